"""Where the lines of `logging` go: to systemd's journal under it, else into a file."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from logging.handlers import QueueHandler, QueueListener, RotatingFileHandler
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TextIO

LOG_BYTES: Final = 1 << 20

PRIORITIES: Final = (
    (logging.CRITICAL, 2),
    (logging.ERROR, 3),
    (logging.WARNING, 4),
    (logging.INFO, 6),
)
"""The least level of each priority of sd-daemon(3)."""
DEBUG: Final = 7


@contextmanager
def logged(file: Path, environ: Mapping[str, str] = os.environ) -> Iterator[None]:
    """What the table logs is written by a thread, for a disk or a pipe may keep anybody waiting.

    It goes to stderr where that is systemd's journal, else to `file`, which is made with its first
    line.
    """
    lines: SimpleQueue[logging.LogRecord] = SimpleQueue()
    handler = QueueHandler(lines)
    sink = Journal() if to_journal(environ) else _LogFile(file)
    listener = QueueListener(lines, sink)
    table = logging.getLogger("table")
    table.addHandler(handler)
    table.setLevel(logging.INFO)
    listener.start()
    try:
        yield
    finally:
        table.removeHandler(handler)
        listener.stop()
        with suppress(OSError):  # a full disk does not take the last lines either
            sink.close()


@contextmanager
def unprinted() -> Iterator[None]:
    """What the table logs is printed to nobody: a command that keeps no log has its sentences.

    Without any handler, `logging` would print warnings on stderr by itself.
    """
    table, nowhere = logging.getLogger("table"), logging.NullHandler()
    table.addHandler(nowhere)
    try:
        yield
    finally:
        table.removeHandler(nowhere)


def to_journal(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether stderr is the stream that systemd said is its journal's (systemd.exec(5))."""
    try:
        stream = os.fstat(sys.stderr.fileno())
    except (OSError, ValueError):  # closed, or not a file at all
        return False
    return environ.get("JOURNAL_STREAM") == f"{stream.st_dev}:{stream.st_ino}"


class Journal(logging.StreamHandler[TextIO]):
    """Lines for systemd's journal: each begins with its priority; the time is the journal's own."""

    def __init__(self) -> None:
        super().__init__(sys.stderr)
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def format(self, record: logging.LogRecord) -> str:
        number = next((n for level, n in PRIORITIES if record.levelno >= level), DEBUG)
        return "\n".join(f"<{number}>{line}" for line in super().format(record).splitlines())


class _LogFile(RotatingFileHandler):
    def __init__(self, file: Path) -> None:
        super().__init__(file, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(OSError):  # then the file cannot be opened either, which is handled below
            Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """A log that a full disk does not take is no trouble of its own: the game says what is."""
