"""What a servo must be able to do for the claw, and how it fails."""

from __future__ import annotations

from typing import Protocol

from table.errors import ConfigError, DeviceError


class ClawError(DeviceError):
    """The servo does not answer or cannot be driven; the game goes on without the claw."""


class ClawBlocked(ClawError):
    """The servo answers but does not get where it should; its torque has been switched off."""


class ClawSetup(ConfigError):
    """The claw's geometry or calibration cannot work; says what is allowed."""


class ClawDriver(Protocol):
    """Moves one servo. A position is in the driver's own unit: µs of pulse, or steps.

    Every method may raise `ClawError`. One thread at a time.
    """

    def attach(self, held: float) -> float:
        """Power the servo where it stands; return where that is.

        A servo that cannot be asked is driven at `held`, its last position, so that it cannot jump.
        """

    def move(self, position: float) -> None:
        """Go to `position` now: one of the many small steps of a motion."""

    def arrive(self, position: float) -> None:
        """End a motion. Raises `ClawBlocked` if the servo can be asked and is not there."""

    def detach(self) -> None:
        """Cut the power: silent, and free to be turned by hand."""

    def read(self) -> float | None:
        """Where the servo is, or is told to be; None while nothing drives it."""

    def close(self) -> None:
        """Detach and give the pin or the line back. Safe to call twice."""
