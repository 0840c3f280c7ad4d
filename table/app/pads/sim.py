"""`--pads sim`: every seat's pad is a real firmware process, and whoever plays presses its matrix."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from table.app import rulesets
from table.app.pads.seats import IDLE_TICK_MS, PadRoom, tick_at
from table.app.playing import dealing
from table.app.playing.evening import Evening
from table.app.playing.header import Header
from table.cues import Light, Ms, Phrase, Seat, phrase
from table.errors import Say
from table.seats.pads import TICK_MS, Back, Event, Lost, Pads, Refused, glass
from table.seats.pads.process import KEY_MS
from table.seats.pads.simulated import SimulatedPads

WATCHED_TICK_MS: Final = 60
"""While somebody looks at displays that change: as often as a new state is sent until confirmed."""

See = Callable[[tuple[str, ...]], None]
"""Takes the lines of a display that has changed; none while it is dark."""


class SimulatedRoom:
    """The pads of all seats: the evening's `Hand`, and what lives on its clock (`live.Beside`).

    Their time is the game's, and passes only when every pad has nothing left to do: however fast the
    game shall go, no key is late.
    """

    def __init__(self, evening: Evening, sim: SimulatedPads, pads: Pads, room: PadRoom) -> None:
        self._evening = evening
        self._sim = sim
        self._pads = pads
        self._room = room
        self._due: Ms | None = None
        self._changing = True  # what the displays show
        self._watchers: dict[Seat, See] = {}
        self._seen: dict[Seat, tuple[str, ...]] = {}

    # Time

    @property
    def due(self) -> Ms:
        """The next tick."""
        return self._evening.now if self._due is None else self._due

    def step(self) -> None:
        """Let every pad live until `due`, and then the evening; read and answer the pads."""
        now = self.due
        if self._due is None:
            self._sim.power(now)
        self._sim.until(now)
        if self._changing:
            self._look()
        self._evening.run_due(now)
        entered = self._room.step(now)
        settled = self._pads.settled
        stirring = entered or self._sim.stir(now, now + IDLE_TICK_MS)
        self._changing = stirring or not settled
        if stirring:
            self._due = now + TICK_MS
        else:
            idle = WATCHED_TICK_MS if self._watchers and not settled else IDLE_TICK_MS
            due = self._evening.next_due
            at_most = now + idle if due is None else min(now + idle, due)
            self._due = max(now + TICK_MS, tick_at(at_most))

    # Fingers

    def press(self, seat: Seat, keys: str, t: Ms) -> None:
        """The last of the keys is taken at the first tick at or after `t` that the fingers allow."""
        last = tick_at(t) - TICK_MS
        pad = self._sim.pad(seat)
        begin = pad.type(keys, last - 2 * KEY_MS * (len(keys) - 1)) - 2 * KEY_MS * len(keys)
        if self._due is not None:
            self._due = min(self._due, tick_at(begin + 1))

    def tap(self, seat: Seat, code: int, t: Ms) -> None:
        """The card lies on the reader from `t` on."""
        self._sim.pad(seat).tap(dealing.simulated_tag(code), t)

    def rest(self, seat: Seat) -> None:
        """The fingers leave the keys, and what they had typed is void."""
        self._sim.pad(seat).rest()
        self._pads.clear((seat,))

    # Eyes

    def watch(self, seat: Seat, see: See) -> None:
        """`see` is told what the display of `seat` shows, now and whenever that changes."""
        self._watchers[seat] = see
        self._changing = True
        see(self._seen.get(seat, ()))

    def unwatch(self, seat: Seat) -> None:
        """Nobody looks at that display any more."""
        self._watchers.pop(seat, None)
        self._seen.pop(seat, None)

    def _look(self) -> None:
        for seat, see in tuple(self._watchers.items()):
            memory = self._sim.pad(seat).picture()
            lines = () if memory is None else glass.read(memory)
            if lines != self._seen.get(seat, ()):
                self._seen[seat] = lines
                see(lines)


@contextmanager
def joined(
    evening: Evening, header: Header, text: Callable[[Phrase], str], say: Say
) -> Iterator[SimulatedRoom]:
    """Start the pads of all seats, join them to the evening, and end them with the context.

    What runs the firmware, and troubles with a pad, are handed to `say`.
    """
    seats = range(1, header.setup.players + 1)
    with SimulatedPads(seats) as sim:
        if sim.notice is not None:
            say(sim.notice)
        pads = Pads(seats, find=sim.ports, connect=sim.connect, confirm_at_once=False)
        codes = dealing.simulated_tags(header.rules) if dealing.taps(header) else None
        room = PadRoom(evening, pads, teller(say), codes=codes)
        table = SimulatedRoom(evening, sim, pads, room)
        evening.through(table)
        evening.listen(room.hear)
        pads.lamps(Light.ON, lit=None)  # it is day, until the table says otherwise
        room.display(seats, rulesets.find(header.rules).faces, text)
        try:
            yield table
        finally:
            pads.close()


def teller(say: Say) -> Callable[[Event], None]:
    """Says what is wrong with a pad, and when it is mended; that all are there at first is no news."""
    lost: set[Seat] = set()

    def tell(event: Event) -> None:
        match event:
            case Lost(seat=seat):
                lost.add(seat)
                say(phrase("pad-gone", seat=seat))
            case Back(seat=seat) if seat in lost:
                say(phrase("pad-back", seat=seat))
            case Refused(said=said):
                say(said)
            case _:
                pass  # the pad itself wipes the line of an entry that came too late

    return tell
