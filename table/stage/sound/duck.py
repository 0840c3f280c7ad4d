"""How the drum makes room for the voice: the hits step back, the bed hardly at all.

Hands move while the count of ten is spoken, so the bed, which masks them, gives at most 2 dB.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import numpy as np

from table.cues import Ms, Voice
from table.stage.sound.levels import PER_MS, Wave, db_to_gain


class Duck(NamedTuple):
    """How far, in dB, each part of the drum steps back under a voice."""

    bed_db: float
    hits_db: float


DUCK: Final = Duck(bed_db=2.0, hits_db=10.0)

BEFORE: Final[Ms] = 120
"""The drum is down when the voice begins: it starts down this much earlier."""
AFTER: Final[Ms] = 250
"""How long after a voice the drum is back up."""
BRIDGE: Final[Ms] = 1_000
"""Shorter pauses between two ducks are bridged: a count of ten does not pump."""


def spoken(voices: Iterable[Voice]) -> Iterator[tuple[Ms, Ms]]:
    """Start and end of each stretch, in order, that counts as spoken: from the schedule alone."""
    begin: Ms | None = None
    end: Ms = 0
    for cue in sorted(voices, key=lambda voice: voice.t):
        if begin is not None and cue.t - BEFORE <= end + AFTER + BRIDGE:
            end = max(end, cue.t + cue.ms)
            continue
        if begin is not None:
            yield begin, end
        begin, end = cue.t, cue.t + cue.ms
    if begin is not None:
        yield begin, end


def duck(wave: Wave, start: Ms, stretches: Iterable[tuple[Ms, Ms]], db: float) -> None:
    """Lower `wave`, whose first sample sounds at `start`, by `db` in every stretch, in place."""
    low = db_to_gain(-db)
    for begin, end in stretches:
        _scale(wave, begin - BEFORE - start, begin - start, 1.0, low)
        _scale(wave, begin - start, end - start, low, low)
        _scale(wave, end - start, end + AFTER - start, low, 1.0)


def _scale(wave: Wave, from_ms: Ms, to_ms: Ms, first: float, last: float) -> None:
    """Multiply a stretch by a gain that goes evenly from `first` to `last`; parts outside ignored."""
    count = (to_ms - from_ms) * PER_MS
    low, high = max(from_ms * PER_MS, 0), min(to_ms * PER_MS, wave.size)
    if low >= high:
        return
    if first == last:
        wave[low:high] *= np.float32(first)
        return
    gain = np.linspace(first, last, count, endpoint=False, dtype=np.float32)
    offset = low - from_ms * PER_MS
    wave[low:high] *= gain[offset : offset + high - low]
