"""The live loop: game time runs with the clock, at absolute deadlines."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from table.app.playing.evening import Evening
from table.app.playing.kept import Kept
from table.burgomaster.inputs import AnyInput
from table.cues import Ms, Seat


class Beside(Protocol):
    """What lives on the game's own clock: simulated pads."""

    @property
    def due(self) -> Ms:
        """When it wants its next step; the clock does not pass that by."""

    def step(self) -> None:
        """Live until `due`, and bring the evening there."""


EARLY_S: Final = 0.002
"""The loop's own timers come up to a millisecond late: the last moment is waited for by looking."""
SWITCH_S: Final = 0.0005
"""How long another thread may compute before the loop gets its turn."""


def settle() -> None:
    """What is there already is not searched for garbage in a night: that would keep cues waiting."""
    gc.collect()
    gc.freeze()


@contextmanager
def punctual() -> Iterator[None]:
    """No other thread keeps the loop waiting for long; at the end, `settle` is undone."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_S)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)
        gc.unfreeze()


class LiveTable:
    """Plays an evening on asyncio, `speed` game seconds a second.

    Every deadline is reckoned from the one moment at which the game began, so lateness never adds
    up, and the clock is monotonic: setting the wall clock changes nothing. What is `beside` the
    evening may be slower than `speed`: then the game is, and nothing in it is late.
    """

    def __init__(self, evening: Evening, speed: float, beside: Beside | None = None) -> None:
        self._evening = evening
        self._speed = speed
        self._beside = beside
        self._loop = asyncio.get_running_loop()
        settle()  # takes its time, so before the clock runs
        self._zero = self._loop.time() - evening.now / 1000 / speed
        self._stir = asyncio.Event()

    @property
    def now(self) -> Ms:
        """The game's time."""
        now = round((self._loop.time() - self._zero) * 1000 * self._speed)
        return now if self._beside is None else min(now, self._beside.due)

    @property
    def due_in(self) -> float:
        """Seconds until something happens by itself."""
        due = self._evening.next_due
        return float("inf") if due is None else self._at(due) - self._loop.time()

    def give(self, given: AnyInput) -> Kept | None:
        """An input from outside, now. To be called on the loop. As `Evening.give`."""
        kept = self._evening.give(max(self.now, self._evening.now), given)
        self._stir.set()
        return kept

    def press(self, seat: Seat, keys: str) -> None:
        """Somebody at `seat` presses keys, now. As `Evening.press`."""
        self._evening.press(max(self.now, self._evening.now), seat, keys)
        self._stir.set()

    def stir(self) -> None:
        """Something may be due earlier than it was: a bot has taken a seat."""
        self._stir.set()

    async def play(self) -> None:
        """Until the game is over."""
        evening = self._evening
        beside = self._beside
        with punctual():
            while evening.over_at is None:
                due = evening.next_due
                self._stir.clear()
                if beside is not None and (due is None or due >= beside.due):
                    if await self._reached(beside.due):
                        beside.step()
                elif due is None:
                    await self._stir.wait()
                elif await self._reached(due):
                    evening.run_due(max(self.now, due))

    def _at(self, due: Ms) -> float:
        return self._zero + due / 1000 / self._speed

    async def _reached(self, due: Ms) -> bool:
        """Wait until `due`; False if something stirred before.

        Not with `asyncio.timeout_at`: a deadline that is past already when Ctrl-C comes would turn
        the cancellation into its own TimeoutError, and the game would go on.
        """
        rung: list[Ms] = []

        def ring() -> None:
            rung.append(due)
            self._stir.set()

        at = self._at(due)
        alarm = self._loop.call_at(at - EARLY_S, ring)
        try:
            await self._stir.wait()
        finally:
            alarm.cancel()
        while rung and self._loop.time() < at:
            await asyncio.sleep(0)
        return bool(rung)
