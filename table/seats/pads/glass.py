"""What stands on a pad's display, read back from the memory of its SSD1306."""

from __future__ import annotations

import runpy
from collections.abc import Mapping
from functools import cache
from typing import Final

from table.seats.pads.face import SIGNS
from table.seats.pads.process import firmware_folder

PAGE_BYTES: Final = 128
"""A line of text is a page of the memory: 128 columns of eight pixels, the lowest bit on top."""


def read(memory: bytes) -> tuple[str, ...]:
    """The lines, from the bytes as `SimulatedPad.picture` gives them; a column pattern no sign has is "?".

    The filler on the right, which evens out the light, is no text.
    """
    signs, width = _signs()
    lines = []
    for page in range(0, len(memory), PAGE_BYTES):
        columns = (
            memory[at : at + width] for at in range(page, page + SIGNS * (width + 1), width + 1)
        )
        lines.append("".join(signs.get(shape, "?") for shape in columns).rstrip())
    return tuple(lines)


@cache
def _signs() -> tuple[Mapping[bytes, str], int]:
    """The firmware's own font, backwards; of a letter and its like-looking capital, the letter."""
    font = runpy.run_path(str(firmware_folder() / "font.py"))
    glyphs: Mapping[str, bytes] = font["GLYPHS"]
    return {shape: sign for sign, shape in sorted(glyphs.items())}, font["WIDTH"]
