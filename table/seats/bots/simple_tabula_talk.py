"""What was said in the discussions of a game of Lupus in Tabula, as one player remembers it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from table.burgomaster.inputs import Claim, Remark
from table.cues import Seat

SEER: Final = {Claim.SEER_WOLF: True, Claim.SEER_HUMAN: False}
MEDIUM: Final = {Claim.MEDIUM_WOLF: True, Claim.MEDIUM_HUMAN: False}
"""Claims to a role, and whether they call the player a wolf."""
ACCUSING: Final = (Claim.SUSPECT, Claim.SEER_WOLF, Claim.DOUBT)


class Word(Struct, frozen=True):
    """Somebody says that `about` is a wolf, or that `about` is none, and knows it by a role."""

    day: int
    seat: Seat
    about: Seat
    wolf: bool


class Talk:
    """The remarks so far. One that is repeated on a day counts once, also after a power cut."""

    def __init__(self) -> None:
        self._said: set[tuple[int, Remark]] = set()
        self._about: defaultdict[Seat, list[tuple[int, Remark]]] = defaultdict(list)
        self.seer_words: list[Word] = []
        """What those who call themselves the Seer said, in order."""
        self.medium_words: list[Word] = []

    def __len__(self) -> int:
        return len(self._said)

    def hear(self, remark: Remark, day: int) -> None:
        """Remember it."""
        if (day, remark) in self._said:
            return
        self._said.add((day, remark))
        self._about[remark.about].append((day, remark))
        for kind, words in ((SEER, self.seer_words), (MEDIUM, self.medium_words)):
            if remark.claim in kind:
                words.append(Word(day, remark.seat, remark.about, kind[remark.claim]))

    def has_said(self, remark: Remark, day: int) -> bool:
        """Whether it was said on that day."""
        return (day, remark) in self._said

    def is_loud(self, seat: Seat, day: int) -> bool:
        """Whether a player said anything on that day."""
        return any(d == day and remark.seat == seat for d, remark in self._said)

    def about(self, player: Seat) -> Sequence[tuple[int, Remark]]:
        """What was said about a player, with the day, in order."""
        return self._about[player]

    def accusers(self, player: Seat, day: int) -> set[Seat]:
        """Who said on that day that a player is a wolf, or may be one."""
        said = self._about[player]
        return {remark.seat for d, remark in said if d == day and remark.claim in ACCUSING}
