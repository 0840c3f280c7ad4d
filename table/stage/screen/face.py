"""The pictures of the screen: one for every kind of public phase.

Legible from a metre means figures at least 5 mm tall (1/200 of the distance). On the smallest panel,
0.96 inch with 64 rows on 10.9 mm, that is 30 rows: every number and every clock has them. Titles have
them on the larger panels only (2.42 inch and up).
"""

from __future__ import annotations

from msgspec import Struct
from PIL import Image, ImageDraw

from table.stage.screen.lettering import Box, fits_one_line, set_figures, set_words

Size = tuple[int, int]

NARROWEST, WIDEST = 20, 40
"""The width of one candidate in a count of votes."""


class Face(Struct, frozen=True, kw_only=True):
    """What the screen shows, in words and figures. Everything here is public.

    `big` is a house, a seat or a night; `left_s` the seconds on the clock; `tally` holds pairs of a
    house (seat) and the votes on it.
    """

    title: str
    big: int | None = None
    left_s: int | None = None
    tally: tuple[tuple[int, int], ...] = ()


def draw(face: Face, size: Size) -> Image.Image:
    """The picture of `face` in one bit (mode "1"), for a panel of `size` (width, height) pixels."""
    image = Image.new("1", size)
    pen = ImageDraw.Draw(image)
    words, rest = _split(face, *size)
    if rest is None:
        set_words(pen, face.title, words, largest=30, lines=5)
        return image
    wide = size[0] >= 200
    set_words(pen, face.title, words, largest=26 if wide else 17, lines=5 if wide else 2)
    if face.tally:
        _draw_tally(pen, face.tally, rest)
    elif face.big is None or face.left_s is None:
        figures = _clock(face.left_s) if face.big is None else str(face.big)
        set_figures(pen, figures, rest)
    else:
        middle = rest.left + rest.width * 55 // 100
        set_figures(pen, str(face.big), Box(rest.left, rest.top, middle - 4, rest.bottom))
        set_figures(pen, _clock(face.left_s), Box(middle + 4, rest.top, rest.right, rest.bottom))
    return image


def _split(face: Face, width: int, height: int) -> tuple[Box, Box | None]:
    """The boxes of the title and of what goes with it: below it, or beside it on a wide panel."""
    if face.big is None and face.left_s is None and not face.tally:
        return Box(1, 0, width - 1, height), None
    if width >= 200:
        edge = (
            max(width * 40 // 100, width - WIDEST * len(face.tally)) if face.tally else width // 2
        )
        return Box(1, 0, edge - 4, height), Box(edge + 4, 1, width - 1, height - 1)
    # A long title takes a second line, and the figures are 30 rows tall all the same.
    edge = 20 if fits_one_line(face.title, width - 2, 11) else 29
    return Box(1, 0, width - 1, edge), Box(1, edge + 3, width - 1, height - 1)


def _clock(left_s: int | None) -> str:
    """Seconds alone for the last minute: fewer figures are larger ones."""
    seconds = left_s or 0
    return f"{seconds // 60}:{seconds % 60:02}" if seconds >= 60 else str(seconds)


def _draw_tally(pen: ImageDraw.ImageDraw, tally: tuple[tuple[int, int], ...], box: Box) -> None:
    """The candidates with most votes side by side: the number reversed out, its votes below."""
    ranked = sorted(tally, key=lambda pair: (-pair[1], pair[0]))[: box.width // NARROWEST]
    column = min(WIDEST, box.width // len(ranked))
    plate = box.height * 2 // 5
    numbers, votes = zip(*((str(number), str(count)) for number, count in ranked), strict=True)
    for place, (number, count) in enumerate(zip(numbers, votes, strict=True)):
        left = box.left + (box.width - column * len(ranked)) // 2 + place * column
        right = left + column - 3
        pen.rectangle((left, box.top, right - 1, box.top + plate - 1), fill=1)
        reversed_out = Box(left + 1, box.top + 2, right - 1, box.top + plate - 2)
        set_figures(pen, number, reversed_out, fill=0, like=numbers)
        set_figures(pen, count, Box(left, box.top + plate + 2, right, box.bottom), like=votes)
