"""The drum of one cue, as a bed and as hits, before anything is ducked."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from table.cues import Drum, Level
from table.stage.sound.bed import LOOP, bed_loop
from table.stage.sound.hits import TAKES, stroke
from table.stage.sound.levels import PER_MS, RATE, Wave, db_to_gain
from table.stage.sound.patterns import Pattern, pattern

LEVEL_DB: Final = {Level.NIGHT: 0.0, Level.DAY: -20.0}
"""How loud each level is beside the night, which is `levels.DRUM_DBA`."""

SWIRL_DB: Final = 2.0
"""How far the brush swells once a beat. It swells up only: the mask rests on its floor."""

_EDGE: Final = RATE // 100  # 10 ms: a cue starts and ends without a click
_LATE_MS: Final = 4.0  # standard deviation of a player's timing; 10 ms are heard as loose
_STRENGTH_DB: Final = 1.0


def drum_bed(cue: Drum) -> Wave:
    """The brushes of a cue, floats in ±1.0, shape (ms · 48,).

    The loop runs on the game's clock, so one cue's bed continues that of the cue before.
    """
    count = cue.ms * PER_MS
    start = cue.t * PER_MS % LOOP
    loop = np.roll(bed_loop(), -start)
    bed: Wave = np.resize(loop, count)
    bed *= np.resize(_swirl(cue.pattern), count)
    return _finish(bed, cue.level)


def drum_hits(cue: Drum) -> Wave:
    """The strokes of a cue, floats in ±1.0, shape (ms · 48,); its first bar starts with it.

    A pure function of the cue: which take is struck, how late and how hard comes from its pattern
    and time. A longer cue begins like a shorter one.
    """
    played = pattern(cue.pattern)
    count = cue.ms * PER_MS
    bars = -(-count // (played.steps * played.step))
    struck = [
        (head, step, int(mark))
        for head, line in played.lines
        for step, mark in enumerate(line)
        if mark != "."
    ]
    # RandomState and not Generator: NumPy promises that its stream never changes.
    random = np.random.RandomState([cue.pattern % 2**32, cue.t % 2**32])
    human = random.uniform(-1.0, 1.0, size=(bars, len(struck), 3))
    late = human[..., 0] * np.sqrt(3) * _LATE_MS * PER_MS
    gains = 10 ** ((human[..., 1] * np.sqrt(3) * _STRENGTH_DB + played.hits_db) / 20)
    takes = np.minimum(((human[..., 2] + 1) / 2 * TAKES).astype(int), TAKES - 1)
    hits: Wave = np.zeros(count, dtype=np.float32)
    for bar in range(bars):
        for at, (head, step, mark) in enumerate(struck):
            first = (bar * played.steps + step) * played.step + int(late[bar, at])
            first = max(first, 0)
            if first >= count:
                continue
            wave = stroke(head, int(takes[bar, at]))[: count - first]
            hits[first : first + wave.size] += np.float32(gains[bar, at] * mark / 9) * wave
    return _finish(hits, cue.level)


@lru_cache(maxsize=8)
def _swirl(index: int) -> Wave:
    """The gain of the brushes over a whole number of beats, at least 1; shape (samples,)."""
    played: Pattern = pattern(index)
    beat = played.step * played.steps_a_beat
    turn = np.arange(beat) / beat
    # Quicker up than down, like a hand that is pulled across the skin.
    swell = np.sin(np.pi * turn**0.7) ** 2
    return (10 ** (SWIRL_DB * swell / 20)).astype(np.float32)


def _finish(wave: Wave, level: Level) -> Wave:
    wave *= np.float32(db_to_gain(LEVEL_DB[level]))
    edge = min(_EDGE, wave.size // 2)
    ramp = np.linspace(0.0, 1.0, edge, endpoint=False, dtype=np.float32)
    wave[:edge] *= ramp
    wave[wave.size - edge :] *= ramp[::-1]
    return wave
