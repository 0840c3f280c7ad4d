"""`burgomaster roles` and `burgomaster odds`: what plays in Lupus in Tabula, and who is favoured."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from table.app.lang import add_lang

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.table import Table

    from table.cues import Phrase
    from table.rules.tabula import Options, Role, RoleName, Turn
    from table.speech.desk import Words


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the commands; nothing heavy is imported for that."""
    roles = commands.add_parser(
        "roles",
        help="the roles of Lupus in Tabula, and the default mix",
        description="The roles of an edition, the mix for a number of players and the night order.",
    )
    roles.add_argument("--rules", default="tabula-hu", help="the edition (default: tabula-hu)")
    roles.add_argument("--players", type=int, metavar="N", help="8 to 24 (default: all of them)")

    odds = commands.add_parser(
        "odds",
        help="how often the werewolves win, exactly",
        description=(
            "The exact probability that the werewolves win a game without specials, if everybody"
            " chooses at random."
        ),
    )
    odds.add_argument("--rules", default="tabula-hu", help="the edition (default: tabula-hu)")
    odds.add_argument("--players", type=int, default=8, metavar="N", help="default: 8")
    odds.add_argument("--wolves", type=int, metavar="M", help="default: 2, from 16 players 3")

    roles.add_argument(
        "--children", action="store_true", help="the children's wording: a Guest, no Harlot"
    )
    for parser, run in ((roles, run_roles), (odds, run_odds)):
        add_lang(parser)
        parser.set_defaults(run=run)


def run_roles(args: argparse.Namespace) -> int:
    """Print the table of roles and the mixes."""
    from rich.console import Console

    from table.app import tell, titles
    from table.app.rulesets import Wishes, find
    from table.app.words import words
    from table.cues import phrase
    from table.errors import ConfigError
    from table.rules import tabula
    from table.seats.faces.tabula import role

    text = words(tell.wanted(args), args.children)
    if not args.rules.startswith("tabula-"):
        raise ConfigError(phrase("roles-of-tabula"))
    rules = find(args.rules)
    counts = [args.players] if args.players is not None else range(8, 25)
    mixes = {n: dict(rules.options(Wishes(players=n)).mix) for n in counts}
    options: Options = rules.options(Wishes())
    order = {turn.role: turn for turn in options.night_order}
    known = [row for row in tabula.ROLES.values() if any(row.name in mix for mix in mixes.values())]

    console = Console(highlight=False)
    say = tell.on(console)
    say(titles.title(rules.name, text))
    console.print()
    console.print(_roles(known, order, text))
    console.print()
    # As a line of its own: a table folds its title where it is narrower.
    tell.on(console, "table.title")(text(phrase("roles-mix")))
    console.print(_mixes(known, mixes, text))
    console.print()
    names = {row.name for row in known}
    called = " · ".join(text(role(turn.role)) for turn in order.values() if turn.role in names)
    say(text(phrase("roles-order", roles=called)))
    return 0


def _roles(rows: list[Role], order: Mapping[RoleName, Turn], text: Words) -> Table:
    """One row a role: with whom it wins, what it is seen as, what it does, and when."""
    from table.cues import phrase
    from table.rules.tabula import Ability, Seen, Side
    from table.seats.faces.tabula import role

    sides = {
        Side.HUMANS: phrase("side-humans"),
        Side.WEREWOLVES: phrase("side-werewolves"),
        Side.ALONE: phrase("roles-alone"),
    }
    seen = {Seen.HUMAN: phrase("roles-human"), Seen.WOLF: phrase("roles-wolf")}
    does = {
        Ability.NOTHING: phrase("roles-nothing"),
        Ability.ATTACK: phrase("roles-attack"),
        Ability.ASK: phrase("roles-ask"),
        Ability.HEAR: phrase("roles-hear"),
        Ability.PROTECT: phrase("roles-protect"),
        Ability.CURSE: phrase("roles-curse"),
        Ability.MEET: phrase("roles-meet"),
        Ability.BECOME: phrase("roles-become"),
        Ability.VISIT: phrase("roles-visit"),
    }
    heads = ("roles-role", "roles-side", "roles-seen", "roles-does", "roles-called", "roles-slot")
    table = _narrow(2)
    for head in heads:
        table.add_column(text(phrase(head)), overflow="fold")
    for row in rows:
        turn = order.get(row.name)
        table.add_row(
            text(role(row.name)),
            text(sides[row.side]),
            text(seen[row.seen_as]),
            text(does[row.ability]),
            "–" if turn is None else text(_when(turn)),
            "–" if turn is None else text(phrase("roles-seconds", seconds=row.seconds)),
        )
    return table


def _when(turn: Turn) -> Phrase:
    """In which nights a role is called."""
    from table.cues import phrase

    if not turn.last:
        return phrase("roles-from-night", night=turn.first)
    if turn.first == turn.last:
        return phrase("roles-in-night", night=turn.first)
    return phrase("roles-nights", first=turn.first, last=turn.last)


def _mixes(rows: list[Role], mixes: Mapping[int, Mapping[RoleName, int]], text: Words) -> Table:
    """One column a number of players: all of them fit on a screen of 80 columns."""
    from table.cues import phrase
    from table.seats.faces.tabula import role

    table = _narrow(1)
    table.add_column(text(phrase("roles-players")), overflow="fold")
    for n in mixes:
        table.add_column(str(n), justify="right")
    for row in rows:
        counts = (mix.get(row.name, 0) for mix in mixes.values())
        table.add_row(text(role(row.name)), *(str(count or "·") for count in counts))
    return table


def _narrow(gap: int) -> Table:
    """A table no wider than what is in it, with `gap` blanks between its columns."""
    from rich.table import Table

    return Table(box=None, pad_edge=False, padding=(0, gap, 0, 0))


def run_odds(args: argparse.Namespace) -> int:
    """Print the exact probability.

    :raises ConfigError: such a game cannot be played.
    """
    from table.app import tell
    from table.app.words import words
    from table.cues import phrase
    from table.errors import ConfigError
    from table.rules import tabula

    text = words(tell.wanted(args))
    usual = dict(tabula.Options.edition(args.rules, args.players).checked().mix)
    wolves = usual[tabula.RoleName.WEREWOLF] if args.wolves is None else args.wolves
    most = (args.players - 1) // 2  # with as many as the others they have won
    if not 1 <= wolves <= most:
        said = phrase("odds-wolves", players=args.players, most=most, wolves=wolves)
        raise ConfigError(said)
    options = tabula.Options.edition(
        args.rules,
        args.players,
        mix=(
            (tabula.RoleName.WEREWOLF, wolves),
            (tabula.RoleName.VILLAGER, args.players - wolves),
        ),
    ).checked()
    chance = tabula.odds(options)
    tenths = round(1000 * chance)  # of a percent; each language has its own decimal sign
    said = phrase(
        "roles-odds",
        players=args.players,
        wolves=wolves,
        chance=str(chance),
        whole=tenths // 10,
        tenth=tenths % 10,
    )
    print(tell.fold(text(said)))
    return 0
