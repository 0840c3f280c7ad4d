"""Sample rate, decibels and weightings, shared by the rendering and by the checked mask.

A sample of ±1.0 is digital full scale (±32767 in the files). The volume is set so that the drum,
at `Level.NIGHT` and not ducked, is heard at `DRUM_DBA` at a seat; a digital level then maps to a
sound pressure level by adding `FULL_SCALE_DB`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

RATE: Final = 48_000
"""Samples a second of everything that is rendered, played and recorded."""
PER_MS: Final = RATE // 1000

DRUM_DBA: Final = 70.0
"""What the drum is meant to measure at a seat, dBA, through a small speaker, not ducked."""
DRUM_DBFS: Final = -32.0
"""The same drum in the samples: A-weighted root mean square, dB re full scale."""
FULL_SCALE_DB: Final = DRUM_DBA - DRUM_DBFS
"""dB SPL at a seat of a signal whose root mean square is digital full scale."""

SPEAKER_HZ: Final = 250.0
"""Where a small speaker begins to fall off, 12 dB an octave below."""

Pcm: TypeAlias = npt.NDArray[np.int16]
Wave: TypeAlias = npt.NDArray[np.float32]
Floats: TypeAlias = npt.NDArray[np.float64]


def db_to_gain(db: float) -> float:
    """Amplitude factor of a level change in dB."""
    return float(10.0 ** (db / 20.0))


def power_to_db(power: npt.ArrayLike) -> Floats:
    """10·log10, with silence at −200 dB instead of minus infinity."""
    return 10.0 * np.log10(np.maximum(np.asarray(power, dtype=np.float64), 1e-20))


def a_weighting(hz: npt.ArrayLike) -> Floats:
    """Power factor of the A weighting at each frequency (IEC 61672-1:2013, Annex E)."""
    f2 = np.square(np.asarray(hz, dtype=np.float64))
    amplitude = (12194.217**2 * f2**2) / (
        (f2 + 20.598997**2)
        * np.sqrt((f2 + 107.65265**2) * (f2 + 737.86223**2))
        * (f2 + 12194.217**2)
    )
    reference = 10 ** (-2.0 / 20)  # 2.0 dB makes it 0 dB at 1 kHz
    return np.asarray(np.square(amplitude / reference), dtype=np.float64)


def speaker_response(hz: npt.ArrayLike) -> Floats:
    """Power factor of a second-order Butterworth high-pass at `SPEAKER_HZ`."""
    ratio = (np.asarray(hz, dtype=np.float64) / SPEAKER_HZ) ** 4
    return np.asarray(ratio / (1.0 + ratio), dtype=np.float64)


def frame_powers(samples: npt.ArrayLike, frame: int, *, speaker: bool) -> Floats:
    """A-weighted mean square of each whole frame of `frame` samples, shape (frames,).

    With `speaker`, as a small speaker gives it back. A last part frame is padded with silence.
    """
    wave = np.asarray(samples, dtype=np.float64)
    count = -(-wave.size // frame)
    rows = np.zeros(count * frame)
    rows[: wave.size] = wave
    spectrum = np.fft.rfft(rows.reshape(count, frame), axis=1)
    hz = np.fft.rfftfreq(frame, 1.0 / RATE)
    weight = a_weighting(hz) * (speaker_response(hz) if speaker else 1.0)
    weight[1:-1] *= 2.0  # the half of the spectrum that rfft leaves out
    power: Floats = (np.square(spectrum.real) + np.square(spectrum.imag)) @ weight
    return power / frame**2


def dba(samples: npt.ArrayLike, *, speaker: bool) -> float:
    """Equivalent level of floats in ±1.0, dBA re full scale, in frames of 100 ms."""
    return float(power_to_db(frame_powers(samples, RATE // 10, speaker=speaker).mean()))
