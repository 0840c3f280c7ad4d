"""gpiozero's lgpio pins, made exact enough for a servo. Importing this needs lgpio.

gpiozero's own pin keeps the duty cycle in whole per cents, which is 200 µs of a servo's 20 ms: some
ten positions in all. lgpio itself takes a fraction.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import lgpio
from gpiozero.exc import GPIOPinInUse, PinInvalidFunction, PinInvalidState, PinPWMUnsupported
from gpiozero.pins.lgpio import LGPIOFactory, LGPIOPin

from table.cues import phrase
from table.stage.claw.driver import ClawError

HEADER_LABELS = ("pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835")
"""The chip behind the 40-pin header on a Pi 5, a Pi 4, and any earlier one. Its number moves: on a
Pi 5 it was gpiochip4 and became gpiochip0 (gpiozero issue 1166)."""


class ExactPin(LGPIOPin):
    """An lgpio pin whose pulses are as long as they are asked to be, and whose errors are gpiozero's.

    A pin that another programme has raises GPIOPinInUse, with the holder's name.
    """

    _pwm: tuple[float, float] | None

    def __init__(self, factory: Any, info: Any) -> None:
        try:
            super().__init__(factory, info)
        except lgpio.error as error:
            raise GPIOPinInUse(f"{error}; {_holder(factory, info)}") from error

    def _set_state(self, value: float) -> None:
        if not self._pwm:
            super()._set_state(value)
            return
        frequency, _ = self._pwm
        try:
            lgpio.tx_pwm(self.factory._handle, self._number, frequency, value * 100)
        except lgpio.error as error:
            raise PinInvalidState(f"invalid state {value!r} for pin {self!r}: {error}") from error
        self._pwm = (frequency, value * 100)

    def _set_function(self, value: str) -> None:
        try:
            super()._set_function(value)
        except lgpio.error as error:
            raise PinInvalidFunction(f"{self!r} cannot be made an {value}: {error}") from error

    def _set_frequency(self, value: float | None) -> None:
        try:
            super()._set_frequency(value)
        except lgpio.error as error:
            raise PinPWMUnsupported(f"no pulses on {self!r}: {error}") from error


def _holder(factory: Any, info: Any) -> str:
    number = int(info.name.removeprefix("GPIO"))
    try:
        _status, _offset, _flags, _name, user = lgpio.gpio_get_line_info(factory._handle, number)
    except lgpio.error:
        return "its holder is unknown"
    return f"held by '{user}'" if user else "held by nobody"


def factory() -> Any:
    """A factory of `ExactPin`s on the header's chip."""
    made = LGPIOFactory(chip=header_chip())
    made.pin_class = ExactPin
    return made


def header_chip(dev: Path = Path("/dev")) -> int:
    """The number of the gpiochip behind the header, found by its label.

    Raises `ClawError` if there is none, or none that this user may open.
    """
    numbers = sorted(
        int(m[1]) for p in dev.iterdir() if (m := re.fullmatch(r"gpiochip(\d+)", p.name))
    )
    seen = []
    for number in numbers:
        try:
            handle = lgpio.gpiochip_open(number)
        except lgpio.error as error:
            seen.append(f"gpiochip{number} ({error})")
            continue
        try:
            _status, _lines, _name, label = lgpio.gpio_get_chip_info(handle)
        finally:
            lgpio.gpiochip_close(handle)
        if label in HEADER_LABELS:
            return number
        seen.append(f"gpiochip{number} ({label})")
    raise ClawError(phrase("claw-no-header", seen=", ".join(seen) or "–"))
