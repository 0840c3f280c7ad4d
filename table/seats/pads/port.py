"""The serial line to a pad."""

from __future__ import annotations

import os
import termios
from functools import lru_cache
from typing import Protocol

import serial
from serial.tools import list_ports

from table.cues import phrase
from table.errors import DeviceError, reason

VENDOR, PRODUCT = 0x2E8A, 0x0005
"""USB numbers of a Raspberry Pi Pico that runs MicroPython."""


class Port(Protocol):
    """A line on which nothing waits. Each method raises `DeviceError` when the pad is gone."""

    def read(self) -> bytes:
        """What has arrived, perhaps nothing."""
        ...

    def write(self, data: bytes) -> int:
        """Send the beginning of `data`, as much as fits; how much that was."""
        ...

    def close(self) -> None:
        """Leave the line to others; never raises."""
        ...


def find_ports() -> list[str]:
    """The paths of all ports with a Pico behind them, in order of their names."""
    with os.scandir("/dev") as devices:
        names = ((device.name, device.inode()) for device in devices)
        return list(_picos(frozenset(n for n in names if n[0].startswith(("tty", "cu.")))))


@lru_cache(maxsize=1)
def _picos(_devices: frozenset[tuple[str, int]]) -> tuple[str, ...]:
    """To ask what is behind each takes milliseconds: once for the same device files is enough.

    A file that another device got, under the old name, has another inode.
    """
    found = (port for port in list_ports.comports() if (port.vid, port.pid) == (VENDOR, PRODUCT))
    return tuple(sorted(str(port.device) for port in found))


class SerialPort:
    """A `Port` on the device file `path`, which nobody else may open meanwhile.

    :raises DeviceError: it is not there, or another program has it.
    """

    def __init__(self, path: str) -> None:
        try:
            self._serial = serial.Serial(path, timeout=0, exclusive=True)
        except (serial.SerialException, termios.error, ValueError) as error:
            raise DeviceError(phrase("pad-port-shut", path=path, why=reason(error))) from error

    def read(self) -> bytes:
        # Not with select: on a line without input that waits for the kernel's own delivery of
        # input, which on a busy machine takes its time.
        try:
            count = self._serial.in_waiting
            return os.read(self._serial.fileno(), count) if count else b""
        except OSError as error:
            raise self._gone() from error

    def write(self, data: bytes) -> int:
        # Not with pyserial's write: where the line is full after it, that waits for the pad.
        try:
            return os.write(self._serial.fileno(), data) if data else 0
        except BlockingIOError:
            return 0
        except OSError as error:
            raise self._gone() from error

    def close(self) -> None:
        self._serial.close()

    def _gone(self) -> DeviceError:
        return DeviceError(phrase("pad-port-gone", path=str(self._serial.port)))
