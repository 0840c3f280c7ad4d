"""The characters and the circle of houses (RULES.md §1, Pieces)."""

from __future__ import annotations

import enum
from functools import cache

from table.cues import Seat


class Character(enum.StrEnum):
    """A character card."""

    WEREWOLF = "werewolf"
    THIEF = "thief"
    TOWNSFOLK = "townsfolk"


def deck(players: int) -> tuple[Character, ...]:
    """1 Werewolf, 1 Thief and 2P − 2 Townsfolk: two cards for each player."""
    town = (Character.TOWNSFOLK,) * (2 * players - 2)
    return (Character.WEREWOLF, Character.THIEF, *town)


def houses_of(seat: Seat) -> tuple[int, int]:
    """A seat's two houses, clockwise."""
    return 2 * seat - 1, 2 * seat


def owner(house: int) -> Seat:
    """The seat a house belongs to."""
    return (house + 1) // 2


@cache
def clockwise(players: int, first: Seat) -> tuple[Seat, ...]:
    """All seats, clockwise from `first`."""
    return (*range(first, players + 1), *range(1, first))
