"""From a game's result to the scores of many evenings."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Final

from table.app import folders
from table.app.names import tidy
from table.app.playing import result
from table.app.playing.result import Result
from table.cues import Seat, phrase
from table.errors import RecordError, Say, TableError, reason
from table.scores import Game, Place, Scores

NAMELESS: Final = "Seat {seat}"
"""The player of a seat without a name, as the scores know them in every language."""


def seat_of(player: str) -> Seat | None:
    """The seat that a player without a name is known by; None for a name."""
    found = re.fullmatch(r"Seat (\d{1,2})", player)
    return int(found[1]) if found else None


def game_of(final: Result, key: str, ended: int) -> Game | None:
    """What counts of a game; None where nobody won, because the host ended it.

    Where nobody wrote down who sat where, everybody was a person.
    """
    if not final.winners:
        return None
    people = range(1, final.players + 1) if final.people is None else final.people
    names = final.names or ("",) * final.players
    places = tuple(
        Place(
            player=tidy(name) or NAMELESS.format(seat=seat),
            points=points,
            won=seat in final.winners,
            total=total,
            played_by="person" if seat in people else "bot",
        )
        for seat, (name, points, total) in enumerate(
            zip(names, final.scores, final.series.totals, strict=True), 1
        )
    )
    series = final.series
    return Game(key, final.rules, ended, series.game, series.of, places, series.id)


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
    try:
        text, ended = file.read_bytes(), int(file.stat().st_mtime)
    except OSError as error:
        raise RecordError(phrase("result-unread", path=str(file), why=reason(error))) from error
    game = game_of(result.decode(text, file), hashlib.sha256(text).hexdigest(), ended)
    return game is not None and scores.add(game)
