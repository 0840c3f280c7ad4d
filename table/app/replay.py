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
    replay.add_argument(
        "--web",
        nargs="?",
        type=int,
        const=8000,
        metavar="PORT",
        help="a page with a timeline to scrub, until Ctrl-C (default port: 8000)",
    )
    replay.add_argument(
        "--host", metavar="ADDRESS", default="127.0.0.1", help="where the page is reached"
    )
    replay.set_defaults(run=run_replay)


def run_games(args: argparse.Namespace) -> int:
    """List the games."""
    from rich.console import Console
    from rich.table import Table

    from table import journal
    from table.app import folders, retelling
    from table.app.header import decode
    from table.errors import TableError

    table = Table()
    for column in ("Game", "Rules", "Players", "Ended"):
        table.add_column(column, overflow="fold")
    for folder in retelling.everything():
        try:
            header = decode(journal.read(folder / folders.JOURNAL).header)
        except TableError as error:
            table.add_row(folder.name, "?", "?", f"cannot be read: {error}")
            continue
        table.add_row(folder.name, header.rules, str(header.setup.players), _ended(folder))
    Console(highlight=False, markup=False).print(table)
    return 0


def _ended(folder: Path) -> str:
    """How a game ended, in a few words."""
    from table.app import folders, result
    from table.errors import RecordError

    try:
        final = result.read(folder / folders.RESULT)
    except FileNotFoundError:
        return "interrupted: 'burgomaster play --resume' goes on"
    except RecordError as error:
        return str(error)
    winners = [final.names[seat - 1] if final.names else f"seat {seat}" for seat in final.winners]
    return f"{final.winner} ({', '.join(winners)})" if winners else final.winner


def run_replay(args: argparse.Namespace) -> int:
    """Tell a game again.

    :raises TableError: there is no such game, it is not over, its journal cannot be read, or the
        file not be written.
    """
    import time

    from table.app import chronicle, retelling
    from table.errors import ConfigError

    retold = retelling.retell(retelling.find(args.game))
    if not retold.over:
        raise ConfigError(
            "This game is not over, and its secrets are still kept:"
            " finish it first with 'burgomaster play --resume'."
        )
    if args.speed is not None and not 0.01 <= args.speed <= 100_000:
        raise ConfigError(f"The speed must be from 0.01 to 100000, not {args.speed}.")
    if args.web is not None:
        return _serve(args.host, args.web, chronicle.as_json(retold))
    text = chronicle.as_json(retold).decode() if args.json else chronicle.as_text(retold)
    if args.out is not None:
        _write(args.out, text)
        return 0
    if args.speed is None or args.json:
        print(text)
        return 0
    begun, first = time.monotonic(), retold.moments[0].t if retold.moments else 0
    for moment, line in chronicle.lines(retold):
        if moment is not None:
            due = begun + (moment.t - first) / 1000 / args.speed
            time.sleep(max(0.0, due - time.monotonic()))
        print(line, flush=True)
    print(f"{chronicle.ending(retold)}\n\n{retold.honesty}")
    return 0


def _serve(host: str, port: int, story: bytes) -> int:
    """Answer with the page until Ctrl-C. :raises DeviceError: no port can be opened."""
    import asyncio

    from table.web import retold, server

    async def serve() -> None:
        door = server.bind(host, port)
        async with server.serving(retold.site(story), door):
            print(f"The game is told at {server.address_of(door)}; Ctrl-C ends that.", flush=True)
            await asyncio.Event().wait()

    try:
        asyncio.run(serve())
    except KeyboardInterrupt:
        print()
    return 0


def _write(path: Path, text: str) -> None:
    from table.errors import DeviceError

    try:
        path.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise DeviceError(
            f"{path} cannot be written ({error.strerror}): name another file with --out."
        ) from error
