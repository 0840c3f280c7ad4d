"""Text set as large as it fits, in one bit. The font is DejaVu, which has every letter needed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct
from PIL import ImageDraw, ImageFont

FONTS: Final = Path(__file__).with_name("font")
WORDS: Final = "DejaVuSansCondensed-Bold.ttf"
FIGURES: Final = "DejaVuSans-Bold.ttf"
READABLE: Final = 12
"""Pixels to the em: capitals of 9 rows, 3.8 mm on a 2.42 inch panel, legible from 75 cm (1/200)."""

SMALLEST: Final = 9
"""Below this many pixels to the em, one-bit accents run into their letters."""


class Box(Struct, frozen=True):
    """A rectangle of the picture, in pixels; right and bottom are outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """A font at `size` pixels to the em; plain layout, so that every machine sets it alike."""
    return ImageFont.truetype(str(FONTS / name), size, layout_engine=ImageFont.Layout.BASIC)


def set_words(draw: ImageDraw.ImageDraw, text: str, box: Box, *, largest: int, lines: int) -> None:
    """Write `text` in the middle of `box`, wrapped to at most `lines`, as large as it fits.

    If that is smaller than `READABLE`, the first sentence is written alone, should it come out larger:
    the voice says the rest. If not even that fits, it is cut and ends in an ellipsis.
    """
    fits = [
        fit
        for part in (text, _first_sentence(text))
        if (fit := _fit(part, box.width, box.height, largest, lines))
    ]
    if fits and fits[0][0].size < READABLE:
        fits.sort(key=lambda fit: -fit[0].size)
    face, wrapped = fits[0] if fits else _cut_to_fit(text, box.width, box.height, lines)
    step = _line_height(face)
    top = box.top + (box.height - step * len(wrapped)) // 2
    for number, line in enumerate(wrapped):
        _centred(draw, face, line, (box.left + box.right) / 2, top + number * step)


def _first_sentence(text: str) -> str:
    """Up to the first full stop before a capital: "12." before a small letter is an ordinal."""
    for end in re.finditer(r"[.!?…]\s+(?=(\S))", text):
        if end[1].isupper():
            return text[: end.end()].strip()
    return text


def set_figures(
    draw: ImageDraw.ImageDraw, text: str, box: Box, *, fill: int = 1, like: tuple[str, ...] = ()
) -> None:
    """Write figures as large as they fill `box`, in its middle; no larger than those in `like` could be."""
    size = min(_figure_size(each, box.width, box.height) for each in (text, *like))
    left, top, right, bottom = font(FIGURES, size).getbbox(text)
    x = box.left + (box.width - (right - left)) / 2 - left
    y = box.top + (box.height - (bottom - top)) / 2 - top
    draw.text((round(x), round(y)), text, font=font(FIGURES, size), fill=fill)


def fits_one_line(text: str, width: int, size: int) -> bool:
    """Whether `text` at `size` pixels to the em is at most `width` pixels long."""
    return font(WORDS, size).getlength(text) <= width


@cache
def _figure_size(text: str, width: int, height: int) -> int:
    for size in range(height * 2, SMALLEST, -1):
        left, top, right, bottom = font(FIGURES, size).getbbox(text)
        if right - left <= width and bottom - top <= height:
            return size
    return SMALLEST


@cache
def _fit(
    text: str, width: int, height: int, largest: int, lines: int
) -> tuple[ImageFont.FreeTypeFont, tuple[str, ...]] | None:
    for size in range(largest, SMALLEST - 1, -1):
        face = font(WORDS, size)
        wrapped = _wrap(face, text, width)
        room = min(lines, height // _line_height(face))
        if len(wrapped) <= room and all(face.getlength(line) <= width for line in wrapped):
            return face, wrapped
    return None


def _cut_to_fit(
    text: str, width: int, height: int, lines: int
) -> tuple[ImageFont.FreeTypeFont, tuple[str, ...]]:
    face = font(WORDS, SMALLEST)
    room = max(1, min(lines, height // _line_height(face)))
    wrapped = _wrap(face, text, width)
    kept, rest = wrapped[: room - 1], " ".join(wrapped[room - 1 :])
    return face, tuple(_cut(face, line, width) for line in (*kept, rest))


def _wrap(face: ImageFont.FreeTypeFont, text: str, width: int) -> tuple[str, ...]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if face.getlength(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def _cut(face: ImageFont.FreeTypeFont, line: str, width: int) -> str:
    if face.getlength(line) <= width:
        return line
    while line and face.getlength(line + "…") > width:
        line = line[:-1]
    return line.rstrip() + "…"


def _line_height(face: ImageFont.FreeTypeFont) -> int:
    """From an accent on a capital to the lowest descender."""
    _, top, _, bottom = face.getbbox("ŐÅgjq")
    return round(bottom - top)


def _centred(
    draw: ImageDraw.ImageDraw, face: ImageFont.FreeTypeFont, line: str, middle: float, top: float
) -> None:
    _, above, _, _ = face.getbbox("ŐÅgjq")
    x = round(middle - face.getlength(line) / 2)
    draw.text((x, round(top - above)), line, font=face, fill=1)
