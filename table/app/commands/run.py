"""`burgomaster run`: the table itself, game after game, from being switched on to being put away."""

from __future__ import annotations

import argparse
from typing import Any


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the command; nothing heavy is imported for that."""
    parser = commands.add_parser(
        "run",
        help="run the table: wait for players, play, wait again",
        description="Runs the table with its devices. An interrupted game is taken up by itself.",
    )
    parser.add_argument("--rules", help="which game (default: as configured)")
    parser.add_argument(
        "--players", type=int, metavar="N", help="how many (default: as many as have names)"
    )
    parser.add_argument(
        "--mix", metavar="'2 werewolf, seer, …'", help="Tabula: the roles that play"
    )
    parser.add_argument("--first-game", action="store_true", help="Tabula: only the simpler roles")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule"
    )
    parser.add_argument("--lang", help="the language of the table (default: as configured)")
    parser.add_argument(
        "--children", action="store_true", help="the children's wording: nobody is lynched"
    )
    parser.add_argument(
        "--games", type=int, metavar="K", help="end after so many games (default: never)"
    )
    parser.add_argument("--web", type=int, metavar="PORT", help="the pages' port")
    parser.add_argument("--no-web", action="store_true", help="run without pages")
    parser.add_argument("--host", metavar="ADDRESS", help="where the pages are reached")
    parser.add_argument(
        "--simulated",
        action="store_true",
        help="without hardware: pads, claw and screen are simulated; type '3 A#' to press keys on "
        "the pad of seat 3, Enter to start",
    )
    parser.add_argument(
        "--speed", type=float, default=1.0, metavar="X", help="with --simulated: how fast"
    )
    # What `play` asks for and a table of its own does not.
    parser.set_defaults(
        run=_run, seat=None, instant=False, seed=None, record=False, lobby=True, names=None,
        bots="simple", deal=None, out=None, pads=None,
    )  # fmt: skip


def _run(args: argparse.Namespace) -> int:
    import asyncio

    from table.app import again, folders
    from table.app.config.paths import config_file, state_folder
    from table.app.config.read import read
    from table.app.logs import logged
    from table.app.party.appliance import Appliance
    from table.app.party.running import the_only_one
    from table.app.tell import aside
    from table.cues import phrase
    from table.errors import ConfigError
    from table.speech import desk

    if args.speed != 1.0 and not args.simulated:
        raise ConfigError(phrase("table-own-pace"))
    config = read(config_file())
    if args.games is not None and not 1 <= args.games <= 100:
        raise ConfigError(phrase("table-number-of-games", least=1, games=args.games))
    state = state_folder()
    with the_only_one(state), logged(state / folders.LOG):
        table = Appliance(args, config, state)
        try:
            return asyncio.run(table.main())
        except KeyboardInterrupt:
            lang = args.lang or desk.language(config.table.language)
            command = again.line(args)
            away = phrase("table-put-away-waiting", command=command)
            if table.in_game:
                away = phrase("table-put-away", command=command)
            aside(f"\n{desk.read(away, lang)}")
            return 130
