"""When two names are one: in the scores, and for two people at one table."""

from __future__ import annotations

import unicodedata


def one_spelling(name: str) -> str:
    """The same for all spellings of a name: those that could not sit at one table as two.

    Unicode's caseless matching (The Unicode Standard, 3.13, D145), with single spaces.
    """
    once = unicodedata.normalize("NFD", " ".join(name.split())).casefold()
    return unicodedata.normalize("NFC", once)
