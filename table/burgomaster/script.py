"""What the conductor asks of a rule set. One implementation a game, in `scripts/`.

A script holds the game's state and is the only one who changes it; what it hands out for the room
(`beats`, `calls`, `waiting`, `label`, `public`) is a function of public facts.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from table.burgomaster.entries import Asked
from table.burgomaster.score import Beat, Call
from table.burgomaster.setup import Setup
from table.cues import Ms, Phrase, Seat
from table.rules.moments import Public, Secret

Moments: TypeAlias = tuple[Public | Secret, ...]


class Window(Struct, frozen=True):
    """The table waits at most `limit` ms; `reminders` are said that long before the end."""

    limit: Ms
    reminders: tuple[tuple[Ms, Phrase], ...] = ()
    talk: bool = False
    """Those who may act talk, and say on the pad when they are done; all done ends it."""


class Script(Protocol):
    """A game as the conductor sees it."""

    setup: Setup
    state: Any
    """The rule set's own state, secrets included; only for the record after the end."""

    def begin(self) -> Moments:
        """Deal."""

    def choose(self, seat: Seat, choice: tuple[int, ...]) -> Moments:
        """A seat answers what it is asked. :raises IllegalInput: nothing changed."""

    def close(self) -> Moments:
        """The time for what the table waits for is over."""

    def take_back(self) -> Moments:
        """:raises IllegalInput: there is no open vote to take back."""

    def redo(self) -> Moments:
        """:raises IllegalInput: it is not night, or the dead are announced."""

    def leave(self, seat: Seat) -> Moments:
        """:raises IllegalInput: nobody sits there."""

    def mark(self, seat: Seat) -> Moments:
        """A player looked uncalled. :raises IllegalInput: these rules know no such thing."""

    def stop(self) -> Moments:
        """The host ends the game."""

    def lifted(self, house: int) -> Moments:
        """The house is lifted in the call of who may lift one; nothing where nobody living may."""

    def asked(self, seat: Seat) -> Asked | None:
        """What this seat is asked now. Secret in the night."""

    def night_asked(self, seat: Seat, call: Call) -> Asked:
        """What any seat would be asked if it were the one called: public facts alone."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who may act, publicly; in the night nobody is named."""

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats still at the table."""

    @property
    def sign(self) -> Hashable:
        """Changes when the table must ask something else."""

    @property
    def at_night(self) -> bool: ...

    @property
    def at_dawn(self) -> bool:
        """The night is over and the dead are not announced yet."""

    @property
    def over(self) -> bool: ...

    @property
    def label(self) -> str:
        """The public name of where the game is, for the trace."""

    @property
    def night(self) -> int:
        """The number of this night or day."""

    def calls(self) -> tuple[Call, ...]:
        """All the calls of this night."""

    def opening(self) -> Phrase:
        """What is said when night falls."""

    def beats(self, events: Sequence[Public]) -> tuple[Beat, ...]:
        """How the room is told what happened."""

    def question(self) -> tuple[Beat, ...]:
        """How the room is told what the table waits for."""

    def window(self) -> Window:
        """How long the table waits for it."""

    def public(self) -> Any:
        """The rule set's public view."""

    def view(self, seat: Seat) -> Any:
        """The rule set's view for one seat."""
