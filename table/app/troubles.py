"""Troubles of a game: each is said once, and logged as often as it comes."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from logging.handlers import QueueHandler, QueueListener, RotatingFileHandler
from pathlib import Path
from queue import SimpleQueue

from table.cues import Phrase
from table.errors import TableError
from table.speech import desk
from table.speech.catalogue import REFERENCE

_log = logging.getLogger(__name__)

LOG_BYTES = 1 << 20


class Troubles:
    """Says a sentence the first time it comes, in `lang`. May be called from any thread."""

    def __init__(self, say: Callable[[str], object], lang: str = REFERENCE) -> None:
        self._say = say
        self._lang = lang
        self._said: set[str] = set()
        self._guard = threading.Lock()

    def __call__(self, said: Phrase | TableError | str) -> None:
        _log.warning("%s", desk.read(said, REFERENCE))
        sentence = desk.read(said, self._lang)
        with self._guard:
            if sentence in self._said:
                return
            self._said.add(sentence)
        self._say(sentence)


@contextmanager
def logged(file: Path) -> Iterator[None]:
    """What the table logs goes to `file`, written by a thread: a disk may keep anybody waiting."""
    lines: SimpleQueue[logging.LogRecord] = SimpleQueue()
    handler = QueueHandler(lines)
    listener = QueueListener(lines, _LogFile(file))
    table = logging.getLogger("table")
    table.addHandler(handler)
    table.setLevel(logging.INFO)
    listener.start()
    try:
        yield
    finally:
        table.removeHandler(handler)
        listener.stop()


class _LogFile(RotatingFileHandler):
    def __init__(self, file: Path) -> None:
        super().__init__(file, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """A log that a full disk does not take is no trouble of its own: the game says what is."""
