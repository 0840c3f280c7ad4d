"""What a seat did when it typed a choice, as a sentence of the story, one file a game."""

from __future__ import annotations

from typing import Any, Protocol

from table.app.retold.deeds.about import Told
from table.cues import Phrase, Seat
from table.rules.moments import Secret


class Deeds(Protocol):
    """What a rule set knows of its choices. State and prompt are its own, from before the choice."""

    def chose(
        self, state: Any, asked: Any, chosen: tuple[int, ...], who: str, names: tuple[str, ...]
    ) -> Phrase:
        """The sentence that begins with `who` chose; `chosen` is empty if it declined.

        `names` are the players' by seat, empty where they have none.
        """

    def holds(self, state: Any, seat: Seat) -> Phrase | None:
        """The role that is secret while the game lasts; None: nothing that deserves a word."""

    def told(self, secret: Secret, names: tuple[str, ...]) -> Told:
        """What a seat's private screen said, with names where there are any."""

    def turned(self, place: int, names: tuple[str, ...]) -> Phrase:
        """The sentence for the claw that turned to a house or, where that is the place, a seat."""


def of(rules: str) -> Deeds:
    """The deeds of a rule set."""
    from table.app.retold.deeds import lupusburg, tabula

    return lupusburg if rules == "lupusburg" else tabula
