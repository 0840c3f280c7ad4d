"""Which of several interrupted games is taken up: the first that can be."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from table.app.playing.game import Place
from table.cues import phrase
from table.errors import DeviceError, RecordError, Said
from table.journal.lock import RecordBusy

Passed = Callable[[Path, RecordError | DeviceError], object]
"""Hears of a game that cannot be taken up, and why."""


def first(
    waiting: Iterable[Path], reopen: Callable[[Path], Place | None], passed: Passed
) -> Place | None:
    """The first game that `reopen` opens; None if it opens none."""
    for folder in waiting:
        try:
            place = reopen(folder)
        except (RecordError, DeviceError) as error:
            passed(folder, error)
        else:
            if place is not None:
                return place
    return None


def why(folder: Path, error: RecordError | DeviceError) -> Said:
    """What is said of a game that was passed over for another."""
    if isinstance(error, RecordBusy):
        return phrase("table-leaves-game", path=str(folder))
    return error
