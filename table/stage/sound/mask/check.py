"""Margins: how far the masked threshold stays above a noise, band by band, window by window."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from table.cues import Drum, Ms, Score, Slot, Voice, phrase
from table.stage.sound.levels import PER_MS, Floats
from table.stage.sound.mask.bark import HOP, WINDOW, band_levels
from table.stage.sound.mask.model import IN_QUIET_DB, masked_threshold
from table.stage.sound.mask.noise import Profile, profiles, samples
from table.stage.sound.patterns import PATTERNS
from table.stage.sound.render import drum_mix

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
    return above(band_levels(mix, speaker=True) + volume_db, noise_peaks(profile))


def above(drum: Floats, noise: Floats) -> Floats:
    """The same from levels in dB SPL: of the drum, (windows, 24), and of the noise, (24,)."""
    return np.where(noise > IN_QUIET_DB, masked_threshold(drum) - noise, np.nan)


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


class Worst(NamedTuple):
    """The weakest place of a mask."""

    margin_db: float
    pattern: str
    profile: str


def ducked(pattern: int, ms: Ms = 12_000) -> Score:
    """A score that is one slot from end to end, with a voice all through it: the hardest case.

    Its first and last 100 ms are the drum's fade, and no part of any slot.
    """
    call = Voice(t=0, phase="check", phrase=phrase("check"), ms=ms)
    drum = Drum(t=0, phase="check", pattern=pattern, ms=ms)
    slot = Slot(t=100, ms=ms - 200, phase="check")
    return Score(start=0, ms=ms, cues=(call, drum), slots=(slot,))


def slot_margins(score: Score, mix: npt.ArrayLike, profile: Profile) -> Floats:
    """`margins` of the windows of all slots of a score, shape (windows, 24)."""
    rows = margins(mix, profile)
    return np.concatenate([rows[windows_in(s.t - score.start, s.ms)] for s in score.slots])


@cache
def _ducked_levels(pattern: int) -> Floats:
    score = ducked(pattern)
    levels = band_levels(drum_mix(score), speaker=True)
    return levels[windows_in(score.slots[0].t, score.slots[0].ms)]


def worst(volume_db: float = 0.0) -> Worst:
    """The weakest margin in any slot of any pattern under any noise, with the drum this much up."""
    return min(
        Worst(
            float(np.nanmin(above(_ducked_levels(index) + volume_db, noise_peaks(profile)))),
            played.title,
            profile.name,
        )
        for index, played in enumerate(PATTERNS)
        for profile in profiles()
    )
