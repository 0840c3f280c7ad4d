"""`burgomaster setup`: sets the table up, step by step, in a terminal.

Imports nothing but the standard library until it is run.
"""

from __future__ import annotations

import argparse
from typing import Any

from table.app.lang import add_lang


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "setup",
        help="set the table up, step by step",
        description="Asks a few questions, finds the devices, and ends with a short rehearsal. "
        "Ctrl-C leaves it at any step; the next time it goes on there.",
    )
    parser.add_argument("--simulated", action="store_true", help="try it without hardware")
    parser.add_argument("--again", action="store_true", help="from the first question on")
    add_lang(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    from table.app import again, tell
    from table.app.setup.wizard import Wizard

    goes_on = again.line(args, without="--again")
    lang = tell.asked(args)
    return Wizard(simulated=args.simulated, again=args.again, goes_on=goes_on, lang=lang).run()
