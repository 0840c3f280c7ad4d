"""`burgomaster games` and `burgomaster replay`: what was played, and what really happened."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from table.app.retold.retelling import Retold
    from table.speech.desk import Words

LEAST_COLUMNS: Final = 20
"""How narrow a column may be in which sentences are folded."""


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the commands; nothing heavy is imported for that."""
    games = commands.add_parser("games", help="the games that were played, and how they ended")
    games.add_argument("--lang", help="the language (default: as configured, or LANG)")
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
        "--lang", help="the language (default: the one in which the game was played)"
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
    import shlex

    from table.app import folders, tell
    from table.app.retold import retelling
    from table.app.words import words
    from table.cues import phrase

    lang = tell.wanted(args)
    text = words(lang)
    columns = ("games-game", "games-rules", "games-players", "games-ended")
    interrupted = text(phrase("games-interrupted"))
    listed = False
    for base in folders.readable():
        games = retelling.everything([base])
        if games:
            listed = True
            print(base)
            rows = [(folder.name, *_row(folder, lang, text)) for folder in games]
            _print([tuple(text(phrase(column)) for column in columns), *rows])
            # Elsewhere a running table keeps its games, which takes them up by itself.
            if base == folders.games() and any(row[-1] == interrupted for row in rows):
                folder = f"{shlex.quote(str(base))}/…"
                print(tell.fold(text(phrase("games-go-on", folder=folder))))
    if not listed:
        print(tell.fold(text(phrase("replay-no-game"))))
    if (shut := folders.shut()) is not None:
        tell.aside(text(phrase("games-shut", path=str(shut), command="games")))
    return 0


def _print(rows: list[tuple[str, ...]]) -> None:
    """In columns, the last of which is folded where the terminal ends: a name can be copied whole.

    Where a name leaves the others too little room, they stand below it.
    """
    import sys

    from rich.cells import cell_len

    from table.app import tell

    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    terminal = tell.columns(sys.stdout)
    before = 2 * len(widths) + sum(widths[:-1])
    below = terminal is not None and terminal - before < min(widths[-1], LEAST_COLUMNS)
    if below:
        before -= widths[0]
    for row in rows:
        padded = [cell + " " * (w - cell_len(cell)) for cell, w in zip(row, widths, strict=True)]
        if below:
            print(f"  {row[0]}")
            padded = ["", *padded[1:]]
        line = f"  {'  '.join(padded)}".rstrip()
        print(line if terminal is None else tell.fold_at(terminal, line, before))


def _row(folder: Path, lang: str, text: Words) -> tuple[str, str, str]:
    """The rules, how many played, and how it ended."""
    from table import journal
    from table.app.playing.header import decode
    from table.app.retold import retelling
    from table.errors import TableError
    from table.speech import desk

    damaged: journal.DamagedRecord | None = None
    try:
        try:
            recording = retelling.recording_of(folder)
        except journal.DamagedRecord as error:  # its good part says which game it is
            recording, damaged = error.recording, error
        header = decode(recording.header)
    except TableError as error:
        return "?", "?", desk.read(error, lang)
    ended = _ended(folder, lang, text) if damaged is None else desk.read(damaged, lang)
    return header.rules, str(header.setup.players), ended


def _ended(folder: Path, lang: str, text: Words) -> str:
    """How a game ended, in a few words."""
    from table import journal
    from table.app import folders, titles
    from table.app.playing import result
    from table.cues import phrase
    from table.errors import RecordError
    from table.speech import desk

    try:
        final = result.read(folder / folders.RESULT)
    except FileNotFoundError:
        playing = journal.in_use(folder / folders.JOURNAL)
        return text(phrase("games-in-play" if playing else "games-interrupted"))
    except RecordError as error:
        return desk.read(error, lang)
    winners = [
        final.names[seat - 1] if final.names else text(phrase("terminal-seat", seat=seat))
        for seat in final.winners
    ]
    side = text(titles.side(final.winner))
    return f"{side} ({', '.join(winners)})" if winners else side


def run_replay(args: argparse.Namespace) -> int:
    """Tell a game again.

    :raises TableError: there is no such port or game, it is not over, its journal cannot be read,
        the file not be written, or the page not be opened.
    """
    import sys
    import time

    from table.app import tell
    from table.app.playing.asked import check_port
    from table.app.retold import chronicle
    from table.cues import phrase
    from table.errors import ConfigError

    lang = tell.asked(args)
    check_port(args)
    if args.speed is not None and not 0.01 <= args.speed <= 100_000:
        raise ConfigError(phrase("replay-speed", speed=str(args.speed)))
    others = {"--json": args.json, "--out": args.out is not None, "--speed": args.speed is not None}
    if args.web is not None and any(others.values()):
        given = ", ".join(option for option, is_given in others.items() if is_given)
        raise ConfigError(phrase("replay-web-alone", options=given))
    retold = _over(args.game, lang)
    if args.web is not None:
        return _serve(args.host, args.web, retold)
    if args.json or args.out is not None:
        text = chronicle.as_json(retold).decode() if args.json else chronicle.as_text(retold)
        if args.out is not None:
            _write(args.out, text)
        else:
            print(text)
        return 0
    begun, first = time.monotonic(), retold.moments[0].t if retold.moments else 0
    for moment, line in chronicle.lines(retold):
        if moment is not None and args.speed is not None:
            due = begun + (moment.t - first) / 1000 / args.speed
            time.sleep(max(0.0, due - time.monotonic()))
        print(tell.fold(line), flush=True)
    width = min(tell.columns(sys.stdout) or chronicle.WIDTH, chronicle.WIDTH)
    print(f"{chronicle.ending(retold, width)}\n")
    print(tell.fold(chronicle.honesty(retold)))
    return 0


def _over(game: str | None, lang: str | None) -> Retold:
    """The game told again. :raises ConfigError: it is not over, so its secrets are still kept."""
    from table import journal
    from table.app import again, folders
    from table.app.retold import retelling
    from table.cues import phrase
    from table.errors import ConfigError

    folder = retelling.find(game)
    retold = retelling.retell(folder, lang)
    if retold.over:
        return retold
    if journal.in_use(folder / folders.JOURNAL):
        raise ConfigError(phrase("replay-in-play"))
    raise ConfigError(phrase("replay-not-over", command=again.resuming(folder)))


def _serve(host: str, port: int, retold: Retold) -> int:
    """Answer with the page until Ctrl-C. :raises DeviceError: no port can be opened."""
    import asyncio

    from table.app import tell
    from table.app.retold import chronicle
    from table.app.words import words
    from table.cues import phrase
    from table.errors import DeviceError, reason
    from table.web import retold as pages
    from table.web import server

    story = chronicle.as_json(retold)

    async def serve() -> None:
        try:
            door = server.bind(host, port)
        except server.NoDoor as error:  # its sentence is about a game that goes on
            cause = error.__cause__ or error
            why = phrase("replay-page-shut", host=host, port=str(port), why=reason(cause))
            raise DeviceError(why) from cause
        async with server.serving(pages.site(story, retold.lang), door):
            address = server.address_of(door)
            served = words(retold.lang)(phrase("retold-served", address=address))
            print(tell.fold(served), flush=True)
            await asyncio.Event().wait()

    try:
        asyncio.run(serve())
    except KeyboardInterrupt:
        print()
    return 0


def _write(path: Path, text: str) -> None:
    from table.cues import phrase
    from table.errors import DeviceError, reason

    try:
        path.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise DeviceError(
            phrase("replay-not-written", path=str(path), why=reason(error))
        ) from error
