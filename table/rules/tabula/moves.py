"""What can be done at a table of Lupus in Tabula. A move changes the state only through `apply`."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from table.cues import Seat


class Move(Struct, frozen=True, tag_field="move"):
    """The base of every move."""


class Begin(Move, frozen=True, tag="begin"):
    """Deal, or ask for the cards. The only place where chance enters (RULES.md §3, two seeds)."""

    deal_seed: int
    public_seed: int

    def __repr__(self) -> str:
        return f"Begin(deal_seed=<hidden>, public_seed={self.public_seed})"


class Enter(Move, frozen=True, tag="enter"):
    """A player enters the code of the own card, typed or read from its tag."""

    seat: Seat
    code: int

    def __repr__(self) -> str:
        return f"Enter(seat={self.seat}, code=<hidden>)"


class Choose(Move, frozen=True, tag="choose"):
    """A called player chooses `player` (None: nobody). May be changed until the call is closed."""

    seat: Seat
    player: Seat | None


class Mark(Move, frozen=True, tag="mark"):
    """The host marks a player who looked uncalled, or takes the mark away."""

    seat: Seat
    marked: bool = True


class Nominate(Move, frozen=True, tag="nominate"):
    """A player nominates `player` for lynching (None: abstains, where that is offered)."""

    seat: Seat
    player: Seat | None


class Vote(Move, frozen=True, tag="vote"):
    """A player's vote in the run-off (None: abstains, where that is offered)."""

    seat: Seat
    player: Seat | None


class Close(Move, frozen=True, tag="close"):
    """The time for what the table waits for is over; what is missing gets its default."""


class TakeBack(Move, frozen=True, tag="take_back"):
    """The host takes back the last open vote."""


class Redo(Move, frozen=True, tag="redo"):
    """The host has a disturbed night played again; what was learned stays learned."""


class Leave(Move, frozen=True, tag="leave"):
    """A player leaves: a death without a cause announced."""

    seat: Seat


class Stop(Move, frozen=True, tag="stop"):
    """The host ends the game; nobody wins."""


AnyMove: TypeAlias = (
    Begin | Enter | Choose | Mark | Nominate | Vote | Close | TakeBack | Redo | Leave | Stop
)
