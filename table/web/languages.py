"""The languages a page can be read in: the table has one for everybody, each seat chooses its own."""

from __future__ import annotations

import html
from collections.abc import Mapping
from functools import cache
from typing import Final

from table.cues import phrase
from table.speech.catalogue import catalogue_of, languages

COOKIE: Final = "lang"


def chosen(cookies: Mapping[str, str], table: str) -> str:
    """The language a browser has chosen; the `table`'s where it chose none, or one there is not."""
    lang = cookies.get(COOKIE, "")
    return lang if lang in languages() else table


def word(lang: str, key: str) -> str:
    """A line of the pages' own."""
    return catalogue_of(lang).text(phrase(key))


@cache
def choice(lang: str) -> str:
    """A button for each language under the name it gives itself, as HTML; `lang` is the present one."""
    # Babel comes with Fluent; imported here for the reason that the catalogue gives.
    from babel import Locale

    return " ".join(
        f'<button type="button" value="{one}" lang="{one}"'
        f' aria-pressed="{"true" if one == lang else "false"}">'
        f"{html.escape(Locale.parse(one).display_name or one)}</button>"
        for one in languages()
    )
