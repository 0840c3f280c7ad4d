"""A second opinion on the mask: how much louder a listener finds the drum with the noise added.

Zwicker's loudness for time-varying sounds (ISO 532-1:2017), as MoSQITo computes it. It is another
model of the same ear, made by others, and knows nothing of our bands, windows and margins.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from table.cues import phrase
from table.errors import ConfigError
from table.stage.sound.levels import FULL_SCALE_DB, RATE, Floats, speaker_response
from table.stage.sound.mask.noise import Profile, samples

LIMIT: Final = 0.01
"""The noise may raise the loudness, N5 and mean, by one part in a hundred."""

_SETTLE: Final = 500  # values of 2 ms: the model's filters settle in the first second
_PASCAL: Final = 2e-5 * 10 ** (FULL_SCALE_DB / 20)


class Loudness(Struct, frozen=True):
    """Loudness in sone: N5, exceeded in 5 % of the time (what ISO 532-1 reports), and the mean."""

    n5: float
    mean: float


def loudness(sound: Floats) -> Loudness:
    """Loudness of a sound at a seat, in the scale of `levels`, at least two seconds long.

    :raises ConfigError: MoSQITo is not installed.
    """
    try:
        from mosqito.sq_metrics import loudness_zwtv
    except ImportError as error:
        raise ConfigError(phrase("sound-no-opinion")) from error
    sone = np.asarray(loudness_zwtv(sound * _PASCAL, RATE, field_type="free")[0])[_SETTLE:]
    return Loudness(n5=float(np.percentile(sone, 95)), mean=float(sone.mean()))


def through_speaker(mix: npt.ArrayLike) -> Floats:
    """The drum as a small speaker gives it back, same shape (its phase left as it is)."""
    wave = np.asarray(mix, dtype=np.float64)
    hz = np.fft.rfftfreq(wave.size, 1.0 / RATE)
    spectrum = np.fft.rfft(wave) * np.sqrt(speaker_response(hz))
    return np.asarray(np.fft.irfft(spectrum, wave.size))


def rises(mix: npt.ArrayLike, noises: tuple[Profile, ...]) -> tuple[Loudness, ...]:
    """By what part each noise raises the loudness of the drum `mix` (at most 8 s of it)."""
    drum = through_speaker(mix)
    alone = loudness(drum)
    both = (loudness(drum + samples(noise)[: drum.size]) for noise in noises)
    return tuple(Loudness(n5=b.n5 / alone.n5 - 1, mean=b.mean / alone.mean - 1) for b in both)
