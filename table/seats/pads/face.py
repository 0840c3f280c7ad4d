"""What a hooded display shows: three lines of fourteen signs over the line being typed."""

from __future__ import annotations

import textwrap

from msgspec import Struct

LINES = 3
SIGNS = 14


class Face(Struct, frozen=True):
    """The three lines, cut to what the display holds. It is secret."""

    lines: tuple[str, str, str]

    def __repr__(self) -> str:
        return "<Face>"


def pages(text: str) -> tuple[Face, ...]:
    """`text` broken into the lines of faces, one or more, at spaces and line breaks.

    Signs that no pad has, of a player's name perhaps, show as "?".
    """
    shown = "".join(sign if ord(sign) < 0x1000 else "?" for sign in text)
    lines = [line for part in shown.splitlines() for line in textwrap.wrap(part, SIGNS) or [""]]
    faces = []
    for at in range(0, len(lines) or 1, LINES):
        first, second, third = (*lines[at : at + LINES], "", "", "")[:LINES]
        faces.append(Face((first, second, third)))
    return tuple(faces)


def wrap(text: str) -> Face:
    """The first of the pages of `text`; what is too much for it is cut."""
    return pages(text)[0]


BLANK = wrap("")
"""Nothing but the line being typed; it lights as many pixels as every other face."""
