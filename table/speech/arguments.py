"""What can be filled into a line: each argument's name fixes the values it takes.

A line of the catalogue that says `$house` can only ever mean a house of this table, so the finite
list of phrases of a game follows from the lines and the players alone. A new argument is one entry
in `RANGES`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec import Struct

MAX_HOUSES: Final = 16
"""Lupusburg is played by up to eight people with two houses each (RULES.md §1)."""
MAX_SEATS: Final = 24
"""Lupus in Tabula is played by up to 24 people (RULES.md §2)."""


class Players(Struct, frozen=True):
    """Who sits at the table, as far as the voice has to know: how many, and their names."""

    count: int
    names: tuple[str, ...] = ()


EVERYBODY: Final = Players(MAX_SEATS)
"""The largest table, nameless: its phrases are those with a committed length."""

Range = Callable[[Players], Sequence[int | str]]

RANGES: Final[Mapping[str, Range]] = MappingProxyType(
    {
        "house": lambda players: range(1, min(2 * players.count, MAX_HOUSES) + 1),
        "seat": lambda players: range(1, players.count + 1),
        "about": lambda players: range(1, players.count + 1),  # another seat
        "name": lambda players: players.names,
        "who": lambda players: players.names,  # who says something of `name`
        "n": lambda _: range(1, 11),  # the count of ten
        "votes": lambda _: range(17),  # eight players with two tokens each
        "cards": lambda players: range(1, players.count + 1),
        "points": lambda _: range(25),
        "minutes": lambda _: range(1, 11),
        "night": lambda players: range(1, players.count + 1),  # somebody is lynched between two
        "degrees": lambda _: range(361),
    }
)
