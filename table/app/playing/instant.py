"""The plain loop: a game without waiting, as fast as it can be computed."""

from __future__ import annotations

from table.app.playing.evening import Evening
from table.app.playing.live import Beside
from table.cues import phrase
from table.errors import TableError


def play(evening: Evening, beside: Beside | None = None) -> None:
    """Run to the end, and what lives on the game's clock with it.

    :raises TableError: the game waits for a person, and there is nobody to wait for here.
    """
    while evening.over_at is None:
        due = evening.next_due
        if due is None:
            raise TableError(phrase("table-paused-at-once"))
        if beside is None:
            evening.run_due(due)
        else:
            beside.step()
