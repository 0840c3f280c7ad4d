"""Sends pictures to an OLED panel through luma.oled."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import Any, Final, Literal, Protocol

import luma.core.error
from PIL import Image

from table.errors import DeviceError

Controller = Literal["ssd1306", "ssd1309", "sh1106", "ssd1322"]
SIZES: Final[dict[Controller, tuple[int, int]]] = {
    "ssd1306": (128, 64),
    "ssd1309": (128, 64),
    "sh1106": (128, 64),
    "ssd1322": (256, 64),
}


class ScreenError(DeviceError):
    """The screen does not answer; the game goes on without it."""


class Bus(Protocol):
    """The wires to the panel."""

    def open(self) -> Any:
        """Connect; return luma's serial interface. Raises `ScreenError`, OSError or a luma error."""

    def close(self) -> None:
        """Give the bus back. Safe to call at any time."""


class ScreenDriver:
    """One panel, set up anew after every failure. `rotate` is in degrees: 0 or 180."""

    def __init__(
        self, controller: Controller, bus: Bus, *, rotate: Literal[0, 180] = 0, contrast: int = 255
    ) -> None:
        self.size = SIZES[controller]
        self._controller = controller
        self._bus = bus
        self._rotate = rotate // 90
        self._contrast = contrast
        self._panel: Any = None
        self._live = False

    def show(self, image: Image.Image) -> None:
        """Show a picture of mode "1" and of the panel's size. Raises `ScreenError`."""
        try:
            if not self._live:
                self._set_up()
            self._panel.display(image)
        except (OSError, luma.core.error.Error) as error:
            self._live = False
            self._bus.close()
            if isinstance(error, ScreenError):
                raise
            raise ScreenError(
                f"The screen ({self._controller}) does not answer: {error}. Check its cable and "
                f"[screen] in the configuration; it is tried again all the time."
            ) from error

    def close(self) -> None:
        """Leave the panel dark, if it answers."""
        if self._live:
            with suppress(OSError, luma.core.error.Error):  # a dead panel is dark already
                self._panel.hide()
        self._live = False
        self._bus.close()

    def _set_up(self) -> None:
        kind = getattr(import_module("luma.oled.device"), self._controller)
        if self._panel is None:
            self._panel = kind.__new__(kind)
        # luma sets a panel up in its constructor, and every constructed one is kept until the
        # programme ends, by a hook at exit. So one object is constructed again and again, and told
        # to leave the panel alone at the end: `close` does that.
        self._panel.persist = True
        width, height = self.size
        options = {"mode": "1"} if self._controller == "ssd1322" else {}
        self._panel.__init__(
            self._bus.open(), width=width, height=height, rotate=self._rotate, **options
        )
        self._panel.contrast(self._contrast)
        self._live = True
