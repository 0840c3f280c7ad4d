"""The wires: I2C and SPI, with the bus itself injected into luma.

luma would import RPi.GPIO for the two extra lines of SPI, which fails on a Pi 5; ours are gpiozero's,
from the pin factory that the rest of the table uses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gpiozero import OutputDevice
from gpiozero.exc import GPIOZeroError
from luma.core.interface.serial import i2c, spi

from table.cues import phrase
from table.errors import reason
from table.stage.screen.driver import ScreenError


def _smbus(port: int) -> Any:
    from smbus2 import SMBus

    return SMBus(port)


def _spidev() -> Any:
    try:
        from spidev import SpiDev
    except ImportError as error:
        raise ScreenError(phrase("panel-no-spidev")) from error
    return SpiDev()


class I2cBus:
    """`/dev/i2c-<port>`; `address` is 0x3C or 0x3D. `smbus` opens a
    simulated one."""

    def __init__(
        self, port: int, address: int, *, smbus: Callable[[int], Any] | None = None
    ) -> None:
        self._port = port
        self._address = address
        self._smbus = smbus or _smbus
        self._bus: Any = None

    @property
    def where(self) -> str:
        """The device file, and the address of the panel on it."""
        return f"/dev/i2c-{self._port}, 0x{self._address:02X}"

    def open(self) -> Any:
        self._bus = self._smbus(self._port)
        return i2c(bus=self._bus, address=self._address)

    def close(self) -> None:
        bus, self._bus = self._bus, None
        if bus is not None:
            bus.close()


class SpiBus:
    """`/dev/spidev<port>.<device>`, with the panel's D/C and reset lines on GPIO `dc` and `reset`.

    `pins` makes the gpiozero pin factory; `spidev` makes a simulated SPI device.
    `reset_s` is how long the reset line is held, and waited for: the controllers ask for 3 µs.
    """

    def __init__(
        self,
        port: int,
        device: int,
        *,
        dc: int,
        reset: int,
        pins: Callable[[], Any],
        spidev: Callable[[], Any] | None = None,
        reset_s: float = 0.01,
    ) -> None:
        self._port = port
        self._device = device
        self._dc = dc
        self._reset = reset
        self._pins = pins
        self._spidev = spidev or _spidev
        self._reset_s = reset_s
        self._lines: Lines | None = None
        self._spi: Any = None

    @property
    def where(self) -> str:
        """The device file."""
        return f"/dev/spidev{self._port}.{self._device}"

    def open(self) -> Any:
        self._lines = Lines(self._pins())
        self._spi = self._spidev()
        return spi(
            spi=self._spi,
            gpio=self._lines,
            port=self._port,
            device=self._device,
            gpio_DC=self._dc,
            gpio_RST=self._reset,
            reset_hold_time=self._reset_s,
            reset_release_time=self._reset_s,
        )

    def close(self) -> None:
        lines, self._lines = self._lines, None
        device, self._spi = self._spi, None
        if device is not None:
            device.close()
        if lines is not None:
            lines.cleanup()


class Lines:
    """The three functions of RPi.GPIO that luma calls, over gpiozero."""

    LOW, HIGH, OUT = 0, 1, "out"

    def __init__(self, factory: Any) -> None:
        self._factory = factory
        self._outputs: dict[int, OutputDevice] = {}

    def setup(self, pin: int, direction: str) -> None:
        """Make GPIO `pin` an output. Raises `ScreenError` if something else has it."""
        try:
            self._outputs[pin] = OutputDevice(pin, pin_factory=self._factory)
        except (GPIOZeroError, RuntimeError) as error:  # the latter is RPi.GPIO's
            raise ScreenError(phrase("panel-pin-taken", pin=pin, why=reason(error))) from error

    def output(self, pin: int, value: int) -> None:
        self._outputs[pin].value = value

    def cleanup(self) -> None:
        while self._outputs:
            self._outputs.popitem()[1].close()
