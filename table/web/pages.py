"""The pages themselves: hand-written files with the words of a language put in."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from table.cues import phrase
from table.speech.catalogue import catalogue_of
from table.web.languages import choice

STATIC: Final = Path(__file__).with_name("static")
MOST_SEATS: Final = 24
NO_LINES: Final[Mapping[str, str]] = MappingProxyType({})
_WORD: Final = re.compile(r"\{\{([a-z-]+)\}\}")


def filled(name: str, put: Callable[[str], str]) -> str:
    """The page `name`, with what `put` has for each key, as HTML, in the place of `{{key}}`."""
    source = (STATIC / f"{name}.html").read_text(encoding="utf-8")
    return _WORD.sub(lambda match: put(match[1]), source)


def page(
    name: str,
    lang: str,
    words: tuple[str, ...] = (),
    table: str = "",
    address: str = "",
    lines: Mapping[str, str] = NO_LINES,
    seated: bool = False,
) -> str:
    """The page `name` in `lang`, at a table that speaks `table` where that is another language.

    `{{key}}` becomes the catalogue's line; `{{words}}` the lines that scripts need, and what seats
    without a name are called; `{{lang}}` and `{{table-lang}}` the languages; `{{languages}}` the
    buttons to choose one; `{{address}}` where phones join; `{{seated}}` an attribute that hides
    what is for nobody but who has a seat; a key of `lines` the catalogue's line for its value.
    """
    text = catalogue_of(lang).text

    def put(key: str) -> str:
        if key == "lang":
            return html.escape(lang)
        if key == "table-lang":
            return html.escape(table or lang)
        if key == "address":
            # Where a line may break, so that who types it sees its parts.
            return re.sub(r"(?<=//)|(?=:\d+/)", "<wbr>", html.escape(address))
        if key == "seated":
            return "" if seated else "hidden"
        if key == "languages":
            return choice(lang)
        if key == "words":
            read: dict[str, str | list[str]] = {word: text(phrase(word)) for word in words}
            seats = range(1, MOST_SEATS + 1)
            read["seats"] = [text(phrase("terminal-seat", seat=seat)) for seat in seats]
            # "<" could end the block it stands in.
            return json.dumps(read).replace("<", "\\u003c")
        return html.escape(text(phrase(lines.get(key, key))))

    return filled(name, put)
