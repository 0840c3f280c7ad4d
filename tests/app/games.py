"""Games of bots for the tests of what comes after a game: headers, and a folder played at once."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from table import journal
from table.app import folders, game, rulesets
from table.app.header import Header, Series
from table.app.rulesets import Wishes
from table.burgomaster.setup import Pace, Setup

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
