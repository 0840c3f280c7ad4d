"""`--help` in the reader's language, with the standard library alone.

The texts stand in English beside their options. `table/speech/desk/<language>/help.json` has the
same texts in another language; it is read only when help is asked for and that language is meant.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Final

from table.app.config.paths import config_file
from table.speech import environment

DESK: Final = Path(__file__).parents[1] / "speech" / "desk"


def texts(typed: Sequence[str], desk: Path = DESK) -> Mapping[str, str]:
    """English → the reader's language; nothing, where that is English."""
    for lang in _wished(typed):
        file = desk / lang / "help.json"
        if lang == "en":
            break
        if lang.isalpha() and file.is_file():
            import json

            found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
            return found
    return {}


def lang_of(typed: Sequence[str]) -> str | None:
    """`--lang` among the words of a command line: the last one, which argparse takes too."""
    lang = None
    for before, word in pairwise(("", *typed)):
        if before == "--lang":
            lang = word
        elif word.startswith("--lang="):
            lang = word.partition("=")[2]
    return lang


def _wished(typed: Sequence[str]) -> Sequence[str]:
    """Languages in the order in which they count: `--lang`, as configured, as the environment."""
    lang = lang_of(typed)
    wished = [] if lang is None else [lang]
    file = config_file()
    if file is not None:
        import tomllib

        # A file that is wrong is said by what needs it; help needs none.
        with suppress(OSError, ValueError, AttributeError):
            table = tomllib.loads(file.read_text(encoding="utf-8")).get("table", {})
            wished.append(str(table.get("language", "")))
    return [*wished, environment.spoken()]
