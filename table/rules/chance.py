"""Chance as an input: every draw is a function of a seed and of what it is drawn for.

There is no stream to keep in step, so a resumed or repeated game draws exactly what it drew before,
and one draw can never disturb another. Two seeds exist and are never mixed (RULES.md §3): the deal
seed drives everything hidden, the public seed everything the room may perceive.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_256
from typing import TypeVar

T = TypeVar("T")


def _number(size: int, seed: int, purpose: tuple[str | int, ...]) -> int:
    """A number of `size` bytes."""
    text = "/".join(map(str, (seed, *purpose)))
    return int.from_bytes(shake_256(text.encode()).digest(size), "big")


def below(n: int, seed: int, *purpose: str | int) -> int:
    """A number from 0 to n − 1, uniform to within n / 2²⁵⁶; the same for the same seed and purpose."""
    return _number(32, seed, purpose) % n


def drawn(count: int, items: Sequence[T], seed: int, *purpose: str | int) -> tuple[T, ...]:
    """`count` of the items, or all if there are fewer, as they come (Fisher and Yates).

    One number names the draw. It has two bytes for each item and 16 over, and n! is less than
    2¹⁶ⁿ up to 65,536 items, so the draw is uniform to within 2⁻¹²⁸.
    """
    pool = list(items)
    count = min(count, len(pool))
    number = _number(16 + 2 * len(pool), seed, purpose)
    for at in range(count):
        number, step = divmod(number, len(pool) - at)
        pool[at], pool[at + step] = pool[at + step], pool[at]
    return tuple(pool[:count])


def shuffled(items: Sequence[T], seed: int, *purpose: str | int) -> tuple[T, ...]:
    """The items in a uniformly random order, as exactly as `drawn`."""
    return drawn(len(items), items, seed, *purpose)


def pick(items: Sequence[T], seed: int, *purpose: str | int) -> T:
    """One of the items; `items` must not be empty."""
    return items[below(len(items), seed, *purpose)]
