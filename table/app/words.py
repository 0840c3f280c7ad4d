"""A game's lines and the desk's as one: no key is in both."""

from __future__ import annotations

from functools import cache

from table.cues import Phrase
from table.speech import desk
from table.speech.catalogue import catalogue_of
from table.speech.desk import Words


def words(lang: str, children: bool = False) -> Words:
    """Reads any line of either catalogue in `lang`; with `children`, in the children's wording.

    :raises CatalogueError: there is no catalogue in this language.
    """
    return _words(lang, children)


@cache
def _words(lang: str, children: bool) -> Words:
    shown, read = catalogue_of(lang, children), desk.words(lang, children)

    def text(said: Phrase) -> str:
        return (read if said.key in read.lines else shown).text(said)

    return text
