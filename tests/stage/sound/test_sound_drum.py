from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.cues import Drum, Voice, phrase
from table.stage.sound.bed import LOOP, bed_loop
from table.stage.sound.drum import drum_bed, drum_hits
from table.stage.sound.duck import AFTER, BEFORE, BRIDGE, duck, spoken
from table.stage.sound.hits import TAKES, Drumhead, stroke
from table.stage.sound.levels import DRUM_DBFS, PER_MS, RATE, a_weighting, dba, speaker_response
from table.stage.sound.patterns import PATTERNS, pattern


def beat(index: int, ms: int = 20_000, t: int = 0) -> Drum:
    return Drum(t=t, phase="night", pattern=index, ms=ms)


def test_at_least_four_patterns_and_each_sounds_its_own_way():
    assert len(PATTERNS) >= 4
    assert len({drum_hits(beat(index)).tobytes() for index in range(len(PATTERNS))}) == len(
        PATTERNS
    )
    assert pattern(len(PATTERNS) + 1) is PATTERNS[1]


@pytest.mark.parametrize("index", range(len(PATTERNS)))
def test_every_line_of_a_pattern_fills_the_bar(index):
    lines = [line for _, line in PATTERNS[index].lines]
    assert {len(line) for line in lines} == {PATTERNS[index].steps}
    assert PATTERNS[index].steps % PATTERNS[index].steps_a_beat == 0
    assert set("".join(lines)) <= set("123456789.")


@pytest.mark.parametrize("index", range(len(PATTERNS)))
def test_every_pattern_is_equally_loud(index):
    cue = beat(index, 60_000)
    level = dba(drum_bed(cue) + drum_hits(cue), speaker=True)
    assert level == pytest.approx(DRUM_DBFS, abs=0.3)


def test_the_drum_is_a_function_of_pattern_and_time():
    assert np.array_equal(drum_hits(beat(3)), drum_hits(beat(3)))
    assert not np.array_equal(drum_hits(beat(3)), drum_hits(beat(3, t=1_000)))


def test_a_longer_cue_begins_like_a_shorter_one():
    short, long = drum_hits(beat(1, 5_000)), drum_hits(beat(1, 50_000))
    assert np.array_equal(short[: 4_900 * PER_MS], long[: 4_900 * PER_MS])


def test_the_bed_joins_itself_without_a_seam():
    loop = bed_loop().astype(float)
    steps = np.abs(np.diff(np.concatenate((loop[-RATE:], loop[:RATE]))))
    assert steps[RATE - 1] <= np.delete(steps, RATE - 1).max()
    assert abs(dba(loop, speaker=True) - dba(np.roll(loop, LOOP // 3), speaker=True)) < 0.01


def test_a_cue_continues_the_bed_of_the_cue_before():
    # At 80 beats a minute the swirl's 750 ms fit into both cues.
    whole, second = drum_bed(beat(0, 12_000)), drum_bed(beat(0, 6_000, t=6_000))
    inner = slice(50 * PER_MS, 5_900 * PER_MS)
    assert np.allclose(whole[6_000 * PER_MS :][inner], second[inner], atol=1e-7)


def test_a_cue_starts_and_ends_without_a_click():
    for wave in (drum_bed(beat(0)), drum_hits(beat(0))):
        assert wave[0] == 0.0
        assert abs(wave[-1]) < 1e-3


@pytest.mark.parametrize("head", Drumhead)
def test_strokes_start_and_end_softly_and_differ(head):
    takes = [stroke(head, take) for take in range(TAKES)]
    for wave in takes:
        assert np.abs(wave).max() == pytest.approx(1.0)
        assert abs(wave[0]) < 0.01
        assert abs(wave[-1]) < 0.01
    assert len({wave.tobytes() for wave in takes}) == TAKES


def test_cues_of_any_length():
    for ms in (0, 1, 19, 20, 21):
        assert drum_bed(beat(0, ms)).shape == drum_hits(beat(0, ms)).shape == (ms * PER_MS,)


def said(t: int, ms: int) -> Voice:
    return Voice(t=t, phase="x", phrase=phrase("word"), ms=ms)


def test_a_count_of_ten_is_one_stretch():
    count = [said(1_000 * n, 400) for n in range(10)]
    assert list(spoken(count)) == [(0, 9_400)]
    assert list(spoken(reversed(count))) == [(0, 9_400)]


def test_a_long_pause_ends_the_stretch():
    gap = BEFORE + AFTER + BRIDGE
    assert list(spoken([said(0, 400), said(400 + gap, 100)])) == [(0, 500 + gap)]
    assert list(spoken([said(0, 400), said(401 + gap, 100)])) == [(0, 400), (401 + gap, 501 + gap)]
    assert list(spoken([])) == []


@given(
    st.lists(st.tuples(st.integers(0, 4_000), st.integers(0, 900)), max_size=5),
    st.floats(0.0, 12.0),
)
def test_a_duck_is_never_deeper_than_asked_and_has_no_steps(voices, depth):
    wave = np.ones(5_000 * PER_MS, dtype=np.float32)
    duck(wave, 0, list(spoken(said(t, ms) for t, ms in voices)), depth)
    assert wave.min() >= 10 ** (-depth / 20) - 1e-4
    assert wave.max() <= 1.0
    assert np.abs(np.diff(wave)).max() <= 1.1 / (BEFORE * PER_MS)
    for t, ms in voices:
        inside = wave[t * PER_MS : min(t + ms, 5_000) * PER_MS]
        assert np.allclose(inside, 10 ** (-depth / 20), atol=1e-4)


def test_weightings_are_the_published_ones():
    # IEC 61672-1, table 3, at the exact frequencies; then a second-order high-pass.
    for tenths, db in ((15, -39.4), (21, -16.1), (27, -3.2), (30, 0.0), (36, 1.0), (39, -1.1)):
        assert 10 * np.log10(a_weighting(10 ** (tenths / 10))) == pytest.approx(db, abs=0.1)
    assert 10 * np.log10(speaker_response(250.0)) == pytest.approx(-3.01, abs=0.01)
    assert 10 * np.log10(speaker_response(62.5)) == pytest.approx(-24.1, abs=0.1)


def test_a_tone_measures_what_it_is():
    tone = np.sin(2 * np.pi * 1000 * np.arange(RATE) / RATE)
    assert dba(tone, speaker=False) == pytest.approx(-3.01, abs=0.01)
