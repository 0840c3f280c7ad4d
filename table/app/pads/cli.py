"""`burgomaster pad`: find, provision, flash and test the seat pads."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from table.app.lang import add_lang

if TYPE_CHECKING:
    from table.app.pads.tool import PadTool


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Describe the commands; nothing heavy is imported for that."""
    pad = commands.add_parser(
        "pad",
        help="set up the seat pads",
        description="Find, provision, flash and test the seat pads.",
    )
    actions = pad.add_subparsers(metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="the pads that are plugged in")
    listing.set_defaults(run=_list)
    provision = actions.add_parser("provision", help="tell a pad which seat it is")
    provision.add_argument("seat", type=int, metavar="SEAT", help="1 to 24")
    provision.set_defaults(run=_provision)
    flash = actions.add_parser("flash", help="copy the firmware onto a pad")
    flash.set_defaults(run=_flash)
    test = actions.add_parser("test", help="try a pad's keys, lamp, buzzer, display and readers")
    test.set_defaults(run=_test)
    add_lang(listing, provision, flash, test)
    for action in (provision, flash, test):
        action.add_argument(
            "--port", metavar="PATH", help="which pad, where more than one is plugged in"
        )


def _tool(args: argparse.Namespace) -> PadTool:
    from table.app.pads.tool import PadTool
    from table.app.tell import Teller, wanted

    return PadTool(tell=Teller(wanted(args)))


def _list(args: argparse.Namespace) -> int:
    return _tool(args).list()


def _provision(args: argparse.Namespace) -> int:
    return _tool(args).provision(args.seat, args.port)


def _flash(args: argparse.Namespace) -> int:
    return _tool(args).flash(args.port)


def _test(args: argparse.Namespace) -> int:
    return _tool(args).test(args.port)
