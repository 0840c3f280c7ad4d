"""Two plays of one situation with other secrets."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from table.audit.compare import Difference, first_difference
from table.audit.director import Astray, Play, Table, play
from table.audit.draw import Draw
from table.audit.hands import Late
from table.audit.people import Secrets
from table.audit.situation import Situation

TRIES: Final = 40
"""Secrets tried for one situation until two lead to the same public history."""
LATE_PERCENT: Final = 15
"""Pairs that differ in nothing but keys that must not count."""


class Twins(Struct):
    """A pair of plays of one situation."""

    number: int
    situation: Situation
    plays: tuple[Play, Play]
    late: bool
    redrawn: int
    """Secrets that were thrown away because the public history came out otherwise."""

    @property
    def driven(self) -> bool:
        """Whether there was something to compare of every pad, in both plays."""
        seats = range(1, self.situation.players + 1)
        return all(play.perceived.pads.get(seat) for play in self.plays for seat in seats)

    @property
    def difference(self) -> Difference | None:
        """The first thing that was not the same in both."""
        a, b = self.plays
        alike = a.plain & b.plain
        return first_difference(a.perceived, b.perceived, alike, outcome=self.late)


def pair(
    table: Table, draw: Draw, number: int, options: Any | None = None, wish: str = ""
) -> Twins | None:
    """Pair `number`; None if no two secrets were found that lead to one public history."""
    draw = draw.sub("pair", number)
    situation = table.game.situation(draw.sub("situation"), options)
    # On pads a finger takes its time, so that a key meant to be late would not be so for certain.
    late = table.pads is None and draw.percent(LATE_PERCENT, "late")
    found: list[Play] = []
    redrawn = 0
    for attempt in range(TRIES):
        # Late twins share their secrets: the second is tried with those that served the first.
        own = draw.sub("twin", redrawn if late else attempt)
        keys = (Late.OUTSIDE if found else Late.NEVER) if late else None
        try:
            one = play(table, situation, Secrets(own, draw.sub("shared"), wish, keys))
        except Astray:
            redrawn += 1
            if late:
                found.clear()
            continue
        if found and not late and not _same_history(found[0], one):
            redrawn += 1
            continue
        found.append(one)
        if len(found) == 2:
            return Twins(number, situation, (found[0], found[1]), late, redrawn)
    return None


def _same_history(a: Play, b: Play) -> bool:
    return a.perceived.happened == b.perceived.happened
