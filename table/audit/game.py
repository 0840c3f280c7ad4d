"""What the audit must know of a rule set beyond its script. One file a game, in `games`."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from table.audit.draw import Draw
from table.audit.situation import Situation
from table.burgomaster.entries import Asked
from table.burgomaster.script import Script
from table.burgomaster.setup import Setup
from table.cues import Seat


class Want(NamedTuple):
    """What a called player means to do in a call."""

    text: str | None
    """What is to be confirmed last; None: nothing."""
    free: bool = True
    """Whether other choices may be confirmed before it."""


class Game(Protocol):
    """A rule set under audit. `draw` is always the chance that the decision may hang on."""

    @property
    def wishes(self) -> tuple[str, ...]:
        """Labels that are rare unless the deal favours them."""

    def situation(self, draw: Draw, options: Any | None) -> Situation:
        """A public situation; with `options` one of the set-up they describe."""

    def script(self, setup: Setup, options: Any) -> Script:
        """The game itself."""

    def deal_seed(self, situation: Situation, draw: Draw, wish: str) -> int:
        """A deal with which the situation can come about; `wish` names a label to favour."""

    def is_plain(self, script: Script, seat: Seat) -> bool:
        """Whether the seat is never called, so that it can sit beside two different nights alike."""

    def is_secret(self, asked: Asked) -> bool:
        """Whether what is chosen by day is seen by the chooser alone."""

    def by_day(self, situation: Situation, asked: Asked, day: int, draw: Draw) -> tuple[int, ...]:
        """An answer everybody sees; it favours what the situation means to come about."""

    def by_night(
        self, situation: Situation, script: Script, role: str, asked: Asked, draw: Draw
    ) -> Want:
        """What a called player wants; in the nights before the audited one, what must come about."""

    def highest(self, situation: Situation) -> int:
        """The highest number that means something on a pad."""

    def blind(self, view: Any) -> Any:
        """A seat's view without what it was told or drew: twins may differ in that, the seat knows."""

    def labels(self, script: Script, situation: Situation) -> dict[str, bool]:
        """Secrets of the audited night that somebody might want to guess, at its end."""

    def cause(self, script: Script) -> str:
        """Who holds what and what was chosen, in words for the report."""
