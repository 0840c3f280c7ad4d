"""What a seat did when it typed a choice, in words, one file a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from table.cues import Phrase, Seat

Who = Callable[[Seat], str]
"""A player's name, or the seat."""


class Deeds(Protocol):
    """What a rule set knows of its choices. State and prompt are its own, from before the choice."""

    def chose(self, state: Any, asked: Any, chosen: tuple[int, ...], who: Who) -> str:
        """Goes on after the name: "put a token on house 6"; `chosen` is empty if it declined."""

    def holds(self, state: Any, seat: Seat) -> Phrase | None:
        """The role that is secret while the game lasts; None: nothing that deserves a word."""


def of(rules: str) -> Deeds:
    """The deeds of a rule set."""
    from table.app.deeds import lupusburg, tabula

    return lupusburg if rules == "lupusburg" else tabula
