"""`result.json`: how a game ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from table import whole
from table.app.header import Header
from table.cues import Ms, Seat, phrase
from table.errors import RecordError, reason


def of(header: Header, outcome: Any, length: Ms) -> dict[str, Any]:
    """What is written down: the winner, the scores by seat, the seeds, the options, the length in ms."""
    setup = header.setup
    before = header.series.totals or (0,) * setup.players
    scores = _scores(outcome, setup.players)
    return {
        "rules": header.rules,
        "players": setup.players,
        "names": setup.names,
        "winner": outcome.winner,
        "winners": outcome.winners,
        "scores": scores,
        "seeds": {"deal": setup.deal_seed, "public": setup.public_seed},
        "options": header.options,
        "pace": setup.pace,
        "lang": header.lang,
        "bots": header.bots,
        "length": length,
        "series": {
            "game": header.series.game,
            "of": header.series.of,
            "totals": tuple(a + b for a, b in zip(before, scores, strict=True)),
        },
        "outcome": outcome,
    }


def _scores(outcome: Any, players: int) -> tuple[int, ...]:
    """Points by seat; where the rules know none, a game won counts one (Lupus in Tabula)."""
    points = getattr(outcome, "points", None)
    if points is not None:
        return tuple(points)
    return tuple(int(seat in outcome.winners) for seat in range(1, players + 1))


class SeriesSoFar(Struct, frozen=True):
    """The series a game belongs to, with the points by seat up to and including this game."""

    game: int
    of: int
    totals: tuple[int, ...]


class Result(Struct, frozen=True):
    """What a `result.json` tells of a game that has ended, as far as others need it."""

    rules: str
    players: int
    names: tuple[str, ...]
    winner: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    length: Ms
    series: SeriesSoFar


def read(path: Path) -> Result:
    """Read a result.

    :raises FileNotFoundError: the game has not ended. :raises RecordError: it cannot be read.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=Result)
    except FileNotFoundError:
        raise
    except (OSError, msgspec.DecodeError) as error:
        raise RecordError(phrase("result-unread", path=str(path), why=reason(error))) from error


def write(path: Path, result: dict[str, Any]) -> None:
    """Write the whole file or none of it, durably: a game with a result is never resumed.

    :raises OSError: the disk does not take it; what was there stays.
    """
    text = msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n"
    whole.write(path, text)
