"""The circle of seats (RULES.md, Directions)."""

from __future__ import annotations

from table.cues import Seat


def clockwise(players: int, first: Seat) -> tuple[Seat, ...]:
    """All seats, clockwise from `first`."""
    return (*range(first, players + 1), *range(1, first))


def counter_clockwise(players: int, first: Seat) -> tuple[Seat, ...]:
    """All seats the other way round, from `first`: to the right."""
    return (*range(first, 0, -1), *range(players, first, -1))
