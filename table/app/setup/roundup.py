"""Tells the pads their seats: somebody presses # on each in turn, whatever seat it had before."""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from table.cues import Ms, Seat, phrase
from table.errors import DeviceError
from table.seats import wire
from table.seats.pads import TICK_MS, Port, SerialPort, find_ports, wrap
from table.seats.pads.link import Hello, Link, Order, Typed

LIT: Final = Order(light=wire.LIGHTS.index("on"), glow=1, glow_until=None)
LOOK_MS: Final[Ms] = 1000
"""How often it is looked which pads are plugged in."""


class Pad:
    """A pad on its line; `seat` is the one it says it has."""

    def __init__(self, path: str, port: Port, link: Link) -> None:
        self.path = path
        self.port = port
        self.link = link
        self.uid = ""
        """The number of its chip, once it has said it."""
        self.seat: Seat = 0
        self.taken = (0, 0)
        """Boot and number of the last event that was taken: a pad sends each until it is told so."""


class Roundup:
    """Listens to all pads that are plugged in, seated or not. Close it, for others to use them.

    A pad that hears nothing for two seconds goes dark and takes no key: `wait` or `provision` must
    go on as long as a person may press one.
    """

    def __init__(
        self,
        find: Callable[[], Sequence[str]] = find_ports,
        connect: Callable[[str], Port] = SerialPort,
        meanwhile: Callable[[Ms], None] = lambda _: None,
    ) -> None:
        """`meanwhile` is called at every tick: simulated pads live in it."""
        self._find = find
        self._connect = connect
        self._meanwhile = meanwhile
        self._session = secrets.randbits(30)
        self._pads: list[Pad] = []
        self._pressed: deque[Pad] = deque()
        self._look_at: Ms = 0
        self.shut: dict[str, DeviceError] = {}
        """What is plugged in and cannot be opened, by its path."""
        self._look(self._now())

    def wait(self, seconds: float) -> Pad | None:
        """The next pad on which # was pressed; None: none in time. Pads come and go meanwhile."""
        end = time.monotonic() + seconds
        while True:
            self._tick()
            while self._pressed:
                pad = self._pressed.popleft()
                if pad in self._pads:
                    return pad
            if time.monotonic() >= end:
                return None

    @property
    def waiting(self) -> bool:
        """Whether a # was pressed that `wait` has not handed out."""
        return bool(self._pressed)

    def provision(self, pad: Pad, seat: Seat, seconds: float = 3.0) -> None:
        """Have `pad` keep `seat`. :raises DeviceError: it does not."""
        pad.link.say(wire.frame(wire.PROVISION, seat))
        end = time.monotonic() + seconds
        while pad.seat != seat:
            if time.monotonic() > end:
                raise DeviceError(phrase("setup-pad-forgot", path=pad.path))
            self._tick()

    def show(self, pad: Pad, text: str) -> None:
        """Let `pad` show `text`, in its three lines."""
        face = wrap(text)
        pad.link.set(Order(light=LIT.light, glow=LIT.glow, glow_until=None, face=face))

    def close(self) -> None:
        """Leave all lines."""
        for pad in self._pads:
            pad.port.close()

    def _now(self) -> Ms:
        return round(time.monotonic() * 1000)

    def _look(self, now: Ms) -> None:
        """Take in what was plugged in, or has started anew on another path."""
        self._look_at = now + LOOK_MS
        for path in set(self._find()) - {pad.path for pad in self._pads}:
            try:
                self._pads.append(Pad(path, self._connect(path), Link(self._session, now)))
            except DeviceError as error:
                self.shut[path] = error
            else:
                self.shut.pop(path, None)

    def _tick(self) -> None:
        now = self._now()
        self._meanwhile(now)
        if now >= self._look_at:
            self._look(now)
        for pad in list(self._pads):
            try:
                for message in pad.link.receive(now, pad.port.read()):
                    if isinstance(message, Hello):
                        pad.uid, pad.seat = message.uid, message.seat
                        pad.link.set(LIT)
                    elif isinstance(message, Typed):
                        pad.link.acknowledge(message.number)
                        if pad.taken[0] != message.boot or pad.taken[1] < message.number:
                            pad.taken = message.boot, message.number
                            self._pressed.append(pad)
                pad.link.sent(pad.port.write(pad.link.tick(now)))
            except DeviceError:  # its cable was pulled: the others go on
                pad.port.close()
                self._pads.remove(pad)
        time.sleep(TICK_MS / 1000)
