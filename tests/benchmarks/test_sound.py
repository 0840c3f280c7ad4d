"""How long a night takes to render: it happens off the loop, before or while the night begins."""

from __future__ import annotations

import numpy as np
import pytest

from table.cues import Drum, Phrase, Score, Voice, phrase
from table.stage.sound.bed import bed_loop
from table.stage.sound.levels import PER_MS, Pcm
from table.stage.sound.render import render


class Hiss:
    """Two seconds of noise for any phrase."""

    def __init__(self) -> None:
        random = np.random.RandomState(0)
        self._samples = (random.normal(size=2_000 * PER_MS) * 3_000).astype(np.int16)

    def samples(self, phrase: Phrase) -> Pcm:
        return self._samples


def night(seconds: int) -> Score:
    """Somebody speaks two seconds of every four, always something else."""
    voices = tuple(
        Voice(t=4_000 * n, phase="night", phrase=phrase("line", n=n), ms=2_000)
        for n in range(seconds // 4)
    )
    drum = Drum(t=0, phase="night", pattern=0, ms=1_000 * seconds)
    return Score(start=0, ms=1_000 * seconds, cues=(drum, *voices))


@pytest.mark.parametrize("seconds", [60, 160])
def test_rendering_a_night(benchmark, seconds):
    score, voices = night(seconds), Hiss()
    bed_loop()
    mixed = benchmark(render, score, voices)
    assert mixed.shape == (seconds * 48_000,)


def test_making_the_bed(benchmark):
    bed_loop.cache_clear()
    loop = benchmark.pedantic(bed_loop, rounds=1)
    assert loop.any()
