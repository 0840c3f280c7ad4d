"""Tells whoever has the machine what they have to know, in their own language."""

from __future__ import annotations

import argparse
import os
import re
import sys
import textwrap
from collections.abc import Callable
from typing import IO, TYPE_CHECKING, Final

from table.app.config.paths import config_file
from table.app.config.read import read
from table.cues import Phrase, phrase
from table.errors import ConfigError, TableError
from table.speech import desk
from table.speech.catalogue import languages

if TYPE_CHECKING:
    from rich.console import Console

NO_WIDTH: Final = 80
"""Columns of a terminal that says it has none, as a serial line does."""


def language(args: argparse.Namespace | None = None) -> str:
    """What a command answers in: `--lang` if the table speaks it, else as configured, else LANG."""
    asked = getattr(args, "lang", None)
    if asked in languages():
        return str(asked)
    try:
        config = read(getattr(args, "config", None) or config_file())
    except ConfigError:  # which the command itself will say
        return desk.language()
    return desk.language(config.table.language)


def asked(args: argparse.Namespace) -> str | None:
    """`--lang`, if it was given.

    :raises ConfigError: the table does not speak it.
    """
    lang: str | None = args.lang
    if lang is None or lang in languages():
        return lang
    raise ConfigError(phrase("table-no-language", lang=lang, known=", ".join(languages())))


def wanted(args: argparse.Namespace) -> str:
    """The language of what a command makes or shows: `--lang`, else as configured, else LANG.

    :raises ConfigError: the table does not speak the one that was asked for.
    """
    return asked(args) or language(args)


class Teller:
    """Tells in `lang`, one of the table's; it may change. A `str` is told as it is."""

    def __init__(self, lang: str, out: Callable[[str], object] | None = None) -> None:
        self.lang = lang
        self._out = out or _print
        desk.words(lang)  # now: while it tells, pads and keys wait for nothing

    def text(self, said: Phrase | TableError | str) -> str:
        """The sentence."""
        return desk.read(said, self.lang)

    def __call__(self, said: Phrase | TableError | str) -> None:
        self._out(self.text(said))


def fold(text: str, out: IO[str] | None = None) -> str:
    """`text` in lines of the terminal's width, no word of it cut; as it is where `out` is none.

    `out` is standard output if it is not given.
    """
    width = columns(out or sys.stdout)
    if width is None:
        return text
    return "\n".join(fold_at(width, line) for line in text.split("\n"))


def columns(out: IO[str]) -> int | None:
    """How wide the terminal is; None where `out` is none: a pipe, a file, a test's own."""
    try:
        return os.get_terminal_size(out.fileno()).columns or NO_WIDTH
    except (OSError, ValueError):
        return None


COMMAND: Final = re.compile(r"(?<=['»„“])burgomaster(?: +(?:'[^']*'|[^\s'»«„”“]+))+")
"""A command in a sentence, in the quotation marks of any of our languages, as `shlex` writes it."""
_WHOLE: Final = "\0"


def fold_at(width: int, line: str, hang: int | None = None) -> str:
    """The lines that go on are `hang` in, or as far as the first.

    A command is copied whole: half of one may be another.
    """
    folded = textwrap.fill(
        COMMAND.sub(lambda found: found[0].replace(" ", _WHOLE), line),
        width,
        subsequent_indent=" " * (len(line) - len(line.lstrip(" ")) if hang is None else hang),
        break_long_words=False,  # a path is copied whole
        break_on_hyphens=False,
        expand_tabs=False,
        replace_whitespace=False,
    )
    return folded.replace(_WHOLE, " ")


def aside(text: str) -> None:
    """On standard error: what is no answer to the command."""
    print(fold(text, sys.stderr), file=sys.stderr, flush=True)


def console() -> Console:
    """Standard output, for drawings between the sentences. In a pipe a line is as long as it is.

    A name or a folder is neither markup nor an emoji's code, whatever signs are in it.
    """
    from rich.console import Console

    paper = not sys.stdout.isatty()
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=paper)


def on(console: Console, style: str | None = None) -> Callable[[str], None]:
    """What prints a sentence between the drawings of `console`, folded as `fold` does.

    rich's own wrapping breaks a path in the middle.
    """

    def out(sentence: str) -> None:
        folded = fold(sentence, console.file) if console.is_terminal else sentence
        console.out(folded, style=style, highlight=False)

    return out


def _print(sentence: str) -> None:
    print(fold(sentence), flush=True)
