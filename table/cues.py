"""The public vocabulary: everything the room may hear, see or feel.

This is the bottom layer. It holds types only, and none of them can hold a secret: no card, no
choice, no seed of the deal. The stage and the speech import nothing else of ours.

Times are integer milliseconds on the game's own clock, which starts at 0 with the first cue. A cue
carries the time it was *scheduled* for, never a clock reading, so two evenings with the same public
facts have the same cues to the letter.
"""

from __future__ import annotations

import enum
from typing import TypeAlias

from msgspec import Struct

Ms: TypeAlias = int
Seat: TypeAlias = int
"""Seats are numbered from 1, clockwise seen from above."""


class Phrase(Struct, frozen=True, order=True):
    """One sentence the table can say: a catalogue key and the public facts filled into it.

    `args` is sorted by name; a value is a number or a player's name. The phrases of a game are a
    finite list, so that each can be rendered to sound before the game begins.
    """

    key: str
    args: tuple[tuple[str, int | str], ...] = ()


def phrase(key: str, **args: int | str) -> Phrase:
    """Build a `Phrase`; the order of the keywords does not matter."""
    return Phrase(key, tuple(sorted(args.items())))


class Level(enum.StrEnum):
    """How loud the drum is, as named steps that the sound part turns into decibels."""

    NIGHT = "night"  # full: it must mask hands and motors
    DAY = "day"  # a quiet bed under a day's ceremony


class Cue(Struct, frozen=True, kw_only=True, tag_field="port"):
    """Something the room perceives at `t` ms, during `phase` (a slash-separated public name)."""

    t: Ms
    phase: str


class Voice(Cue, frozen=True, kw_only=True, tag="voice"):
    """The table says `phrase`, which is scheduled to last `ms`. Also the caption."""

    phrase: Phrase
    ms: Ms


class Drum(Cue, frozen=True, kw_only=True, tag="drum"):
    """The drum plays `pattern` for `ms`. The pattern and its start come from the public seed."""

    pattern: int
    ms: Ms
    level: Level = Level.NIGHT


class Claw(Cue, frozen=True, kw_only=True, tag="claw"):
    """The claw turns to `house` (a house or a seat; None is home), a motion of exactly `ms`."""

    house: int | None
    ms: Ms


class Screen(Cue, frozen=True, kw_only=True, tag="screen"):
    """The screen in the middle shows `title`, and the number, seat or count down that goes with it."""

    title: Phrase
    big: int | None = None
    until: Ms | None = None
    """When the count down on the screen reaches zero, if there is one."""
    tally: tuple[tuple[int, int], ...] = ()
    """Votes that lie open: (house or seat, how many), most first."""


class Light(enum.StrEnum):
    """What every pad's lamp does, on all pads alike."""

    OFF = "off"
    DIM = "dim"
    ON = "on"


class Lamps(Cue, frozen=True, kw_only=True, tag="lamps"):
    """What glows and hums at the seats, on all pads alike: lamps, buzzers, hooded displays.

    `whisper` is the envelope of a whisper: every pad's hooded display is lit for that many ms. What
    it shows is secret and no cue; that it is lit, when and how long, is the same on every pad.
    """

    light: Light
    buzz: Ms = 0
    whisper: Ms = 0


AnyCue: TypeAlias = Voice | Drum | Claw | Screen | Lamps


class Slot(Struct, frozen=True):
    """A window of a score in which hands move: the mask must hold from `t` for `ms`."""

    t: Ms
    ms: Ms
    phase: str


class Score(Struct, frozen=True):
    """One stretch of the evening, composed before it begins: cues in order of time.

    It lasts from `start` to `start + ms`; nothing in it depends on what anybody does meanwhile.
    """

    start: Ms
    ms: Ms
    cues: tuple[AnyCue, ...]
    slots: tuple[Slot, ...] = ()
