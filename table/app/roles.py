"""`burgomaster roles` and `burgomaster odds`: what plays in Lupus in Tabula, and who is favoured."""

from __future__ import annotations

import argparse
from typing import Any


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the commands; nothing heavy is imported for that."""
    roles = commands.add_parser(
        "roles",
        help="the roles of Lupus in Tabula, and the default mix",
        description="The roles of an edition, the mix for a number of players and the night order.",
    )
    roles.add_argument("--rules", default="tabula-hu", help="the edition (default: tabula-hu)")
    roles.add_argument("--players", type=int, metavar="N", help="8 to 24 (default: all of them)")
    roles.set_defaults(run=run_roles)

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
    odds.set_defaults(run=run_odds)


def run_roles(args: argparse.Namespace) -> int:
    """Print the table of roles and the mixes."""
    from rich.console import Console
    from rich.table import Table

    from table.app.rulesets import Wishes, find
    from table.errors import ConfigError
    from table.rules import tabula

    if not args.rules.startswith("tabula-"):
        raise ConfigError("Roles are mixed in Lupus in Tabula: --rules tabula-hu, -da or -it.")
    rules = find(args.rules)
    console = Console(highlight=False)
    counts = [args.players] if args.players is not None else range(8, 25)
    mixes = {n: dict(rules.options(Wishes(players=n)).mix) for n in counts}
    order = {turn.role: turn for turn in rules.options(Wishes()).night_order}
    known = [row for row in tabula.ROLES.values() if any(row.name in mix for mix in mixes.values())]

    table = Table(title=rules.title, title_justify="left")
    for column in ("Role", "Wins with", "Seen as", "Does", "Called", "Slot"):
        table.add_column(column)
    for row in known:
        turn = order.get(row.name)
        called = "–"
        if turn is not None:
            last = f"–{turn.last}" if turn.last != turn.first else ""
            called = f"night {turn.first}{last if turn.last else '+'}"
        slot = f"{row.seconds} s" if turn is not None else "–"
        table.add_row(row.name, row.side, row.seen_as, row.ability, called, slot)
    console.print(table)

    mixed = Table(title="The default mix", title_justify="left")
    mixed.add_column("Players", justify="right")
    for row in known:
        mixed.add_column(row.name, justify="right")
    for n, mix in mixes.items():
        mixed.add_row(str(n), *(str(mix.get(row.name, "")) for row in known))
    console.print(mixed)
    names = " · ".join(turn.role for turn in order.values() if turn.role in {r.name for r in known})
    console.print(f"The night's order: {names}", soft_wrap=True)
    return 0


def run_odds(args: argparse.Namespace) -> int:
    """Print the exact probability."""
    from table.rules import tabula

    wolves = args.wolves if args.wolves is not None else (3 if args.players >= 16 else 2)
    options = tabula.Options.edition(
        args.rules,
        args.players,
        mix=tabula.parse_mix(f"{wolves} werewolf, {args.players - wolves} villager"),
    ).checked()
    chance = tabula.odds(options)
    print(
        f"{args.players} players, {wolves} werewolves, everybody at random:"
        f" the werewolves win with probability {chance} ({float(chance):.1%})."
    )
    return 0
