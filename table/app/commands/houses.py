"""`burgomaster houses`: register the tags of the houses and the cards."""

from __future__ import annotations

import argparse
from typing import Any

from table.app.lang import add_lang


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the commands; nothing heavy is imported for that."""
    houses = commands.add_parser(
        "houses",
        help="set up the houses with tags",
        description="Register the tags of the houses and the cards.",
    )
    actions = houses.add_subparsers(metavar="ACTION", required=True)
    register = actions.add_parser("register", help="learn which tag is in which house and card")
    register.add_argument(
        "--players", type=int, default=8, metavar="N", help="seats with houses (default: 8)"
    )
    register.set_defaults(run=_register)
    cards = actions.add_parser(
        "cards",
        help="learn which tag is in which printed card of Lupus in Tabula",
        description="Each card is laid on a pad's reader and its code typed on that pad. What is"
        " learnt is kept after every card: break off with Ctrl-C and go on later.",
    )
    cards.add_argument(
        "--rules",
        default="tabula-hu",
        choices=("tabula-hu", "tabula-da", "tabula-it"),
        help="whose cards (default: tabula-hu; the Danish rules use the same cards)",
    )
    cards.add_argument("--anew", action="store_true", help="forget the deck's tags first")
    cards.set_defaults(run=_cards)
    add_lang(register, cards)


def _register(args: argparse.Namespace) -> int:
    from table.app.commands.housestool import register
    from table.app.config.paths import HOUSES, state_folder
    from table.app.tell import Teller, wanted
    from table.seats.pads import Pads

    seats = range(1, args.players + 1)
    return register(Pads(seats), seats, state_folder() / HOUSES, Teller(wanted(args)))


def _cards(args: argparse.Namespace) -> int:
    from table.app.commands.cardstool import register
    from table.app.config.paths import HOUSES, state_folder
    from table.app.party.lobby import MOST_SEATS
    from table.app.tell import Teller, aside, wanted
    from table.cues import phrase
    from table.seats.pads import Pads

    pads = Pads(range(1, MOST_SEATS + 1))
    tell = Teller(wanted(args))
    try:
        return register(pads, args.rules, state_folder() / HOUSES, tell, anew=args.anew)
    except KeyboardInterrupt:
        aside("\n" + tell.text(phrase("tool-cards-kept")))
        return 130
