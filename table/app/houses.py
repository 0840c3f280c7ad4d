"""`burgomaster houses`: register the tags of the houses and the cards."""

from __future__ import annotations

import argparse
from typing import Any


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the commands; nothing heavy is imported for that."""
    houses = commands.add_parser("houses", help="set up the houses with tags", description=__doc__)
    actions = houses.add_subparsers(metavar="ACTION", required=True)
    register = actions.add_parser("register", help="learn which tag is in which house and card")
    register.add_argument(
        "--players", type=int, default=8, metavar="N", help="seats with houses (default: 8)"
    )
    register.set_defaults(run=_register)


def _register(args: argparse.Namespace) -> int:
    from table.app.config.paths import state_folder
    from table.app.housestool import register
    from table.seats.pads import Pads

    seats = range(1, args.players + 1)
    return register(Pads(seats), seats, state_folder() / "houses.toml")
