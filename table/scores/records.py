"""What goes into the scores, and what comes out."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Family: TypeAlias = Literal["lupusburg", "tabula"]
"""Points of Lupusburg and games won of Lupus in Tabula, whatever the edition, are two tables."""


Player: TypeAlias = Literal["person", "bot"]
"""A bot's are the seats that nobody took: the table plays them itself."""


class Place(Struct, frozen=True):
    """One player in one game."""

    player: str
    points: int
    """Lupusburg: RULES.md §1, Score. Lupus in Tabula: 1 for a game won, which is all that counts."""
    won: bool
    total: int
    """Points in the series up to and including this game (RULES.md §1, Several games)."""
    played_by: Player = "person"


class Game(Struct, frozen=True):
    """A game that has ended."""

    key: str
    """What the game is known by: the SHA-256 of its result."""
    rules: str
    ended: int
    """Seconds since 1970, UTC. For the reader's eye only; nothing is computed from it."""
    number: int
    of: int
    """Game `number` of a series of `of`."""
    places: tuple[Place, ...]
    """By seat."""
    series: str = ""
    """The same for all games of a series; "" where that is not known (results of before)."""


class Standing(Struct, frozen=True):
    """A player over all evenings, in one family of rules."""

    family: Family
    player: str
    """As spelled in the game that was added last: Anna, ANNA and " anna" are one player."""
    played_by: Player
    games: int
    won: int
    points: int
    series: int
    """Series of more than one game, played to their end, or as far as they have come where nobody
    said how many games there would be."""
    series_won: int
    """Of these, with the most points; several players may have as many."""
