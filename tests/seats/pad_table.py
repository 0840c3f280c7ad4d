"""A table of simulated pads in lock step, for the tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from table.cues import Light, Ms, Seat
from table.seats.pads import TICK_MS, Back, Entered, Event, Late, Lost, Pads
from table.seats.pads.simulated import SimulatedPads


class PadTable:
    """`Pads` and `SimulatedPads` on one clock; what happened is in `events`."""

    def __init__(self, seats: Iterable[Seat], sim: SimulatedPads, **options: Any) -> None:
        self.sim = sim
        self.seats = tuple(seats)
        self.options = options
        self.now: Ms = 0
        self.events: list[Event] = []
        self.pads = self.open()

    def open(self, **options: Any) -> Pads:
        """Another `Pads` on the same hardware, as after a restart of the table."""
        return Pads(
            self.seats, find=self.sim.ports, connect=self.sim.connect, **self.options, **options
        )

    def run(self, ms: Ms) -> None:
        end = self.now + ms
        while self.now < end:
            self.events += self.pads.step(self.now)
            self.now += TICK_MS
            self.sim.until(self.now)

    def ready(self) -> None:
        """Everybody is there, lit and waiting."""
        self.run(100)
        self.pads.lamps(Light.DIM, lit=None)
        self.run(100)
        assert self.pads.present == self.seats

    def type(self, seat: Seat, text: str) -> None:
        """Type it and let the time pass that this takes."""
        self.run(self.sim.pad(seat).type(text, self.now) - self.now + 4 * TICK_MS)

    @property
    def entered(self) -> list[tuple[Seat, str]]:
        return [(e.seat, e.text) for e in self.events if isinstance(e, Entered)]

    @property
    def others(self) -> list[Event]:
        return [e for e in self.events if isinstance(e, Lost | Back | Late)]
