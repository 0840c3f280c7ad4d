"""Chance for the audit: every draw is a function of a seed and of what it is drawn for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from table.rules.chance import below, pick, shuffled

T = TypeVar("T")


class Draw:
    """Draws that do not disturb one another; the same seed and purpose draw the same."""

    def __init__(self, seed: int, *path: str | int) -> None:
        self._seed = seed
        self._path = path

    def sub(self, *path: str | int) -> Draw:
        """Draws of their own for one part of the whole."""
        return Draw(self._seed, *self._path, *path)

    def below(self, n: int, *purpose: str | int) -> int:
        """A number from 0 to n − 1."""
        return below(n, self._seed, *self._path, *purpose)

    def between(self, low: int, high: int, *purpose: str | int) -> int:
        """A number from `low` to `high`, both included; `low` where there is no such number."""
        return low + self.below(max(1, high - low + 1), *purpose)

    def pick(self, items: Sequence[T], *purpose: str | int) -> T:
        """One of the items; there must be one."""
        return pick(items, self._seed, *self._path, *purpose)

    def shuffled(self, items: Sequence[T], *purpose: str | int) -> tuple[T, ...]:
        """The items in a random order."""
        return shuffled(items, self._seed, *self._path, *purpose)

    def percent(self, chance: int, *purpose: str | int) -> bool:
        """True in `chance` of 100 draws."""
        return self.below(100, *purpose) < chance

    def seed(self, *purpose: str | int) -> int:
        """A seed for something else."""
        return self.below(2**63, *purpose)
