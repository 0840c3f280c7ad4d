"""A problem with a configuration that is about several keys."""

from __future__ import annotations

from msgspec import Struct


class Problem(Struct, frozen=True):
    """`keys` are the (section, key) pairs it is about: the first one in the file gets the blame."""

    keys: tuple[tuple[str, str], ...]
    says: str
