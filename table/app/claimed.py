"""Who has claimed which seat, kept beside the games: phones find their seats after a power cut."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from table import whole

FILE: Final = "seats.json"


class Seats(Struct):
    """Digests of the seats' tokens, the host's key, and where the pages were."""

    host: str
    digests: dict[str, str] = {}
    port: int = 0
    """0: not known."""


def nobody() -> Seats:
    """No seat is claimed; a new key for the host."""
    return Seats(host=secrets.token_urlsafe(16))


def read(file: Path) -> Seats:
    """What was kept; `nobody` where there is no such file, or none that can be read."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Seats)
    except (OSError, msgspec.MsgspecError):  # nobody has sat down yet, or all must do so again
        return nobody()


class Keeper:
    """Writes the file whole, one version after the other, in a thread of its own.

    :param lost: is called, in that thread, with why a version could not be written.
    """

    def __init__(self, file: Path, seats: Seats, lost: Callable[[OSError], None]) -> None:
        self._file = file
        self._seats = seats
        self._lost = lost
        self._thread = ThreadPoolExecutor(1, "seats")
        self.keep(seats.digests)  # the host's key and the port at least

    def keep(self, digests: Mapping[Any, str]) -> None:
        """These seats are claimed now: the digest of its token for each."""
        self._seats.digests = {str(seat): digest for seat, digest in digests.items()}
        self._thread.submit(self._write, msgspec.json.encode(self._seats))

    async def close(self) -> None:
        """Everything is written when this returns."""
        await asyncio.to_thread(self._thread.shutdown)

    def _write(self, content: bytes) -> None:
        try:
            whole.write(self._file, content, mode=0o600)
        except OSError as error:
            self._lost(error)
