"""The speaker's times and cuts, with a clock in the test's hand and a mixer that only notes."""

from __future__ import annotations

import threading

import numpy as np
import pytest
from pygame import mixer, sndarray

from table.stage.sound import speaker as module
from table.stage.sound.fade import FADE, fade_out
from table.stage.sound.levels import PER_MS, Pcm
from table.stage.sound.speaker import AHEAD, LATE, Speaker


class Mixer:
    """Stands in for pygame's: keeps what was started, as the memory it would play from."""

    def __init__(self) -> None:
        self.started: list[Pcm] = []
        self.woken = threading.Condition()
        self.channels = 8
        self.quits = 0

    def sound(self, *, buffer: bytes) -> FakeSound:
        return FakeSound(self, np.frombuffer(buffer, dtype=np.int16).copy())

    def quit(self) -> None:
        self.quits += 1

    def wait_for(self, count: int) -> None:
        with self.woken:
            assert self.woken.wait_for(lambda: len(self.started) >= count, timeout=20)


class FakeSound:
    def __init__(self, owner: Mixer, memory: Pcm) -> None:
        self.owner = owner
        self.memory = memory

    def play(self) -> object | None:
        if len(self.owner.started) == self.owner.channels:
            return None
        with self.owner.woken:
            self.owner.started.append(self.memory)
            self.owner.woken.notify_all()
        return object()


class Clock:
    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def fake(monkeypatch) -> Mixer:
    fake = Mixer()
    monkeypatch.setattr(module, "_open", lambda device: None)
    monkeypatch.setattr(mixer, "Sound", fake.sound)
    monkeypatch.setattr(mixer, "quit", fake.quit)
    monkeypatch.setattr(sndarray, "samples", lambda sound: sound.memory)
    return fake


def steady(ms: int) -> Pcm:
    return np.full(ms * PER_MS, 8_000, dtype=np.int16)


def test_a_sound_starts_at_its_time_and_whole(fake):
    clock = Clock()
    speaker = Speaker(clock)
    speaker.play(100, steady(50), 0)
    clock.ms = 100
    fake.wait_for(1)
    speaker.close()
    assert np.array_equal(fake.started[0], steady(50))
    assert fake.quits == 1


def test_a_sound_that_is_a_little_late_is_whole(fake):
    clock = Clock()
    clock.ms = 100 + LATE
    speaker = Speaker(clock)
    speaker.play(100, steady(50), 0)
    fake.wait_for(1)
    speaker.close()
    assert np.array_equal(fake.started[0], steady(50))


def test_a_late_sound_joins_in_where_it_should_be(fake):
    clock = Clock()
    clock.ms = 230
    speaker = Speaker(clock)
    speaker.play(100, steady(150), 0)
    fake.wait_for(1)
    speaker.close()
    assert fake.started[0].size == 20 * PER_MS
    assert fake.started[0][0] == 0
    assert np.all(fake.started[0][FADE:] == 8_000)


def test_a_sound_that_is_over_already_is_not_started(fake):
    clock = Clock()
    clock.ms = 500
    speaker = Speaker(clock)
    speaker.play(100, steady(50), 0)
    speaker.play(500, steady(10), 0)
    fake.wait_for(1)
    speaker.close()
    assert [started.size for started in fake.started] == [10 * PER_MS]


def test_a_cut_ends_what_sounds_and_what_waits_but_not_what_comes_after(fake):
    clock = Clock()
    speaker = Speaker(clock)
    speaker.play(0, steady(1_000), 0)
    fake.wait_for(1)
    speaker.play(900, steady(100), 0)
    speaker.cut(600)
    speaker.play(0, steady(1), 1)
    fake.wait_for(2)  # so the cut was carried out
    clock.ms = 950
    speaker.play(950, steady(10), 1)
    fake.wait_for(3)
    speaker.close()
    expected = steady(1_000)
    fade_out(expected, 600 * PER_MS)
    assert np.array_equal(fake.started[0], expected)
    assert [started.size // PER_MS for started in fake.started] == [1_000, 1, 10]


def test_a_cut_reaches_what_was_rendered_meanwhile(fake):
    clock = Clock()
    speaker = Speaker(clock)
    speaker.cut(30)
    speaker.play(0, steady(100), 0)  # asked for before the cut
    fake.wait_for(1)
    speaker.close()
    expected = steady(100)
    fade_out(expected, 30 * PER_MS)
    assert np.array_equal(fake.started[0], expected)


def test_a_cut_for_now_leaves_what_is_mixed_already(fake):
    clock = Clock()
    speaker = Speaker(clock)
    speaker.play(0, steady(1_000), 0)
    fake.wait_for(1)
    clock.ms = 500
    speaker.cut(500)
    speaker.play(500, steady(1), 1)
    fake.wait_for(2)
    speaker.close()
    expected = steady(1_000)
    fade_out(expected, (500 + AHEAD) * PER_MS)
    assert np.array_equal(fake.started[0], expected)


def test_finishing_waits_for_all_that_was_asked_for(fake):
    clock = Clock()
    speaker = Speaker(clock)
    speaker.play(100, steady(50), 0)
    closing = threading.Thread(target=lambda: speaker.close(finish=True))
    closing.start()
    clock.ms = 100
    fake.wait_for(1)
    assert fake.quits == 0
    clock.ms = 1_000
    closing.join(20)
    assert fake.quits == 1


def test_more_sounds_than_channels_is_no_fault(fake):
    fake.channels = 1
    clock = Clock()
    speaker = Speaker(clock)
    speaker.play(0, steady(50), 0)
    speaker.play(0, steady(50), 0)
    fake.wait_for(1)
    speaker.close()
    assert len(fake.started) == 1
