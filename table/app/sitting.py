"""Who sits at the waiting table, on the disk: after a power cut nobody has to sit down again."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
from msgspec import Struct

from table import whole
from table.app.header import Header
from table.app.interrupted import SAME_EVENING_S
from table.cues import Seat, phrase
from table.errors import Say, reason


class Sitting(Struct, frozen=True):
    """What was settled before a game: by which rules, how many play, and who is in at a pad."""

    rules: str
    players: int
    people: tuple[Seat, ...] = ()


class Register:
    """Writes down who is in, off the loop; `run` beside what calls it.

    :param say: told once where the disk does not take it.
    """

    def __init__(self, file: Path, say: Say) -> None:
        self._file = file
        self._say = say
        self._sitting: Sitting | None = None
        self._changed = asyncio.Event()

    def __call__(self, header: Header) -> None:
        """So it is from now on."""
        sitting = Sitting(header.rules, header.setup.players, header.people)
        if sitting != self._sitting:
            self._sitting = sitting
            self._changed.set()

    async def run(self) -> None:
        """For ever; what comes while the disk is slow waits, and only the last of it is written."""
        told = False
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                content = msgspec.json.encode(self._sitting)
                await asyncio.to_thread(whole.write, self._file, content)
            except OSError as error:
                if not told:
                    self._say(phrase("seats-not-kept", path=str(self._file), why=reason(error)))
                told = True


def kept(file: Path, rules: str) -> Sitting | None:
    """What was written down this evening for a game by these rules; None where nothing was."""
    try:
        if time.time() - file.stat().st_mtime > SAME_EVENING_S:
            return None
        sitting = msgspec.json.decode(file.read_bytes(), type=Sitting)
    except (OSError, msgspec.MsgspecError):  # nobody has sat down, or all must do so again
        return None
    return sitting if sitting.rules == rules else None
