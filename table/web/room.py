"""Who looks at the table through a page, and what each of them is sent.

Public messages go to every page in the same moment, private ones to the pages of one seat. A page
that comes late, or comes back, is first sent the latest message of each kind.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from table.burgomaster.inputs import AnyInput
from table.cues import Ms, Seat
from table.web.claims import Claims
from table.web.messages import (
    Bearing,
    Caption,
    Clock,
    Light,
    Lobby,
    Opened,
    Panel,
    Picture,
    Place,
    Private,
    PublicMessage,
    Title,
    Turn,
    encode,
    padded,
)

BEHIND: Final = 256
"""Messages a slow page may be behind; then its line is closed, and it comes back by itself."""
PAGES_OF_A_SEAT: Final = 4
PAGES: Final = 200
GONE_AFTER: Final = 60.0
"""Seconds without a page until a bot is offered for the seat."""
COUNTDOWN: Final[Ms] = 10_000
"""From the last free seat's being claimed to the start."""

_KEPT: Final = (Clock, Lobby, Picture, Light, Title, Turn, Bearing, Panel, Opened, Caption)


class Game(Protocol):
    """The game that is being played, as the pages may touch it."""

    @property
    def now(self) -> Ms: ...
    @property
    def speed(self) -> float: ...
    def enter(self, seat: Seat, text: str) -> None: ...
    def correct(self, given: AnyInput) -> None: ...
    def sit(self, seat: Seat) -> None: ...
    def leave(self, seat: Seat) -> None: ...
    def speak(self, seat: Seat) -> None: ...
    def volume(self, what: str, louder: bool) -> None: ...


class Page:
    """One line to one browser; `seat` is None for the public and the host's page."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.out: asyncio.Queue[str | None] = asyncio.Queue(BEHIND)
        """What is still to be sent; None closes the line."""
        self.put_out = False
        """The page lost its seat."""
        self._closed = False

    def send(self, text: str) -> None:
        """Never waits; a page that is too far behind is closed, one that is closed gets nothing."""
        if self._closed:
            return
        try:
            self.out.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Close the line; what was not sent yet is not sent."""
        self._closed = True
        while not self.out.empty():
            self.out.get_nowait()
        self.out.put_nowait(None)


class Room:
    """All pages of one table."""

    def __init__(self, claims: Claims) -> None:
        self.claims = claims
        self.game: Game | None = None
        self.pace = "normal"
        self.title = ""
        self.started = asyncio.Event()
        self._pages: set[Page] = set()
        self._latest: dict[type[PublicMessage], PublicMessage] = {}
        self._private: dict[Seat, Private] = {}
        self._langs: dict[Seat, str] = {}
        self._names: tuple[str, ...] = ()
        self._open_eyes = False
        self._elsewhere: frozenset[Seat] = frozenset()
        self._standing_in: set[Seat] = set()
        self._gone: set[Seat] = set()
        self._timers: dict[Seat, asyncio.TimerHandle] = {}
        self._waiting = False
        self._countdown: asyncio.TimerHandle | None = None

    # What the table says

    def seats(
        self, names: tuple[str, ...], elsewhere: frozenset[Seat], *, open_eyes: bool = False
    ) -> None:
        """Who can sit down: every seat but those of people who play without a page.

        A seat whose name is empty is called by its number, on each page in the page's language.
        """
        self._names = names
        self._open_eyes = open_eyes
        self._elsewhere = elsewhere
        self.claims.seats(frozenset(range(1, len(names) + 1)) - elsewhere)
        if self._waiting or self.game is not None:  # a pad is lost or back in a game
            self._changed()

    async def lobby(self) -> None:
        """Wait until somebody starts the game, or all are in and the countdown is over."""
        self._waiting = True
        self.started.clear()
        self._changed()
        await self.started.wait()
        self._waiting = False
        self._changed()

    def open(self, game: Game) -> None:
        """A game begins, or is taken up again: those who sit at pages play it."""
        self.game = game
        self._latest.clear()
        self._private.clear()
        for seat in sorted(self.claims.claimed - self._standing_in):
            game.sit(seat)

    def clock(self) -> None:
        """The game's clock runs from here on."""
        assert self.game is not None  # said by a game
        self.say(Clock(now=self.game.now, speed=self.game.speed))
        self._changed()

    def close_game(self) -> None:
        """The game is over; its last picture stays."""
        self.game = None
        self._changed()

    def say(self, message: PublicMessage) -> None:
        """For every page."""
        self._latest[type(message)] = message
        text = encode(message)
        for page in tuple(self._pages):
            page.send(text)

    def tell(self, seat: Seat, message: Private) -> None:
        """For the pages of this seat alone."""
        self._private[seat] = message
        text = padded(message)
        for page in tuple(self._pages):
            if page.seat == seat:
                page.send(text)

    def close(self) -> None:
        """Close every line."""
        for timer in self._timers.values():
            timer.cancel()
        if self._countdown is not None:
            self._countdown.cancel()
        for page in tuple(self._pages):
            page.close()

    # What pages do

    @property
    def free(self) -> tuple[Seat, ...]:
        """The seats that can be claimed."""
        everybody = frozenset(range(1, len(self._names) + 1))
        return tuple(sorted(everybody - self._elsewhere - self.claims.claimed))

    def connect(self, seat: Seat | None) -> Page | None:
        """A page opens its line; None where there are too many already."""
        of_seat = sum(page.seat == seat for page in self._pages) if seat else 0
        if len(self._pages) >= PAGES or of_seat >= PAGES_OF_A_SEAT:
            return None
        page = Page(seat)
        if self.game is not None and Clock in self._latest:
            self._latest[Clock] = Clock(now=self.game.now, speed=self.game.speed)
        for kind in _KEPT:
            if (message := self._latest.get(kind)) is not None:
                page.send(encode(message))
        if seat is not None:
            page.send(padded(self._private.get(seat, Private(t=0))))
        self._pages.add(page)
        if seat is not None:
            self._here(seat)
        return page

    def disconnect(self, page: Page) -> None:
        """Its line is closed."""
        self._pages.discard(page)
        seat = page.seat
        if seat in self.claims.claimed and all(p.seat != seat for p in self._pages):
            assert seat is not None  # only seats are claimed
            loop = asyncio.get_running_loop()
            self._timers[seat] = loop.call_later(GONE_AFTER, self._is_gone, seat)

    def claim(self, seat: Seat) -> str:
        """Sit down at a free seat; the token for the browser.

        :raises SeatTaken: it is not free.
        """
        token = self.claims.claim(seat)
        self._standing_in.discard(seat)
        if self.game is not None:
            self.game.sit(seat)
        self._changed()
        return token

    def lang_of(self, seat: Seat) -> str | None:
        """The language the seat's page is read in; None before it was ever open."""
        return self._langs.get(seat)

    def speak(self, seat: Seat, lang: str) -> None:
        """The seat's page is read in `lang` from now on; what it was told is told again."""
        if seat in self.claims.claimed and self._langs.get(seat) != lang:
            self._langs[seat] = lang
            if self.game is not None:
                self.game.speak(seat)

    def release(self, seat: Seat) -> None:
        """The seat is free again; a bot plays it until somebody claims it."""
        if seat not in self.claims.claimed:
            return
        self.claims.release(seat)
        self._private.pop(seat, None)
        self._langs.pop(seat, None)
        self._gone.discard(seat)
        self._standing_in.discard(seat)
        if (timer := self._timers.pop(seat, None)) is not None:
            timer.cancel()
        if self.game is not None:
            self.game.leave(seat)
        for page in tuple(self._pages):
            if page.seat == seat:
                page.put_out = True
                page.close()
        self._changed()

    def stand_in(self, seat: Seat) -> None:
        """A bot plays for a player who has been gone for long, until the player is back."""
        if seat in self._gone and seat not in self._standing_in:
            self._standing_in.add(seat)
            if self.game is not None:
                self.game.leave(seat)
            self._changed()

    def start(self) -> None:
        """Somebody pressed the start button."""
        if self._waiting and (self.claims.claimed or self._elsewhere):
            self.started.set()

    def set_pace(self, pace: str) -> None:
        """How long the next game's table waits by day."""
        self.pace = pace
        self._changed()

    # Within

    def _here(self, seat: Seat) -> None:
        if (timer := self._timers.pop(seat, None)) is not None:
            timer.cancel()
        if seat in self._gone:
            self._gone.discard(seat)
            if seat in self._standing_in:
                self._standing_in.discard(seat)
                if self.game is not None:
                    self.game.sit(seat)
            self._changed()

    def _is_gone(self, seat: Seat) -> None:
        self._timers.pop(seat, None)
        self._gone.add(seat)
        self._changed()

    def _changed(self) -> None:
        """Tell every page who sits where, and keep the countdown."""
        loop = asyncio.get_running_loop()
        counting = self._waiting and self.claims.full
        if counting and self._countdown is None:
            self._countdown = loop.call_later(COUNTDOWN / 1000, self.start)
        if not counting and self._countdown is not None:
            self._countdown.cancel()
            self._countdown = None
        left = None
        if self._countdown is not None:
            left = max(0, round((self._countdown.when() - loop.time()) * 1000))
        claimed = self.claims.claimed
        seats = tuple(
            Place(
                seat=seat,
                name=name,
                claimed=seat in claimed or seat in self._elsewhere,
                page=seat in claimed,
                away=seat in self._gone,
                bot=seat in self._standing_in or seat not in claimed | self._elsewhere,
            )
            for seat, name in enumerate(self._names, 1)
        )
        self.say(
            Lobby(
                seats=seats,
                waiting=self._waiting,
                playing=self.game is not None,
                starts_in=left,
                pace=self.pace,
                open_eyes=self._open_eyes,
            )
        )
