"""The serial line to a pad."""

from __future__ import annotations

import select
import termios
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
    found = (port for port in list_ports.comports() if (port.vid, port.pid) == (VENDOR, PRODUCT))
    return sorted(str(port.device) for port in found)


class SerialPort:
    """A `Port` on the device file `path`, which nobody else may open meanwhile.

    :raises DeviceError: it is not there, or another program has it.
    """

    def __init__(self, path: str) -> None:
        try:
            self._serial = serial.Serial(path, timeout=0, write_timeout=0.05, exclusive=True)
        except (serial.SerialException, termios.error, ValueError) as error:
            raise DeviceError(phrase("pad-port-shut", path=path, why=reason(error))) from error

    def read(self) -> bytes:
        try:
            return bytes(self._serial.read(4096))
        except (serial.SerialException, OSError) as error:
            raise self._gone() from error

    def write(self, data: bytes) -> int:
        try:
            if not select.select([], [self._serial.fileno()], [], 0)[1]:
                return 0
            return self._serial.write(data) or 0
        except serial.SerialTimeoutException:
            return 0
        except (serial.SerialException, OSError) as error:
            raise self._gone() from error

    def close(self) -> None:
        self._serial.close()

    def _gone(self) -> DeviceError:
        return DeviceError(phrase("pad-port-gone", path=str(self._serial.port)))
