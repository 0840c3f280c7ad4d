"""The nights that the conductor composes are masked, whoever counts in them."""

from __future__ import annotations

import numpy as np
import pytest
from babble import Babble

from table.burgomaster.score import Call, compose_night
from table.cues import Score, phrase
from table.stage.sound.mask.bark import band_levels
from table.stage.sound.mask.check import GOAL_DB, above, noise_peaks, windows_in
from table.stage.sound.mask.noise import profiles
from table.stage.sound.patterns import PATTERNS
from table.stage.sound.render import drum_mix

LUPUSBURG = (
    Call("thief", 10_000, whisper=True, counted=True, lifts=True),
    Call("werewolf", 10_000, counted=True),
)


def night(pattern: int, start: int) -> Score:
    return compose_night(
        LUPUSBURG,
        Babble().ms,
        start=start,
        pattern=pattern,
        whisper=4_000,
        opening=phrase("night-falls"),
    ).score


@pytest.mark.parametrize("pattern", range(len(PATTERNS)))
def test_a_composed_night_is_masked(pattern):
    score = night(pattern, start=3_141_000 * (pattern + 1))
    levels = band_levels(drum_mix(score), speaker=True)
    assert len(score.slots) == 3  # two calls and a whisper
    for slot in score.slots:
        rows = levels[windows_in(slot.t - score.start, slot.ms)]
        margins = [np.nanmin(above(rows, noise_peaks(profile))) for profile in profiles()]
        assert min(margins) >= GOAL_DB
