"""The command `burgomaster`. This file and every `add_parser` import the standard library alone."""

from __future__ import annotations

import argparse
import errno
import os
import shlex
import sys
from collections.abc import Mapping
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, Never, NoReturn

from table import __version__
from table.app import doctor, setup
from table.app.commands import (
    audit,
    calibrate,
    cards,
    houses,
    play,
    replay,
    roles,
    run,
    scores,
    soundcheck,
    voice,
)
from table.app.config import cli as config
from table.app.pads import cli as pad

if TYPE_CHECKING:
    from table.cues import Phrase
    from table.errors import TableError


class _Help(argparse.HelpFormatter):
    """Help below its word for "usage: ": lines that go on are as far in as the word is long."""

    usage = "usage: "

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage if prefix is None else prefix)


class OneSentence(argparse.ArgumentParser):
    """Complains in one sentence instead of a page of usage; an option has its whole name."""

    _usage = _Help.usage

    def __init__(self, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **{"allow_abbrev": False, "formatter_class": _Help, **fields})

    def read_in(self, texts: Mapping[str, str]) -> None:
        """Show help in another language: `texts` is from the English to it."""
        self._usage = texts.get(_Help.usage, _Help.usage)
        self.description = texts.get(self.description or "", self.description)
        for group in self._action_groups:
            group.title = texts.get(group.title or "", group.title)
        for action in self._actions:
            action.help = texts.get(action.help or "", action.help)
            if isinstance(action, argparse._SubParsersAction):
                for listed in action._get_subactions():
                    listed.help = texts.get(listed.help or "", listed.help)
                for command in action.choices.values():
                    command.read_in(texts)

    def _get_formatter(self) -> argparse.HelpFormatter:
        formatter = super()._get_formatter()
        if isinstance(formatter, _Help):
            formatter.usage = self._usage
        return formatter

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self._typed = sys.argv[1:] if args is None else list(args)
        self._refuses = self.prog
        parsed, rest = super().parse_known_args(args, namespace)
        if rest and not hasattr(parsed, "refuses"):  # the innermost; the outermost complains
            parsed.refuses = self.prog
        self._refuses = getattr(parsed, "refuses", self.prog)
        parsed.typed = self._typed  # the whole line: a command's own part is put into it before
        return parsed, rest

    def error(self, message: str) -> NoReturn:
        from table.app import helping, tell, unparsed
        from table.cues import phrase
        from table.speech import desk

        # The line could not be understood as a whole.
        lang = tell.language(argparse.Namespace(lang=helping.lang_of(self._typed)))
        said = desk.read(unparsed.told(message), lang)
        tell.aside(desk.read(phrase("command-help", said=said, command=self._refuses), lang))
        self.exit(2)


def parser() -> OneSentence:
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
    config.add_parser(commands)
    doctor.add_parser(commands)
    calibrate.add_parser(commands)
    soundcheck.add_parser(commands)
    pad.add_parser(commands)
    houses.add_parser(commands)
    return root


def main(argv: list[str] | None = None) -> Never:
    """Run a command; leave with 0, with 2 after an error that the person can mend, or with 130."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # names and signs come from anywhere
            stream.reconfigure(errors="replace")
    typed = sys.argv[1:] if argv is None else argv
    root = parser()
    if {"-h", "--help"} & set(typed):
        from table.app import helping

        root.read_in(helping.texts(typed))
    args = root.parse_args(typed)
    from table.app.logs import unprinted
    from table.errors import TableError

    try:
        with unprinted():
            sys.exit(args.run(args))
    except TableError as error:
        _tell(error, args)
        sys.exit(2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        again = getattr(args, "resumed_by", None)
        if again is not None:
            from table.cues import phrase

            where = "" if args.out is None else f" --out {shlex.quote(str(args.out))}"
            _tell(phrase("command-stopped", command=f"{again}{where}"), args)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except OSError as error:
        # What a device of ours does is a TableError by now; this is where the words are printed.
        if error.errno not in (errno.ENOSPC, errno.EIO):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        from table.cues import phrase
        from table.errors import reason

        _tell(phrase("command-output", why=reason(error)), args)
        sys.exit(2)


def _tell(said: Phrase | TableError, args: argparse.Namespace) -> None:
    from table.app.tell import aside, language
    from table.speech import desk

    aside(desk.read(said, language(args)))
