"""The night's watch over the houses: what is a peek and what a disturbance (RULES.md §3, Houses)."""

from __future__ import annotations


class HouseWatch:
    """Decides from what the readers report alone, never from who holds which card.

    The first house lifted in the Thief's call is a peek and is never announced, also when the call
    is repeated and the same house is lifted again. Every other lifting in the night, a second house
    in that call, a house not put back and an ambiguous reading are disturbances.
    """

    def __init__(self) -> None:
        self._up: set[int] = set()
        self._disturbed: list[int] = []
        self.peek: int | None = None

    def lifted(self, house: int, in_call: bool) -> bool:
        """A house is lifted; True if that is the night's peek."""
        self._up.add(house)
        if in_call and self.peek in (None, house):
            self.peek = house
            return True
        self._disturb(house)
        return False

    def put_back(self, house: int) -> None:
        """The house stands again."""
        self._up.discard(house)

    def ambiguous(self, house: int) -> None:
        """Something else than the house and its card is there."""
        self._disturb(house)

    def report(self) -> tuple[int, ...]:
        """The houses to be announced at dawn, in the order of their numbers."""
        return tuple(sorted({*self._disturbed, *self._up}))

    def start_over(self) -> None:
        """The night is played again after its report; the peek stays what it was."""
        self._up.clear()
        self._disturbed.clear()

    def _disturb(self, house: int) -> None:
        if house not in self._disturbed:
            self._disturbed.append(house)
