"""What a table of its own has around a game, which a game at the terminal has not."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from table.burgomaster.commands import Command

if TYPE_CHECKING:
    from table.app.config.devices import Hardware
    from table.app.playing.evening import Evening
    from table.app.playing.header import Header
    from table.app.playing.live import LiveTable


class Around(Protocol):
    """Takes part in a game from before its first command to after its last."""

    hardware: Hardware | None
    """The devices in the middle; None: simulated ones."""
    calibration: Path
    """Where the claw's measurements are, and its position is kept."""

    def sit(self, header: Header, evening: Evening) -> None:
        """The people of `header.people` take their seats."""

    def hear(self, command: Command) -> None:
        """A public command."""

    def begun(self, table: LiveTable, evening: Evening) -> None:
        """The game's clock runs."""

    def over(self) -> None:
        """The game has ended, or was broken off."""
