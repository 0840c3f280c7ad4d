"""Troubles of a game: each is said once, and logged as often as it comes."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Final

from table.cues import Phrase
from table.errors import Said, TableError, line
from table.speech import desk
from table.speech.catalogue import REFERENCE

_log = logging.getLogger(__name__)

DETAILS: Final = frozenset({"why", "now", "goal"})
"""Arguments that differ from one time to the next while the trouble is the same: the system's words
for the cause, the steps where a blocked claw stands."""


class Troubles:
    """Says a sentence the first time it comes, in `lang`. May be called from any thread.

    The log has it every time, in English, with the system's own words for the cause.
    """

    def __init__(self, say: Callable[[str], object], lang: str = REFERENCE) -> None:
        self._say = say
        self._lang = lang
        self._said: set[Phrase | str] = set()
        self._guard = threading.Lock()

    def read_up(self) -> None:
        """Read the catalogues, which takes about a second: not when the first trouble comes."""
        for lang in {self._lang, REFERENCE}:
            desk.words(lang)

    def __call__(self, said: Said) -> None:
        _log.warning("%s", line(said))
        trouble = _without_details(said)
        with self._guard:
            if trouble in self._said:
                return
            self._said.add(trouble)
        self._say(desk.read(said, self._lang))


def _without_details(said: Said) -> Phrase | str:
    told = said.said if isinstance(said, TableError) else said
    if isinstance(told, str):
        return told
    return Phrase(told.key, tuple(arg for arg in told.args if arg[0] not in DETAILS))
