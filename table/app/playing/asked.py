"""A new evening, as the command line and the configuration ask for it: every value checked."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import asdict, replace

from table.app import names, rulesets, tell
from table.app.config.paths import config_file
from table.app.config.read import read
from table.app.config.sections import Config
from table.app.playing import series
from table.app.playing.header import Header, Series
from table.app.rulesets import Wishes
from table.cues import phrase
from table.errors import ConfigError

if TYPE_CHECKING:
    from table.app.web import Wanted


def pages_wanted(args: argparse.Namespace) -> Wanted | None:
    """Where the pages are to be, from the command line and the configuration; None: nowhere."""
    check_port(args)
    section = read(config_file()).web
    if args.no_web or not (section.enabled or args.web):
        return None
    from table.app.web import Wanted  # a game without pages is begun without their libraries

    port = section.port if args.web is None else args.web
    return Wanted(args.host or section.address, port, args.lobby)


def check_port(args: argparse.Namespace) -> None:
    """:raises ConfigError: `--web` is no port."""
    if args.web is not None and not 1 <= args.web <= 65535:
        raise ConfigError(phrase("command-port", port=str(args.web)))


def first_header(args: argparse.Namespace) -> Header:
    """The header of the first game, from the command line, every value checked."""
    check_port(args)
    config = read(config_file())
    rules = rulesets.find(args.rules or config.table.rules)
    called = names.given(args.names)
    options = rules.options(_wishes(args, config, rules.name, called))
    players = options.players
    if called and len(called) != players:
        raise ConfigError(phrase("command-names-count", given=len(called), players=players))
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
    if not called and len(config.table.names) == players:
        called = config.table.names
    speed = (
        None
        if args.instant
        else args.speed or (1.0 if args.lobby or args.seat is not None else 4.0)
    )
    people = () if args.seat is None else (args.seat,)
    seed = args.seed if args.seed is not None else _entropy()
    first = Series(game=1, of=args.games, seed=seed, totals=(0,) * players)
    setup = replace(
        series.seeded(first, players, called, None if args.seed is not None else _entropy()),
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
        series=first,
        record=args.record,
        pads=args.pads == "sim",
    )


def _entropy() -> int:
    return secrets.randbits(63)


def _wishes(
    args: argparse.Namespace, config: Config, rules: str, called: tuple[str, ...]
) -> Wishes:
    if rules == "lupusburg":
        house_rules = asdict(config.lupusburg)
    else:
        house_rules = dict(config.tabula.given)
    return Wishes(
        players=(len(called) or None) if args.players is None else args.players,
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
    changes = {}
    for typed in options:
        name, equals, value = typed.partition("=")
        if not equals:
            raise ConfigError(phrase("command-option-form", typed=typed))
        changes[name.strip()] = value.strip()
    return changes
