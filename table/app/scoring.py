"""From a game's result to the scores of many evenings."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Final

from table.app import folders, result
from table.app.result import Result
from table.cues import Seat
from table.errors import Say, TableError
from table.scores import Game, Place, Scores

NAMELESS: Final = "Seat {seat}"
"""The player of a seat without a name, as the scores know them in every language."""


def seat_of(player: str) -> Seat | None:
    """The seat that a player without a name is known by; None for a name."""
    found = re.fullmatch(r"Seat (\d{1,2})", player)
    return int(found[1]) if found else None


def game_of(final: Result, key: str, ended: int) -> Game | None:
    """What counts of a game; None where nobody won, because the host ended it."""
    if not final.winners:
        return None
    names = final.names or tuple(NAMELESS.format(seat=seat) for seat in range(1, final.players + 1))
    places = tuple(
        Place(name, points, seat in final.winners, total)
        for seat, (name, points, total) in enumerate(
            zip(names, final.scores, final.series.totals, strict=True), 1
        )
    )
    return Game(key, final.rules, ended, final.series.game, final.series.of, places)


def note(file: Path, say: Say) -> None:
    """Add the game with this result to the scores. Whatever goes wrong is said: the game is over."""
    try:
        with Scores(folders.scores()) as scores:
            add(scores, file)
    except TableError as error:
        say(error)


def add(scores: Scores, file: Path) -> bool:
    """Add the game with this result; False if it was there already or nobody won.

    :raises TableError: the result cannot be read, or the database not be written.
    """
    final = result.read(file)
    key = hashlib.sha256(file.read_bytes()).hexdigest()
    game = game_of(final, key, int(file.stat().st_mtime))
    return game is not None and scores.add(game)
