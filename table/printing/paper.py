"""Where nine cards lie on a sheet, so that fronts and backs meet when it is turned over."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

CARD_WIDTH: Final = 60.0
CARD_HEIGHT: Final = 84.0
"""In mm; the card goes into the common sleeves of 63 by 88 mm."""
COLUMNS: Final = 3
ROWS: Final = 3
A_SHEET: Final = COLUMNS * ROWS

MARGIN: Final = 6.35
"""What a printer may leave white at every edge, in mm: a quarter of an inch."""
MARK_GAP: Final = 1.5
MARK: Final = 4.0
"""A cut mark begins so far from the cards, and is so long, in mm."""


class Paper(Struct, frozen=True):
    """A sheet; sizes in mm."""

    name: str
    width: float
    height: float

    @property
    def left(self) -> float:
        """Where the cards begin; they stand in the middle of the sheet."""
        return (self.width - COLUMNS * CARD_WIDTH) / 2

    @property
    def top(self) -> float:
        return (self.height - ROWS * CARD_HEIGHT) / 2


class Place(Struct, frozen=True):
    """The upper left corner of a card, in mm from that of the sheet."""

    x: float
    y: float


class Line(Struct, frozen=True):
    """From one point to another, in mm."""

    x1: float
    y1: float
    x2: float
    y2: float


PAPERS: Final[Mapping[str, Paper]] = MappingProxyType(
    {"a4": Paper("a4", 210, 297), "letter": Paper("letter", 215.9, 279.4)}
)


def fronts(paper: Paper) -> tuple[Place, ...]:
    """The places of a sheet's fronts, in rows from the upper left."""
    return tuple(
        Place(paper.left + column * CARD_WIDTH, paper.top + row * CARD_HEIGHT)
        for row in range(ROWS)
        for column in range(COLUMNS)
    )


def backs(paper: Paper) -> tuple[Place, ...]:
    """The places of their backs, in the same order: mirrored, for a turn on the long edge."""
    return tuple(Place(paper.width - CARD_WIDTH - place.x, place.y) for place in fronts(paper))


def cut_marks(paper: Paper) -> tuple[Line, ...]:
    """Short lines around the cards, in the line of every cut; the same on both sides."""
    right, bottom = paper.width - paper.left, paper.height - paper.top
    lines = []
    for column in range(COLUMNS + 1):
        x = paper.left + column * CARD_WIDTH
        for y, away in ((paper.top, -1), (bottom, 1)):
            lines.append(Line(x, y + away * MARK_GAP, x, y + away * (MARK_GAP + MARK)))
    for row in range(ROWS + 1):
        y = paper.top + row * CARD_HEIGHT
        for x, away in ((paper.left, -1), (right, 1)):
            lines.append(Line(x + away * MARK_GAP, y, x + away * (MARK_GAP + MARK), y))
    return tuple(lines)
