"""Drives a hobby servo by the length of its pulse, over any gpiozero pin factory."""

from __future__ import annotations

from typing import Any

from gpiozero import AngularServo
from gpiozero.exc import GPIOZeroError

from table.cues import phrase
from table.errors import reason
from table.stage.claw.driver import ClawError

PIN_ERRORS = (GPIOZeroError, OSError, RuntimeError)
"""What a pin raises: gpiozero's errors, the kernel's, and RPi.GPIO's own, which gpiozero lets through."""


class PulseDriver:
    """gpiozero's AngularServo on `pin` (a GPIO number), from `low_us` to `high_us` µs.

    The same class is the driver `gpio` (factories of `table.stage.claw.gpio`) and the driver `pwm`
    (`table.stage.claw.pwm`); a position is a pulse in µs. Such a servo cannot be asked where it is.
    """

    def __init__(self, pin: int, *, low_us: float, high_us: float, factory: Any) -> None:
        self._pin = pin
        self._low_us = low_us
        try:
            self._servo = AngularServo(
                pin,
                initial_angle=None,  # no pulse yet: the servo must not move when the table starts
                min_angle=0,
                max_angle=high_us - low_us,  # one "degree" is 1 µs: the dial does the geometry
                min_pulse_width=low_us / 1e6,
                max_pulse_width=high_us / 1e6,
                pin_factory=factory,
            )
        except PIN_ERRORS as error:
            raise ClawError(phrase("claw-pin-taken", pin=pin, why=reason(error))) from error

    def attach(self, held: float) -> float:
        self.move(held)
        return held

    def move(self, position: float) -> None:
        try:
            self._servo.angle = position - self._low_us
        except PIN_ERRORS as error:
            raise self._failed(error) from error

    def arrive(self, position: float) -> None:
        """Nothing to ask: this kind of servo has no answer."""

    def detach(self) -> None:
        try:
            self._servo.detach()
        except PIN_ERRORS as error:
            raise self._failed(error) from error

    def read(self) -> float | None:
        angle: float | None = self._servo.angle
        return None if angle is None else angle + self._low_us

    def close(self) -> None:
        try:
            self._servo.close()
        except PIN_ERRORS as error:
            raise self._failed(error) from error

    def _failed(self, error: Exception) -> ClawError:
        return ClawError(phrase("claw-pin-fails", pin=self._pin, why=reason(error)))
