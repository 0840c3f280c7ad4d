from __future__ import annotations

import wave
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from table.stage.sound.fade import FADE, fade_in, fade_out
from table.stage.sound.levels import PER_MS, Pcm
from table.stage.sound.recorder import HEADER, Recorder, RecordingError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.wav"


@pytest.fixture
def recorder(path: Path) -> Iterator[Recorder]:
    with closing(Recorder(path)) as recorder:
        yield recorder


def read(path: Path) -> Pcm:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 48_000)
        return np.frombuffer(file.readframes(file.getnframes()), dtype="<i2")


def steady(ms: int, value: int = 1_000) -> Pcm:
    return np.full(ms * PER_MS, value, dtype=np.int16)


def test_an_evening_on_the_games_own_clock(recorder, path):
    recorder.write(100, steady(50))
    recorder.write(200, steady(10, -7))
    recorder.close()
    heard = read(path)
    expected = np.zeros(210 * PER_MS, dtype=np.int16)
    expected[100 * PER_MS : 150 * PER_MS] = 1_000
    expected[200 * PER_MS :] = -7
    assert np.array_equal(heard, expected)


def test_the_file_is_good_after_every_write_though_never_closed(recorder, path):
    assert read(path).size == 0
    for n in range(3):
        recorder.write(n * 100, steady(100))
        assert np.array_equal(read(path), steady((n + 1) * 100))


def test_a_writer_killed_amid_a_write_loses_only_that_stretch(recorder, path):
    recorder.write(0, steady(100))
    recorder.close()
    with path.open("ab") as file:  # samples reached the disk, the header did not
        file.write(b"\x01\x02\x03")
    assert np.array_equal(read(path), steady(100))


def test_a_cut_fades_out_and_ends_the_file_there(recorder, path):
    recorder.write(0, steady(1_000))
    recorder.cut(400)
    expected = steady(1_000)
    fade_out(expected, 400 * PER_MS)
    assert np.array_equal(read(path), expected[: 405 * PER_MS])
    recorder.cut(2_000)
    assert read(path).size == 405 * PER_MS


def test_what_begins_within_a_fade_is_added_to_it(recorder, path):
    recorder.write(0, steady(100, 30_000))
    recorder.write(90, steady(20, 5_000))
    heard = read(path)
    assert heard[95 * PER_MS] == 32767
    assert heard[100 * PER_MS] == 5_000
    assert heard.size == 110 * PER_MS


def test_a_folder_that_is_not_there_says_what_to_do(tmp_path):
    with pytest.raises(RecordingError, match=r"free some space, or set another \[table\]"):
        Recorder(tmp_path / "nowhere" / "evening.wav")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs Linux's /dev/full")
def test_a_full_disk_says_what_to_do():
    with pytest.raises(RecordingError, match=r"no space is left.*free some space"):
        Recorder(Path("/dev/full"))


def test_no_more_than_a_wav_file_can_count(recorder):
    with pytest.raises(RecordingError, match="twelve hours"):
        recorder.write((2**32 // 2 - HEADER) // PER_MS, steady(1_000))


def test_fades_have_no_step():
    samples = steady(100, 20_000)
    fade_out(samples, 50 * PER_MS)
    fade_in(samples)
    assert np.abs(np.diff(samples.astype(int))).max() <= 20_000 / FADE + 1
    assert samples[0] == 0
    assert not samples[50 * PER_MS + FADE :].any()


def test_a_fade_past_either_end():
    samples = steady(10)
    fade_out(samples, 10 * PER_MS)
    assert np.array_equal(samples, steady(10))
    fade_out(samples, -5)
    assert not samples[FADE:].any()
