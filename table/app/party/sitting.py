"""Who sits at the waiting table, on the disk: after a power cut nobody has to sit down again."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from table.app.party.interrupted import SAME_EVENING_S
from table.app.playing.header import Header
from table.cues import Seat

FILE: Final = "sitting.json"


class Sitting(Struct, frozen=True):
    """What was settled before a game: by which rules, how many play, and who is in at a pad."""

    rules: str
    players: int
    people: tuple[Seat, ...] = ()


def written(header: Header) -> bytes:
    """How it is written down who is in."""
    return msgspec.json.encode(Sitting(header.rules, header.setup.players, header.people))


def kept(file: Path, rules: str) -> Sitting | None:
    """What was written down this evening for a game by these rules; None where nothing was."""
    try:
        if time.time() - file.stat().st_mtime > SAME_EVENING_S:
            return None
        sitting = msgspec.json.decode(file.read_bytes(), type=Sitting)
    except (OSError, msgspec.MsgspecError):  # nobody has sat down, or all must do so again
        return None
    return sitting if sitting.rules == rules else None
