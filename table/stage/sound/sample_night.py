"""A night to try the sound with: laid out like Lupusburg's, spoken with the sound-check phrases.

No rule is in it. Two calls, each with a slot in which ten is counted while hands move (RULES.md §1),
and the drum from the first moment to the last.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from table.cues import AnyCue, Drum, Ms, Phrase, Score, Slot, Voice, phrase
from table.stage.sound.levels import PER_MS
from table.stage.sound.speech import Voices

EYES: Final = phrase("sound-check-eyes")
CALL: Final = phrase("sound-check")
COUNT: Final = tuple(phrase("sound-check-count", n=n) for n in range(1, 11))
PHRASES: Final = (EYES, CALL, *COUNT)

SLOT_MS: Final[Ms] = 10_000
_BEAT_MS: Final[Ms] = 1_000
_REST_MS: Final[Ms] = 3_500


def sample_night(pattern: int, durations: Callable[[Phrase], Ms], *, start: Ms = 0) -> Score:
    """A night of about a minute on drum `pattern`, its calls as long as `durations` says."""
    cues: list[AnyCue] = []
    slots: list[Slot] = []
    now = start + 1_500

    def say(words: Phrase, phase: str) -> None:
        nonlocal now
        ms = durations(words)
        cues.append(Voice(t=now, phase=phase, phrase=words, ms=ms))
        now += ms

    say(EYES, "night/falls")
    now += _REST_MS
    for role in ("first", "second"):
        phase = f"night/{role}"
        say(CALL, f"{phase}/call")
        slots.append(Slot(t=now, ms=SLOT_MS, phase=f"{phase}/slot"))
        for beat, number in enumerate(COUNT):
            ms = durations(number)
            cues.append(Voice(t=now + beat * _BEAT_MS, phase=f"{phase}/slot", phrase=number, ms=ms))
        now += SLOT_MS + _BEAT_MS
        say(EYES, f"{phase}/close")
        now += _REST_MS
    drum = Drum(t=start, phase="night", pattern=pattern, ms=now - start)
    return Score(
        start=start,
        ms=now - start,
        cues=tuple(sorted([drum, *cues], key=lambda cue: cue.t)),
        slots=tuple(slots),
    )


def durations_of(voices: Voices) -> Callable[[Phrase], Ms]:
    """How long each phrase of `voices` lasts, rounded up to whole ms; each is asked for once."""

    @cache
    def ms(words: Phrase) -> Ms:
        return -(-voices.samples(words).size // PER_MS)

    return ms
