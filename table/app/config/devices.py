"""From the configuration to the claw and the screen: the real ones, or those that are not there.

The simulated ones enter below our own drivers; everything above is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Protocol

import msgspec
from PIL import Image

from table.app.config import calibration
from table.app.config.calibration import Unit
from table.app.config.checks import dial
from table.app.config.sections import Claw, Config, Screen
from table.cues import Phrase, phrase
from table.errors import DeviceError, Say, reason
from table.stage import claw as stage_claw
from table.stage import screen as stage_screen
from table.stage.claw.bus import BusDriver, open_line
from table.stage.claw.servo import PulseDriver
from table.stage.screen.bus import I2cBus, SpiBus


class Hardware(Protocol):
    """Opens the devices that the configuration names."""

    def claw(self, claw: Claw) -> stage_claw.ClawDriver:
        """Raises `ClawError` if it cannot be opened."""

    def screen(self, screen: Screen) -> stage_screen.ScreenDriver:
        """Never fails: a screen is tried at its first picture, and again."""


class Header:
    """The devices on the header of a Raspberry Pi, and its serial lines. One pin factory for all."""

    def __init__(self, config: Config) -> None:
        self._name = config.claw.pin_factory

    @cached_property
    def pins(self) -> Any:
        """The gpiozero pin factory. Raises `ClawError` if it is not installed."""
        from table.stage.claw.gpio import pin_factory

        return pin_factory(self._name)

    def claw(self, claw: Claw) -> stage_claw.ClawDriver:
        if claw.driver == "bus":
            return BusDriver(partial(open_line, claw.line), servo=claw.servo_id)
        if claw.driver == "pwm":
            from table.stage.claw.pwm import SysfsPwmFactory

            return _pulses(claw, SysfsPwmFactory())
        return _pulses(claw, self.pins)

    def screen(self, screen: Screen) -> stage_screen.ScreenDriver:
        return _panel(screen, smbus=None, spidev=None, pins=lambda: self.pins)


class Simulated:
    """A table without hardware. `frame` and `shaft` are what one would see."""

    def __init__(self) -> None:
        from table.stage.claw.simulated import StsServo, servo_factory
        from table.stage.screen.simulated import PanelModel

        self.pins = servo_factory()
        self.servo = StsServo(slew=80)
        self._claw: Claw | None = None
        self._panel: PanelModel | None = None

    def claw(self, claw: Claw) -> stage_claw.ClawDriver:
        self._claw = claw
        if claw.driver == "bus":
            self.servo.servo = claw.servo_id
            return BusDriver(lambda: self.servo, servo=claw.servo_id)
        return _pulses(claw, self.pins)

    def screen(self, screen: Screen) -> stage_screen.ScreenDriver:
        from table.stage.screen.simulated import FakeSmbus, FakeSpidev, panel_model

        panel = self._panel = panel_model(screen.controller)
        return _panel(
            screen,
            smbus=lambda port: FakeSmbus(panel, address=screen.i2c_address),
            spidev=lambda: FakeSpidev(panel, self.pins.pin(screen.dc_pin)),
            pins=lambda: self.pins,
        )

    def frame(self) -> Image.Image | None:
        """The picture on the panel, decoded from the bytes on its bus; None before it is opened."""
        return None if self._panel is None else self._panel.frame()

    def shaft(self) -> float | None:
        """Where the servo's shaft is: µs of its last pulse, or steps; None if it never had one."""
        if self._claw is None:
            return None
        if self._claw.driver == "bus":
            return float(self.servo.position)
        at: float | None = self.pins.pin(self._claw.pin).shaft_us
        return at


def open_claw(
    config: Claw,
    places: int,
    hardware: Hardware,
    file: Path,
    *,
    say: Say,
) -> stage_claw.Claw:
    """The claw for `places` houses or seats, calibrated from `file`, where its position is kept.

    A `file` that cannot be read is said, and the houses are where they are reckoned to be.
    Raises `ClawSetup` if it cannot reach them, `ClawError` if it cannot be opened.
    """
    try:
        known = calibration.load(file, say)
    except DeviceError as error:
        say(error)
        known = calibration.Calibration()
    unit = unit_of(config)

    def remember(position: float) -> None:
        try:
            now = calibration.load(file, say)
            calibration.save(file, msgspec.structs.replace(now, held=(unit, position)))
        except DeviceError as error:
            say(error)
        except OSError as error:
            say(phrase("claw-not-kept", why=reason(error)))

    return stage_claw.Claw(
        hardware.claw(config),
        dial(config, places, known.measured(unit, places)),
        held=known.held[1] if known.held and known.held[0] == unit else None,
        on_trouble=say,
        remember=remember,
    )


def open_screen(
    config: Screen,
    hardware: Hardware,
    text: Callable[[Phrase], str],
    *,
    on_trouble: Callable[[stage_screen.ScreenError], object],
) -> stage_screen.Screen:
    """The screen; `text` is the catalogue's."""
    return stage_screen.Screen(hardware.screen(config), text, on_trouble=on_trouble)


def unit_of(claw: Claw) -> Unit:
    """What a position of this claw is."""
    return "steps" if claw.driver == "bus" else "us"


def _pulses(claw: Claw, factory: Any) -> PulseDriver:
    return PulseDriver(
        claw.pin, low_us=claw.min_pulse_us, high_us=claw.max_pulse_us, factory=factory
    )


def _panel(
    screen: Screen,
    *,
    smbus: Callable[[int], Any] | None,
    spidev: Callable[[], Any] | None,
    pins: Callable[[], Any],
) -> stage_screen.ScreenDriver:
    bus: I2cBus | SpiBus
    if screen.bus == "i2c":
        bus = I2cBus(screen.i2c_port, screen.i2c_address, smbus=smbus)
    else:
        bus = SpiBus(
            screen.spi_port,
            screen.spi_device,
            dc=screen.dc_pin,
            reset=screen.reset_pin,
            pins=pins,
            spidev=spidev,
        )
    return stage_screen.ScreenDriver(
        screen.controller, bus, rotate=screen.rotate, contrast=screen.contrast
    )
