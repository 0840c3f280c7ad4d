"""Troubles of a game: each is said once, and logged as often as it comes."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from table.errors import Said, line
from table.speech import desk
from table.speech.catalogue import REFERENCE

_log = logging.getLogger(__name__)


class Troubles:
    """Says a sentence the first time it comes, in `lang`. May be called from any thread.

    The log has it every time, in English, with the system's own words for the cause.
    """

    def __init__(self, say: Callable[[str], object], lang: str = REFERENCE) -> None:
        self._say = say
        self._lang = lang
        self._said: set[str] = set()
        self._guard = threading.Lock()

    def read_up(self) -> None:
        """Read the catalogues, which takes about a second: not when the first trouble comes."""
        for lang in {self._lang, REFERENCE}:
            desk.words(lang)

    def __call__(self, said: Said) -> None:
        _log.warning("%s", line(said))
        sentence = desk.read(said, self._lang)
        with self._guard:
            if sentence in self._said:
                return
            self._said.add(sentence)
        self._say(sentence)
