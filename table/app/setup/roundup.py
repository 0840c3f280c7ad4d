"""Tells the pads their seats: somebody presses # on each in turn, whatever seat it had before."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence

from table.cues import Ms, Seat
from table.errors import DeviceError
from table.seats import wire
from table.seats.pads import TICK_MS, Port, SerialPort, find_ports, wrap
from table.seats.pads.link import Hello, Link, Order, Typed

LIT: Order = Order(light=wire.LIGHTS.index("on"), glow=1, glow_until=None)


class Pad:
    """A pad on its line; `seat` is the one it says it has."""

    def __init__(self, path: str, port: Port, link: Link) -> None:
        self.path = path
        self.port = port
        self.link = link
        self.seat: Seat = 0


class Roundup:
    """Listens to all pads that are plugged in, seated or not. Close it, for others to use them."""

    def __init__(
        self,
        find: Callable[[], Sequence[str]] = find_ports,
        connect: Callable[[str], Port] = SerialPort,
        meanwhile: Callable[[Ms], None] = lambda _: None,
    ) -> None:
        """`meanwhile` is called at every tick: simulated pads live in it."""
        self._meanwhile = meanwhile
        session = secrets.randbits(30)
        self._pads = []
        for path in find():
            self._pads.append(Pad(path, connect(path), Link(session, self._now())))

    def wait(self, seconds: float, without: Sequence[str] = ()) -> Pad | None:
        """The first pad, of a path not in `without`, on which # is pressed; None: none in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            pressed = self._tick()
            if pressed is not None and pressed.path not in without:
                return pressed
        return None

    def provision(self, pad: Pad, seat: Seat, seconds: float = 3.0) -> None:
        """Have `pad` keep `seat`. :raises DeviceError: it does not."""
        pad.link.say(wire.frame(wire.PROVISION, seat))
        shown = wrap(f"Seat {seat}")
        pad.link.set(Order(light=LIT.light, glow=LIT.glow, glow_until=None, face=shown))
        end = time.monotonic() + seconds
        while pad.seat != seat:
            if time.monotonic() > end:
                raise DeviceError(
                    f"The pad on {pad.path} did not keep its seat: run 'burgomaster pad flash'."
                )
            self._tick()

    def close(self) -> None:
        """Leave all lines."""
        for pad in self._pads:
            pad.port.close()

    def _now(self) -> Ms:
        return round(time.monotonic() * 1000)

    def _tick(self) -> Pad | None:
        now = self._now()
        self._meanwhile(now)
        pressed = None
        for pad in list(self._pads):
            try:
                for message in pad.link.receive(now, pad.port.read()):
                    if isinstance(message, Hello):
                        pad.seat = message.seat
                        pad.link.set(LIT)
                    elif isinstance(message, Typed):
                        pad.link.acknowledge(message.number)
                        pressed = pad
                pad.link.sent(pad.port.write(pad.link.tick(now)))
            except DeviceError:  # its cable was pulled: the others go on
                pad.port.close()
                self._pads.remove(pad)
        time.sleep(TICK_MS / 1000)
        return pressed
