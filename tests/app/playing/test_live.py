"""The live loop keeps absolute deadlines and always lets itself be stopped."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import cast

import pytest

from table.app.playing.evening import Evening
from table.app.playing.live import LiveTable
from table.burgomaster.inputs import Pause, Tick
from table.cues import Ms


class Diary:
    """An evening that has something to do at each of its times."""

    def __init__(self, *dues: Ms) -> None:
        self.dues = list(dues)
        self.now: Ms = 0
        self.done: list[tuple[Ms, Ms]] = []
        self.given: list[tuple[Ms, object]] = []
        self.over_at: Ms | None = None

    @property
    def next_due(self) -> Ms | None:
        return self.dues[0] if self.dues else None

    def run_due(self, now: Ms) -> None:
        while self.dues and self.dues[0] <= now:
            self.done.append((self.dues.pop(0), now))
        self.now = max(self.now, now)
        if not self.dues:
            self.over_at = self.now

    def give(self, now: Ms, given: object) -> None:
        self.run_due(now)
        self.given.append((now, given))


def table(diary: Diary, speed: float = 1.0) -> LiveTable:
    return LiveTable(cast(Evening, diary), speed)


def test_everything_is_done_in_its_order_and_never_early() -> None:
    diary = Diary(0, 1, 1, 500, 10_000)

    async def play() -> None:
        await table(diary, speed=500).play()

    asyncio.run(play())
    assert [due for due, _ in diary.done] == [0, 1, 1, 500, 10_000]
    assert all(due <= now for due, now in diary.done)


@pytest.mark.parametrize("late", [0, 5_000])
def test_a_cancelled_table_stops_however_late_it_is(late: Ms) -> None:
    """Ctrl-C arrives while the loop is busy and the next deadline is past."""
    diary = Diary(*range(50))

    async def play() -> None:
        playing = table(diary)
        playing._zero -= late / 1000  # the loop was held up for so long
        task = asyncio.current_task()
        assert task is not None
        task.cancel()
        await playing.play()

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(play())
    assert diary.over_at is None


def test_a_paused_table_waits_for_somebody() -> None:
    diary = Diary()

    async def play() -> None:
        playing = table(diary)
        running = asyncio.create_task(playing.play())
        await asyncio.sleep(0)
        assert not running.done()
        diary.dues = [0]
        playing.give(Tick())
        await running

    asyncio.run(play())
    assert diary.over_at is not None


def test_what_comes_from_outside_comes_after_what_was_due() -> None:
    diary = Diary(0, 1, 60_000)

    async def play() -> None:
        playing = table(diary)
        playing._zero -= 10
        playing.give(Pause())
        diary.over_at = 1
        await playing.play()

    asyncio.run(play())
    assert [due for due, _ in diary.done] == [0, 1]
    ((at, given),) = diary.given
    assert at >= 10_000
    assert given == Pause()


def test_what_was_there_before_the_game_is_no_garbage_of_the_night() -> None:
    interval = sys.getswitchinterval()
    seen: list[tuple[int, float]] = []

    class Watching(Diary):
        def run_due(self, now: Ms) -> None:
            seen.append((gc.get_freeze_count(), sys.getswitchinterval()))
            super().run_due(now)

    async def play() -> None:
        await table(Watching(0, 5)).play()

    asyncio.run(play())
    assert all(frozen > 10_000 and switch < interval for frozen, switch in seen)
    assert seen
    assert gc.get_freeze_count() == 0
    assert sys.getswitchinterval() == interval


def test_how_long_until_something_happens_by_itself() -> None:
    async def look() -> tuple[float, float]:
        return table(Diary(10_000_000), speed=10.0).due_in, table(Diary()).due_in

    soon, never = asyncio.run(look())
    assert 900 < soon <= 1000
    assert never == float("inf")


class Slow:
    """Pads that need `cost` seconds for a step of 20 ms, and bring the diary there."""

    def __init__(self, diary: Diary, cost: float) -> None:
        self.diary = diary
        self.cost = cost
        self.due: Ms = 0
        self.steps: list[Ms] = []

    def step(self) -> None:
        time.sleep(self.cost)
        self.diary.run_due(self.due)
        self.steps.append(self.due)
        self.due += 20


def test_what_lives_beside_is_never_passed_by_however_slow_it_is() -> None:
    """A speed that nobody can keep: every step is made, nothing is late on the game's own clock."""
    diary = Diary(*range(0, 400, 7))
    slow = Slow(diary, 0.001)
    given: list[Ms] = []

    async def play() -> None:
        playing = LiveTable(cast(Evening, diary), 1000, slow)

        async def somebody() -> None:
            while diary.over_at is None:
                assert playing.now <= slow.due
                given.append(playing.now)
                await asyncio.sleep(0)

        other = asyncio.create_task(somebody())
        await playing.play()
        await other

    asyncio.run(play())
    assert slow.steps == list(range(0, 400, 20))
    assert all(now - due < 20 for due, now in diary.done)
    assert given == sorted(given)
