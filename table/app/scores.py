"""`burgomaster scores`: the points and the games won of many evenings."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from table.scores import Scores, Standing

TITLES = {"lupusburg": "Lupusburg", "tabula": "Lupus in Tabula"}


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the command; nothing heavy is imported for that."""
    parser = commands.add_parser(
        "scores",
        help="the points and the games won of many evenings",
        description="Show who has how many points. Every game that ends is counted.",
    )
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
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the scores, or add games to them.

    :raises TableError: the scores cannot be read or written.
    """
    from table.app import folders
    from table.scores import Scores

    with Scores(folders.scores()) as scores:
        if args.folder is not None:
            return _import(scores, Path(args.folder) if args.folder else folders.games())
        standings = scores.standings()
    if args.json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(standings), indent=2).decode())
    elif args.csv:
        _csv(standings)
    else:
        _show(standings)
    return 0


def _import(scores: Scores, folder: Path) -> int:
    import sys

    from table.app import folders, scoring
    from table.errors import ConfigError, RecordError

    if not folder.is_dir():
        raise ConfigError(f"There is no folder {folder}: name one with games in it.")
    added = known = 0
    for file in sorted(folder.rglob(folders.RESULT)):
        try:
            if scoring.add(scores, file):
                added += 1
            else:
                known += 1
        except RecordError as error:
            print(error, file=sys.stderr)
    print(f"Games added: {added}. Already counted, or ended without a winner: {known}.")
    return 0


def _csv(standings: tuple[Standing, ...]) -> None:
    import csv
    import sys

    from msgspec.structs import astuple, fields

    from table.scores import Standing

    out = csv.writer(sys.stdout)
    out.writerow(field.name for field in fields(Standing))
    out.writerows(map(astuple, standings))


def _show(standings: tuple[Standing, ...]) -> None:
    from itertools import groupby

    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False, markup=False)
    if not standings:
        console.print("No game has been counted yet: play one with 'burgomaster play'.")
    for family, rows in groupby(standings, key=lambda standing: standing.family):
        points = family == "lupusburg"  # elsewhere a point is a game won
        table = Table(title=TITLES[family], title_justify="left")
        table.add_column("Player", overflow="fold")
        for column in ("Points", "Won", "Games", "Series won")[0 if points else 1 :]:
            table.add_column(column, justify="right")
        for row in rows:
            series = f"{row.series_won} of {row.series}" if row.series else "–"
            cells = (str(row.points), str(row.won), str(row.games), series)
            table.add_row(row.player, *cells[0 if points else 1 :])
        console.print(table)
