"""Everything a page may ask for over its line; anything else is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from table.burgomaster.inputs import (
    AnyInput,
    Extend,
    GoOn,
    Leave,
    OpenEyes,
    Pause,
    Redo,
    Repeat,
    Stop,
    TakeBack,
)
from table.cues import Seat

MINUTE: Final = 60_000
LONGEST: Final = 512
"""Bytes of a message from a page."""

SeatNumber: TypeAlias = Annotated[int, Meta(ge=1, le=24)]


class Wish(Struct, frozen=True, kw_only=True, tag_field="k", forbid_unknown_fields=True):
    """The base of what is asked for."""


class Enter(Wish, frozen=True, kw_only=True, tag="enter"):
    """The keys that were typed before #."""

    text: Annotated[str, Meta(pattern=r"\A[0-9A-D]{0,8}\Z")]

    def __repr__(self) -> str:
        return "<Enter>"


class Start(Wish, frozen=True, kw_only=True, tag="start"):
    """Begin the game that waits."""


class Correct(Wish, frozen=True, kw_only=True, tag="correct"):
    """A correction of RULES.md §3 that concerns the table."""

    what: Literal["pause", "go_on", "repeat", "extend", "take_back", "redo", "stop"]


class Concern(Wish, frozen=True, kw_only=True, tag="concern"):
    """A correction, or another word of the host, that concerns one seat."""

    what: Literal["leave", "open_eyes", "release", "bot"]
    seat: SeatNumber


class SetPace(Wish, frozen=True, kw_only=True, tag="pace"):
    """How long the next game's table waits by day."""

    pace: Literal["brisk", "normal", "relaxed"]


class SetVolume(Wish, frozen=True, kw_only=True, tag="volume"):
    """Voice or drum, louder or quieter, by a step."""

    what: Literal["voice", "drum"]
    louder: bool


OfSeat: TypeAlias = Enter | Start
OfHost: TypeAlias = Start | Correct | Concern | SetPace | SetVolume

seat_decoder: Final = msgspec.json.Decoder(OfSeat)
host_decoder: Final = msgspec.json.Decoder(OfHost)

CORRECTIONS: Final[Mapping[str, Callable[[], AnyInput]]] = MappingProxyType(
    {
        "pause": Pause,
        "go_on": GoOn,
        "repeat": Repeat,
        "extend": lambda: Extend(MINUTE),
        "take_back": TakeBack,
        "redo": Redo,
        "stop": Stop,
    }
)
CONCERNS: Final[Mapping[str, Callable[[Seat], AnyInput]]] = MappingProxyType(
    {"leave": Leave, "open_eyes": OpenEyes}
)
