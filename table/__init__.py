"""The Burgomaster's table: a game master for Werewolf-type games played face to face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from table.errors import TableError

if TYPE_CHECKING:
    from table.cues import Phrase

__version__ = "0.1.0"


def _in_english(said: Phrase) -> str:
    from table.speech import desk  # not above: `--help` need not know what Fluent is

    return desk.english(said)


TableError.in_english = staticmethod(_in_english)
