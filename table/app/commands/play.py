"""`burgomaster play`: an evening of one or more games."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rich.console import Console

    from table.app.playing.game import Place
    from table.app.playing.header import Header
    from table.cues import Phrase
    from table.errors import Say


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the command; nothing heavy is imported for that."""
    parser = commands.add_parser(
        "play",
        help="play an evening",
        description="Play an evening at the simulated table. Bare: six bots play Lupusburg.",
    )
    parser.add_argument("--rules", help="which game (default: as configured, or lupusburg)")
    parser.add_argument("--players", type=int, metavar="N", help="how many (default: 6, or 8)")
    parser.add_argument(
        "--mix", metavar="'2 werewolf, seer, …'", help="Tabula: the roles that play"
    )
    parser.add_argument("--first-game", action="store_true", help="Tabula: only the simpler roles")
    parser.add_argument(
        "--deal",
        choices=("deal", "code", "tap"),
        default="deal",
        help="Tabula: the table deals, or everybody types the code on the own card, or taps the"
        " card on the own pad",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule: any option of the rule set, by name; may be repeated",
    )
    parser.add_argument("--names", metavar="A,B,…", help="the players' names, seat 1 first")
    parser.add_argument(
        "--lang", help="the language of the table (default: as configured, or LANG)"
    )
    parser.add_argument(
        "--children", action="store_true", help="the children's wording: nobody is lynched"
    )
    parser.add_argument("--seat", type=int, metavar="N", help="play this seat yourself, by keys")
    parser.add_argument(
        "--seed", type=int, metavar="N", help="sets both seeds: the same evening again"
    )
    pace = parser.add_mutually_exclusive_group()
    pace.add_argument(
        "--speed", type=float, metavar="X", help="how fast (default: 4, with --seat 1)"
    )
    pace.add_argument("--instant", action="store_true", help="without any waiting")
    parser.add_argument(
        "--bots", default="simple", choices=("simple", "random"), help="how the bots play"
    )
    parser.add_argument(
        "--games", type=int, default=1, metavar="K", help="so many games, points added"
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="where the files go")
    parser.add_argument(
        "--record", action="store_true", help="write evening.wav, what the room hears"
    )
    pages = parser.add_mutually_exclusive_group()
    pages.add_argument("--web", type=int, metavar="PORT", help="the pages' port (default: 8000)")
    pages.add_argument("--no-web", action="store_true", help="play without pages")
    parser.add_argument(
        "--host",
        metavar="ADDRESS",
        help="where the pages are reached (default: this machine alone; 0.0.0.0: your network)",
    )
    parser.add_argument(
        "--lobby", action="store_true", help="wait on the pages until the players have come"
    )
    parser.add_argument(
        "--pads",
        choices=("none", "sim"),
        default="none",
        help="sim: everybody, bots and you, presses keys of simulated pads with the real firmware",
    )
    parser.add_argument("--resume", action="store_true", help="go on with the interrupted game")
    parser.set_defaults(run=run, resumed_by=None)


def run(args: argparse.Namespace) -> int:
    """Play what was asked for; 0 when it has ended.

    :raises TableError: one sentence for the person.
    """
    from table.app import folders, tell
    from table.app.logs import logged

    with _terminable(), logged(folders.log()):
        return _play(args, tell.console())


@contextmanager
def _terminable() -> Iterator[None]:
    """In the context SIGTERM does what Ctrl-C does, so that the terminal is put back.

    Where Ctrl-C is ignored, as behind a script's `&`, SIGTERM ends the process at once.
    """
    import signal

    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _play(args: argparse.Namespace, console: Console) -> int:
    import asyncio

    from table.app import tell
    from table.app.playing import asked, game, series
    from table.app.playing.rendering import voiced

    if args.resume:
        from table.app.playing.troubles import Troubles

        _nothing_else(args)
        say = Troubles(tell.on(console), tell.language(args))
        place = _interrupted(args.out, say)
        header, folder = place.header, place.folder
        args.resumed_by = RESUMED
    else:
        place = None
        header = voiced(asked.first_header(args), console)
        folder = _folder(args, header)
    if header.speed is not None:
        place = asyncio.run(_live(args, console, header, folder, place))
    else:
        place = place or game.begin(folder, header)
        args.resumed_by = RESUMED
        while True:
            tell.on(console, "dim")(str(place.folder))
            final = game.play_at_once(place, console)
            after = series.following(place.header, final["series"]["totals"])
            if after is None:
                break
            place = game.begin(series.beside(place.folder, after), after)
    _farewell(console, place.folder, place.header)
    return 0


RESUMED: Final = "burgomaster play --resume"
NEW_GAME: Final[Mapping[str, Any]] = {
    "--rules": None,
    "--players": None,
    "--mix": None,
    "--first-game": False,
    "--deal": "deal",
    "--option": [],
    "--names": None,
    "--lang": None,
    "--children": False,
    "--seat": None,
    "--seed": None,
    "--speed": None,
    "--instant": False,
    "--bots": "simple",
    "--games": 1,
    "--record": False,
    "--lobby": False,
    "--pads": "none",
}
"""What only a new game is asked, and what it is where nobody says."""


def _nothing_else(args: argparse.Namespace) -> None:
    """:raises ConfigError: something is asked beside `--resume` that the game itself decides."""
    from table.cues import phrase
    from table.errors import ConfigError

    beside = [
        name
        for name, unasked in NEW_GAME.items()
        if getattr(args, name.removeprefix("--").replace("-", "_")) != unasked
    ]
    if beside:
        raise ConfigError(phrase("command-resume-alone", options=", ".join(beside)))


def _interrupted(out: Path | None, say: Say) -> Place:
    """The newest interrupted game that can be gone on with; what is newer and cannot be is said.

    Where a series was cut off between two games, and no game was, the next one.

    :raises ConfigError: nothing was interrupted.
    :raises RecordError: nothing of what was interrupted can be read.
    :raises DeviceError: the disk does not give it.
    """
    from table.app import folders
    from table.app.playing import game, reopening
    from table.cues import phrase
    from table.errors import ConfigError, DeviceError, RecordError

    try:
        waiting = folders.all_unfinished(out)
    except ConfigError:
        after = _next_of_series(out, [])
        if after is None:
            raise
        return after
    passed: list[tuple[Path, RecordError | DeviceError]] = []
    place = reopening.first(
        waiting, game.reopen, lambda folder, error: passed.append((folder, error))
    )
    if place is None:
        try:
            place = _next_of_series(out, waiting)
        except RecordError as damage:  # of the game before; what waits is what was asked for
            say(damage)
    if place is None:
        *others, (_, last) = passed
        for _, error in others:
            say(error)
        raise last
    for folder, error in passed:
        say(reopening.why(folder, error))
    if len(place.header.people) > 1:
        place.tail.close()
        raise ConfigError(phrase("command-resume-run"))
    return place


def _next_of_series(out: Path | None, waiting: Sequence[Path]) -> Place | None:
    """The game after the last one that ended; None where there is none, or it is one that waits.

    :raises RecordError: the last one cannot be read.
    """
    from table import journal
    from table.app import folders
    from table.app.playing import game, result, series
    from table.app.playing.header import decode

    last = folders.newest_finished(out)
    if last is None:
        return None
    header = decode(journal.read(last / folders.JOURNAL).header)
    after = series.following(header, result.read(last / folders.RESULT).series.totals)
    if after is None or series.beside(last, after) in waiting:
        return None
    return game.begin(series.beside(last, after), after)


async def _live(
    args: argparse.Namespace, console: Console, header: Header, folder: Path, place: Place | None
) -> Place:
    """The games of an evening one after the other, with their pages; the last one's place."""
    from contextlib import AsyncExitStack

    from table.app import folders, tell
    from table.app.playing import asked, game, series

    async with AsyncExitStack() as stack:
        pages = None
        wanted = asked.pages_wanted(args)
        if wanted is not None:
            from table.app import web

            kept = folder if header.series.of == 1 else folder.parent
            folders.make(kept)
            opening = web.opened(wanted, header, kept, console, anew=place is None)
            pages = await stack.enter_async_context(opening)
        while True:
            if place is None:
                if pages is not None:
                    header = await pages.lobby(header)
                place = game.begin(folder, header)
            elif pages is not None:
                pages.seats(header)
            args.resumed_by = RESUMED  # from now on there is something to go on with
            tell.on(console, "dim")(str(place.folder))
            final = await game.play_live(place, console, pages)
            after = series.following(header, final["series"]["totals"])
            if after is None:
                return place
            header, folder, place = after, series.beside(place.folder, after), None


def _folder(args: argparse.Namespace, header: Header) -> Path:
    from datetime import datetime

    from table.app import folders

    now = datetime.now()
    return folders.of_game(args.out, header.rules, 1, header.series.of, now)


def _farewell(console: Console, folder: Path, header: Header) -> None:
    from table.app import again, folders, tell
    from table.cues import phrase
    from table.speech import desk
    from table.speech.catalogue import catalogue_of

    say = tell.on(console)

    text = catalogue_of(header.lang, header.children).text
    games = _games(folder, header)
    if len(games) > 1:
        say(f"\nΣ  {_totals(folder, header, text)}")
    written = {game: files for game in games if (files := _written(game))}
    if not written:
        say(f"\n{text(phrase('terminal-nothing-kept'))}")
        return
    kept = f"{folder} ({', '.join(written[folder])})" if len(games) == 1 else _spans(written)
    say(f"\n{text(phrase('terminal-evening'))} {kept}.")
    if any(folders.JOURNAL in names for names in written.values()):
        say(desk.read(phrase("replay-tells", command=again.replaying(folder)), header.lang))


def _games(last: Path, header: Header) -> list[Path]:
    """The folders of the evening's games, of which the last one is given with its header."""
    from msgspec.structs import replace

    from table.app.playing import series

    of = header.series.of
    if of == 1:
        return [last]
    numbered = (replace(header, series=replace(header.series, game=n)) for n in range(1, of + 1))
    return [series.beside(last, game) for game in numbered]


def _written(folder: Path) -> list[str]:
    """What there is of a game, by name."""
    from table.app import folders

    names = (folders.JOURNAL, folders.TRACE, folders.RESULT, folders.RECORDING)
    return [name for name in names if _holds_any(folder / name)]


def _spans(written: Mapping[Path, list[str]]) -> str:
    """A series' folders with what is in each: those with the same, one after the other, as one."""
    from itertools import groupby

    spans = []
    for files, group in groupby(written, key=lambda game: written[game]):
        names = [game.name for game in group]
        span = names[0] if len(names) == 1 else f"{names[0]} – {names[-1]}"
        spans.append(f"{span} ({', '.join(files)})")
    return f"{next(iter(written)).parent}: {', '.join(spans)}"


def _holds_any(file: Path) -> bool:
    """Whether anything was written to it: a full disk leaves an empty file."""
    return file.exists() and file.stat().st_size > 0


def _totals(folder: Path, header: Header, text: Callable[[Phrase], str]) -> str:
    """The points of the whole series, most first."""
    from table.app import folders
    from table.app.playing import result
    from table.cues import phrase

    names = header.setup.names
    try:
        totals = result.read(folder / folders.RESULT).series.totals
    except FileNotFoundError:  # the disk did not take it, which was said
        return "–"
    ranked = sorted(enumerate(totals, 1), key=lambda pair: -pair[1])
    return " · ".join(
        f"{names[seat - 1] if names else text(phrase('terminal-seat', seat=seat))} {points}"
        for seat, points in ranked
    )
