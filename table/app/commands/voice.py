"""`burgomaster voice`: look at, build, check and try the voice."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from table.app.lang import add_lang

if TYPE_CHECKING:
    from table.cues import Phrase
    from table.speech.render import Settings
    from table.speech.wav import Samples


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the command; nothing heavy is imported for that."""
    parser = commands.add_parser(
        "voice",
        help="list, build, check or try the voice",
        description="The voice is a folder of WAV files, rendered here or recorded by anybody.",
    )
    actions = parser.add_subparsers(metavar="ACTION", required=True)

    listing = actions.add_parser("list", help="the packs that are built, and the engine's voices")
    listing.add_argument("--lang", help="whose voices to show (default: as configured, or LANG)")
    listing.set_defaults(run=run_list)

    building = actions.add_parser("build", help="render what is missing")
    _game(building)
    _sound(building)
    building.add_argument("--into", type=Path, metavar="DIR", help="a pack of your own to complete")
    building.set_defaults(run=run_build)

    checking = actions.add_parser("check", help="say what is missing, stale or torn in a pack")
    checking.add_argument("pack", type=Path, nargs="?", help="the folder (default: the built one)")
    _game(checking)
    _sound(checking)
    checking.add_argument(
        "--accept",
        action="store_true",
        help="take new and changed recordings in the folder as good",
    )
    checking.set_defaults(run=run_check)

    trying = actions.add_parser("try", help="hear one sentence")
    trying.add_argument("text", nargs="?", help="the sentence (default: the sound check's)")
    add_lang(trying)
    _sound(trying)
    trying.add_argument("--out", type=Path, metavar="FILE", help="write it here, do not play it")
    trying.set_defaults(run=run_try)


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rules", metavar="NAME", help="for this game, or 'all' (default: as configured)"
    )
    parser.add_argument(
        "--players", type=int, metavar="N", help="for so many (default: the game's largest table)"
    )
    parser.add_argument("--names", metavar="A,B,…", help="the players' names, seat 1 first")
    add_lang(parser)
    parser.add_argument("--children", action="store_true", help="the children's wording")


def _sound(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--voice", metavar="NAME", help="a voice of the engine, like en-us")
    parser.add_argument("--rate", type=int, metavar="N", help="words a minute, 80 to 450")
    parser.add_argument("--pitch", type=int, metavar="N", help="0 to 99")


def _settings(args: argparse.Namespace) -> Settings:
    from table.app import tell
    from table.speech import commands

    return commands.settings(tell.wanted(args), args.voice, args.rate, args.pitch)


def _script(args: argparse.Namespace) -> dict[Phrase, str]:
    """The phrases asked for.

    :raises ConfigError: not a number of players, no such game, no such language, a wrong name.
    """
    from table.app import names as players
    from table.app import rulesets, tell
    from table.app.config.paths import config_file
    from table.app.config.read import read
    from table.cues import phrase
    from table.errors import ConfigError
    from table.speech import commands
    from table.speech.arguments import MAX_HOUSES, MAX_SEATS, Players
    from table.speech.catalogue import Catalogue

    config = read(config_file())
    rules = args.rules or config.table.rules
    names = players.given(args.names)
    if args.names is None and args.players is None and rules == config.table.rules:
        names = config.table.names
    most = MAX_SEATS
    if rules != "all" and rulesets.find(rules).name == "lupusburg":
        most = MAX_HOUSES // 2
    count = len(names) or most if args.players is None else args.players
    if not 1 <= count <= most:
        raise ConfigError(phrase("tool-no-table", players=str(count), most=most))
    catalogue = Catalogue.load(tell.wanted(args), children=args.children)
    return commands.game_script(catalogue, None if rules == "all" else rules, Players(count, names))


def run_list(args: argparse.Namespace) -> int:
    """Show the built packs, and the engine's voices for one language."""
    from table.app.tell import Teller, language
    from table.cues import phrase
    from table.speech import commands, render

    lang = args.lang or language(args)
    tell = Teller(language(args))
    for pack in commands.packs():
        folder = str(pack.folder)
        tell(phrase("tool-pack", folder=folder, spoken=pack.language, count=len(pack)))
    engine = render.engine()
    tell(phrase("tool-engine", version=engine.version, spoken=lang))
    for name in engine.voices:
        if name.language.partition("-")[0] == lang:
            print(f"  {name.language:16}{name.id:22}{name.name}")
    return 0


def run_build(args: argparse.Namespace) -> int:
    """Render what is missing; 1 if some phrases stay captions."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    from table.app.tell import Teller, aside, language
    from table.cues import phrase
    from table.speech import commands
    from table.speech.build import build

    lang = language(args)
    tell = Teller(lang)
    chosen, wanted = _settings(args), _script(args)
    folder = args.into or commands.pack_folder(lang, chosen, args.children)
    pack = commands.open_or_begin(folder, lang)
    console = Console(highlight=False)
    rendering = TextColumn(tell.text(phrase("tool-rendering")))
    columns = rendering, BarColumn(), MofNCompleteColumn(), Remaining()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None)
        built = build(
            pack,
            wanted,
            chosen,
            progress=lambda done, of, _: bar.update(task, completed=done, total=of),
        )
    for reason in built.failed.values():
        aside(tell.text(reason))
    rendered, count = len(built.rendered), len(wanted)
    tell(phrase("tool-rendered", folder=str(folder), rendered=rendered, count=count))
    return 1 if built.failed else 0


def run_check(args: argparse.Namespace) -> int:
    """Compare a pack with the script; 1 if something is wrong.

    :raises TableError: the folder that was named is not there, or its pack is damaged.
    """
    from table.app.tell import Teller, fold, language
    from table.cues import phrase
    from table.speech import commands

    lang = language(args)
    tell = Teller(lang)
    wanted = _script(args)
    if args.pack is not None:
        folder, pack = args.pack, commands.existing(args.pack, lang)
    else:
        folder = commands.pack_folder(lang, _settings(args), args.children)
        pack = commands.open_or_begin(folder, lang)
    if args.accept:
        tell(phrase("tool-accepted", count=len(commands.accept(pack, wanted))))
    report = pack.check(wanted)
    wrong = commands.describe(report, wanted, tell.text)
    for line in wrong:
        print(fold(line))
    count = len(wanted)
    if report.ok:
        tell(phrase("tool-pack-whole", folder=str(folder), count=count))
        return 0
    tell(phrase("tool-pack-part", folder=str(folder), right=count - len(wrong), count=count))
    return 1


def run_try(args: argparse.Namespace) -> int:
    """Say one sentence, or write it to a file."""
    from table.app import tell
    from table.cues import phrase
    from table.speech import commands, wav
    from table.speech.catalogue import Catalogue
    from table.speech.rate import RATE

    text = args.text or Catalogue.load(tell.wanted(args)).text(phrase("sound-check"))
    samples = commands.speak(text, _settings(args))
    if args.out is None:
        _play(samples)
    else:
        wav.write(args.out, samples)
        print(f"{args.out}: {len(samples) / RATE:.1f} s")
    return 0


def _play(samples: Samples) -> None:
    """Play to the end.

    :raises NoSoundCard: there is nothing to play on.
    """
    import time

    from table.speech.rate import RATE, duration
    from table.stage.sound.speaker import Speaker

    begun = time.monotonic()
    speaker = Speaker(lambda: int((time.monotonic() - begun) * 1000))
    try:
        speaker.play(0, samples, 0)
        time.sleep(duration(len(samples), RATE) / 1000 + 0.3)  # and what the card has buffered
    finally:
        speaker.close()
