"""The mask of a real table: the drum and the noise as one microphone at a seat heard them."""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec import Struct

from table.stage.sound.levels import DRUM_DBA, FULL_SCALE_DB, Floats, dba
from table.stage.sound.mask.bark import band_levels
from table.stage.sound.mask.check import GOAL_DB, above

_OVER_THE_ROOM_DB: Final = 3.0
"""A noise that lifts a band no further over the quiet room than this is not counted there."""


class Measured(Struct, frozen=True):
    """What was found, dB. `margin_db` is None where the noise does not rise above the room."""

    noise_under_drum_db: float
    margin_db: float | None
    bark: int | None
    """The band of the smallest margin, from 1."""

    @property
    def masks(self) -> bool:
        """Whether the margin reaches the goal."""
        return self.margin_db is None or self.margin_db >= GOAL_DB


def measure(room: Floats, drum: Floats, noise: Floats, drum_dba: float = DRUM_DBA) -> Measured:
    """Compare three recordings of one microphone, floats in ±1.0 at 48 kHz, a second or more each.

    A microphone without a calibration knows no absolute level: `drum_dba` says how loud the drum
    is, from which the scale follows. The margin hardly depends on it (through the slopes of the
    masking and the threshold of hearing), but on the ratio of the two, which was measured.
    """
    scale = drum_dba - FULL_SCALE_DB - dba(drum, speaker=False)
    quiet, playing, moving = (
        band_levels(heard, speaker=False) + scale for heard in (room, drum, noise)
    )
    peaks = moving.max(axis=0)
    peaks = np.where(peaks > quiet.max(axis=0) + _OVER_THE_ROOM_DB, peaks, -np.inf)
    margins = above(playing, peaks)
    difference = dba(noise, speaker=False) - dba(drum, speaker=False)
    if np.isnan(margins).all():
        return Measured(difference, None, None)
    weakest = int(np.nanargmin(margins)) % margins.shape[1]
    return Measured(difference, float(np.nanmin(margins)), weakest + 1)
