"""A problem with a configuration that is about several keys, and sentences within sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from table.cues import phrase
from table.speech.desk import Words

Told: TypeAlias = Callable[[Words], str]
"""A sentence that is turned into text once it is known in which language."""


def told(key: str, **args: int | str | Told) -> Told:
    """The line `key`, filled also with what has to be told in the same language itself."""

    def tell(words: Words) -> str:
        filled = {name: arg(words) if callable(arg) else arg for name, arg in args.items()}
        return words(phrase(key, **filled))

    return tell


class Problem(Struct, frozen=True):
    """`keys` are the (section, key) pairs it is about: the first one in the file gets the blame."""

    keys: tuple[tuple[str, str], ...]
    says: Told
