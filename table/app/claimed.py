"""Who has claimed which seat, kept beside the games: phones find their seats after a power cut."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from table.cues import Seat

FILE: Final = "seats.json"
MODE: Final = 0o600
"""The host's key is in it."""


class Seats(Struct):
    """Digests of the seats' tokens, the host's key, and where the pages were."""

    host: str
    digests: dict[Seat, str] = {}
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
