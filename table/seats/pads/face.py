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


def wrap(text: str) -> Face:
    """`text` broken into the lines of a face at spaces and line breaks; what is too much is cut.

    Signs that no pad has, of a player's name perhaps, show as "?".
    """
    shown = "".join(sign if ord(sign) < 0x1000 else "?" for sign in text)
    lines = [line for part in shown.splitlines() for line in textwrap.wrap(part, SIGNS) or [""]]
    first, second, third = (*lines, "", "", "")[:LINES]
    return Face((first[:SIGNS], second[:SIGNS], third[:SIGNS]))


BLANK = wrap("")
"""Nothing but the line being typed; it lights as many pixels as every other face."""
