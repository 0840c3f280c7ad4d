"""Troubles of a game: each is said once, and logged as often as it comes."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from table.cues import Phrase
from table.errors import TableError
from table.speech import desk
from table.speech.catalogue import REFERENCE

_log = logging.getLogger(__name__)


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
