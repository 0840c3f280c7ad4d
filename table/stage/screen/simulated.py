"""Panels that are not there: each decodes the bytes of its controller into what one would see.

They stand below luma: `FakeSmbus` in place of smbus2, `FakeSpidev` in place of spidev.
"""

from __future__ import annotations

import errno
from collections.abc import Sequence
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from table.stage.screen.driver import SIZES, Controller


class PanelModel(Protocol):
    """A controller's side of the wires."""

    def byte(self, value: int, *, data: bool) -> None:
        """Take one byte; `data` is the level of D/C."""

    def power_cycle(self) -> None:
        """The plug pulled and put back: everything forgotten."""

    def frame(self) -> Image.Image:
        """What is to be seen, one bit a pixel; dark while the display is off."""


class PagedPanel:
    """SSD1306, SSD1309 and SH1106: one bit a pixel, eight rows to a page.

    (Solomon Systech SSD1306 datasheet, table 9; Sino Wealth SH1106 datasheet, "Commands".)
    """

    _ARGUMENTS: Final = {
        0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8D: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1,
        0xDA: 1, 0xDB: 1,
    }  # fmt: skip
    _UNKNOWN_TO_SH1106: Final = frozenset({0x20, 0x21, 0x22, 0x8D})

    def __init__(self, controller: Controller) -> None:
        self._sh1106 = controller == "sh1106"
        self._columns = 132 if self._sh1106 else 128
        self._first = 2 if self._sh1106 else 0  # the SH1106's glass is in the middle of its memory
        self.power_cycle()

    def power_cycle(self) -> None:
        self._ram = bytearray(b"\x5a" * 8 * self._columns)  # memory wakes up with anything in it
        self._on = False
        self._inverse = False
        self._horizontal = False
        self._columns_used = (0, 127)
        self._pages_used = (0, 7)
        self._column, self._page = 0, 0
        self._command: list[int] = []

    def byte(self, value: int, *, data: bool) -> None:
        if data:
            self._store(value)
            return
        self._command.append(value)
        head = self._command[0]
        known = not (self._sh1106 and head in self._UNKNOWN_TO_SH1106)
        if len(self._command) > (self._ARGUMENTS.get(head, 0) if known else 0):
            self._obey(head, *self._command[1:])
            self._command.clear()

    def frame(self) -> Image.Image:
        pages = np.frombuffer(bytes(self._ram), np.uint8).reshape(8, self._columns)
        glass = pages[:, self._first : self._first + 128]
        # Bit 0 is the uppermost of the eight rows of a page.
        rows = np.unpackbits(glass[:, :, None], axis=2, bitorder="little").swapaxes(1, 2)
        return _image(self._on & (rows.reshape(64, 128).astype(bool) != self._inverse))

    def _obey(self, head: int, *arguments: int) -> None:
        if head in (0xAE, 0xAF):
            self._on = head == 0xAF
        elif head in (0xA6, 0xA7):
            self._inverse = head == 0xA7
        elif head == 0x20:
            self._horizontal = arguments == (0,)
        elif head == 0x21 and not self._sh1106:
            self._columns_used = (arguments[0], arguments[1])
            self._column = arguments[0]
        elif head == 0x22 and not self._sh1106:
            self._pages_used = (arguments[0], arguments[1])
            self._page = arguments[0]
        elif 0xB0 <= head <= 0xB7:
            self._page = head & 7
        elif head <= 0x0F:
            self._column = self._column & 0xF0 | head
        elif head <= 0x1F:
            self._column = self._column & 0x0F | (head & 0x0F) << 4

    def _store(self, value: int) -> None:
        if self._column < self._columns:
            self._ram[self._page * self._columns + self._column] = value
        self._column += 1
        if self._horizontal and self._column > self._columns_used[1]:
            self._column = self._columns_used[0]
            first, last = self._pages_used
            self._page = self._page + 1 if self._page < last else first


class GreyPanel:
    """SSD1322: four bits a pixel, a window that is filled row by row. Arguments come as data.

    The glass of 256 columns is in the middle of 480 (Solomon Systech SSD1322 datasheet, table 9-1).
    """

    _FIRST: Final = (480 - 256) // 2

    def __init__(self) -> None:
        self.power_cycle()

    def power_cycle(self) -> None:
        self._ram = bytearray(b"\x0a" * 480 * 128)  # memory wakes up with anything in it
        self._on = False
        self._columns = (0, 479)
        self._rows = (0, 127)
        self._x, self._y = 0, 0
        self._head = 0
        self._arguments: list[int] = []

    def byte(self, value: int, *, data: bool) -> None:
        if not data:
            self._head, self._arguments = value, []
            if value in (0xAE, 0xAF):
                self._on = value == 0xAF
            return
        if self._head == 0x5C:
            self._store(value >> 4)
            self._store(value & 15)
            return
        self._arguments.append(value)
        if len(self._arguments) == 2 and self._head == 0x15:
            first, last = self._arguments
            self._columns = (first * 4, last * 4 + 3)
            self._x = self._columns[0]
        elif len(self._arguments) == 2 and self._head == 0x75:
            self._rows = (self._arguments[0], self._arguments[1])
            self._y = self._rows[0]

    def frame(self) -> Image.Image:
        ram = np.frombuffer(bytes(self._ram), np.uint8).reshape(128, 480)
        return _image(self._on & (ram[:64, self._FIRST : self._FIRST + 256] > 7))

    def _store(self, grey: int) -> None:
        self._ram[self._y * 480 + self._x] = grey
        self._x += 1
        if self._x > self._columns[1]:
            self._x = self._columns[0]
            first, last = self._rows
            self._y = self._y + 1 if self._y < last else first


def _image(lit: NDArray[np.bool_]) -> Image.Image:
    return Image.fromarray(lit.astype(np.uint8) * 255).convert("1", dither=Image.Dither.NONE)


def panel_model(controller: Controller) -> PanelModel:
    """The model of `controller`, dark and empty."""
    return PagedPanel(controller) if SIZES[controller] == (128, 64) else GreyPanel()


class Fuse:
    """Breaks the bus after `bytes_left` more bytes, for ever or until it is mended (None)."""

    def __init__(self) -> None:
        self.bytes_left: int | None = None

    def burn(self) -> None:
        if self.bytes_left is None:
            return
        if self.bytes_left == 0:
            raise OSError(errno.EREMOTEIO, "Remote I/O error")
        self.bytes_left -= 1


class FakeSmbus:
    """An I2C bus with one panel on it, at `address`."""

    def __init__(self, panel: PanelModel, *, address: int = 0x3C, fuse: Fuse | None = None) -> None:
        self._panel = panel
        self._address = address
        self._fuse = fuse or Fuse()

    def write_i2c_block_data(self, address: int, control: int, block: Sequence[int]) -> None:
        if address != self._address:
            raise OSError(errno.EREMOTEIO, "Remote I/O error")
        self._fuse.burn()  # the address
        self._fuse.burn()  # the control byte: 0x40 is D/C high
        for value in block:
            self._fuse.burn()
            self._panel.byte(value, data=control == 0x40)

    def close(self) -> None:
        """Nothing is held."""


class FakeSpidev:
    """An SPI device with one panel on it, whose D/C line is the gpiozero pin `dc`."""

    def __init__(self, panel: PanelModel, dc: Any, *, fuse: Fuse | None = None) -> None:
        self._panel = panel
        self._dc = dc
        self._fuse = fuse or Fuse()
        self.max_speed_hz = 0

    def open(self, port: int, device: int) -> None:
        """Nothing is held."""

    def writebytes(self, block: Sequence[int]) -> None:
        for value in block:
            self._fuse.burn()
            self._panel.byte(value, data=bool(self._dc.state))

    def close(self) -> None:
        """Nothing is held."""
