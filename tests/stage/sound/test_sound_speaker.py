"""The speaker's times and cuts, with a clock in the test's hand and a card that only notes."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from table.stage.sound import speaker as module
from table.stage.sound.card import State
from table.stage.sound.fade import FADE, fade_out
from table.stage.sound.levels import PER_MS, Pcm
from table.stage.sound.speaker import AHEAD, LATE, Speaker


class FakeCard:
    """Keeps what was started, as the memory it would play from."""

    def __init__(self) -> None:
        self.started: list[Pcm] = []
        self.woken = threading.Condition()
        self.channels = 8
        self.closed = 0
        self.hushed = 0
        self.state = State.PLAYS
        self.behind = False

    def look(self) -> State:
        return self.state

    def start(self, samples: Pcm) -> Pcm | None:
        if len(self.started) == self.channels:
            return None
        with self.woken:
            self.started.append(samples.copy())
            self.woken.notify_all()
        return self.started[-1]

    def sounds(self) -> bool:
        return self.behind

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None:
        self.closed += 1

    def wait_for(self, count: int) -> None:
        with self.woken:
            assert self.woken.wait_for(lambda: len(self.started) >= count, timeout=60)


class Clock:
    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def fake(monkeypatch) -> FakeCard:
    fake = FakeCard()
    monkeypatch.setattr(module, "SoundCard", lambda device: fake)
    monkeypatch.setattr(module, "LOOK_S", 0.01)
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
    assert fake.closed == 1


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
    assert fake.closed == 0
    fake.behind = True
    clock.ms = 1_000
    closing.join(0.3)
    assert fake.closed == 0, "a slow card has not mixed all of it"
    fake.behind = False
    closing.join(60)
    assert fake.closed == 1


def test_more_sounds_than_channels_is_no_fault(fake):
    fake.channels = 1
    clock = Clock()
    speaker = Speaker(clock)
    speaker.play(0, steady(50), 0)
    speaker.play(0, steady(50), 0)
    fake.wait_for(1)
    speaker.close()
    assert len(fake.started) == 1


# A card that is pulled out


@pytest.mark.parametrize("how", [State.GONE, State.STUCK])
def test_what_sounds_when_the_card_goes_joins_in_when_it_is_back(fake, how):
    clock, lost = Clock(), threading.Event()
    speaker = Speaker(clock, lost=lost.set)
    speaker.play(0, steady(1_000), 0)
    fake.wait_for(1)
    fake.state = how
    assert lost.wait(60)
    clock.ms = 400
    speaker.play(400, steady(100), 0)  # is over before the card is back
    speaker.cut(700)
    clock.ms = 600
    fake.state = State.PLAYS
    fake.wait_for(2)
    speaker.close()
    joined = fake.started[1]
    assert joined.size == 400 * PER_MS
    assert np.all(joined[FADE : 100 * PER_MS] == 8_000)
    assert not joined[100 * PER_MS + FADE :].any()
    assert len(fake.started) == 2
    assert (fake.hushed, fake.closed) == (1, 1)


def test_every_loss_is_told_and_each_once(fake):
    losses = []
    told = threading.Semaphore(0)
    speaker = Speaker(Clock(), lost=lambda: (losses.append(fake.state), told.release()))
    for state in (State.GONE, State.STUCK):
        fake.state = state
        assert told.acquire(timeout=60)
        fake.state = State.PLAYS
        speaker.play(0, steady(1), 0)
        fake.wait_for(1)
        fake.started.clear()
    speaker.close()
    assert losses == [State.GONE, State.STUCK]


def test_nobody_waits_for_the_end_of_what_is_not_heard(fake):
    clock, lost = Clock(), threading.Event()
    speaker = Speaker(clock, lost=lost.set)
    speaker.play(0, steady(1_000), 0)
    speaker.play(10_000, steady(1_000), 0)
    fake.wait_for(1)
    fake.state = State.GONE
    assert lost.wait(60)
    speaker.close(finish=True)
    assert fake.closed == 1


def test_a_card_that_hangs_while_it_is_opened_again_is_left_alone(fake, monkeypatch):
    monkeypatch.setattr(module, "CLOSING_S", 0.05)
    hangs, free = threading.Event(), threading.Event()

    def look() -> State:
        hangs.set()
        free.wait(60)
        return State.GONE

    monkeypatch.setattr(fake, "look", look)
    speaker = Speaker(Clock())
    assert hangs.wait(60)
    speaker.close(finish=True)
    assert fake.closed == 0
    free.set()
