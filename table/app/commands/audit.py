"""`burgomaster audit`: does the night tell anything? (DESIGN.md, promise 2)"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from table.audit.audit import Report
    from table.audit.classifier import Guess
    from table.audit.director import Table

SHOWN = 6
"""Secrets on the screen: the best guessed ones. `--json` has them all."""


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the command; nothing heavy is imported for that."""
    parser = commands.add_parser(
        "audit",
        help="play nights twice with other secrets, and compare",
        description="Does the night tell anything? Plays each night twice, with other cards, "
        "choices, times and keys, and compares all that the room could hear, see or feel. "
        "Ends with 0 if nothing differs, with 1 if something does.",
    )
    parser.add_argument("--rules", help="one rule set (default: all of them)")
    parser.add_argument("--players", type=int, metavar="N", help="how many (default: any)")
    parser.add_argument("--mix", metavar="'2 werewolf, seer, …'", help="Tabula: the roles")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule, as in 'burgomaster play'; may be repeated",
    )
    parser.add_argument(
        "--nights", type=int, metavar="K", help="twin nights a rule set (default: 200; on pads 3)"
    )
    parser.add_argument(
        "--pads",
        choices=["sim"],
        help="press the keys of simulated pads that run the real firmware, and compare what lamps, "
        "buzzers and displays did; a night takes seconds",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="draws the nights")
    parser.add_argument("--lang", help="whose voice calls the nights (default: en)")
    parser.add_argument("--only", type=int, metavar="PAIR", help="this one pair of those nights")
    parser.add_argument("--json", action="store_true", help="for a program instead of a person")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Audit what was asked for; 0 if nothing differs, 1 if something does or was not compared.

    :raises TableError: one sentence for the person.
    """
    from rich.console import Console

    from table.app import tell
    from table.audit.games import GAMES
    from table.cues import phrase
    from table.errors import ConfigError
    from table.seats.pads.process import micropython
    from table.speech import desk

    chosen = any(v is not None for v in (args.players, args.mix)) or args.option
    if args.rules is None and chosen:
        raise ConfigError(phrase("command-rules-first"))
    tell.asked(args)
    if args.nights is None:
        args.nights = 3 if args.pads else 200
    if args.nights < 1:
        raise ConfigError(phrase("command-nights", nights=args.nights))
    if not 0 <= args.seed < 2**63:
        raise ConfigError(phrase("command-seed"))
    if args.only is not None and args.only < 0:
        raise ConfigError(phrase("command-pair", pair=args.only))
    console = Console(highlight=False)
    if args.pads and micropython() is None:
        notice = desk.read(phrase("pad-no-micropython"), tell.language(args))
        tell.aside(notice)
    reports = [_audit(name, args, chosen) for name in ([args.rules] if args.rules else GAMES)]
    if args.json:
        _print_json(reports)
    else:
        for report in reports:
            tell.on(console)("\n".join(_lines(report)))
    return 0 if all(report.clean for report in reports) else 1


def _audit(name: str, args: argparse.Namespace, chosen: bool) -> Report:
    from rich.console import Console
    from rich.progress import Progress

    from table.app import rulesets, titles
    from table.app.playing import asked
    from table.audit.audit import audit
    from table.speech import desk

    rules = rulesets.find(name)
    options = None
    if chosen:
        changes = asked.changed(args.option)
        wishes = rulesets.Wishes(players=args.players, mix=args.mix, changes=changes)
        options = rules.options(wishes)
    numbers = range(args.nights) if args.only is None else range(args.only, args.only + 1)
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(titles.title(name, desk.english), total=len(numbers))
        return audit(
            _table(name, args.lang or "en", pads=args.pads is not None),
            name,
            numbers,
            args.seed,
            options=options,
            tell=lambda: bar.advance(task),
        )


def _table(name: str, lang: str = "en", *, pads: bool = False) -> Table:
    from functools import cache

    from table.app.pads.audit import pads_for
    from table.audit.director import Table
    from table.audit.games import GAMES
    from table.speech.catalogue import Catalogue
    from table.speech.lengths import reference_ms

    catalogue = Catalogue.load(lang)
    return Table(
        GAMES[name],
        cache(lambda said: reference_ms(said, catalogue)),
        pads=pads_for(name, catalogue.text) if pads else None,
    )


def _print_json(reports: list[Report]) -> None:
    import json

    import msgspec

    whole = [
        {**msgspec.to_builtins(report), "bits": report.bits, "clean": report.clean}
        for report in reports
    ]
    print(json.dumps(whole, indent=2, ensure_ascii=False))


def _lines(report: Report) -> Iterator[str]:
    from table.app import titles
    from table.speech import desk

    nights = f"{report.pairs} twin night{'s' if report.pairs != 1 else ''}"
    yield f"{titles.title(report.rules, desk.english)}: {nights}, seed {report.seed}"
    yield (
        f"  pairs that differ     {report.differing}"
        f"   ({report.late} pairs differ only in keys that must not count: their dead too)"
    )
    yield f"  heard as sound        {report.sounded}   pairs, sample by sample"
    if report.on_pads:
        driven = f"{report.driven} of {report.pairs}"
        yield f"  on real firmware      {driven} pairs: lamp, buzzer and display of every pad"
    yield f"  leaked at most        {report.bits:.2f}   bits a night (lower end of the interval)"
    if report.without_twin:
        yield f"  left out              {report.without_twin}   nights for which no twin was found"
    if report.guesses:
        yield "  guessed by a listener with perfect ears, on nights it has not learned from:"
        best = sorted(report.guesses, key=lambda guess: (-guess.low, -guess.nights))[:SHOWN]
        yield from (_guess(guess) for guess in best)
    if report.first is None:
        yield f"  {_nothing_differs(report)}"
        yield ""
        return
    found, difference = report.first, report.first.difference
    yield f"  THE NIGHT TELLS SOMETHING. First in pair {found.pair}: {found.situation}"
    yield f"  at {difference.t / 1000:.3f} s, {difference.stream}:"
    for side, seen, cause in zip(
        ("one", "other"), (difference.first, difference.second), found.causes, strict=True
    ):
        yield f"    the {side} night: {seen}"
        yield f"      behind it: {cause}"
    yield f"  To play it again: add --rules {report.rules} --only {found.pair}"
    yield ""


def _nothing_differs(report: Report) -> str:
    if report.clean:
        return "The night tells nothing."
    if report.pairs == 0:
        return "No night could be compared."
    return "Not every pad could be compared."


def _guess(guess: Guess) -> str:
    interval = f"{100 * guess.low:3.0f}–{100 * guess.high:.0f} %"
    chance = "" if guess.above_chance else "  chance"
    return f"    {guess.secret:<48} {guess.nights:5} nights  {100 * guess.right:3.0f} %  {interval}{chance}"
