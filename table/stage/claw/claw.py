"""The claw performs its cues."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress

from table import cues
from table.stage.claw.dial import Dial
from table.stage.claw.driver import ClawDriver, ClawError
from table.stage.claw.motion import Motion

FRAME_MS = 20
"""A servo reads one pulse every 20 ms: a step between two pulses would be lost."""

LATE_S = 0.2
"""A motion that could begin only later than this is shifted, not shortened: the claw never jumps."""

SETTLE_MS = 200
"""How long the servo is held at the end of a motion before its power is cut."""


class Claw:
    """Turns the servo in a thread of its own; nothing here blocks or raises into the caller.

    `held` is where the servo was left the last time (the driver's unit). Unknown, and the servo
    unable to say, the first motion starts at home: a jump, once, in the open.
    `on_trouble` is told of a servo that fails, `remember` of every position held; both are called in
    the claw's thread. A failed servo is tried again at the next cue.
    """

    def __init__(
        self,
        driver: ClawDriver,
        dial: Dial,
        *,
        held: float | None = None,
        on_trouble: Callable[[ClawError], object],
        remember: Callable[[float], None] = lambda position: None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._driver = driver
        self._dial = dial
        self._held = dial.aim(None, None) if held is None else min(max(held, dial.low), dial.high)
        self._on_trouble = on_trouble
        self._remember = remember
        self._clock = clock
        self._sleep = sleep
        self._wake = threading.Condition()
        self._next: tuple[float, cues.Claw] | None = None
        self._busy = False
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="claw", daemon=True)
        self._thread.start()

    def perform(self, cue: cues.Claw) -> None:
        """Begin the motion of `cue` now. A motion under way ends where it is, and goes on from there.

        Raises `ClawSetup` for a place that is not on the dial.
        """
        self._dial.aim(cue.house, None)
        with self._wake:
            self._next = (self._clock(), cue)
            self._wake.notify_all()

    def angle(self) -> float:
        """Where the claw points: degrees clockwise from place 1, read from the pulse or the servo."""
        return self._dial.angle(self._held)

    def settle(self, timeout_s: float | None = None) -> bool:
        """Wait until nothing is left to do; False if it took longer."""
        with self._wake:
            return self._wake.wait_for(lambda: not self._busy and self._next is None, timeout_s)

    def close(self) -> None:
        """Stop where it is and give the servo back."""
        with self._wake:
            self._closed = True
            self._next = None
            self._wake.notify_all()
        self._thread.join(timeout=2)

    def _work(self) -> None:
        while True:
            with self._wake:
                self._busy = False
                self._wake.notify_all()
                self._wake.wait_for(lambda: self._closed or self._next is not None)
                begun, self._next = self._next, None
                self._busy = begun is not None
            if begun is None:
                break
            try:
                self._turn(*begun)
            except ClawError as trouble:
                with suppress(ClawError):  # the trouble is about to be told; this is the same one
                    self._driver.detach()
                self._on_trouble(trouble)
        with suppress(ClawError):  # closing: nobody is left who could act on it
            self._driver.close()

    def _turn(self, begun: float, cue: cues.Claw) -> None:
        self._held = self._driver.attach(self._held)
        begun = max(begun, self._clock() - LATE_S)
        motion = Motion(self._held, self._dial.aim(cue.house, self._held), cue.ms)
        for ms in _frames(cue.ms):
            if self._interrupted():
                return
            late = self._wait_until(begun + ms / 1000)
            if late * 1000 >= FRAME_MS and ms < cue.ms:
                continue  # a slow line drops frames; it never stretches the motion
            self._driver.move(motion.at(ms))
            self._hold(motion.at(ms))
        self._wait_until(begun + (cue.ms + SETTLE_MS) / 1000)
        if not self._interrupted():
            self._driver.arrive(motion.goal)
            self._hold(motion.goal)
            self._driver.detach()
            self._remember(self._held)

    def _hold(self, wanted: float) -> None:
        told = self._driver.read()
        self._held = wanted if told is None else told

    def _interrupted(self) -> bool:
        return self._closed or self._next is not None

    def _wait_until(self, deadline: float) -> float:
        """Sleep until `deadline`; return by how many seconds it was missed already."""
        late = self._clock() - deadline
        if late < 0:
            self._sleep(-late)
        return late


def _frames(ms: int) -> list[int]:
    return [*range(FRAME_MS, ms, FRAME_MS), ms]
