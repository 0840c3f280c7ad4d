"""`burgomaster scores`: the points and the games won of many evenings."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from table.app.lang import add_lang

if TYPE_CHECKING:
    from table.app.tell import Teller
    from table.scores import Scores, Standing
    from table.speech.desk import Words

TITLES = {"lupusburg": "Lupusburg", "tabula": "Lupus in Tabula"}


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the command; nothing heavy is imported for that."""
    parser = commands.add_parser(
        "scores",
        help="the points and the games won of many evenings",
        description="Show who has how many points. Every game that ends is counted.",
    )
    parser.add_argument("--bots", action="store_true", help="with the seats that bots played")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="as JSON: a list, one object a row")
    form.add_argument("--csv", action="store_true", help="as CSV, with a line of names first")
    form.add_argument(
        "--import",
        dest="folder",
        nargs="?",
        const="",
        metavar="DIR",
        help="count the games in this folder too (default: all games)",
    )
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the scores, or add games to them.

    :raises TableError: the scores cannot be read or written.
    """
    from table.app import folders, tell
    from table.app.words import words
    from table.cues import phrase
    from table.scores import Scores

    lang = tell.wanted(args)
    aside = tell.Teller(lang, tell.aside)
    if args.folder is not None:
        with Scores(folders.scores()) as scores:
            return _import(scores, Path(args.folder) if args.folder else folders.games(), aside)
    if (shut := folders.shut()) is not None:
        aside(phrase("games-shut", path=str(shut), command="scores"))
    with Scores(folders.scores(), aside=True) as scores:
        # What a full or locked disk, or a power cut, has kept from the database is in the results.
        for folder in folders.readable():
            _add(scores, folder, aside)
        standings = scores.standings(bots=args.bots)
        strangers = scores.games if not standings else 0
    if args.json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(standings), indent=2).decode())
    elif args.csv:
        _csv(standings)
    else:
        _show(standings, words(lang), strangers)
    return 0


def _add(scores: Scores, folder: Path, aside: Teller) -> tuple[int, int]:
    """Add every game below the folder; how many were new, and how many were not."""
    from table.app import folders, scoring
    from table.errors import RecordError

    added = known = 0
    for file in sorted(folder.rglob(folders.RESULT)):
        try:
            if scoring.add(scores, file):
                added += 1
            else:
                known += 1
        except RecordError as error:
            aside(error)
    return added, known


def _import(scores: Scores, folder: Path, aside: Teller) -> int:
    from table.app.tell import Teller
    from table.cues import phrase
    from table.errors import ConfigError, DeviceError, reason

    try:
        there = folder.is_dir()
    except OSError as error:
        why = reason(error)
        raise DeviceError(phrase("scores-folder-shut", path=str(folder), why=why)) from error
    if not there:
        raise ConfigError(phrase("scores-no-folder", path=str(folder)))
    added, known = _add(scores, folder, aside)
    Teller(aside.lang)(phrase("scores-imported", added=added, known=known))
    return 0


def _csv(standings: tuple[Standing, ...]) -> None:
    import csv
    import sys

    from msgspec.structs import astuple, fields

    from table.scores import Standing

    out = csv.writer(sys.stdout)
    out.writerow(field.name for field in fields(Standing))
    out.writerows(map(astuple, standings))


def _show(standings: tuple[Standing, ...], text: Words, strangers: int) -> None:
    """As tables; `strangers` is how many games there were without any person."""
    from itertools import groupby

    from rich.table import Table

    from table.app import tell
    from table.cues import phrase

    console = tell.console()
    if not standings:
        nobody = (
            phrase("scores-bots-alone", games=strangers) if strangers else phrase("scores-none")
        )
        tell.on(console)(text(nobody))
    columns = ("scores-points", "scores-won", "scores-games", "scores-series")
    for family, rows in groupby(standings, key=lambda standing: standing.family):
        points = family == "lupusburg"  # elsewhere a point is a game won
        table = Table(title=TITLES[family], title_justify="left")
        table.add_column(text(phrase("scores-player")), overflow="fold")
        for column in columns[0 if points else 1 :]:
            table.add_column(text(phrase(column)), justify="right")
        for row in rows:
            series = "–"
            if row.series:
                series = text(phrase("scores-of", won=row.series_won, played=row.series))
            cells = (str(row.points), str(row.won), str(row.games), series)
            table.add_row(_player(row, text), *cells[0 if points else 1 :])
        console.print(table)


def _player(row: Standing, text: Words) -> str:
    """The name, or the seat of who has none; a bot is said to be one."""
    from table.app import names, scoring
    from table.cues import phrase

    seat = scoring.seat_of(row.player)
    player = names.visible(row.player) if seat is None else text(phrase("terminal-seat", seat=seat))
    return player if row.played_by == "person" else text(phrase("scores-bot", player=player))
