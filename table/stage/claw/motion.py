"""How the claw gets from one position to another."""

from __future__ import annotations

from msgspec import Struct


class Motion(Struct, frozen=True):
    """An S-curve from `start` to `goal` that lasts `ms`, however long the way is.

    The curve is the minimum-jerk polynomial (Flash and Hogan 1985): speed and acceleration are zero
    at both ends, and the greatest speed is 1.875 times the mean.
    """

    start: float
    goal: float
    ms: int

    def at(self, ms: float) -> float:
        """The position `ms` after the beginning; before and after it, the nearer end."""
        if ms >= self.ms:
            return self.goal
        x = max(0.0, ms / self.ms)
        return self.start + (self.goal - self.start) * x**3 * (10 - 15 * x + 6 * x**2)
