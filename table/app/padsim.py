"""`--pads sim`: every seat's pad is a real firmware process, and its bot presses the matrix."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from table.app import dealing, rulesets
from table.app.evening import Evening
from table.app.header import Header
from table.app.live import LiveTable
from table.app.padseats import PadEvening, PadRoom, play_simulated, press_on
from table.cues import Phrase, phrase
from table.errors import Say
from table.seats.pads import TICK_MS, Back, Event, Late, Lost, Pads, Refused
from table.seats.pads.simulated import SimulatedPads


class SimulatedRoom:
    """The pads of all seats that no person plays at the terminal, joined to an evening."""

    def __init__(self, evening: PadEvening, sim: SimulatedPads, pads: Pads, room: PadRoom) -> None:
        self._evening = evening
        self._sim = sim
        self._pads = pads
        self._room = room

    def play(self) -> None:
        """Run to the end, in simulated time that waits for every pad."""
        play_simulated(self._evening, self._room, self._sim)

    async def beat(self, table: LiveTable, speed: float) -> None:
        """Move the pads with the clock of a live table, until cancelled."""
        while True:
            now = table.now
            self._sim.until(now)
            self._room.step(now)
            await asyncio.sleep(TICK_MS / 1000 / speed)


@contextmanager
def joined(
    evening: Evening, header: Header, text: Callable[[Phrase], str], say: Say
) -> Iterator[SimulatedRoom]:
    """Start the pads, seat the bots at them, and end them with the context.

    What runs the firmware, and troubles with a pad, are handed to `say`.
    """
    assert isinstance(evening, PadEvening)  # made so where the header asks for pads
    seats = [s for s in range(1, header.setup.players + 1) if s not in header.people]
    with SimulatedPads(seats) as sim:
        if sim.notice is not None:
            say(sim.notice)
        pads = Pads(seats, find=sim.ports, connect=sim.connect)
        codes = dealing.simulated_tags(header.rules) if dealing.taps(header) else None
        room = PadRoom(evening, pads, lambda event: _tell(event, say), codes=codes)
        evening.press = press_on(sim)
        if codes is not None:
            evening.tap = lambda seat, code, t: sim.pad(seat).tap(dealing.simulated_tag(code), t)
        evening.listen(room.hear)
        room.sit(seats, rulesets.find(header.rules).faces, text)
        try:
            yield SimulatedRoom(evening, sim, pads, room)
        finally:
            pads.close()


def _tell(event: Event, say: Say) -> None:
    match event:
        case Lost(seat=seat):
            say(phrase("pad-gone", seat=seat))
        case Back(seat=seat):
            say(phrase("pad-back", seat=seat))
        case Refused(said=said):
            say(said)
        case Late() | _:
            pass  # the pad itself wipes the line of an entry that came too late
