"""A picture as text, for the terminal."""

from __future__ import annotations

from typing import Final

from PIL import Image

BLOCKS: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def half_blocks(picture: Image.Image) -> str:
    """A picture of mode "1" in half blocks: one character wide for each pixel, a line for two rows."""
    width, height = picture.size
    lit = [[bool(picture.getpixel((x, y))) for x in range(width)] for y in range(height)]
    return "\n".join(
        "".join(BLOCKS[pair] for pair in zip(lit[y], lit[y + 1], strict=True))
        for y in range(0, height, 2)
    )
