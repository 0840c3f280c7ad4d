"""`burgomaster audit --pads sim`: the audited night on pads that run the real firmware.

Everything from the conductor's words to the pins is what a game on pads has: the evening, the seats'
screens, the wire, pyserial, a process of firmware a seat. Only the fingers belong to the audit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from table.app import rulesets
from table.app.pads.seats import IDLE_TICK_MS, PadRoom, tick_at
from table.app.playing.evening import Evening
from table.app.playing.header import Header
from table.audit.pads import Driven, MakePads
from table.burgomaster.commands import Command
from table.burgomaster.conductor import Conductor
from table.burgomaster.inputs import AnyInput, Entry, Tick
from table.burgomaster.script import Script
from table.burgomaster.setup import Setup
from table.cues import Lamps, Light, Ms, Phrase, Seat
from table.seats.pads import TICK_MS, Pads
from table.seats.pads.pads import BUZZ_OFFSET_MS
from table.seats.pads.simulated import SimulatedPads

SETTLE_MS: Final[Ms] = 2000
"""So long before the night the pads are plugged in."""
BEHIND_MS: Final[Ms] = 3000
"""Keys for which a finger would be later than this are not pressed at all."""


class Echo(Conductor):
    """Says to an evening what another conductor has said."""

    def __init__(self, original: Conductor) -> None:
        self._original = original
        self.said: list[Command] = []

    @property
    def script(self) -> Script:
        """The other's script."""
        return self._original.script

    def feed(self, now: Ms, given: AnyInput) -> tuple[list[Command], Ms | None]:
        """What was said since the last time, whatever is given."""
        said, self.said = self.said, []
        return said, None

    def seat_view(self, seat: Seat) -> object:
        """What the seat may know, of the other's game."""
        return self._original.seat_view(seat)


class AuditedPads:
    """See `table.audit.pads.Pads`."""

    def __init__(
        self,
        rules: str,
        text: Callable[[Phrase], str],
        conductor: Conductor,
        players: int,
        lamps: Lamps | None,
        now: Ms,
    ) -> None:
        seats = range(1, players + 1)
        self._echo = Echo(conductor)
        header = Header(
            rules=rules, options={}, setup=Setup(players=players, deal_seed=0, public_seed=0)
        )
        self._evening = Evening(header, self._echo, accept=lambda _t, _given: None)
        self._entries: list[Entry] = []
        self._now = tick_at(now) - SETTLE_MS
        self._wake = self._now
        self._free = dict.fromkeys(seats, self._now)
        """When the finger at each seat can press the next key."""
        self._sim = SimulatedPads(seats, now=self._now, traced=True)
        self._pads = Pads(seats, find=self._sim.ports, connect=self._sim.connect)
        self._room = PadRoom(self._evening, self._pads, give=self._given)
        self._evening.listen(self._room.hear)
        self._room.sit(seats, rulesets.find(rules).faces, text)
        self._room.hear(lamps or Lamps(t=self._now, phase="", light=Light.OFF))
        while self._now < now:
            self.step(self._now + TICK_MS)

    def due(self, before: Ms) -> Ms:
        """As long as nothing goes on, as seldom as a beat allows; never after `before`."""
        soon = self._now + TICK_MS
        if self._sim.stir(self._now, self._now + IDLE_TICK_MS):
            return soon
        return max(soon, min(tick_at(before), self._now + IDLE_TICK_MS, self._wake))

    def press(self, t: Ms, seat: Seat, key: str) -> None:
        """Each seat has one finger: it presses one key after the other."""
        at = max(_even(t), self._free[seat])
        if at <= t + BEHIND_MS:
            self._free[seat] = self._sim.pad(seat).type(key, at)

    def hear(self, t: Ms, commands: Iterable[Command]) -> None:
        """The evening hears it, and the pads at the next tick."""
        self._echo.said += commands
        self._evening.give(t, Tick())
        self._wake = tick_at(t)

    def step(self, now: Ms) -> list[Entry]:
        """One tick."""
        self._sim.until(now)
        self._now = now
        self._room.step(now)
        self._wake = now + IDLE_TICK_MS
        entries, self._entries = self._entries, []
        return entries

    def driven(self) -> Mapping[Seat, list[Driven]]:
        """What changed, buzzers as if all started at once: their offsets are everybody's to know."""
        return {seat: self._driven(seat) for seat in self._free}

    def close(self) -> None:
        """End the processes."""
        self._pads.close()
        self._sim.close()

    def _given(self, _t: Ms, given: AnyInput) -> None:
        assert isinstance(given, Entry)  # there are no readers
        self._entries.append(given)

    def _driven(self, seat: Seat) -> list[Driven]:
        steps = []
        before: dict[str, int] = {}
        for t, what, value in self._sim.pad(seat).perceived():
            if before.get(what) != value:  # another picture that glows alike is under the hood
                before[what] = value
                offset = BUZZ_OFFSET_MS * (seat - 1) if what == "buzzer" else 0
                steps.append(Driven(t - offset, what, value))
        return sorted(steps)


def pads_for(rules: str, text: Callable[[Phrase], str]) -> MakePads:
    """What makes the pads of these rules, whose displays say `text`."""

    def make(conductor: Conductor, players: int, lamps: Lamps | None, now: Ms) -> AuditedPads:
        return AuditedPads(rules, text, conductor, players, lamps, now)

    return make


def _even(t: Ms) -> Ms:
    """The firmware looks at its keys every 2 ms; an odd time would move what else it does by one."""
    return t + t % 2
