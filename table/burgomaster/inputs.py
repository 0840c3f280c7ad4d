"""What can come to the burgomaster from outside: entries, the host's corrections, houses, time."""

from __future__ import annotations

import enum
from typing import TypeAlias

from msgspec import Struct

from table.cues import Ms, Seat


class Input(Struct, frozen=True, tag_field="input"):
    """The base of every input. What the burgomaster accepts goes into the journal as it came."""


class Begin(Input, frozen=True, tag="begin"):
    """The evening begins."""


class Tick(Input, frozen=True, tag="tick"):
    """Nothing but the time."""


class Entry(Input, frozen=True, tag="entry"):
    """A seat typed `text` and confirmed it: a number, letters A–C for a choice, D to decline."""

    seat: Seat
    text: str

    def __repr__(self) -> str:
        return f"<Entry of seat {self.seat}>"


class Claim(enum.StrEnum):
    """What can be said in a discussion without a mouth."""

    SUSPECT = "suspect"
    TRUST = "trust"
    SEER_WOLF = "seer-wolf"
    """I am the Seer, and that one is a wolf."""
    SEER_HUMAN = "seer-human"
    MEDIUM_WOLF = "medium-wolf"
    """I am the Medium, and that one, whom we lynched, was a wolf."""
    MEDIUM_HUMAN = "medium-human"
    DOUBT = "doubt"
    """I do not believe what that one claims to be."""


class Remark(Input, frozen=True, tag="remark"):
    """In a discussion, what a player made of software says about `about`; shown, never spoken."""

    seat: Seat
    claim: Claim
    about: Seat


class Pause(Input, frozen=True, tag="pause"):
    """The host stops the table where it is."""


class GoOn(Input, frozen=True, tag="go_on"):
    """The host lets the table go on; a night's interrupted call starts again."""


class Repeat(Input, frozen=True, tag="repeat"):
    """The host has the present call, or the last thing said by day, repeated."""


class Extend(Input, frozen=True, tag="extend"):
    """The host gives the present decision or discussion `ms` more."""

    ms: Ms


class TakeBack(Input, frozen=True, tag="take_back"):
    """The host takes back the last open vote."""


class Redo(Input, frozen=True, tag="redo"):
    """The host has a disturbed night played again; only until the dead are announced."""


class Leave(Input, frozen=True, tag="leave"):
    """A player leaves the game: a death without a cause announced."""

    seat: Seat


class OpenEyes(Input, frozen=True, tag="open_eyes"):
    """The host saw a player look uncalled; where the rules say so, it costs the life at dawn."""

    seat: Seat

    def __repr__(self) -> str:
        return "<OpenEyes>"


class Stop(Input, frozen=True, tag="stop"):
    """The host ends the game."""


class Resumed(Input, frozen=True, tag="resumed"):
    """The table came back after its power was cut; an interrupted call starts again."""


class Lifted(Input, frozen=True, tag="lifted"):
    """A reader no longer sees the tag of `house`."""

    house: int

    def __repr__(self) -> str:
        return "<Lifted>"


class PutBack(Input, frozen=True, tag="put_back"):
    """A reader sees the tag of `house` again."""

    house: int

    def __repr__(self) -> str:
        return "<PutBack>"


class Ambiguous(Input, frozen=True, tag="ambiguous"):
    """A reader sees something at `house` that is neither the house nor nothing."""

    house: int

    def __repr__(self) -> str:
        return "<Ambiguous>"


AnyInput: TypeAlias = (
    Begin | Tick | Entry | Remark | Pause | GoOn | Repeat | Extend | TakeBack | Redo | Leave
    | OpenEyes | Stop | Resumed | Lifted | PutBack | Ambiguous
)  # fmt: skip
