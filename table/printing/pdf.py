"""Draws the sheets as a PDF: fronts on odd pages, their backs on the pages after them.

fpdf2 takes the drawings as they are, scalable, from the SVG files in `drawings/`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from fpdf import FPDF, XPos, YPos
from fpdf.prefs import ViewerPreferences

from table.cues import Phrase, phrase
from table.printing.faces import Face
from table.printing.paper import (
    A_SHEET,
    CARD_HEIGHT,
    CARD_WIDTH,
    MARGIN,
    Paper,
    Place,
    backs,
    cut_marks,
    fronts,
)

DRAWINGS: Final = Path(__file__).with_name("drawings")
FONTS: Final = Path(__file__).parents[1] / "stage" / "screen" / "font"

INK: Final = (26, 26, 26)
GREY: Final = (120, 120, 120)
RED: Final = (213, 94, 0)
BLUE: Final = (0, 58, 92)
PALE: Final = (207, 227, 241)
"""Two colours of the palette of Okabe and Ito, made for every eye, a dark one and its tint."""

FRAME: Final = 3.0
"""The white edge of a card, in mm: a sheet fed a little askew does not mark its cards."""
PICTURE: Final = 40.0
WORDS: Final = 11.0
"""Points; a code of `SMALL` is read in the hand and not across a table."""
SMALL: Final = 6.5
# The same cards make the same file.
_MADE: Final = datetime(2000, 1, 1, tzinfo=UTC)


def sheets(
    cards: Sequence[Face], paper: Paper, title: str, text: Callable[[Phrase], str], lang: str
) -> bytes:
    """The whole file. `text` puts the names and what is printed below them into words."""
    pdf = FPDF(orientation="portrait", unit="mm", format=(paper.width, paper.height))
    pdf.set_auto_page_break(False)
    pdf.set_creation_date(_MADE)
    pdf.set_title(title)
    pdf.set_lang(lang)
    pdf.viewer_preferences = ViewerPreferences(print_scaling="None", duplex="DuplexFlipLongEdge")
    pdf.add_font("bold", fname=FONTS / "DejaVuSans-Bold.ttf")
    pdf.add_font("narrow", fname=FONTS / "DejaVuSansCondensed-Bold.ttf")
    number = -(-len(cards) // A_SHEET)
    for sheet in range(number):
        on_it = cards[sheet * A_SHEET : (sheet + 1) * A_SHEET]
        pdf.add_page()
        _edge(pdf, paper, f"{title} · {sheet + 1}/{number} · {text(phrase('print-hint'))}")
        for face, place in zip(on_it, fronts(paper), strict=False):
            _front(pdf, face, place, text)
        pdf.add_page()
        _edge(pdf, paper, "")
        for _, place in zip(on_it, backs(paper), strict=False):
            _back(pdf, place)
    return bytes(pdf.output())


def _edge(pdf: FPDF, paper: Paper, line: str) -> None:
    """The cut marks, and a line of text at the foot of the sheet."""
    pdf.set_draw_color(*INK)
    pdf.set_line_width(0.15)
    for mark in cut_marks(paper):
        pdf.line(mark.x1, mark.y1, mark.x2, mark.y2)
    pdf.set_font("narrow", size=SMALL)
    pdf.set_text_color(*GREY)
    pdf.set_xy(0, paper.height - MARGIN - 3)
    pdf.cell(paper.width, 3, line, align="C")


def _line(pdf: FPDF, place: Place, y: float, words: str, size: float) -> None:
    """One line in the middle, smaller where a language needs more room beside the corners."""
    pdf.set_font("bold", size=size)
    wide = pdf.get_string_width(words)
    room = CARD_WIDTH - 2 * (FRAME + 8)
    if wide > room:
        pdf.set_font("bold", size=size * room / wide)
    pdf.set_xy(place.x + FRAME, place.y + y)
    pdf.cell(CARD_WIDTH - 2 * FRAME, size / 2, words, align="C")


def _front(pdf: FPDF, face: Face, place: Place, text: Callable[[Phrase], str]) -> None:
    pdf.set_draw_color(*INK)
    pdf.set_line_width(0.35)
    pdf.rect(
        place.x + FRAME,
        place.y + FRAME,
        CARD_WIDTH - 2 * FRAME,
        CARD_HEIGHT - 2 * FRAME,
        round_corners=True,
        corner_radius=3,
    )
    if face.corner:
        _corner(pdf, face.corner, place)
        # The same, head over heels, as on any playing card.
        with pdf.rotation(180, place.x + CARD_WIDTH / 2, place.y + CARD_HEIGHT / 2):
            _corner(pdf, face.corner, place)
    pdf.set_text_color(*INK)
    if face.role is None:
        _words(pdf, place, 38, text(phrase("print-spare")))
        return
    _line(pdf, place, 7, text(phrase(f"role-{face.role}")), WORDS + 2)
    drawing = DRAWINGS / f"{face.role}.svg"
    pdf.image(drawing, place.x + (CARD_WIDTH - PICTURE) / 2, place.y + 16, PICTURE, PICTURE)
    _words(pdf, place, 58, text(phrase(f"does-{face.role}")))
    pdf.set_text_color(*GREY)
    _line(pdf, place, CARD_HEIGHT - FRAME - 4.5, str(face.code), SMALL)


def _corner(pdf: FPDF, corner: str, place: Place) -> None:
    pdf.set_text_color(*(RED if corner[-1] in "♥♦" else INK))
    pdf.set_font("bold", size=WORDS)
    for row, part in enumerate((corner[:-1], corner[-1])):
        pdf.set_xy(place.x + FRAME + 0.8, place.y + FRAME + 1.5 + 4 * row)
        pdf.cell(7, 4, part, align="C")


def _words(pdf: FPDF, place: Place, y: float, words: str) -> None:
    side = FRAME + 4.5
    pdf.set_font("narrow", size=7.5)
    pdf.set_xy(place.x + side, place.y + y)
    pdf.multi_cell(CARD_WIDTH - 2 * side, 3.5, words, align="C", new_x=XPos.LEFT, new_y=YPos.NEXT)


def _back(pdf: FPDF, place: Place) -> None:
    """A night sky of diamonds with two moons; the same whichever way up it is held."""
    pdf.set_fill_color(*BLUE)
    pdf.rect(
        place.x + FRAME,
        place.y + FRAME,
        CARD_WIDTH - 2 * FRAME,
        CARD_HEIGHT - 2 * FRAME,
        style="F",
        round_corners=True,
        corner_radius=3,
    )
    middle = Place(place.x + CARD_WIDTH / 2, place.y + CARD_HEIGHT / 2)
    pdf.set_fill_color(*PALE)
    for row in range(-6, 7):
        for column in range(-4, 5):
            if (row + column) % 2 == 0 and (row / 3) ** 2 + (column / 3) ** 2 > 1:
                _diamond(pdf, middle.x + 5.6 * column, middle.y + 5.6 * row, 1.5)
    pdf.set_draw_color(*PALE)
    pdf.set_line_width(0.6)
    pdf.circle(middle.x, middle.y, 14, style="D")
    for half in (1, -1):
        pdf.set_fill_color(*PALE)
        pdf.circle(middle.x, middle.y - half * 5.2, 4.8, style="F")
        pdf.set_fill_color(*BLUE)
        pdf.circle(middle.x + half * 2.2, middle.y - half * 5.8, 4.2, style="F")
    pdf.set_fill_color(*PALE)
    for half in (1, -1):
        _diamond(pdf, middle.x + half * 9.5, middle.y, 1.5)


def _diamond(pdf: FPDF, x: float, y: float, half: float) -> None:
    pdf.polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], style="F")
