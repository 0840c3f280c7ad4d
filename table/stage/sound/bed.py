"""The brush bed: a continuous hiss of brushes on a skin, which is what masks.

Hits mask nothing between them. Plain noise is not steady enough either: in a narrow low band its
level over 100 ms swings by several dB, and the mask is as good as its weakest window. So the bed is
a loop of noise with a chosen level in each critical band, evened out band by band.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from table.stage.sound.bands import EDGES_HZ
from table.stage.sound.levels import FULL_SCALE_DB, RATE, Floats, Wave

LOOP: Final = 6 * RATE
"""Samples until the bed repeats; it joins itself without a seam."""

# dB SPL at a seat in each of Zwicker's 24 bands, not ducked, before the speaker. The shape follows
# what the noise profiles need (docs/sound/mask.md); the two lowest bands no small speaker gives.
BAND_DB: Final = (
    30.0, 42.0, 50.0, 57.0, 62.0, 58.5, 57.5, 57.0, 56.5, 57.0, 57.5, 54.5,
    52.0, 51.5, 51.0, 51.5, 52.0, 52.5, 53.5, 53.5, 53.0, 53.5, 50.0, 42.0,
)  # fmt: skip
_EVEN_OVER: Final = RATE // 20
_PASSES: Final = 3


@cache
def bed_loop() -> Wave:
    """One turn of the bed, floats in ±1.0, shape (LOOP,). Made once a process, in 0.3 s."""
    # RandomState and not Generator: NumPy promises that its stream never changes.
    random = np.random.RandomState(1812)
    hz = np.fft.rfftfreq(LOOP, 1.0 / RATE)
    phase = np.exp(2j * np.pi * random.uniform(size=hz.size))
    loop = np.zeros(LOOP)
    for low, high, level in zip(EDGES_HZ[:-1], EDGES_HZ[1:], BAND_DB, strict=True):
        spectrum = np.where((hz >= max(low, 20)) & (hz < high), phase, 0.0)
        wave = _unit(np.fft.irfft(spectrum, LOOP))
        for _ in range(_PASSES):
            wave = _unit(wave / np.sqrt(_smooth(wave**2)))
        loop += wave * 10 ** ((level - FULL_SCALE_DB) / 20)
    result = loop.astype(np.float32)
    result.setflags(write=False)
    return result


def _unit(wave: Floats) -> Floats:
    """The wave at a root mean square of 1."""
    return np.asarray(wave / np.sqrt(np.mean(wave**2)))


def _smooth(power: Floats) -> Floats:
    """A running mean over `_EVEN_OVER` samples, taken twice, round the loop's end."""
    for _ in range(2):
        total = np.cumsum(np.concatenate((power[-_EVEN_OVER:], power)))
        mean = (total[_EVEN_OVER:] - total[:-_EVEN_OVER]) / _EVEN_OVER
        power = np.roll(mean, -_EVEN_OVER // 2)
    return np.asarray(np.maximum(power, 1e-9))
