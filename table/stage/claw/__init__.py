"""The claw in the middle of the table: a servo that points at a house, or at a seat.

`Claw` performs the public cue; `Dial` knows where each house is; a `ClawDriver` moves the servo.
"""

from table.stage.claw.claw import Claw
from table.stage.claw.dial import Dial
from table.stage.claw.driver import ClawBlocked, ClawDriver, ClawError, ClawSetup
from table.stage.claw.motion import Motion

__all__ = ["Claw", "ClawBlocked", "ClawDriver", "ClawError", "ClawSetup", "Dial", "Motion"]
