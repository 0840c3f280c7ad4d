"""A game's lines and the desk's as one: no key is in both."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from table.app.voicing import catalogue_of
from table.cues import Phrase
from table.speech import desk

Words: TypeAlias = Callable[[Phrase], str]


@cache
def words(lang: str) -> Words:
    """Reads any line of either catalogue in `lang`.

    :raises CatalogueError: there is no catalogue in this language.
    """
    shown, read = catalogue_of(lang), desk.words(lang)

    def text(said: Phrase) -> str:
        return (read if said.key in read.lines else shown).text(said)

    return text
