from __future__ import annotations

import sys
from types import SimpleNamespace

import numpy as np
import pytest

from table.errors import ConfigError
from table.stage.sound.levels import FULL_SCALE_DB, RATE, db_to_gain, dba
from table.stage.sound.mask.check import ducked
from table.stage.sound.mask.loudness import through_speaker
from table.stage.sound.mask.measured import measure
from table.stage.sound.mask.noise import profiles, samples
from table.stage.sound.microphone import NoMicrophone, listen
from table.stage.sound.render import drum_mix

SENSITIVITY = db_to_gain(-17.0)  # of the microphone; `measure` does not know it


@pytest.fixture(scope="module")
def drum():
    return through_speaker(drum_mix(ducked(0))[RATE : 5 * RATE])


@pytest.fixture(scope="module")
def room():
    hiss = np.random.RandomState(3).normal(size=4 * RATE)
    return hiss * db_to_gain(25.0 - FULL_SCALE_DB - dba(hiss, speaker=False))


def heard(*sounds):
    return sum(sound[: 4 * RATE] for sound in sounds) * SENSITIVITY


@pytest.mark.parametrize("profile", profiles(), ids=lambda profile: profile.name)
def test_what_the_profiles_promise_is_measured_too(drum, room, profile):
    found = measure(heard(room), heard(room, drum), heard(room, samples(profile)), drum_dba=68.0)
    assert found.masks
    assert found.margin_db == pytest.approx(4.5, abs=1.5)


def test_a_louder_noise_is_found_out(drum, room):
    servo = samples(profiles()[2])
    soft = measure(heard(room), heard(room, drum), heard(room, servo))
    loud = measure(heard(room), heard(room, drum), heard(room, 4 * servo))
    assert not loud.masks
    assert soft.margin_db - loud.margin_db == pytest.approx(12.0, abs=1.0)
    assert loud.noise_under_drum_db - soft.noise_under_drum_db == pytest.approx(12.0, abs=0.5)


def test_the_weakest_band_is_named(drum, room):
    whistle = np.sin(2 * np.pi * 1_000 * np.arange(4 * RATE) / RATE)
    found = measure(heard(room), heard(room, drum), heard(room, whistle))
    assert found.bark == 9  # 920 to 1080 Hz


def test_a_room_in_which_nothing_moves(drum, room):
    found = measure(heard(room), heard(room, drum), heard(np.roll(room, 999)))
    assert found.margin_db is None
    assert found.bark is None
    assert found.masks


def fake_sounddevice(monkeypatch, rec):
    fake = SimpleNamespace(rec=rec, wait=lambda: None, PortAudioError=RuntimeError)
    monkeypatch.setitem(sys.modules, "sounddevice", fake)


def test_listening(monkeypatch):
    def rec(frames, *, samplerate, channels, dtype, device):
        assert (samplerate, channels, dtype, device) == (48_000, 1, "float32", "USB")
        return np.full((frames, 1), 0.25, dtype=np.float32)

    fake_sounddevice(monkeypatch, rec)
    assert np.array_equal(listen(0.5, "USB"), np.full(RATE // 2, 0.25))


def test_no_microphone_says_what_to_do(monkeypatch):
    def rec(*args, **options):
        raise RuntimeError("no default input device")

    fake_sounddevice(monkeypatch, rec)
    with pytest.raises(NoMicrophone, match=r"no default input device.*--mic NAME"):
        listen(1.0)


def test_no_library_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "sounddevice", None)
    with pytest.raises(ConfigError, match=r"burgomaster\[mic\]"):
        listen(1.0)
