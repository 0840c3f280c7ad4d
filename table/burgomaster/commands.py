"""What the burgomaster orders: cues for everybody, words for one seat, records for the journal."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from table.burgomaster.inputs import AnyInput, Remark
from table.cues import AnyCue, Ms, Phrase, Score, Seat
from table.rules.moments import Public, Secret


class Perform(Struct, frozen=True):
    """A stretch of the evening is settled: the stage may prepare and play it. Public."""

    score: Score


class Cut(Struct, frozen=True):
    """What was to be performed from `t` on is void. Public."""

    t: Ms


class Open(Struct, frozen=True):
    """From `t` until `until` the seats may act; in the night always all of them. Public.

    By day `t` is the moment at which the sentence that asks them begins.
    """

    t: Ms
    seats: tuple[Seat, ...]
    until: Ms
    phase: str
    talk: bool = False
    """They are to talk, not to choose: "A" says that one has said enough."""


class Closed(Struct, frozen=True):
    """What was open by day is decided: nobody may act until the next `Open`. Public."""

    t: Ms


class Happened(Struct, frozen=True):
    """A public event of the rules, for pages and stories. Public."""

    t: Ms
    event: Public


class Said(Struct, frozen=True):
    """Somebody said something in the discussion. Public."""

    t: Ms
    remark: Remark


class Reply(Struct, frozen=True):
    """What a seat is told about its own entry."""

    taken: bool
    phrase: Phrase


class Tell(Struct, frozen=True):
    """For one seat's private screen alone."""

    t: Ms
    seat: Seat
    what: Secret | Reply

    def __repr__(self) -> str:
        return f"<Tell seat {self.seat} at {self.t}>"


class Answered(Struct, frozen=True):
    """Whether a correction of the host was possible, and why not. Public: the host is a player."""

    t: Ms
    taken: bool
    phrase: Phrase


class Whispers(Struct, frozen=True):
    """Every seat's hooded display is lit for `ms`: `faces[s - 1]` is for seat s; None is neutral.

    Its envelope is a public `Lamps` cue of the same time; what the faces show is secret.
    """

    t: Ms
    ms: Ms
    faces: tuple[Secret | None, ...]

    def __repr__(self) -> str:
        return f"<Whispers at {self.t} for {self.ms} ms>"


class Record(Struct, frozen=True):
    """The input was accepted at `t` and belongs into the journal before anything else is done.

    In the night everybody's entries are written down alike, so that neither the disk nor the wait
    for it tells whose `counts`.
    """

    t: Ms
    input: AnyInput
    counts: bool = True


class Over(Struct, frozen=True):
    """The game has ended and everything has been said. Public."""

    t: Ms


Command: TypeAlias = (
    AnyCue | Perform | Cut | Open | Closed | Happened | Said | Tell | Answered | Whispers | Record
    | Over
)  # fmt: skip
