from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from babble import Babble

from table.stage.sound.bands import BANDS, CENTRES_BARK, EDGES_HZ
from table.stage.sound.duck import DUCK, Duck
from table.stage.sound.levels import FULL_SCALE_DB, RATE, db_to_gain, dba
from table.stage.sound.mask.bark import HOP, WINDOW, band_levels
from table.stage.sound.mask.check import (
    GOAL_DB,
    above,
    ducked,
    margins,
    noise_peaks,
    slot_margins,
    windows_in,
    worst,
    worst_by_band,
)
from table.stage.sound.mask.model import (
    IN_QUIET_DB,
    masked_threshold,
    masking_index,
    spreading,
    threshold_in_quiet,
)
from table.stage.sound.mask.noise import Profile, profiles, samples
from table.stage.sound.patterns import PATTERNS
from table.stage.sound.render import drum_mix
from table.stage.sound.sample_night import sample_night

EVERY = pytest.mark.parametrize("index", range(len(PATTERNS)), ids=lambda n: PATTERNS[n].title)
NOISE = pytest.mark.parametrize("profile", profiles(), ids=lambda profile: profile.name)


def tone(hz: float, db: float, seconds: float = 1.0) -> np.ndarray:
    wave = np.sqrt(2) * np.sin(2 * np.pi * hz * np.arange(int(seconds * RATE)) / RATE)
    return wave * db_to_gain(db - FULL_SCALE_DB)


# The goal, and what must miss it.


@cache
def in_slots(index: int, ducking: Duck) -> np.ndarray:
    """Levels of the drum in the slots of a sample night, (windows, 24)."""
    night = sample_night(index, Babble().ms)
    levels = band_levels(drum_mix(night, ducking=ducking), speaker=True)
    return np.concatenate([levels[windows_in(slot.t, slot.ms)] for slot in night.slots])


def weakest(levels: np.ndarray) -> float:
    return float(min(np.nanmin(above(levels, noise_peaks(profile))) for profile in profiles()))


@EVERY
@NOISE
def test_every_slot_of_a_night_is_masked(index, profile):
    rows = above(in_slots(index, DUCK), noise_peaks(profile))
    assert rows.shape[0] >= 2 * 199
    assert np.nanmin(rows) >= GOAL_DB


@EVERY
def test_a_minute_with_the_drum_always_ducked_is_masked(index):
    score = ducked(index, 60_000)
    levels = band_levels(drum_mix(score), speaker=True)
    assert weakest(levels[windows_in(score.slots[0].t, score.slots[0].ms)]) >= GOAL_DB


@EVERY
def test_a_duck_of_4_db_is_too_deep(index):
    assert weakest(in_slots(index, Duck(bed_db=4.0, hits_db=10.0))) < GOAL_DB


@EVERY
@NOISE
def test_hits_alone_mask_nothing(index, profile):
    hits_only = in_slots(index, Duck(bed_db=200.0, hits_db=0.0))
    assert np.nanmin(above(hits_only, noise_peaks(profile))) < -20.0


def test_slot_margins_are_those_of_the_slots_windows():
    night = sample_night(0, Babble().ms)
    rows = slot_margins(night, drum_mix(night), profiles()[0])
    assert np.array_equal(rows[:, 9], above(in_slots(0, DUCK), noise_peaks(profiles()[0]))[:, 9])


def test_the_chosen_level_decides():
    assert worst(0.0).margin_db >= GOAL_DB
    assert worst(-3.0).margin_db < GOAL_DB
    assert worst(3.0).margin_db > worst(0.0).margin_db


# The model.


def test_bands_are_zwickers():
    assert BANDS == 24
    assert np.all(np.diff(EDGES_HZ) > 0)


def test_a_tone_is_in_its_band_at_its_level():
    levels = band_levels(tone(1_000, 60.0), speaker=False)
    assert levels.shape == (1 + (RATE - WINDOW) // HOP, 24)
    assert levels[:, 8] == pytest.approx(60.0, abs=0.05)
    assert np.delete(levels, 8, axis=1).max() < 10.0


def test_a_small_speaker_takes_the_low_bands():
    low, high = tone(60.0, 60.0), tone(4_000, 60.0)
    assert band_levels(low, speaker=True)[0].max() == pytest.approx(60 - 24.8, abs=0.3)
    assert band_levels(high, speaker=True)[0].max() == pytest.approx(60.0, abs=0.05)


def test_too_short_for_a_window():
    assert band_levels(np.zeros(WINDOW - 1), speaker=True).shape == (0, 24)


def test_masking_index_is_the_strict_one():
    assert masking_index(np.array([0.0, 10.0])) == pytest.approx([6.025, 8.775])


def test_spreading_is_annex_d():
    # Worked by hand from the four pieces for a masker of 60 dB.
    distances = np.array([-4.0, -3.0, -2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0, 7.9, 8.0])
    wanted = [-np.inf, -64.0, -47.0, -30.0, -15.0, 0.0, -8.5, -17.0, -25.0, -72.2, -np.inf]
    assert spreading(np.full(11, 60.0), distances) == pytest.approx(wanted)


def test_threshold_in_quiet_is_terhardts():
    assert threshold_in_quiet(np.array([1_000.0, 3_300.0])) == pytest.approx(
        [3.37, -4.98], abs=0.02
    )


def test_one_masker_masks_its_own_band_by_the_index():
    maskers = np.full((1, 24), -100.0)
    maskers[0, 8] = 60.0
    threshold = masked_threshold(maskers)[0]
    assert threshold[8] == pytest.approx(60 - masking_index(CENTRES_BARK)[8], abs=0.01)
    assert threshold[9] == pytest.approx(threshold[8] - 17.0, abs=0.1)
    assert threshold[23] == pytest.approx(IN_QUIET_DB[23])


def test_masking_lasts_15_db_a_hop_forward_and_never_backward():
    maskers = np.full((6, 24), -100.0)
    maskers[2, 8] = 80.0
    at_band = masked_threshold(maskers)[:, 8]
    assert at_band[:2] == pytest.approx(IN_QUIET_DB[8], abs=0.01)
    assert np.diff(at_band[2:5]) == pytest.approx(-15.0, abs=0.1)


def test_windows_of_a_slot_cover_it():
    covered = windows_in(1_000, 500)
    starts = np.arange(200)[covered] * 50
    assert starts[0] == 950
    assert starts[-1] == 1_450
    assert windows_in(0, 100).start == 0


def test_a_stretch_without_a_window_is_refused():
    with pytest.raises(ValueError, match="longer stretch"):
        worst_by_band(np.empty((0, 24)))


# The noises.


def test_three_versioned_profiles():
    assert [profile.name for profile in profiles()] == ["keys", "rustle", "servo"]
    assert all(profile.version >= 1 for profile in profiles())


@NOISE
def test_a_noise_is_as_loud_as_it_says(profile: Profile):
    noise = samples(profile)
    frames = noise.reshape(-1, RATE // 100)
    sounding = frames[np.abs(frames).max(axis=1) > 1e-9]
    level = dba(sounding.ravel(), speaker=False) + FULL_SCALE_DB
    assert level == pytest.approx(profile.level_dba, abs=1.0)
    assert np.array_equal(noise, samples(profile))


def test_the_servo_whines_at_420_hz():
    servo = next(profile for profile in profiles() if profile.name == "servo")
    assert int(np.argmax(noise_peaks(servo))) == 4  # 400 to 510 Hz


def test_bands_in_which_a_noise_is_inaudible_are_not_judged():
    servo = next(profile for profile in profiles() if profile.name == "servo")
    judged = ~np.isnan(margins(np.zeros(RATE), servo)[0])
    assert judged[4]
    assert not judged[0]
    assert not judged[22:].any()
