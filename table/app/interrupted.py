"""The game that a power cut left behind: found and opened again without anybody being asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from table.app import folders, game
from table.app.game import Place
from table.errors import ConfigError, RecordError
from table.journal.lock import RecordBusy

ATTEMPTS: Final = "attempts"
MOST: Final = 3


def take_up(games: Path, say: Callable[[str], None]) -> Place | None:
    """The newest game without a result, opened; None if there is none.

    One that cannot be read, or that has ended the table each of the last `MOST` times, is set aside
    and said: nobody stands by to give it up.

    :raises RecordBusy: another process plays it.
    """
    while True:
        try:
            folder = folders.unfinished(games)
        except ConfigError:
            return None
        tried = _attempts(folder)
        if tried >= MOST:
            say(
                f"The game in {folder} broke off {tried} times and is set aside as {folders.ASIDE}."
            )
            _set_aside(folder)
            continue
        try:
            place = game.reopen(folder)
        except RecordBusy:
            raise
        except RecordError as error:
            say(
                f"{error} It is set aside as {folder / folders.ASIDE}, and the table waits for a new game."
            )
            _set_aside(folder)
            continue
        (folder / ATTEMPTS).write_text(str(tried + 1), encoding="ascii")
        return place


def goes_well(folder: Path) -> None:
    """The game has been going on for a while: what broke off before is forgiven."""
    (folder / ATTEMPTS).unlink(missing_ok=True)


def _attempts(folder: Path) -> int:
    file = folder / ATTEMPTS
    text = file.read_text(encoding="ascii", errors="replace") if file.exists() else ""
    return int(text) if text.isdigit() else 0


def _set_aside(folder: Path) -> None:
    (folder / folders.JOURNAL).replace(folder / folders.ASIDE)
    goes_well(folder)
