"""Pads without hardware: the real firmware in a process a seat, on pseudo-terminals.

What is simulated is below the firmware's pins (firmware/sim/README.md); above them everything is what
runs on a Pico, and the table reads the pseudo-terminals with the same pyserial code. Keys are pressed
in the matrix and tags laid on readers.
"""

from __future__ import annotations

import logging
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from table.cues import Ms, Phrase, Seat, phrase
from table.errors import ConfigError, DeviceError, line
from table.seats.pads.port import Port, SerialPort
from table.seats.pads.process import SimulatedPad, micropython

FOLDER: Final = "burgomaster-pads-"
"""Beginning of the name of a folder for what pads keep in flash; the number of the process follows."""
AGAIN_MS: Final[Ms] = 1000
"""A pad that has died is started anew at once, but not more often than this."""

_log = logging.getLogger(__name__)


class SimulatedPads:
    """The pads of `seats`, each in its own process; close it, or use it in a `with`.

    `ports` and `connect` are what `Pads` takes as `find` and `connect`. The pads live only as far
    as `until` lets them, on the clock that `Pads.step` is given; with `real_time` they live by
    themselves and `until` only moves the keys that are due. A process that ends, or is killed, at any
    moment is a pad whose cable was pulled and is in again: the table loses it and finds it.

    :param traced: keep what can be perceived of each pad, for `SimulatedPad.perceived`.
    :param series: another series of pads has other chip numbers.
    :param python: run the firmware under CPython; by default only where there is no MicroPython,
        and `notice` then says so.
    """

    def __init__(
        self,
        seats: Iterable[Seat],
        *,
        now: Ms = 0,
        real_time: bool = False,
        series: int = 0,
        traced: bool = False,
        python: bool | None = None,
    ) -> None:
        self.python = micropython() is None if python is None else python
        self.real_time = real_time
        _sweep()
        self._folder = Path(tempfile.mkdtemp(prefix=f"{FOLDER}{os.getpid()}-"))
        self._pads: dict[Seat, SimulatedPad] = {}
        self._unplugged: set[Seat] = set()
        self._again: dict[Seat, Ms] = {}  # not started anew before
        for seat in sorted(set(seats)):
            folder = self._folder / str(seat)
            folder.mkdir()
            uid = f"e6{series:012x}{seat:02x}"
            try:
                self._pads[seat] = SimulatedPad(
                    seat, folder, uid, now=now, python=self.python, traced=traced
                )
                self._run(seat)
            except (ConfigError, DeviceError):
                self.close()
                raise

    @property
    def notice(self) -> Phrase | None:
        """What the start should say, or nothing."""
        return phrase("pad-no-micropython") if self.python else None

    def ports(self) -> list[str]:
        """The device files of all pads that are plugged in."""
        return [pad.path for pad in self.plugged() if pad.alive]

    def connect(self, path: str) -> Port:
        """What `Pads` takes as `connect`: pyserial, and in virtual time what is written is there.

        :raises DeviceError: it is not there, or another program has it.
        """
        line = SerialPort(path)
        pad = next((pad for pad in self.plugged() if pad.path == path), None)
        return line if self.real_time or pad is None else _LockStepped(line, pad)

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats that have a pad, plugged in or not."""
        return frozenset(self._pads)

    def pad(self, seat: Seat) -> SimulatedPad:
        """The pad of `seat`, for its keys, tags and what it shows."""
        return self._pads[seat]

    def plugged(self) -> list[SimulatedPad]:
        """The pads that have power."""
        return [pad for seat, pad in self._pads.items() if seat not in self._unplugged]

    def power(self, now: Ms) -> None:
        """Before the first `until`: the pads get their power at `now`."""
        for pad in self.plugged():
            pad.power(now)

    def until(self, now: Ms) -> None:
        """Let every pad live until `now`, all at once; one that has died starts anew."""
        for pad in self.plugged():
            if not pad.alive:
                self._start_anew(pad, now)
        pads = [pad for pad in self.plugged() if pad.alive]
        if self.real_time:
            self._each(pads, lambda pad: pad.press_due(now))
        else:
            begun = self._each(pads, lambda pad: pad.begin(now))
            self._each(begun, lambda pad: pad.finish())

    def stir(self, now: Ms, until: Ms) -> bool:
        """Whether somewhere a key has just moved, or will move by `until`."""
        return any(pad.stirs(now, until) for pad in self.plugged())

    def unplug(self, seat: Seat) -> None:
        """Pull the cable of `seat`'s pad."""
        self._unplugged.add(seat)
        self._pads[seat].stop()

    def plug(self, seat: Seat, now: Ms) -> None:
        """Plug it in again; it gets another device file, as in another socket."""
        self._pads[seat].restart(now)
        self._unplugged.discard(seat)
        self._run(seat)

    def close(self) -> None:
        """End all processes."""
        for pad in self._pads.values():
            pad.stop()
        self._pads.clear()
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> SimulatedPads:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @staticmethod
    def _each(pads: list[SimulatedPad], do: Callable[[SimulatedPad], None]) -> list[SimulatedPad]:
        """Do it with each of the pads; those that have not died of it, or just before."""
        living = []
        for pad in pads:
            try:
                do(pad)
            except DeviceError as error:
                _log.warning("%s", line(error))
            else:
                living.append(pad)
        return living

    def _start_anew(self, pad: SimulatedPad, now: Ms) -> None:
        pad.stop()
        if now < self._again.get(pad.seat, now):
            return
        self._again[pad.seat] = now + AGAIN_MS
        try:
            pad.revive(now)
            self._run(pad.seat)
        except DeviceError as error:
            _log.warning("%s", line(error))

    def _run(self, seat: Seat) -> None:
        if self.real_time:
            self._pads[seat].order("real")


def _sweep() -> None:
    """Remove the folders of pads whose table was killed and could not."""
    for folder in Path(tempfile.gettempdir()).glob(f"{FOLDER}*"):
        pid = folder.name.removeprefix(FOLDER).partition("-")[0]
        try:
            os.kill(int(pid), 0)
        except ProcessLookupError:
            shutil.rmtree(folder, ignore_errors=True)  # it may be another user's
        except (PermissionError, ValueError):
            continue  # it lives, or the folder is none of ours


class _LockStepped:
    """A `SerialPort` whose bytes have arrived when `write` returns."""

    def __init__(self, line: SerialPort, pad: SimulatedPad) -> None:
        self._line = line
        self._path = pad.path
        self._pad = pad
        self.read = self._line.read
        self.close = self._line.close

    def write(self, data: bytes) -> int:
        if self._pad.path != self._path:
            return self._line.write(data)  # nobody hears it any more, and it says so
        return self._pad.written(self._line, data) if data else 0
