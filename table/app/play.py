"""`burgomaster play`: an evening of one or more games."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rich.console import Console

    from table.app.config.sections import Config
    from table.app.game import Place
    from table.app.header import Header, Series
    from table.app.rulesets import Wishes
    from table.app.web import Wanted
    from table.burgomaster.setup import Setup
    from table.cues import Phrase


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
    parser.set_defaults(run=run, resumed_by="burgomaster play --resume")


def run(args: argparse.Namespace) -> int:
    """Play what was asked for; 0 when it has ended.

    :raises TableError: one sentence for the person.
    """
    from rich.console import Console

    from table.app import folders
    from table.app.logs import logged

    # A name or a folder is never markup, whatever brackets are in it.
    console = Console(highlight=False, markup=False)
    with logged(folders.log()):
        return _play(args, console)


def _play(args: argparse.Namespace, console: Console) -> int:
    import asyncio

    from table.app import game

    if args.resume:
        _nothing_else(args)
        place = _interrupted(args.out)
        header, folder = place.header, place.folder
    else:
        place = None
        header = voiced(first_header(args), console)
        folder = _folder(args, header)
    if header.speed is not None:
        place = asyncio.run(_live(args, console, header, folder, place))
    else:
        place = place or game.begin(folder, header)
        while True:
            console.print(str(place.folder), style="dim")
            final = game.play_at_once(place, console)
            after = following(place.header, final["series"]["totals"])
            if after is None:
                break
            place = game.begin(_beside(place.folder, after), after)
    _farewell(console, place.folder, place.header)
    return 0


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

    asked = [
        name
        for name, unasked in NEW_GAME.items()
        if getattr(args, name.removeprefix("--").replace("-", "_")) != unasked
    ]
    if asked:
        raise ConfigError(phrase("command-resume-alone", options=", ".join(asked)))


def _interrupted(out: Path | None) -> Place:
    """The interrupted game; or, where a series was cut off between two games, the next one.

    :raises ConfigError: nothing was interrupted.
    :raises RecordError: what was interrupted cannot be read.
    """
    from contextlib import suppress

    from table import journal
    from table.app import folders, game, result
    from table.app.header import decode
    from table.errors import ConfigError

    try:
        candidates = folders.all_unfinished(out)
        for folder in candidates[:-1]:
            with suppress(journal.RecordBusy):  # somebody plays it at this moment
                return game.reopen(folder)
        return game.reopen(candidates[-1])
    except ConfigError:
        last = folders.newest_finished(out)
        if last is None:
            raise
        header = decode(journal.read(last / folders.JOURNAL).header)
        after = following(header, result.read(last / folders.RESULT).series.totals)
        if after is None:
            raise
        return game.begin(_beside(last, after), after)


async def _live(
    args: argparse.Namespace, console: Console, header: Header, folder: Path, place: Place | None
) -> Place:
    """The games of an evening one after the other, with their pages; the last one's place."""
    from contextlib import AsyncExitStack

    from table.app import folders, game

    async with AsyncExitStack() as stack:
        pages = None
        wanted = pages_wanted(args)
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
            console.print(str(place.folder), style="dim")
            final = await game.play_live(place, console, pages)
            after = following(header, final["series"]["totals"])
            if after is None:
                return place
            header, folder, place = after, _beside(place.folder, after), None


def pages_wanted(args: argparse.Namespace) -> Wanted | None:
    """Where the pages are to be, from the command line and the configuration; None: nowhere."""
    from table.app.config.paths import config_file
    from table.app.config.read import read
    from table.app.web import Wanted

    _port(args)
    section = read(config_file()).web
    if args.no_web or not (section.enabled or args.web):
        return None
    port = section.port if args.web is None else args.web
    return Wanted(args.host or section.address, port, args.lobby)


def _port(args: argparse.Namespace) -> None:
    """:raises ConfigError: `--web` is no port."""
    from table.cues import phrase
    from table.errors import ConfigError

    if args.web is not None and not 1 <= args.web <= 65535:
        raise ConfigError(phrase("command-port", port=str(args.web)))


def first_header(args: argparse.Namespace) -> Header:
    """The header of the first game, from the command line, every value checked."""
    import sys

    import msgspec
    from msgspec.structs import replace

    from table.app import rulesets, tell
    from table.app.config.paths import config_file
    from table.app.config.read import read
    from table.app.header import Header, Series
    from table.cues import phrase
    from table.errors import ConfigError

    _port(args)
    config = read(config_file())
    rules = rulesets.find(args.rules or config.table.rules)
    names = given_names(args.names)
    options = rules.options(_wishes(args, config, rules.name, names))
    players = options.players
    if names and len(names) != players:
        raise ConfigError(phrase("command-names-count", given=len(names), players=players))
    lang = tell.wanted(args)
    if args.seat is not None and not 1 <= args.seat <= players:
        raise ConfigError(phrase("command-no-seat", seat=args.seat, players=players))
    if args.seat is not None and args.instant:
        raise ConfigError(phrase("command-seat-instant"))
    if args.seat is not None and not sys.stdin.isatty():
        raise ConfigError(phrase("command-seat-terminal"))
    if args.speed is not None and not 0.01 <= args.speed <= 1000:
        given = f"{args.speed:g}"
        raise ConfigError(phrase("command-speed", least="0.01", most="1000", speed=given))
    if args.seed is not None and not 0 <= args.seed < 2**63:
        raise ConfigError(phrase("command-seed"))
    if not 1 <= args.games <= 100:
        raise ConfigError(phrase("table-number-of-games", least=1, games=args.games))
    if not names and len(config.table.names) == players:
        names = config.table.names
    speed = (
        None
        if args.instant
        else args.speed or (1.0 if args.lobby or args.seat is not None else 4.0)
    )
    people = () if args.seat is None else (args.seat,)
    seed = args.seed if args.seed is not None else _entropy()
    series = Series(game=1, of=args.games, seed=seed, totals=(0,) * players)
    setup = replace(
        _setup(series, players, names, None if args.seed is not None else _entropy()),
        pace=config.pace.checked(),
        second_chance=config.table.second_chance,
    )
    return Header(
        rules=rules.name,
        options=dict(msgspec.to_builtins(options)),
        setup=setup,
        lang=lang,
        children=args.children or config.table.children,
        bots=args.bots,
        people=people,
        speed=speed,
        series=series,
        record=args.record,
        pads=args.pads == "sim",
    )


def given_names(typed: str | None) -> tuple[str, ...]:
    """The names typed with commas between them; none, if none were typed.

    :raises ConfigError: one of them cannot be used.
    """
    from table.app.names import problem, tidy
    from table.errors import ConfigError

    names: tuple[str, ...] = ()
    for name in map(tidy, typed.split(",")) if typed else ():
        wrong = problem(name, names)
        if wrong is not None:
            raise ConfigError(wrong)
        names = *names, name
    return names


def _entropy() -> int:
    import secrets

    return secrets.randbits(63)


def voiced(header: Header, console: Console) -> Header:
    """The header with the lengths of the voice that will be heard, which may be rendered first."""
    from msgspec.structs import replace
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from table.app import voicing
    from table.app.tell import Teller
    from table.cues import phrase

    if header.speed is None and not header.record:
        return header
    say = Teller(header.lang, console.print)
    columns = TextColumn(say.text(phrase("command-rendering"))), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None, visible=False)
        lengths = voicing.prepare(
            header,
            say,
            lambda done, of, _: bar.update(task, completed=done, total=of, visible=True),
        )
    return replace(header, lengths=lengths)


def _wishes(args: argparse.Namespace, config: Config, rules: str, names: tuple[str, ...]) -> Wishes:
    from msgspec.structs import asdict

    from table.app.rulesets import Wishes

    if rules == "lupusburg":
        house_rules = asdict(config.lupusburg)
    else:
        house_rules = dict(config.tabula.given)
    return Wishes(
        players=(len(names) or None) if args.players is None else args.players,
        house_rules=house_rules,
        mix=args.mix,
        first_game=args.first_game,
        deal=args.deal,
        changes=changed(args.option),
    )


def changed(options: Iterable[str]) -> dict[str, str]:
    """The house rules typed as NAME=VALUE, by name.

    :raises ConfigError: one has no equals sign.
    """
    from table.cues import phrase
    from table.errors import ConfigError

    changes = {}
    for typed in options:
        name, equals, value = typed.partition("=")
        if not equals:
            raise ConfigError(phrase("command-option-form", typed=typed))
        changes[name.strip()] = value.strip()
    return changes


def _setup(series: Series, players: int, names: tuple[str, ...], public: int | None) -> Setup:
    """A game's seeds, drawn from the series'; a first game whose seed was given has that one itself.

    Otherwise no game's result tells what deals the next: whoever reads it knows one seed only.
    """
    from table.burgomaster.setup import Setup
    from table.rules.chance import below

    deal = series.seed
    if series.game > 1 or public is not None:
        deal = below(2**63, series.seed, "game", series.game)
    return Setup(
        players=players,
        names=names,
        deal_seed=deal,
        public_seed=deal if public is None else public,
    )


def following(header: Header, totals: Sequence[int]) -> Header | None:
    """The next game of the series, the Burgomaster moved on (RULES.md §1, L255); None at its end."""
    from msgspec.structs import replace

    from table.rules.chance import below

    series, setup = header.series, header.setup
    if series.game == series.of:
        return None
    series = replace(series, game=series.game + 1, totals=tuple(totals))
    one_seed = setup.public_seed == setup.deal_seed
    public = None if one_seed else below(2**63, setup.public_seed, "next")
    options = dict(header.options)
    if "first_burgomaster" in options:
        options["first_burgomaster"] = (options["first_burgomaster"] or 1) % setup.players + 1
    return replace(
        header,
        series=series,
        setup=replace(
            _setup(series, setup.players, setup.names, public),
            pace=setup.pace,
            second_chance=setup.second_chance,
        ),
        options=options,
    )


def _folder(args: argparse.Namespace, header: Header) -> Path:
    from datetime import datetime

    from table.app import folders

    now = datetime.now()
    return folders.of_game(args.out, header.rules, 1, header.series.of, now)


def _beside(folder: Path, header: Header) -> Path:
    """The folder of the next game: the same name, its own number."""
    return folder.with_name(f"{folder.name[:-2]}{header.series.game:02}")


def _farewell(console: Console, folder: Path, header: Header) -> None:
    from table.app import folders
    from table.cues import phrase
    from table.speech.catalogue import catalogue_of

    kept = folder if header.series.of == 1 else folder.parent
    names = (folders.JOURNAL, folders.TRACE, folders.RESULT, folders.RECORDING)
    written = [name for name in names if _holds_any(folder / name)]
    files = ", ".join(written)
    text = catalogue_of(header.lang, header.children).text
    where = text(phrase("terminal-evening"))
    if header.series.of > 1:
        console.print(f"\nΣ  {_totals(folder, header, text)}", soft_wrap=True)
    if not written:
        console.print(f"\n{text(phrase('terminal-nothing-kept'))}", soft_wrap=True)
        return
    console.print(f"\n{where} {kept} ({files}).", soft_wrap=True)
    if folders.JOURNAL in written:
        console.print(text(phrase("terminal-replay")), soft_wrap=True)


def _holds_any(file: Path) -> bool:
    """Whether anything was written to it: a full disk leaves an empty file."""
    return file.exists() and file.stat().st_size > 0


def _totals(folder: Path, header: Header, text: Callable[[Phrase], str]) -> str:
    """The points of the whole series, most first."""
    from table.app import folders, result
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
