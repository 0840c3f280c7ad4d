"""Margins: how far the masked threshold stays above a noise, band by band, window by window."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from table.stage.sound.levels import PER_MS, Floats
from table.stage.sound.mask.bark import HOP, WINDOW, band_levels
from table.stage.sound.mask.model import IN_QUIET_DB, masked_threshold
from table.stage.sound.mask.noise import Profile, samples

GOAL_DB: Final = 3.0
"""The margin that every audible band must have in every window of every slot."""


@cache
def noise_peaks(profile: Profile) -> Floats:
    """The loudest any window of the noise is in each band, dB SPL, shape (24,).

    The drum is held against these, not against one run of the noise beside it, so a margin does
    not depend on when a hand happens to move.
    """
    peaks: Floats = band_levels(samples(profile), speaker=False).max(axis=0)
    peaks.setflags(write=False)
    return peaks


def margins(mix: npt.ArrayLike, profile: Profile, *, volume_db: float = 0.0) -> Floats:
    """Masked threshold minus noise, dB, shape (windows, 24); NaN in bands nobody hears it in.

    `mix` are the samples of the drum in ±1.0, the voice taken out; it is heard through a small
    speaker, `volume_db` louder than the reference of `levels`.
    """
    noise = noise_peaks(profile)
    threshold = masked_threshold(band_levels(mix, speaker=True) + volume_db)
    return np.where(noise > IN_QUIET_DB, threshold - noise, np.nan)


def windows_in(start_ms: int, ms: int) -> slice:
    """The windows that overlap a stretch of the mix, as rows of `margins`.

    One hop more on either side than lie wholly inside: a slot's first moment is judged too.
    """
    first = max(0, -(-(start_ms * PER_MS - WINDOW // 2) // HOP))
    last = ((start_ms + ms) * PER_MS - WINDOW // 2) // HOP
    return slice(first, max(first, last + 1))


def worst_by_band(rows: Floats) -> Floats:
    """The smallest margin of each band over some windows, dB, shape (24,); NaN where inaudible."""
    if rows.shape[0] == 0:
        raise ValueError("No window of 100 ms fits in there; judge a longer stretch.")
    return np.asarray(rows.min(axis=0))
