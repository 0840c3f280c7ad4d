"""What the pads have to tell. Times are ms on the clock that `Pads.step` is given."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from table.burgomaster.inputs import Entry
from table.cues import Ms, Seat
from table.errors import Said


class Entered(Struct, frozen=True):
    """A player typed `text` and confirmed it with `#`; it comes once, whatever the line did.

    `text` is what stood on the line: digits such as "12", letters such as "AB", "D", or nothing.
    `boot` and `number` name the event for as long as the pad lives.
    """

    seat: Seat
    text: str
    pressed: Ms
    boot: int
    number: int

    @property
    def entry(self) -> Entry:
        """The input for the burgomaster."""
        return Entry(self.seat, self.text)

    def __repr__(self) -> str:
        return f"<Entered by seat {self.seat} at {self.pressed}>"


class Late(Struct, frozen=True):
    """A confirmed line that would answer another question than the player saw; it does not count."""

    seat: Seat
    pressed: Ms


class Lost(Struct, frozen=True):
    """The pad of `seat` is gone or silent: "seat 4's pad is gone"; the game goes on."""

    seat: Seat


class Back(Struct, frozen=True):
    """The pad of `seat` is there, for the first time or again, in whatever socket."""

    seat: Seat


class Refused(Struct, frozen=True):
    """A pad or port that cannot be used; `said` tells why and what to do."""

    port: str
    said: Said


class Seen(Struct, frozen=True):
    """Reader 0 or 1 of `seat`'s pad saw the same in every round from `since` to `last`.

    `tags` is None when the chip does not answer; `clean` is False when some answer was mangled, so
    that what is missing may be there all the same.
    """

    seat: Seat
    reader: int
    tags: frozenset[str] | None
    clean: bool
    since: Ms
    last: Ms

    def __repr__(self) -> str:
        return f"<Seen by reader {self.reader} of seat {self.seat}>"


class Reported(Struct, frozen=True):
    """A line of a pad's self-test: part 0 and 1 are the readers, 2 the display, 3 the keys."""

    port: str
    part: int
    text: str


Event: TypeAlias = Entered | Late | Lost | Back | Refused | Seen | Reported
