"""Everything a page is ever sent, field by field: what is not listed here cannot be sent.

A message is one JSON object with its kind in "k". Times are integer milliseconds of the game's
clock; a page reckons the present from `Clock`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from table.cues import Ms, Seat

PRIVATE_SIZE: Final = 2048
"""Bytes of every private message, whatever it says: longer ones fill a multiple of it."""


class Message(Struct, frozen=True, kw_only=True, tag_field="k", omit_defaults=False):
    """The base of what is sent."""


class Clock(Message, frozen=True, kw_only=True, tag="clock"):
    """It is `now`, and game time runs `speed` times as fast as the room's."""

    now: Ms
    speed: float


class Caption(Message, frozen=True, kw_only=True, tag="caption"):
    """What the table is saying, for `ms` from `t`."""

    t: Ms
    ms: Ms
    text: str


class Title(Message, frozen=True, kw_only=True, tag="title"):
    """What the screen in the middle shows."""

    t: Ms
    text: str
    big: int | None
    until: Ms | None


class Turn(Message, frozen=True, kw_only=True, tag="turn"):
    """The claw turns to the house or seat `to` (None is home) for `ms` from `t`."""

    t: Ms
    ms: Ms
    to: int | None


class Bearing(Message, frozen=True, kw_only=True, tag="bearing"):
    """Where the claw really points, read after its motion: degrees clockwise from the first place."""

    t: Ms
    degrees: int
    text: str


class Panel(Message, frozen=True, kw_only=True, tag="panel"):
    """The picture on the screen in the middle, read from its bus.

    `bits` are rows of pixels from the top, eight to a byte, the first in the highest bit, a row
    filled up to whole bytes; in base64 (RFC 4648 §4).
    """

    t: Ms
    width: int
    height: int
    bits: str


class Drum(Message, frozen=True, kw_only=True, tag="drum"):
    """The drum plays for `ms` from `t`."""

    t: Ms
    ms: Ms
    pattern: int
    night: bool


class Light(Message, frozen=True, kw_only=True, tag="light"):
    """All seats are dark or not; `whisper` ms long every seat page shows a whisper or the neutral face."""

    t: Ms
    night: bool
    whisper: Ms


class Opened(Message, frozen=True, kw_only=True, tag="opened"):
    """These seats may act until `until`; in the night always all of them."""

    t: Ms
    until: Ms
    seats: tuple[Seat, ...]
    talk: bool
    question: int = 0
    """The number of what is asked: as long as it is the same, what is half typed still answers it."""


class Answer(Message, frozen=True, kw_only=True, tag="answer"):
    """What the table says to a correction of the host."""

    t: Ms
    taken: bool
    text: str


class Spot(Struct, frozen=True, kw_only=True):
    """One place on the circle: a house of Lupusburg, a player of Lupus in Tabula."""

    n: int
    seat: Seat
    standing: bool = True
    tokens: tuple[Seat, ...] = ()
    """Whose public votes lie on it."""
    mark: str = ""
    """"paw", "tuft", "nominee" or nothing."""
    card: str = ""
    """What was uncovered here, after the end alone."""


class Picture(Message, frozen=True, kw_only=True, tag="picture"):
    """The table from above."""

    players: int
    spots: tuple[Spot, ...]
    burgomaster: Seat | None = None
    bets: tuple[tuple[Seat, Seat], ...] = ()
    """Whose seal lies on whom."""
    winners: tuple[Seat, ...] = ()
    points: tuple[int, ...] = ()
    over: bool = False


class Place(Struct, frozen=True, kw_only=True):
    """A seat as the lobby sees it."""

    seat: Seat
    name: str
    """Empty where the player gave none."""
    claimed: bool
    """By a person, at a page or elsewhere."""
    page: bool
    """That person sits at a page, so the host can free the seat."""
    away: bool = False
    """Its player has been gone for long."""
    bot: bool = False
    """A bot plays it."""


class Lobby(Message, frozen=True, kw_only=True, tag="lobby"):
    """Who sits where; before a game also when it starts."""

    seats: tuple[Place, ...]
    waiting: bool
    """The game waits for somebody to start it."""
    playing: bool
    """There is a game that can be corrected."""
    starts_in: Ms | None = None
    """Room time from this message on, when the countdown runs."""
    pace: str = "normal"
    open_eyes: bool = False
    """The rules know what it costs to look uncalled, so the host can mark a player."""


class Private(Message, frozen=True, kw_only=True, tag="private"):
    """For one seat's pages alone; always padded to `PRIVATE_SIZE`."""

    t: Ms
    own: tuple[str, ...] = ()
    """What the player holds, line by line."""
    whisper: str = ""
    asked: str = ""
    note: str = ""
    """The answer to what was typed last."""

    def __repr__(self) -> str:
        return "<Private>"


PublicMessage: TypeAlias = (
    Clock
    | Caption
    | Title
    | Turn
    | Bearing
    | Panel
    | Drum
    | Light
    | Opened
    | Answer
    | Picture
    | Lobby
)


def encode(message: PublicMessage) -> str:
    """A public message as it is sent."""
    return msgspec.json.encode(message).decode()


def padded(message: Private) -> str:
    """A private message as it is sent: ASCII, so that signs are bytes, filled up with spaces.

    JSON ignores the spaces; whoever counts bytes learns nothing from the length.
    """
    plain = msgspec.json.encode(message).decode()
    text = "".join(sign if sign.isascii() else _escaped(sign) for sign in plain)
    return text.ljust(-(-len(text) // PRIVATE_SIZE) * PRIVATE_SIZE)


def _escaped(sign: str) -> str:
    units = sign.encode("utf-16-be")
    return "".join(f"\\u{units[i]:02x}{units[i + 1]:02x}" for i in range(0, len(units), 2))
