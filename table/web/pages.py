"""The pages themselves: hand-written files with the words of a language put in."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from table.web.languages import choice

STATIC: Final = Path(__file__).with_name("static")
_WORD: Final = re.compile(r"\{\{([a-z-]+)\}\}")


def page(
    name: str, lang: str, text: Callable[[str], str], words: tuple[str, ...] = (), table: str = ""
) -> str:
    """The page `name` in `lang`, at a table that speaks `table` where that is another language.

    `{{key}}` becomes the catalogue's line, `{{words}}` the lines scripts need, `{{lang}}` and
    `{{table-lang}}` the languages, `{{languages}}` the buttons to choose one.
    """

    def filled(match: re.Match[str]) -> str:
        key = match[1]
        if key == "lang":
            return html.escape(lang)
        if key == "table-lang":
            return html.escape(table or lang)
        if key == "languages":
            return choice(lang)
        if key == "words":
            # "<" could end the block it stands in.
            return json.dumps({word: text(word) for word in words}).replace("<", "\\u003c")
        return html.escape(text(key))

    return _WORD.sub(filled, (STATIC / f"{name}.html").read_text(encoding="utf-8"))
