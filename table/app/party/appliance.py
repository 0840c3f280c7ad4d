"""The running table: devices, pads, pages, lobby and games, and the beat for systemd."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import stat
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from table.app import folders, tell, web
from table.app.config.devices import Hardware
from table.app.config.devices import Header as PiHeader
from table.app.config.paths import CALIBRATION, HOUSES, SIMULATED
from table.app.config.sections import Config
from table.app.keeper import Keeper
from table.app.keyboard import Lines
from table.app.pads.desk import PadDesk, codes_of, registry_of
from table.app.party import interrupted, sitting, typed
from table.app.party.lobby import MOST_SEATS, Lobby
from table.app.party.notify import Notify
from table.app.party.sitting import Sitting
from table.app.party.waiting import WaitingScreen
from table.app.playing import asked, dealing, game, rendering
from table.app.playing.evening import Evening
from table.app.playing.game import Place
from table.app.playing.header import Header
from table.app.playing.live import LiveTable
from table.burgomaster.commands import Command
from table.cues import Phrase, Seat, phrase
from table.errors import ConfigError, Said, TableError, line
from table.houses import Registry
from table.seats.pads import Pads, SerialPort, find_ports
from table.seats.pads.simulated import SimulatedPads
from table.speech import desk

_log = logging.getLogger(__name__)

LATE_MS: Final = 5000
"""A game that has not done what was due so long ago hangs, even if its loop turns."""
SETTLED_S: Final = 60.0
"""A game that was taken up again and has lasted so long does not break off at once."""

LOOK_S: Final = 5.0


class Appliance:
    """A table that is switched on. `main` runs until it is switched off, or its games are played."""

    hardware: Hardware | None
    calibration: Path

    def __init__(self, args: argparse.Namespace, config: Config, state: Path) -> None:
        self._args = args
        self._config = config
        self._state = state
        self._games = Path(config.table.games_folder or state / folders.GAMES)
        self._console = tell.console()
        self._notify = Notify()
        self._terminated = False
        self.in_game = False
        """Whether a game has begun and has not ended, also when the table has been put away."""
        self._lobby: Lobby | None = None
        self._pages: web.Pages | None = None
        self._desk: PadDesk | None = None
        self._register: Keeper | None = None
        self._playing: tuple[LiveTable, Evening] | None = None
        self._people: frozenset[Seat] = frozenset()
        self._header_now: Header | None = None
        self._own_lang = args.lang or desk.language(config.table.language)
        self.hardware = None if args.simulated else PiHeader(config)
        self.calibration = state / (SIMULATED if args.simulated else CALIBRATION)
        self._sitting = state / sitting.FILE

    async def main(self) -> int:
        """Until the end; 0."""
        loop = asyncio.get_running_loop()
        task = asyncio.current_task()
        assert task is not None  # it runs on the loop

        def terminate() -> None:
            self._terminated = True
            task.cancel()

        loop.add_signal_handler(signal.SIGTERM, terminate)
        try:
            async with AsyncExitStack() as stack:
                await self._open(stack)
                await self._evening()
        except asyncio.CancelledError:
            if not self._terminated:
                raise
            task.uncancel()
        finally:
            self._notify.stopping()
            loop.remove_signal_handler(signal.SIGTERM)
        return 0

    async def _open(self, stack: AsyncExitStack) -> None:
        folders.make(self._games)
        self._register = Keeper(self._sitting, self._say)
        stack.push_async_callback(asyncio.to_thread, self._register.close)
        sim = None
        if self._args.simulated:
            planned = self._planned(sitting.kept(self._sitting, self._rules()))
            most = max(planned.setup.players, interrupted.seats_waiting(self._games))
            seats = range(1, most + 1)
            sim = stack.enter_context(SimulatedPads(seats, real_time=True))
            if sim.notice is not None:
                self._say(sim.notice)
        here = range(1, MOST_SEATS + 1) if self._config.pads.enabled or sim else ()
        find, connect = (sim.ports, sim.connect) if sim else (find_ports, SerialPort)
        pads = Pads(here, find=find, connect=connect, confirm_at_once=False)
        stack.callback(pads.close)
        self._desk = PadDesk(pads, self._say, sim)
        await stack.enter_async_context(_beside(self._desk.run()))
        if self._notify.beat_s is not None:
            await stack.enter_async_context(_beside(self._beat(self._notify.beat_s)))
        if (wanted := asked.pages_wanted(self._args)) is not None:
            opened = web.opened(wanted, self._header(), self._state, self._console)
            self._pages = await stack.enter_async_context(opened)
        if _readable(sys.stdin):
            loop = asyncio.get_running_loop()
            loop.add_reader(sys.stdin, self._typed, Lines())
            stack.callback(loop.remove_reader, sys.stdin)

    async def _evening(self) -> None:
        place = interrupted.take_up(self._games, self._say)
        kept = None if place else sitting.kept(self._sitting, self._rules())
        planned = self._planned(kept)
        last = None if place else interrupted.same_evening(self._games, planned)
        header = place.header if place else last or planned
        if kept:
            header = replace(header, people=planned.people)
        if not (place or last or kept) and self._pages is not None:
            self._pages.forget()
        passed_over = interrupted.passed_over(self._args, header, planned) if place else ()
        if passed_over:
            self._say(phrase("table-goes-on-first", options=", ".join(passed_over)))
        played = 0
        self._notify.ready()
        while self._args.games is None or played < self._args.games:
            if place is None:
                header = await self._wait(header)
                folder = self._games / f"{datetime.now():%Y-%m-%d_%H-%M-%S}-{header.rules}"
                place = game.begin(folder, header)
            elif self._pages is not None:
                self._pages.seats(header)
            header, final = await self._play(place)
            place = None
            played += 1
            people, totals = header.people, final["series"]["totals"]
            if passed_over:  # now it is their turn
                header, passed_over = interrupted.after(header, totals, planned), ()
                seats = range(1, header.setup.players + 1)
                header = replace(header, people=tuple(seat for seat in people if seat in seats))
            else:
                header = interrupted.following(header, totals)

    async def _wait(self, header: Header) -> Header:
        """The lobby; the header of the game that was started, with the voice it will have."""
        assert self._desk is not None  # opened before
        assert self._register is not None
        register = self._register
        self._status(phrase("status-waiting", rules=header.rules))
        self._say(phrase("table-waits"))
        ready = asyncio.create_task(asyncio.to_thread(rendering.voiced, header, self._console))

        def keep(settled: Header) -> None:
            register.keep(sitting.written(settled))

        self._lobby = Lobby(header, self._desk, self._pages, self._header, self._say, keep)
        try:
            async with AsyncExitStack() as stack:
                if self.hardware is not None and self._config.screen.enabled:
                    screen = WaitingScreen(self._config.screen, self.hardware, self._say)
                    stack.push_async_callback(asyncio.to_thread, screen.close)
                    await stack.enter_async_context(_beside(self._keep_shown(screen)))
                started = await self._lobby.wait()
        finally:
            self._lobby = None
        if not ready.done():
            self._say(phrase("table-voice-first"))
        voiced = await ready
        if started.setup.players != header.setup.players:
            voiced = await asyncio.to_thread(rendering.voiced, started, self._console)
        return replace(started, lengths=voiced.lengths)

    async def _keep_shown(self, screen: WaitingScreen) -> None:
        """The pages' address on the screen; the network may come, or change, while people wait."""
        shown = None
        while True:
            where = self._pages.address.removeprefix("http://") if self._pages else ""
            if where != shown:
                shown = where
                await asyncio.to_thread(screen.show, f"Burgomaster {where}")
            await asyncio.sleep(LOOK_S)

    async def _play(self, place: Place) -> tuple[Header, dict[str, Any]]:
        self.in_game = True
        self._say(str(place.folder))
        self._status(phrase("status-playing", rules=place.header.rules))
        loop = asyncio.get_running_loop()
        settled = loop.call_later(  # in a thread: a disk that stalls keeps no cue waiting
            SETTLED_S, loop.run_in_executor, None, interrupted.goes_well, place.folder
        )
        try:
            final = await game.play_live(place, self._console, self._pages, self)
        finally:
            settled.cancel()
        self.in_game = False
        await asyncio.to_thread(interrupted.goes_well, place.folder)
        return place.header, final

    # Around a game (`table.app.playing.around`)

    def sit(self, header: Header, evening: Evening) -> None:
        """The people at pads take their seats."""
        self._header_now = header
        registry: Registry | None = None
        codes: Mapping[str, int] | None = None
        if dealing.taps(header):
            codes = (
                dealing.simulated_tags(header.rules)
                if self._args.simulated
                else codes_of(self._state / HOUSES, header.rules, self._say)
            )
        if self._config.houses.tags and header.rules == "lupusburg":
            registry = registry_of(self._state / HOUSES, self._say)
        assert self._desk is not None  # opened before
        self._people = frozenset(header.people)
        self._desk.sit(
            header,
            evening,
            claimed=self._claimed,
            absent=self._absent,
            registry=registry,
            codes=codes,
        )

    def hear(self, command: Command) -> None:
        """Lamps, buzzers and readers follow."""
        if self._desk is not None:
            self._desk.hear(command)

    def begun(self, table: LiveTable, evening: Evening) -> None:
        """Entries count, and the beat follows the game."""
        self._playing = (table, evening)
        if self._desk is not None:
            self._desk.begun(table, evening)

    def over(self) -> None:
        """Nothing is played."""
        self._playing = self._header_now = None
        if self._desk is not None:
            self._desk.over()

    def _claimed(self) -> frozenset[Seat]:
        return self._pages.room.claims.claimed if self._pages else frozenset()

    def _absent(self, lost: frozenset[Seat]) -> None:
        """Seats whose pads are lost may be taken by phones, until the pads are back."""
        if self._pages is not None and self._header_now is not None:
            here = self._people - (lost | self._claimed())
            self._pages.seats(replace(self._header_now, people=tuple(sorted(here))))

    # Within

    async def _beat(self, seconds: float) -> None:
        """The watchdog's beat, as long as the loop turns and the game does what is due."""
        while True:
            if not self._hangs():
                self._notify.alive()
            await asyncio.sleep(seconds)

    def _hangs(self) -> bool:
        if self._playing is None:
            return False
        table, evening = self._playing
        due = evening.next_due
        return due is not None and table.now - due > LATE_MS * self._args.speed

    def _header(self, players: int | None = None) -> Header:
        """The header of a first game, for as many players as asked for or as have names."""
        many = self._args.players or len(self._config.table.names) or None
        many = many if players is None else players
        fields = {**vars(self._args), "players": many, "games": 1}
        fields["deal"] = self._args.deal or self._config.table.deal
        if self._rules() == "lupusburg":
            fields["deal"] = "deal"  # the cards lie under the houses
        return asked.first_header(argparse.Namespace(**fields))

    def _planned(self, kept: Sitting | None) -> Header:
        """The header of a first game, with the people who sat at the table before a power cut."""
        header = self._header()
        if kept is None:
            return header
        if self._args.players is None:
            # The house rules may have changed, so that not so many may play now.
            with suppress(ConfigError):
                header = self._header(kept.players)
        seats = range(1, header.setup.players + 1)
        return replace(header, people=tuple(seat for seat in kept.people if seat in seats))

    def _rules(self) -> str:
        rules: str = self._args.rules or self._config.table.rules
        return rules

    def _typed(self, lines: Lines) -> None:
        """What came from the terminal."""
        try:
            for line in lines.some():
                self._line(line.strip())
        except EOFError:
            asyncio.get_running_loop().remove_reader(sys.stdin)

    def _line(self, line: str) -> None:
        """Enter starts, a number says how many play, "3 A#" presses keys on a simulated pad."""
        if not line:
            if self._lobby is not None:
                self._lobby.start()
            return
        match typed.read(line):
            case typed.Keys(seat, keys) if self._desk is not None and seat in self._desk.simulated:
                self._desk.press(seat, keys)
            case typed.Number(players) if self._lobby is not None:
                self._lobby.players(players)
            case _:
                self._say(self._lines_there_are())

    def _lines_there_are(self) -> Phrase:
        """How a line looks that can be typed now."""
        most = max(self._desk.simulated, default=0) if self._desk is not None else 0
        if self._lobby is not None:
            return phrase("typed-waiting-pads", most=most) if most else phrase("typed-waiting")
        return phrase("typed-pads", most=most) if most else phrase("typed-nothing")

    @property
    def _lang(self) -> str:
        """The language of the game that is played: one taken up again may have another."""
        return self._own_lang if self._header_now is None else self._header_now.lang

    def _status(self, said: Phrase) -> None:
        self._notify.status(desk.read(said, self._lang))

    def _say(self, said: Said | str) -> None:
        if isinstance(said, TableError):
            _log.warning("%s", line(said))
        tell.on(self._console, "dim")(desk.read(said, self._lang))


@asynccontextmanager
async def _beside(work: Any) -> AsyncIterator[None]:
    """Do `work` meanwhile; if it fails, what is inside is broken off and the failure goes on up."""
    task = asyncio.ensure_future(work)
    inside = asyncio.current_task()
    assert inside is not None  # a context of a coroutine
    broken = False

    def failed(done: asyncio.Future[Any]) -> None:
        nonlocal broken
        if not done.cancelled() and done.exception() is not None:
            broken = True
            inside.cancel()

    task.add_done_callback(failed)
    try:
        try:
            yield
        finally:
            task.remove_done_callback(failed)
            task.cancel()
            await asyncio.wait([task])  # raises nothing of the task's, only that we are to stop
    except asyncio.CancelledError:
        if broken:
            inside.uncancel()
            await task  # raises what it failed with
        raise


def _readable(stream: Any) -> bool:
    """Whether lines may come: from a terminal or a pipe. A service's /dev/null has none."""
    try:
        mode = os.fstat(stream.fileno()).st_mode
    except (OSError, ValueError):
        return False
    return stream.isatty() or stat.S_ISFIFO(mode)
