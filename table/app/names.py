"""Names of players: the same are good enough in a file, in the wizard and on the command line."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from table.cues import Phrase, phrase
from table.errors import ConfigError
from table.scores.spelling import one_spelling

LONGEST: Final = 16
"""Letters: so many fit on a page's card and in a column of the terminal."""


def tidy(name: str) -> str:
    """`name` with single spaces, and each letter with its accents as one sign (Unicode's NFC)."""
    return unicodedata.normalize("NFC", " ".join(name.split()))


def problem(name: str, others: Iterable[str] = ()) -> Phrase | None:
    """What is wrong with a tidy `name` beside `others`; None if nothing is."""
    if not name:
        return phrase("name-empty")
    if len(name) > LONGEST:
        return phrase("name-long", most=LONGEST, name=visible(name))
    if any(map(_unseen, name)):
        return phrase("name-unseen", name=visible(name))
    if one_spelling(name) in map(one_spelling, others):
        return phrase("name-twice", name=name)
    return None


def visible(name: str) -> str:
    """`name` as it can be shown: what cannot be seen, or turns the writing round, is a box."""
    return "".join("□" if _unseen(sign) else sign for sign in name)


def _unseen(sign: str) -> bool:
    """Control characters, writing directions, surrogates, and signs nobody has assigned."""
    return unicodedata.category(sign)[0] == "C" or unicodedata.category(sign) in ("Zl", "Zp")


def given(typed: str | None) -> tuple[str, ...]:
    """The names typed with commas between them; none, if none were typed.

    :raises ConfigError: one of them cannot be used.
    """
    names: tuple[str, ...] = ()
    for name in map(tidy, typed.split(",")) if typed else ():
        wrong = problem(name, names)
        if wrong is not None:
            raise ConfigError(wrong)
        names = *names, name
    return names
