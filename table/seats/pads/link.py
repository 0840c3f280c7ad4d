"""The table's end of one line: bytes in and out, without a port and without a clock."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from table.cues import Ms
from table.seats import wire
from table.seats.pads.face import BLANK, Face

ASK_MS = 250
STATE_MS = 250
"""How often a pad is told its state, needed or not; it is the table's heartbeat too."""
RETRY_MS = 60
"""How soon a new state is sent again while the pad has not confirmed it."""
SILENT_MS = 2000
"""A pad that has said nothing for so long is gone."""

_DRIFT_MS = 10_000  # a pad's clock may go 100 ppm wrong: 1 ms in ten seconds


class Order(Struct, frozen=True, kw_only=True):
    """What a pad shall be and do; sent again and again, which changes nothing."""

    light: int = 0
    buzz: int = 0
    """The number of the buzz; a new number is a new buzz."""
    buzz_until: Ms = 0
    glow: int = 0
    """Likewise of the time in which the display is lit."""
    glow_until: Ms | None = 0
    """None: until the next order."""
    houses: bool = False
    offset: Ms = 0
    """How long after the others this pad's buzzer starts."""
    clear: int = 0
    """A new number voids what is half typed."""
    face: Face = BLANK


class Hello(NamedTuple):
    """A pad presented itself."""

    boot: int
    seat: int
    base: int
    uid: str
    version: int
    firmware: str


class Typed(NamedTuple):
    """An event as it came; whether it is new is the inbox's business."""

    boot: int
    number: int
    pressed: Ms
    text: str
    stale: bool
    """Typed before the pad knew that another question is open."""


class Saw(NamedTuple):
    """What a reader saw, the tags as the wire has them."""

    reader: int
    outcome: int
    since: Ms
    last: Ms
    tags: str


class Said(NamedTuple):
    """A line of the self-test."""

    part: int
    text: str


class Link:
    """The conversation with whatever is at the other end of one port.

    :param session: a number that no other run of the table has.
    :param now: ms of the clock that all other calls use.
    """

    def __init__(self, session: int, now: Ms) -> None:
        self._session = session
        self._framer = wire.Framer()
        self._heard = now
        self._ask_at = now
        self._tell_at = now
        self._state = 0
        self._cleared = 0  # the state in which what was half typed became void
        self._confirmed = 0
        self._acknowledge: int | None = None
        self._out = bytearray()
        self._ahead: float | None = None  # table's clock minus pad's clock
        self._ahead_at = now
        self.order = Order()
        self.boot = 0
        self.greeted = False
        """Whether the pad has said HELLO since it was last silent."""

    @property
    def settled(self) -> bool:
        """Whether the pad has confirmed that it is as it shall be."""
        return self._confirmed >= self._state

    def set(self, order: Order) -> None:
        """From now on the pad shall be so."""
        if order != self.order or not self._state:
            self._state += 1
            if order.clear != self.order.clear:
                self._cleared = self._state
            self.order = order
            self._tell_at = 0

    def acknowledge(self, number: int) -> None:
        """Everything up to event `number` has been taken; told at the next tick."""
        self._acknowledge = number

    def say(self, frame: bytes) -> None:
        """Send a frame at the next tick."""
        self._out += frame

    def receive(self, now: Ms, data: bytes) -> list[Hello | Typed | Saw | Said]:
        """Take bytes that arrived."""
        heard: list[Hello | Typed | Saw | Said] = []
        for byte in data:
            body = self._framer.push(byte)
            if not body:
                continue
            try:
                kind, fields = wire.parse(body)
            except ValueError:
                continue
            message = self._hear(now, kind, fields)
            if message is not None:
                heard.append(message)
        return heard

    def silent(self, now: Ms) -> bool:
        """Whether the pad has said nothing that could be read for `SILENT_MS`."""
        return now - self._heard >= SILENT_MS

    def tick(self, now: Ms) -> bytes:
        """What to send at this tick; tell `sent` how much of it went out."""
        if len(self._out) > 4 * wire.LIMIT:
            self._out.clear()  # the pad does not read; all of it can be said anew
        if not self.greeted:
            if now >= self._ask_at:
                self._ask_at = now + ASK_MS
                self._out += wire.frame(wire.ASK, self._session, wire.VERSION)
            return bytes(self._out)
        if self._acknowledge is not None:
            self._out += wire.frame(wire.ACK, self._session, self.boot, self._acknowledge)
            self._acknowledge = None
        if self._state and now >= self._tell_at:
            self._tell_at = now + (RETRY_MS if self._confirmed < self._state else STATE_MS)
            self._out += self._told(now)
        return bytes(self._out)

    def sent(self, count: int) -> None:
        """The first `count` bytes of the last `tick` went out."""
        del self._out[:count]

    def lose(self) -> None:
        """The pad was silent too long: begin anew by asking."""
        self.greeted = False
        self._confirmed = 0
        self._ask_at = 0

    def _hear(
        self, now: Ms, kind: str, fields: list[int | str]
    ) -> Hello | Typed | Saw | Said | None:
        match kind, fields:
            case wire.HELLO, [int(boot), int(seat), int(base), str(uid), int(version), str(ware)]:
                self._heard = now
                self.greeted = True
                self.boot = boot
                self._confirmed = 0
                self._tell_at = 0
                self._ahead = None
                return Hello(boot, seat, base, uid, version, ware)
            case wire.BEAT, [int(boot), int(at), int(session), int(state)]:
                self._heard = now
                if boot != self.boot or session != self._session:
                    self.lose()
                    return None
                self._confirmed = state
                self._table_time(now, at)
            case wire.EVENT, [int(boot), int(number), int(at), int(state), str(text)]:
                self._heard = now
                if boot == self.boot and self._ahead is not None:
                    pressed = self._table_time(now, at)
                    return Typed(boot, number, pressed, text, state < self._cleared)
            case wire.READER, [
                int(boot),
                int(reader),
                int(outcome),
                int(since),
                int(last),
                str(tags),
            ]:
                self._heard = now
                if boot == self.boot and self._ahead is not None and reader <= 1:
                    begun = self._table_time(now, since)
                    ended = self._table_time(now, last)
                    return Saw(reader, outcome, begun, ended, tags)
            case wire.REPORT, [int(part), str(text)]:
                self._heard = now
                return Said(part, text)
        return None

    def _table_time(self, now: Ms, at: int) -> Ms:
        """The table's time when the pad's clock said `at`.

        The least delay ever seen gives the difference of the clocks; it is forgotten slowly, as the
        clocks drift.
        """
        delay = now - at
        if self._ahead is not None:
            self._ahead += (now - self._ahead_at) / _DRIFT_MS
        self._ahead_at = now
        if self._ahead is None or delay < self._ahead:
            self._ahead = delay
        return min(now, round(at + self._ahead))

    def _told(self, now: Ms) -> bytes:
        order = self.order
        glow = wire.FOREVER_MS if order.glow_until is None else max(0, order.glow_until - now)
        return wire.frame(
            wire.STATE,
            self._session,
            self._state,
            order.light,
            order.buzz,
            max(0, order.buzz_until - now),
            order.glow,
            glow,
            int(order.houses),
            order.offset,
            order.clear,
            *order.face.lines,
        )
