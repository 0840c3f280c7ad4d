"""The command `burgomaster`. This file and every `add_parser` import the standard library alone."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from typing import Any, Never, NoReturn

from table import __version__
from table.app import (
    audit,
    calibrate,
    cards,
    doctor,
    houses,
    pad,
    play,
    replay,
    roles,
    run,
    scores,
    setup,
    soundcheck,
    voice,
)
from table.app.config import cli


class OneSentence(argparse.ArgumentParser):
    """Complains in one sentence instead of a page of usage; an option has its whole name."""

    def __init__(self, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **{"allow_abbrev": False, **fields})

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:]
        self.exit(2, f"{sentence}; '{self.prog} --help' lists what there is.\n")


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    root = OneSentence(
        prog="burgomaster",
        description="The game master for Werewolf-type games played face to face.",
    )
    root.add_argument("--version", action="version", version=f"burgomaster {__version__}")
    commands = root.add_subparsers(metavar="COMMAND", required=True, parser_class=OneSentence)
    play.add_parser(commands)
    run.add_parser(commands)
    setup.add_parser(commands)
    audit.add_parser(commands)
    replay.add_parser(commands)
    scores.add_parser(commands)
    roles.add_parser(commands)
    cards.add_parser(commands)
    voice.add_parser(commands)
    cli.add_parser(commands)
    doctor.add_parser(commands)
    calibrate.add_parser(commands)
    soundcheck.add_parser(commands)
    pad.add_parser(commands)
    houses.add_parser(commands)
    return root


def main(argv: list[str] | None = None) -> Never:
    """Run a command; leave with 0, with 2 after an error that the person can mend, or with 130."""
    args = parser().parse_args(argv)
    from table.errors import TableError

    try:
        sys.exit(args.run(args))
    except TableError as error:
        from table.speech import desk

        print(desk.read(error, desk.language()), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        out = getattr(args, "out", None)
        where = "" if out is None else f" --out {out}"
        print(
            f"\nStopped. Nothing is lost: 'burgomaster play --resume{where}' goes on with this game.",
            file=sys.stderr,
        )
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except OSError as error:
        # What a device of ours does is a TableError by now; this is where the words are printed.
        if error.errno not in (errno.ENOSPC, errno.EIO):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(
            f"The output cannot be written ({error.strerror}): send it elsewhere.", file=sys.stderr
        )
        sys.exit(2)
