"""Composes what is performed, from public facts alone (DESIGN.md, score).

A night is one score. Every call of the published mix has its place in it whether or not its role
lives, and a slot of fixed length in which everybody may tap; nothing that anybody does meanwhile
moves a single cue. Read aloud, a night of Lupusburg is:

    Night falls. Everybody closes their eyes and taps.
    Thief, open your eyes. Lift one house.        | slot: one, two, … ten |  whisper on every pad
    Thief, close your eyes.
    Werewolf, open your eyes. Choose one house.   | slot: one, two, … ten |
    Werewolf, close your eyes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from table.cues import (
    AnyCue,
    Claw,
    Drum,
    Lamps,
    Level,
    Light,
    Ms,
    Phrase,
    Score,
    Screen,
    Slot,
    Voice,
    phrase,
)
from table.rules.chance import below

Durations: TypeAlias = Callable[[Phrase], Ms]
"""How long each phrase takes to say. A property of the voice, the same whoever is called."""

PATTERNS = 5
"""Drum patterns the public seed chooses from."""

BREATH: Ms = 600
"""Silence after a sentence."""
CLAW_MS: Ms = 3000
"""Every motion of the claw takes this long, wherever it goes."""
LEAD_IN: Ms = 2500
"""Drum before the first call: time to close the eyes and find the rhythm."""
TEN = 10
"""What is counted to aloud, evenly over the slot."""


class Call(Struct, frozen=True):
    """One role's part of a night, as the published mix has it (RULES.md §1 Night, §2 Night order)."""

    role: str
    slot: Ms
    """Time for choosing, after the call."""
    line: str = ""
    """How this night's call is worded, where not as usual: the line `call-<line>`."""
    whisper: bool = False
    """An answer follows; its envelope is the same on every pad."""
    counted: bool = False
    """The slot is counted aloud, one to ten."""
    lifts: bool = False
    """In this call one house may be lifted."""
    opens_with_call: bool = False
    """The time for choosing begins with the call's first word instead of after its last."""


class PlannedCall(Struct, frozen=True):
    """When a call of a composed night happens; all times absolute."""

    call: Call
    begins: Ms
    opens: Ms
    closes: Ms
    """When the slot ends; a whisper, where the call has one, begins at once."""
    ends: Ms


class NightPlan(Struct, frozen=True):
    """A composed night: what is performed, and when choices are taken."""

    score: Score
    calls: tuple[PlannedCall, ...]


class Beat(Struct, frozen=True):
    """One thing of a day's ceremony, performed after the one before it.

    It says `phrase`, or turns the claw (with `turn`), or both one after the other; `rest` is the
    silence after it.
    """

    phrase: Phrase | None = None
    turn: bool = False
    house: int | None = None
    big: int | None = None
    rest: Ms = BREATH
    tally: tuple[tuple[int, int], ...] = ()


def drum_pattern(public_seed: int, night: int, attempt: int) -> int:
    """The night's drum pattern. It is heard, so it may hang on nothing but the public seed."""
    return below(PATTERNS, public_seed, "drum", night, attempt)


def compose_night(
    calls: tuple[Call, ...],
    durations: Durations,
    *,
    start: Ms,
    pattern: int,
    whisper: Ms,
    opening: Phrase,
) -> NightPlan:
    """The night from `calls` on. `whisper` is how long each answer is lit.

    `opening` is said first: that night falls, or that it goes on.
    """
    cues: list[AnyCue] = [
        Lamps(t=start, phase="night", light=Light.OFF),
        Claw(t=start, phase="night", house=None, ms=CLAW_MS),
        Screen(t=start, phase="night", title=phrase("screen-night")),
    ]
    slots: list[Slot] = []
    planned: list[PlannedCall] = []
    t = start
    t = _say(cues, t, "night", opening, durations) + LEAD_IN
    for call in calls:
        label = f"night/{call.role}"
        begins = t
        t = _say(cues, t, label, phrase(f"call-{call.line or call.role}"), durations)
        opens = begins if call.opens_with_call else t
        closes = t + call.slot
        if call.counted:
            _count(cues, t, label, call.slot, durations)
        slots.append(Slot(opens, closes - opens, label))
        t = closes
        if call.whisper:
            cues.append(Lamps(t=t, phase=label, light=Light.OFF, whisper=whisper))
            slots.append(Slot(t, whisper, label))
            t += whisper
        t = _say(cues, t, label, phrase(f"sleep-{call.role}"), durations)
        planned.append(PlannedCall(call, begins, opens, closes, t))
    cues.append(Drum(t=start, phase="night", pattern=pattern, ms=t - start, level=Level.NIGHT))
    return NightPlan(Score(start, t - start, in_order(cues), tuple(slots)), tuple(planned))


def compose_day(
    beats: tuple[Beat, ...], durations: Durations, *, start: Ms, label: str, light: Light | None
) -> Score:
    """A day's ceremony: the beats one after another from `start`."""
    cues: list[AnyCue] = []
    t = start
    if light is not None:
        cues.append(Lamps(t=t, phase=label, light=light))
    for beat in beats:
        if beat.turn:
            cues.append(Claw(t=t, phase=label, house=beat.house, ms=CLAW_MS))
            t += CLAW_MS
        if beat.phrase is not None:
            cues.append(Screen(t=t, phase=label, title=beat.phrase, big=beat.big, tally=beat.tally))
            t = _say(cues, t, label, beat.phrase, durations, beat.rest)
        else:
            t += beat.rest
    return Score(start, t - start, in_order(cues))


def asks_at(question: Score) -> Ms:
    """When the sentence that asks begins: the last one of a question."""
    return max(cue.t for cue in question.cues if isinstance(cue, Voice))


def with_countdown(score: Score, ms: Ms, label: str) -> Score:
    """The score, and at its end a count down of `ms` under the last thing shown."""
    shows = [cue for cue in score.cues if isinstance(cue, Screen)]
    if not shows:
        return score
    end = score.start + score.ms
    shown = replace(shows[-1], t=end, phase=label, until=end + ms)
    return Score(score.start, score.ms, (*score.cues, shown), score.slots)


def in_order(cues: list[AnyCue]) -> tuple[AnyCue, ...]:
    """The cues by time; those of one moment keep the order in which they were composed."""
    return tuple(sorted(cues, key=lambda cue: cue.t))


def _say(
    cues: list[AnyCue],
    t: Ms,
    label: str,
    said: Phrase,
    durations: Durations,
    rest: Ms = BREATH,
) -> Ms:
    ms = durations(said)
    cues.append(Voice(t=t, phase=label, phrase=said, ms=ms))
    return t + ms + rest


def _count(cues: list[AnyCue], t: Ms, label: str, slot: Ms, durations: Durations) -> None:
    step = slot // TEN
    for n in range(1, TEN + 1):
        said = phrase("count", n=n)
        # A voice too slow for its place is cut there rather than heard over the next number.
        ms = min(durations(said), step)
        cues.append(Voice(t=t + (n - 1) * step, phase=label, phrase=said, ms=ms))
