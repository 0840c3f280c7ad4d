"""What is only read, by whoever has the machine: errors, troubles, set-up, the story of a game.

Its lines are in `<language>/<topic>.ftl` here, apart from what a game says and shows, since most
games need none of them and they may be filled with anything: a path, a reason, a number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from table.cues import Phrase
from table.errors import TableError
from table.speech import environment
from table.speech.catalogue import DESK, REFERENCE, Catalogue, catalogue_of, languages

Words: TypeAlias = Callable[[Phrase], str]
"""Turns a phrase into a sentence of somebody's language."""

AUTO: Final = "auto"
"""The language of the environment, where the table speaks it."""


def words(lang: str = REFERENCE, children: bool = False) -> Catalogue:
    """The desk's lines in `lang`, loaded once; with `children`, in the children's wording.

    :raises CatalogueError: there is no catalogue in this language.
    """
    return catalogue_of(lang, children, DESK)


def english(said: Phrase) -> str:
    """The sentence in English."""
    return words().text(said)


def language(configured: str = AUTO) -> str:
    """The configured language; "auto" is the one of the environment, else English."""
    if configured != AUTO:
        return configured
    lang = environment.spoken()
    return lang if lang in languages() else REFERENCE


def read(said: Phrase | TableError | str, lang: str) -> str:
    """What a person reads in `lang`, in English if the table does not speak it.

    An error is its sentence; a `str` is read as it is.
    """
    if isinstance(said, str):
        return said
    text = words(lang if lang in languages() else REFERENCE).text
    return said.told(text) if isinstance(said, TableError) else text(said)
