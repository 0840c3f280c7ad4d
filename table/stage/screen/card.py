"""The test card: shows at a glance whether the panel has the controller that was set."""

from __future__ import annotations

from PIL import Image, ImageDraw

from table.stage.screen.face import Size
from table.stage.screen.lettering import Box, set_words


def draw_card(size: Size, name: str) -> Image.Image:
    """A frame on the outermost pixels, a filled square in the top left corner and a diagonal in the
    bottom right one, the controller's `name` and the letters that bad fonts lack. Mode "1".

    A panel of another controller loses a side of the frame, or shows noise beside it.
    """
    width, height = size
    image = Image.new("1", size)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, width - 1, height - 1), outline=1)
    pen.rectangle((2, 2, 9, 9), fill=1)
    pen.line((width - 10, height - 3, width - 3, height - 10), fill=1)
    set_words(pen, f"{name} {width}×{height}", Box(12, 4, width - 12, 30), largest=16, lines=1)
    set_words(pen, "őű ŐŰ æøå ÆØÅ", Box(12, 34, width - 12, 60), largest=18, lines=1)
    return image
