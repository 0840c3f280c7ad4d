"""The drums and brushes that are struck, each synthesised from its physics in a few lines."""

from __future__ import annotations

import enum
from functools import cache
from typing import Final

import numpy as np

from table.stage.sound.levels import RATE, Floats, Wave


class Drumhead(enum.StrEnum):
    """What can be struck."""

    DEEP = "deep"  # a big frame drum
    LOW = "low"  # a low tom
    HIGH = "high"  # a high tom
    SLAP = "slap"  # a brush on a snareless skin
    WOOD = "wood"  # a stick on the rim


TAKES: Final = 3
"""Each stroke exists in this many slightly different takes."""

# A round membrane's modes, relative to the lowest: zeros of the Bessel functions J_m (0,1), (1,1),
# (2,1), (0,2), (3,1), (1,2) over 2.405.
_MODES: Final = (1.0, 1.593, 2.136, 2.296, 2.653, 2.917)
_MODE_GAINS: Final = (1.0, 0.55, 0.35, 0.25, 0.18, 0.12)


@cache
def stroke(head: Drumhead, take: int) -> Wave:
    """One stroke at full strength, peak 1.0, starting at its first sample; `take` from 0."""
    # RandomState and not Generator: NumPy promises that its stream never changes.
    random = np.random.RandomState(10 * list(Drumhead).index(head) + take)
    tuning = 2 ** (random.uniform(-0.12, 0.12) / 12)  # a tenth of a semitone either way
    match head:
        case Drumhead.DEEP:
            wave = _membrane(92.0 * tuning, 0.30, random, skin=0.18)
        case Drumhead.LOW:
            wave = _membrane(138.0 * tuning, 0.22, random, skin=0.14)
        case Drumhead.HIGH:
            wave = _membrane(207.0 * tuning, 0.16, random, skin=0.12)  # a fifth above LOW
        case Drumhead.SLAP:
            wave = _hiss(700.0, 5200.0, 0.055, random)
        case Drumhead.WOOD:
            wave = _bar(740.0 * tuning, 0.028)
    fade = min(wave.size, RATE // 100)
    wave[-fade:] *= np.linspace(1.0, 0.0, fade)
    result: Wave = (wave / np.abs(wave).max()).astype(np.float32)
    result.setflags(write=False)
    return result


def _time(decay: float) -> Floats:
    """Seconds until a stroke has decayed by 60 dB; `decay` is the time constant in s."""
    return np.arange(int(6.9 * decay * RATE)) / RATE


def _attack(time: Floats, seconds: float) -> Floats:
    """A soft beginning: half a cosine, so that no stroke clicks."""
    return np.asarray(0.5 - 0.5 * np.cos(np.pi * np.minimum(time / seconds, 1.0)))


def _membrane(hz: float, decay: float, random: np.random.RandomState, *, skin: float) -> Floats:
    """A skin: its modes, the higher the sooner gone, falling in pitch as its tension relaxes."""
    time = _time(decay)
    bend = 2 * np.pi * hz * (time + 0.12 * 0.03 * (1 - np.exp(-time / 0.03)))
    wave = np.zeros_like(time)
    for mode, gain in zip(_MODES, _MODE_GAINS, strict=True):
        wave += gain * np.sin(mode * bend) * np.exp(-time * mode**1.3 / decay)
    hand = _hiss(300.0, 2600.0, 0.02, random)
    wave[: hand.size] += skin * hand / np.abs(hand).max()
    return np.asarray(wave * _attack(time, 0.003))


def _hiss(low_hz: float, high_hz: float, decay: float, random: np.random.RandomState) -> Floats:
    """A brush: noise between two frequencies that dies away."""
    time = _time(decay)
    hz = np.fft.rfftfreq(time.size, 1.0 / RATE)
    shape = 1.0 / np.sqrt((1 + (low_hz / np.maximum(hz, 1.0)) ** 4) * (1 + (hz / high_hz) ** 4))
    noise = np.fft.irfft(np.fft.rfft(random.normal(size=time.size)) * shape, time.size)
    return np.asarray(noise * np.exp(-time / decay) * _attack(time, 0.006))


def _bar(hz: float, decay: float) -> Floats:
    """A wooden bar: the modes of a free beam, 1, 2.76 and 5.40."""
    time = _time(decay)
    wave = np.zeros_like(time)
    for mode, gain in ((1.0, 1.0), (2.756, 0.4), (5.404, 0.12)):
        wave += gain * np.sin(2 * np.pi * hz * mode * time) * np.exp(-time * mode / decay)
    return np.asarray(wave * _attack(time, 0.001))
