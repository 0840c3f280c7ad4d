"""`result.json`: how a game ended."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from table import whole
from table.app.playing.header import Header
from table.cues import Ms, Seat, phrase
from table.errors import RecordError, reason


def of(header: Header, outcome: Any, length: Ms, *, claimed: Iterable[Seat] = ()) -> dict[str, Any]:
    """What is written down: the winner, the scores by seat, the seeds, the options, the length in ms.

    A seat is a person's who holds it when the game ends, at the terminal or a pad (`header.people`)
    or by a page (`claimed`); all others are the table's own. Whoever left a seat for good left its
    points there, and whoever came late took them over: points belong to seats. A claim is kept
    beside the game, so that the same is written when the game ends after a power cut; who sat there
    for a while is kept nowhere. A bot that stands in for somebody who is gone plays for that person.
    """
    setup = header.setup
    before = header.series.totals or (0,) * setup.players
    scores = _scores(outcome, setup.players)
    return {
        "rules": header.rules,
        "players": setup.players,
        "names": setup.names,
        "people": sorted({*header.people, *claimed}),
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
            "id": _series_id(header.series.seed),
            "game": header.series.game,
            "of": header.series.of,
            "totals": tuple(a + b for a, b in zip(before, scores, strict=True)),
        },
        "outcome": outcome,
    }


def _series_id(seed: int) -> str:
    """The same for all games of a series. It does not tell the seed, which deals those to come."""
    return hashlib.sha256(f"series {seed}".encode()).hexdigest()[:16]


def _scores(outcome: Any, players: int) -> tuple[int, ...]:
    """Points by seat; where the rules know none, a game won counts one (Lupus in Tabula)."""
    points = getattr(outcome, "points", None)
    if points is not None:
        return tuple(points)
    return tuple(int(seat in outcome.winners) for seat in range(1, players + 1))


Points: TypeAlias = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
"""More is no game's; the scores could not add it up."""


class SeriesSoFar(Struct, frozen=True):
    """The series a game belongs to, with the points by seat up to and including this game."""

    game: Annotated[int, Meta(ge=1, lt=2**31)]
    of: Annotated[int, Meta(lt=2**31)]
    totals: tuple[Points, ...]
    id: str = ""
    """The same for all games of the series; "" where nobody wrote it down yet."""


class Result(Struct, frozen=True):
    """What a `result.json` tells of a game that has ended, as far as others need it."""

    rules: str
    players: int
    names: tuple[str, ...]
    winner: str
    winners: tuple[Seat, ...]
    scores: tuple[Points, ...]
    length: Ms
    series: SeriesSoFar
    people: tuple[Seat, ...] | None = None
    """The seats that people held when the game ended; None where nobody wrote it down yet."""

    def __post_init__(self) -> None:
        """Refuse what no game ends with: somebody may have written in the file."""
        by_seat = (self.scores, self.series.totals, *((self.names,) if self.names else ()))
        if any(len(each) != self.players for each in by_seat):
            raise ValueError("as many scores, totals and names as players")
        if not {*self.winners, *(self.people or ())} <= set(range(1, self.players + 1)):
            raise ValueError("a seat that is none")
        if self.series.game > self.series.of:
            raise ValueError("a game behind the last of its series")
        if self.rules != "lupusburg" and not self.rules.startswith("tabula-"):
            raise ValueError("no game that is known")


def decode(text: bytes, path: Path) -> Result:
    """The result in the text of the file at `path`. :raises RecordError: it is none."""
    try:
        return msgspec.json.decode(text, type=Result)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(phrase("result-unread", path=str(path), why=reason(error))) from error


def read(path: Path) -> Result:
    """Read a result.

    :raises FileNotFoundError: the game has not ended. :raises RecordError: it cannot be read.
    """
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        raise
    except OSError as error:
        raise RecordError(phrase("result-unread", path=str(path), why=reason(error))) from error
    return decode(text, path)


def write(path: Path, result: dict[str, Any]) -> None:
    """Write the whole file or none of it, durably: a game with a result is never resumed.

    :raises OSError: the disk does not take it; what was there stays.
    """
    text = msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n"
    whole.write(path, text)
