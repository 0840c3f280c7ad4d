"""Compares two nights as they sound, sample by sample."""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

import numpy as np
from msgspec import Struct

from table.burgomaster.score import Durations
from table.cues import Ms, Phrase, Score
from table.stage.sound.levels import PER_MS, Pcm
from table.stage.sound.render import render


class Noise:
    """A voice for the comparison: every phrase its own noise, exactly as long as planned."""

    def __init__(self, durations: Durations) -> None:
        self._durations = durations

    def samples(self, phrase: Phrase) -> Pcm:
        """See `table.stage.sound.speech.Voices`."""
        return _noise(phrase, self._durations(phrase))


@lru_cache(maxsize=256)
def _noise(phrase: Phrase, ms: Ms) -> Pcm:
    random = np.random.RandomState(crc32(repr(phrase).encode()))
    return random.randint(-8000, 8000, size=ms * PER_MS).astype(np.int16)


class Unlike(Struct, frozen=True):
    """The first sample that is not the same, at `t` ms of the game."""

    t: float
    first: int
    second: int


def first_unlike(a: list[Score], b: list[Score], durations: Durations) -> Unlike | None:
    """Render both nights and compare; None where they sound the same to the last sample."""
    voices = Noise(durations)
    for one, other in zip(a, b, strict=False):
        x, y = (render(score, voices, leave_out=lambda _: None) for score in (one, other))
        if one.start != other.start:
            return Unlike(min(one.start, other.start), 0, 0)
        shared = min(x.size, y.size)
        unlike = np.flatnonzero(x[:shared] != y[:shared])
        if unlike.size:
            at = int(unlike[0])
            return Unlike(one.start + at / PER_MS, int(x[at]), int(y[at]))
        if x.size != y.size:
            return Unlike(one.start + shared / PER_MS, 0, 0)
    if len(a) != len(b):
        longer = max(a, b, key=len)[min(len(a), len(b))]
        return Unlike(longer.start, 0, 0)
    return None
