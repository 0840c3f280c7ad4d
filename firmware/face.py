"""What the hooded display shows, as the pixels of a 128×32 SSD1306.

Left, four lines of fourteen signs: three from the table, and at the bottom what is being typed.
Right, a block that fills every page up to the same number of lit pixels, whatever its line says: a
neighbour who sees the glow under the hood learns nothing from it (RULES.md §3).
"""

import font

PAGES = 4
"""Rows of eight pixels, one text line each."""
PAGE_BYTES = 128
SIGNS = 14
_TEXT_BYTES = SIGNS * (font.WIDTH + 1)
LIT = SIGNS * font.MOST_INK
"""How many pixels every page lights."""


class Face:
    """The picture, and which of its pages have changed since `clean` was told so."""

    def __init__(self):
        self.pixels = bytearray(PAGES * PAGE_BYTES)
        self.changed = 0
        """Bit mask of the pages to be sent."""
        self._lines = [""] * PAGES
        for page in range(PAGES):
            self._draw(page)

    def write(self, page: int, text: str) -> None:
        """Put `text` on line `page`; signs beyond the fourteenth are cut off."""
        if text != self._lines[page]:
            self._lines[page] = text
            self._draw(page)

    def spoil(self) -> None:
        """Everything is to be sent anew."""
        self.changed = (1 << PAGES) - 1

    def _draw(self, page: int) -> None:
        pixels = self.pixels
        at = page * PAGE_BYTES
        end = at + PAGE_BYTES
        filler = at + _TEXT_BYTES
        ink = 0
        for sign in self._lines[page][:SIGNS]:
            for column in font.GLYPHS.get(sign, font.UNKNOWN):
                pixels[at] = column
                at += 1
                while column:
                    ink += column & 1
                    column >>= 1
            pixels[at] = 0
            at += 1
        while at < filler:
            pixels[at] = 0
            at += 1
        rest = LIT - ink
        while at < end:
            count = min(rest, 8)
            pixels[at] = (1 << count) - 1
            rest -= count
            at += 1
        self.changed |= 1 << page
