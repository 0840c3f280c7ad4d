"""Chance as an input: every draw is a function of a seed and of what it is drawn for.

There is no stream to keep in step, so a resumed or repeated game draws exactly what it drew before,
and one draw can never disturb another. Two seeds exist and are never mixed (RULES.md §3): the deal
seed drives everything hidden, the public seed everything the room may perceive.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


def _number(seed: int, purpose: tuple[str | int, ...]) -> int:
    text = "/".join(map(str, (seed, *purpose)))
    return int.from_bytes(blake2b(text.encode()).digest(), "big")


def below(n: int, seed: int, *purpose: str | int) -> int:
    """A number from 0 to n − 1, uniform to within n / 2⁵¹²; the same for the same seed and purpose."""
    return _number(seed, purpose) % n


def shuffled(items: Sequence[T], seed: int, *purpose: str | int) -> tuple[T, ...]:
    """The items in a uniformly random order (Fisher and Yates), to within n! / 2⁵¹².

    One number of 512 bits names the order; 80! has 395, so no deck of ours comes near.
    """
    pool = list(items)
    number = _number(seed, purpose)
    for last in range(len(pool) - 1, 0, -1):
        number, other = divmod(number, last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    return tuple(pool)


def pick(items: Sequence[T], seed: int, *purpose: str | int) -> T:
    """One of the items; `items` must not be empty."""
    return items[below(len(items), seed, *purpose)]
