"""Between games: people sit down at pads and phones, and anybody of them starts the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from table.app.pads.desk import PadDesk
from table.app.playing.header import Header
from table.burgomaster.conductor import READY
from table.burgomaster.entries import DECLINE
from table.cues import Seat, phrase
from table.errors import ConfigError, Say
from table.speech.catalogue import catalogue_of
from table.web.room import COUNTDOWN

if TYPE_CHECKING:
    from table.app.web import Pages

MOST_SEATS = 24


class Lobby:
    """One waiting for one game. `#` on a pad sits down, `A#` starts, `D#` leaves, `6#`: six play.

    :param remake: the header for another number of players; raises `ConfigError` where the rules
        do not allow it.
    :param keep: is told the header whenever somebody came, left, or another number is to play.
    """

    def __init__(
        self,
        header: Header,
        desk: PadDesk,
        pages: Pages | None,
        remake: Callable[[int], Header],
        say: Say,
        keep: Callable[[Header], object],
    ) -> None:
        self._header = self._planned = header
        self._desk = desk
        self._pages = pages
        self._remake = remake
        self._say = say
        self._keep = keep
        self._joined = set(header.people)
        self._started = asyncio.Event() if pages is None else pages.room.started
        self._countdown: asyncio.TimerHandle | None = None

    async def wait(self) -> Header:
        """Until the game is started; its header, with the people at pads and the chosen pace."""
        self._desk.lobby(self.entered)
        self._show()
        self._keep(self._seated(self._header))
        paced = self._header
        if self._pages is None:
            await self._started.wait()
        else:
            paced = await self._pages.lobby(self._seated(self._header))
        if self._countdown is not None:
            self._countdown.cancel()
        setup = replace(self._header.setup, pace=paced.setup.pace)
        return self._seated(replace(self._header, setup=setup))

    def start(self) -> None:
        """Somebody starts the game."""
        self._started.set()

    def entered(self, seat: Seat, text: str) -> None:
        """What was typed on a pad."""
        if text.isdigit() and seat in self._joined:
            self.players(int(text))
        elif text == READY and seat in self._joined:
            self.start()
        elif text == READY and self._may_join(seat):
            self._say(phrase("table-sit-first", seat=seat))
        elif text == DECLINE:
            self._joined.discard(seat)
        elif text == "" and self._may_join(seat):
            self._joined.add(seat)
        self._changed()

    def players(self, count: int) -> None:
        """So many play. Points belong to seats: with another number of them a series begins anew."""
        if count == self._header.setup.players:
            return
        before = self._planned.setup.players
        try:
            self._header = self._planned if count == before else self._remake(count)
        except ConfigError as error:
            self._say(error)
            return
        self._say(phrase("table-players", number=count))
        if self._planned.series.game > 1 and count != before:
            self._say(phrase("table-points-anew", number=before))
        self._changed()

    def _may_join(self, seat: Seat) -> bool:
        return seat <= self._header.setup.players and seat not in self._claimed()

    def _claimed(self) -> frozenset[Seat]:
        return frozenset() if self._pages is None else self._pages.room.claims.claimed

    def _seated(self, header: Header) -> Header:
        seats = range(1, header.setup.players + 1)
        people = tuple(seat for seat in seats if seat in self._joined - self._claimed())
        return replace(header, people=people)

    def _changed(self) -> None:
        self._show()
        self._keep(self._seated(self._header))
        if self._pages is not None:
            self._pages.seats(self._seated(self._header))
        # When all are in, it starts by itself; where phones are among them the pages count down.
        full = len(self._seated(self._header).people) == self._header.setup.players
        if full and self._countdown is None:
            loop = asyncio.get_running_loop()
            self._countdown = loop.call_later(COUNTDOWN / 1000, self.start)
        elif not full and self._countdown is not None:
            self._countdown.cancel()
            self._countdown = None

    def _show(self) -> None:
        text = catalogue_of(self._header.lang).text
        for seat in range(1, MOST_SEATS + 1):
            if seat > self._header.setup.players:
                key = "pad-no-game"
            else:
                key = "pad-in" if seat in self._joined else "pad-free"
            self._desk.show(seat, text(phrase(key)))
