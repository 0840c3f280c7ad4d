"""The first record of a game: everything needed to begin it again."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from table import __version__
from table.burgomaster.setup import Setup
from table.cues import Ms, Seat, phrase
from table.errors import RecordError


class Series(Struct, frozen=True, kw_only=True):
    """Several games in a row (RULES.md §1): points add up, the first Burgomaster moves on."""

    game: int = 1
    of: int = 1
    seed: int = 0
    totals: tuple[int, ...] = ()
    """Points of the games before this one, by seat."""


class Header(Struct, frozen=True, kw_only=True):
    """How a game was begun."""

    program: str = __version__
    rules: str
    options: dict[str, Any]
    """The rule set's own options."""
    setup: Setup
    lang: str = "en"
    children: bool = False
    """The children's wording (RULES.md §3)."""
    bots: str = "simple"
    people: tuple[Seat, ...] = ()
    speed: float | None = None
    """Game seconds in a second; None: no waiting at all."""
    series: Series = Series()
    lengths: dict[str, Ms] = {}
    """How long the voice took for a text, where not as long as the reference voice."""
    record: bool = False
    pads: bool = False
    """Bots press the keys of simulated pads instead of typing."""


def decode(payload: bytes) -> Header:
    """The header as a journal keeps it. :raises RecordError: another version wrote it."""
    try:
        return msgspec.json.decode(payload, type=Header)
    except msgspec.DecodeError as error:
        raise RecordError(phrase("record-header-unknown", version=__version__)) from error
