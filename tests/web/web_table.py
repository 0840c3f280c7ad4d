"""A table with pages, playing in a thread: the same parts as `burgomaster play`, without sound."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from table import journal
from table.app import rulesets
from table.app.playing.evening import Accept, Evening
from table.app.playing.game import bot_seats
from table.app.playing.header import Header
from table.app.playing.live import LiveTable
from table.app.playing.stage import Stage
from table.app.web import Pages, Wanted, WebGame
from table.burgomaster.setup import Pace, Setup
from table.cues import Seat
from table.web import server
from table.web.claims import Claims
from table.web.room import Room
from table.web.routes import Door, Rates

HOST_KEY = "the-hosts-key-0123456789"
T = TypeVar("T")


def header_of(
    rules: str = "lupusburg",
    players: int = 6,
    *,
    seed: int = 3,
    speed: float = 20.0,
    pace: dict[str, int] | None = None,
    people: tuple[Seat, ...] = (),
    bots: str = "random",
) -> Header:
    """The header of a game."""
    options = rulesets.find(rules).options(rulesets.Wishes(players=players))
    return Header(
        rules=rules,
        options=dict(msgspec.to_builtins(options)),
        setup=Setup(
            players=players, deal_seed=seed, public_seed=seed, pace=replace(Pace(), **(pace or {}))
        ),
        bots=bots,
        people=people,
        speed=speed,
    )


def durations(*_: Any) -> Any:
    """Every phrase lasts a second: captions are quick here."""
    return 1000


class WebTable:
    """The pages at `url` while the context lasts; the game runs until it is over."""

    def __init__(
        self,
        header: Header,
        *,
        lobby: bool = False,
        rates: Rates | None = None,
        record: Path | None = None,
    ) -> None:
        """`record` is where inputs are written down; None: nowhere."""
        self.header = header
        self._record = record
        self._lobby = lobby
        self._rates = rates
        self._ready = threading.Event()
        self._ended = asyncio.Event()
        self.over = threading.Event()
        self.dealt = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)
        self._loop: asyncio.AbstractEventLoop
        self.url = ""
        self.room: Room
        self.game: WebGame
        self.evening: Evening
        self.trouble: BaseException | None = None

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.room = Room(Claims())
        door = server.bind("127.0.0.1", 0)
        self.url = server.address_of(door)
        app = Door(self.room, self.header.lang, lambda: self.url, HOST_KEY, self._rates).app()
        try:
            async with server.serving(app, door):
                pages = Pages(self.room, Wanted(lobby=self._lobby))
                pages.seats(self.header)
                self._ready.set()
                playing = asyncio.create_task(self._play(pages))
                await self._ended.wait()
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
                self.room.close()
        except Exception as error:  # noqa: BLE001  # raised where the table is used
            self.trouble = error
            self._ready.set()

    async def _play(self, pages: Pages) -> None:
        try:
            self.header = await pages.lobby(self.header)
            self.game = pages.game(self.header)
            conductor = rulesets.conductor(self.header, durations)
            self.evening = Evening(
                self.header,
                conductor,
                accept=self._accept(),
                hear=[self.game],
                bots=bot_seats(self.header),
            )
            self.game.watch(self.evening, Stage(self.header.speed or 1.0))
            self.evening.begin()
            table = LiveTable(self.evening, self.header.speed or 1.0)
            self.game.run(table)
            self.dealt.set()
            await table.play()
            pages.over()
            self.over.set()
        except Exception as error:  # noqa: BLE001  # raised where the table is used
            self.trouble = error
            self.dealt.set()
            self.over.set()

    def _accept(self) -> Accept:
        if self._record is None:
            return lambda t, given: None
        book = journal.Journal(journal.create(self._record, self.header), on_trouble=print)
        return lambda t, given: asyncio.wrap_future(book.append(journal.entry(t, given)))

    def call(self, act: Callable[[], T]) -> T:
        """Do something on the table's own loop."""

        async def doing() -> T:
            return act()

        return asyncio.run_coroutine_threadsafe(doing(), self._loop).result(120)

    def __enter__(self) -> WebTable:
        self._thread.start()
        assert self._ready.wait(120)
        if self.trouble is not None:
            raise self.trouble
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(120)
        assert not self._thread.is_alive()
        if self.trouble is not None and kind is None:
            raise self.trouble
