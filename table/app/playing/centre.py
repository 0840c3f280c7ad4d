"""The middle of the table: the claw and the screen of a game, the real ones or those not there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PIL import Image

from table.app.config import devices
from table.app.config.sections import Config
from table.cues import Phrase, phrase
from table.errors import Say, TableError
from table.stage.claw import Claw
from table.stage.screen import Screen

BRAILLE: Final = 0x2800
DOTS: Final = (
    (0, 0, 1),
    (0, 1, 2),
    (0, 2, 4),
    (1, 0, 8),
    (1, 1, 16),
    (1, 2, 32),
    (0, 3, 64),
    (1, 3, 128),
)
"""Column, row and bit of each dot of a braille character (Unicode 15, Braille Patterns)."""


class Centre:
    """Claw and screen, and what one would see of them."""

    def __init__(
        self,
        config: Config,
        places: int,
        text: Callable[[Phrase], str],
        calibration: Path,
        say: Say,
        hardware: devices.Hardware | None = None,
    ) -> None:
        """`places` are houses or seats. Without `hardware` both devices are simulated.

        A claw that does not open, or cannot reach all places, is said; the screen works without it.
        """
        self._simulated = devices.Simulated() if hardware is None else None
        hardware = hardware or self._simulated
        assert hardware is not None  # one of the two, by the line above
        self.claw: Claw | None = None
        self.screen: Screen | None = None
        if config.claw.enabled:
            try:
                self.claw = devices.open_claw(config.claw, places, hardware, calibration, say=say)
            except TableError as error:
                say(error)
                say(phrase("claw-lost"))
        if config.screen.enabled:
            self.screen = devices.open_screen(config.screen, hardware, text, on_trouble=say)

    def angle(self) -> float | None:
        """Where the claw points, in degrees clockwise from place 1, read from the servo's pulse."""
        return None if self.claw is None else self.claw.angle()

    def frame(self) -> Image.Image | None:
        """The picture on the simulated panel, decoded from the bytes on its bus."""
        return None if self._simulated is None else self._simulated.frame()


def drawn(picture: Image.Image, columns: int) -> str | Phrase:
    """The picture for a terminal of so many columns; in words, where it is too narrow for it."""
    text = in_braille(picture)
    needed = text.index("\n")
    return text if needed <= columns else phrase("command-narrow", columns=needed)


def in_braille(picture: Image.Image) -> str:
    """A black and white picture as text, 2 × 4 pixels a character."""
    width, height = picture.size
    lit = picture.convert("1").load()
    assert lit is not None  # a picture in memory has its pixels
    rows = []
    for top in range(0, height, 4):
        row = ""
        for left in range(0, width, 2):
            bits = (bit for x, y, bit in DOTS if top + y < height and lit[left + x, top + y])
            row += chr(BRAILLE + sum(bits))
        rows.append(row)
    return "\n".join(rows)
