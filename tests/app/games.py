"""Games of bots for the tests of what comes after a game: headers, and a folder played at once."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import replace
from rich.console import Console

from table import journal
from table.app import folders, rulesets
from table.app.playing import game
from table.app.playing.header import Header, Series
from table.app.rulesets import Wishes
from table.burgomaster.setup import Pace, Setup
from table.cues import Seat

PLAYERS = {"lupusburg": 5, "tabula-hu": 9, "tabula-da": 10, "tabula-it": 12}
"""Every rule set, with players enough for some of its special roles."""


def header(
    rules: str, seed: int, *, bots: str = "simple", names: tuple[str, ...] = (), **setup: Any
) -> Header:
    players = len(names) or PLAYERS[rules]
    options = rulesets.find(rules).options(Wishes(players=players))
    made = Header(
        rules=rules,
        options=dict(msgspec.to_builtins(options)),
        setup=Setup(
            players=players, deal_seed=seed, public_seed=seed + 1, names=names, pace=Pace(), **setup
        ),
        bots=bots,
        series=Series(seed=seed, totals=(0,) * players),
    )
    # As it comes back from the journal: JSON has no tuples.
    return msgspec.json.decode(msgspec.json.encode(made), type=Header)


def console() -> Console:
    return Console(file=io.StringIO(), markup=False, highlight=False)


def played(folder: Path, header: Header) -> Path:
    """Play the game into the folder, which is returned."""
    game.play_at_once(game.begin(folder, header), console())
    return folder


@contextmanager
def people_at(made: Header, seats: Iterable[Seat] = ()) -> Iterator[Header]:
    """The header with people at these seats, or at all; in the context their fingers are bots."""
    fingers = game.bot_seats(made)
    with patch.object(game, "bot_seats", lambda _: fingers):
        yield replace(made, people=tuple(seats) or tuple(range(1, made.setup.players + 1)))


def played_by_people(folder: Path, made: Header, seats: Iterable[Seat] = ()) -> Path:
    """Like `played`, with people at these seats, or at all."""
    with people_at(made, seats) as held:
        return played(folder, held)


def interrupted(folder: Path, made: Header, kept: int) -> None:
    """Play the game into the folder, and cut its journal behind `kept` inputs: the power goes."""
    whole = journal.read(played(folder, made) / folders.JOURNAL)
    (folder / folders.RESULT).unlink()
    (folder / folders.JOURNAL).unlink()
    book = journal.PlainJournal(
        journal.create(folder / folders.JOURNAL, made), on_trouble=pytest.fail
    )
    for payload in whole.records[:kept]:
        book.append(payload)
    book.close()
