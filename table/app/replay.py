"""`burgomaster games` and `burgomaster replay`: what was played, and what really happened."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the commands; nothing heavy is imported for that."""
    games = commands.add_parser("games", help="the games that were played, and how they ended")
    games.set_defaults(run=run_games)

    replay = commands.add_parser(
        "replay",
        help="a game told again, with everything that was secret",
        description="Tell a game again from its journal: for everybody, after the game.",
    )
    replay.add_argument(
        "game", nargs="?", help="a folder, or a name from 'games' (default: the last)"
    )
    replay.add_argument(
        "--speed", type=float, metavar="X", help="tell it X times as fast as it was"
    )
    replay.add_argument("--json", action="store_true", help="as JSON, described in docs/replay.md")
    replay.add_argument("--out", type=Path, metavar="FILE", help="write it there")
    replay.set_defaults(run=run_replay)


def run_games(args: argparse.Namespace) -> int:
    """List the games."""
    import msgspec
    from rich.console import Console
    from rich.table import Table

    from table import journal
    from table.app import folders, retelling
    from table.app.header import Header
    from table.errors import RecordError

    console = Console(highlight=False)
    table = Table()
    for column in ("Game", "Rules", "Players", "Ended"):
        table.add_column(column, overflow="fold")
    for folder in retelling.everything():
        try:
            header = msgspec.json.decode(journal.read(folder / folders.JOURNAL).header, type=Header)
        except (RecordError, msgspec.DecodeError) as error:
            table.add_row(folder.name, "?", "?", f"cannot be read: {error}")
            continue
        ended = "interrupted: 'burgomaster play --resume' goes on"
        if (folder / folders.RESULT).is_file():
            result = msgspec.json.decode((folder / folders.RESULT).read_bytes())
            seats = ", ".join(str(seat) for seat in result["winners"])
            ended = f"{result['winner']}" + (f" (seat {seats})" if seats else "")
        table.add_row(folder.name, header.rules, str(header.setup.players), ended)
    console.print(table)
    return 0


def run_replay(args: argparse.Namespace) -> int:
    """Tell a game again.

    :raises TableError: there is no such game, it is not over, or its journal cannot be read.
    """
    import sys
    import time

    from table.app import retelling
    from table.errors import ConfigError

    retold = retelling.retell(retelling.find(args.game))
    if not retold.over:
        raise ConfigError(
            "This game is not over, and its secrets are still kept:"
            " finish it first with 'burgomaster play --resume'."
        )
    if args.speed is not None and not 0.01 <= args.speed <= 100_000:
        raise ConfigError(f"The speed must be from 0.01 to 100000, not {args.speed}.")
    if args.json:
        text = retelling.as_json(retold).decode()
    else:
        text = "\n".join((*retelling.as_text(retold), "", retold.honesty))
    if args.out is not None:
        args.out.write_text(text + "\n", encoding="utf-8")
        return 0
    if args.speed is None or args.json:
        print(text)
        return 0
    begun, first = time.monotonic(), retold.moments[0].t if retold.moments else 0
    for moment, line in zip(retold.moments, retelling.lines(retold), strict=True):
        time.sleep(max(0.0, begun + (moment.t - first) / 1000 / args.speed - time.monotonic()))
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    print(f"\n{retold.honesty}")
    return 0
