from __future__ import annotations

import sys

import numpy as np
import pytest

from table.errors import ConfigError
from table.stage.sound.levels import FULL_SCALE_DB, RATE, db_to_gain
from table.stage.sound.mask.check import ducked
from table.stage.sound.mask.loudness import LIMIT, loudness, rises
from table.stage.sound.mask.noise import profiles
from table.stage.sound.patterns import PATTERNS
from table.stage.sound.render import Duck, drum_mix

SECONDS = 3


def test_without_mosqito_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "mosqito.sq_metrics", None)
    with pytest.raises(ConfigError, match="sound-lab"):
        loudness(np.zeros(RATE))


@pytest.mark.slow
@pytest.mark.parametrize("index", range(len(PATTERNS)))
def test_a_listener_finds_the_drum_no_louder_with_the_noise(index):
    pytest.importorskip("mosqito")
    mix = drum_mix(ducked(index))[RATE : (1 + SECONDS) * RATE]
    for rise in rises(mix, profiles()):
        assert rise.n5 <= LIMIT
        assert rise.mean <= LIMIT


@pytest.mark.slow
def test_hits_alone_let_the_noise_be_heard():
    pytest.importorskip("mosqito")
    mix = drum_mix(ducked(0), ducking=Duck(bed_db=200.0, hits_db=0.0))
    # N5 follows the hits, which are loud enough; the mean hears the gaps between them.
    assert min(rise.mean for rise in rises(mix[RATE : (1 + SECONDS) * RATE], profiles())) > LIMIT


@pytest.mark.slow
def test_the_scale_is_right():
    pytest.importorskip("mosqito")
    # 1 kHz at 40 dB is 1 sone, by definition of the sone.
    wave = np.sqrt(2) * np.sin(2 * np.pi * 1_000 * np.arange(2 * RATE) / RATE)
    assert loudness(wave * db_to_gain(40 - FULL_SCALE_DB)).n5 == pytest.approx(1.0, abs=0.05)
