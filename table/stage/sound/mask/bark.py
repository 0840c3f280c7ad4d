"""Levels in Zwicker's critical bands, in 100 ms windows every 50 ms."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from table.stage.sound.bands import BANDS, EDGES_HZ
from table.stage.sound.levels import FULL_SCALE_DB, RATE, Floats, power_to_db, speaker_response

WINDOW: Final = RATE // 10
HOP: Final = RATE // 20


def band_levels(samples: npt.ArrayLike, *, speaker: bool) -> Floats:
    """Sound pressure levels of floats in ±1.0, dB, shape (windows, 24).

    Window i starts at sample i·HOP and is a Hann window; a last part window is left out. With
    `speaker`, as a small speaker gives the samples back.
    """
    wave = np.asarray(samples, dtype=np.float64)
    if wave.size < WINDOW:
        return np.empty((0, BANDS))
    frames = np.lib.stride_tricks.sliding_window_view(wave, WINDOW)[::HOP]
    hann = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / WINDOW)
    hz = np.fft.rfftfreq(WINDOW, 1.0 / RATE)
    weight = speaker_response(hz) if speaker else np.ones_like(hz)
    # 2: the half of the spectrum rfft leaves out; sum of hann²: the power the window keeps.
    weight *= 2.0 / (WINDOW * np.square(hann).sum())
    membership = (
        (hz[:, None] >= EDGES_HZ[None, :-1]) & (hz[:, None] < EDGES_HZ[None, 1:])
    ) * weight[:, None]
    power = np.empty((frames.shape[0], BANDS))
    for at in range(
        0, frames.shape[0], 256
    ):  # in blocks: a night's windows fill the memory of a Pi
        spectrum = np.fft.rfft(frames[at : at + 256] * hann, axis=1)
        power[at : at + 256] = (spectrum.real**2 + spectrum.imag**2) @ membership
    return power_to_db(power) + FULL_SCALE_DB
