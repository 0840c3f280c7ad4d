"""A line typed at the terminal of a running table."""

from __future__ import annotations

import re
from typing import NamedTuple

from table.cues import Seat
from table.seats.pads.process import LAYOUT


class Number(NamedTuple):
    """So many play."""

    players: int


class Keys(NamedTuple):
    """Keys of `LAYOUT`, one after another, on the pad of `seat`, which may not exist."""

    seat: Seat
    keys: str


_LINE = re.compile(rf"(?P<number>[0-9]{{1,4}})(?:\s+(?P<keys>[{re.escape(LAYOUT)}]+))?")


def read(line: str) -> Number | Keys | None:
    """What is meant by it; None where it looks like neither. Small letters are the keys' too."""
    found = _LINE.fullmatch(line.strip().upper())
    if found is None:
        return None
    number = int(found["number"])
    return Number(number) if found["keys"] is None else Keys(number, found["keys"])
