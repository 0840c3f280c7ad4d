"""Two steps that frozen state needs all the time."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items but for the first `item`; all of them where there is none."""
    if item not in items:
        return items
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def with_at(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The items with `item` in the place numbered `at`, counted from 0."""
    return (*items[:at], item, *items[at + 1 :])
