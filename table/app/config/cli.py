"""`burgomaster config init | check`. Imports nothing but the standard library until it is run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from table.app.lang import add_lang

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: _SubParsersAction[Any]) -> None:
    """Add the command `config`; `run(args)` of its namespace returns the exit
    status, or raises `ConfigError`."""
    parser = subparsers.add_parser("config", help="write or check the configuration file")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    init = commands.add_parser("init", help="write the file with every key in it, commented out")
    init.add_argument("file", type=Path, nargs="?", metavar="FILE")
    init.set_defaults(run=_init)
    check = commands.add_parser("check", help="say what is wrong in the file, and what is allowed")
    check.add_argument("file", type=Path, nargs="?", metavar="FILE")
    check.set_defaults(run=_check)
    add_lang(init, check)


def _init(args: argparse.Namespace) -> int:
    from table.app.config.default import default_file
    from table.app.config.paths import new_config_file
    from table.app.tell import Teller, wanted
    from table.cues import phrase
    from table.errors import ConfigError, reason

    tell = Teller(wanted(args))
    file: Path = args.file or new_config_file()
    if file.exists():
        raise ConfigError(phrase("config-there", file=str(file)))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="utf-8") as out:
            out.write(default_file())
    except OSError as error:
        why = phrase("config-unwritten", file=str(file), why=reason(error))
        raise ConfigError(why) from error
    tell(phrase("config-wrote", file=str(file)))
    return 0


def _check(args: argparse.Namespace) -> int:
    from table.app.config.paths import config_file
    from table.app.config.read import read
    from table.app.tell import Teller, asked
    from table.cues import phrase
    from table.speech import desk

    lang = asked(args)
    file: Path | None = args.file or config_file()
    config = read(file)
    tell = Teller(lang or desk.language(config.table.language))
    tell(phrase("config-right", file=str(file)) if file else phrase("config-none"))
    return 0
