"""A clock for programs that look at pads for a while: no machine is too slow for their patience."""

from __future__ import annotations

from table.seats.pads.simulated import SimulatedPads


class PadClock:
    """Takes the place of `time` in such a program: whoever sleeps lets the pads live meanwhile."""

    def __init__(self, *sims: SimulatedPads) -> None:
        self._sims = sims
        self._now = 0.0

    def monotonic(self) -> float:
        return self._now

    def sleep(self, seconds: float) -> None:
        self._now += seconds
        for sim in self._sims:
            sim.until(round(self._now * 1000))
