"""Sends pictures to an OLED panel through luma.oled."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, Literal, Protocol

import luma.core.error
from luma.core.framebuffer import full_frame
from PIL import Image

from table.cues import phrase
from table.errors import DeviceError, reason

Controller = Literal["ssd1306", "ssd1309", "sh1106", "ssd1322"]
SIZES: Final[dict[Controller, tuple[int, int]]] = {
    "ssd1306": (128, 64),
    "ssd1309": (128, 64),
    "sh1106": (128, 64),
    "ssd1322": (256, 64),
}


DISPLAY_OFF: Final = 0xAE
"""The same command on all four controllers."""


class ScreenError(DeviceError):
    """The screen does not answer; the game goes on without it."""


class Bus(Protocol):
    """The wires to the panel; `where` names them for a person."""

    @property
    def where(self) -> str: ...

    def open(self) -> Any:
        """Connect; return luma's serial interface. Raises `ScreenError`, OSError or a luma error."""

    def close(self) -> None:
        """Give the bus back. Safe to call at any time."""


class ScreenDriver:
    """One panel. Its registers are sent again with every picture, so that one whose power was away
    for a moment comes back with the next. `rotate` is in degrees: 0 or 180.
    """

    def __init__(
        self, controller: Controller, bus: Bus, *, rotate: Literal[0, 180] = 0, contrast: int = 255
    ) -> None:
        self.size = SIZES[controller]
        self._controller = controller
        self._bus = bus
        self._rotate = rotate // 90
        self._contrast = contrast
        self._panel: Any = None
        self._registers: _Recorder | None = None

    def show(self, image: Image.Image) -> None:
        """Show a picture of mode "1" and of the panel's size. Raises `ScreenError`."""
        try:
            if self._registers is None:
                self._registers = self._set_up()
            else:
                self._registers.send_again()
            self._panel.display(image)
            self._panel.show()
        except (OSError, luma.core.error.Error) as error:
            self._registers = None
            self._bus.close()
            if isinstance(error, ScreenError):
                raise
            raise ScreenError(
                phrase(
                    "panel-silent",
                    controller=self._controller,
                    where=self._bus.where,
                    why=_why(error),
                )
            ) from error

    def close(self) -> None:
        """Leave the panel dark, if it answers."""
        if self._registers is not None:
            with suppress(OSError, luma.core.error.Error):  # a dead panel is dark already
                self._panel.hide()
        self._registers = None
        self._bus.close()

    def _set_up(self) -> _Recorder:
        if self._panel is None:
            kind = _lasting(getattr(import_module("luma.oled.device"), self._controller))
            self._panel = kind.__new__(kind)
        panel = self._panel
        # luma sets a panel up in its constructor, and every constructed one is kept until the
        # programme ends, by a hook at exit. So one object is constructed again and again.
        # The constructor would also wipe the panel and light it, before there is a picture.
        panel.clear = panel.show = lambda: None
        recorder = _Recorder(self._bus.open())
        width, height = self.size
        options = {}
        if self._controller == "ssd1322":
            options = {"mode": "1", "framebuffer": full_frame()}
        panel.__init__(recorder, width=width, height=height, rotate=self._rotate, **options)
        panel.contrast(self._contrast)
        del panel.clear, panel.show
        recorder.finish()
        return recorder


def _why(error: Exception) -> str:
    """luma's own errors hide the bus's number behind an English sentence."""
    match error:
        case luma.core.error.DeviceNotFoundError():
            return "EREMOTEIO"
        case luma.core.error.DevicePermissionError():
            return "EACCES"
        case _:
            return reason(error)


def _lasting(kind: Any) -> Any:
    """`kind` of panel, left alone by luma's hooks at exit: `close` darkens it, once.

    A property, because the constructor sets it to False.
    """
    lasting = property(lambda panel: True, lambda panel, value: None)
    return type(kind.__name__, (kind,), {"persist": lasting})


class _Recorder:
    """luma's serial interface, with a memory for what is sent while a panel is set up."""

    def __init__(self, interface: Any) -> None:
        self._interface = interface
        self._sent: list[tuple[bool, list[int]]] = []
        self._recording = True

    def command(self, *command: int) -> None:
        if self._recording:
            self._sent.append((True, list(command)))
        self._interface.command(*command)

    def data(self, data: Sequence[int]) -> None:
        if self._recording:
            self._sent.append((False, list(data)))
        self._interface.data(data)

    def cleanup(self) -> None:
        self._interface.cleanup()

    def finish(self) -> None:
        self._recording = False

    def send_again(self) -> None:
        """All of it but "display off", so that nothing flickers."""
        for is_command, values in self._sent:
            if not is_command:
                self._interface.data(values)
            elif kept := values[1:] if values[0] == DISPLAY_OFF else values:
                self._interface.command(*kept)
