"""The pages in an evening: opens them, shows the game on them, seats the people who come by them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console

from table.app import claimed, rulesets, tell
from table.app.keeper import Keeper
from table.app.pads.sim import SimulatedRoom
from table.app.playing.evening import Evening
from table.app.playing.game import short
from table.app.playing.header import Header
from table.app.playing.live import LiveTable
from table.app.playing.private import PrivateScreen
from table.app.playing.sight import Seen, Sight
from table.app.playing.stage import Stage
from table.burgomaster.commands import (
    Answered,
    Closed,
    Command,
    Happened,
    Open,
    Tell,
)
from table.burgomaster.inputs import AnyInput
from table.burgomaster.setup import Pace
from table.cues import Claw, Drum, Lamps, Level, Light, Ms, Phrase, Screen, Seat, Voice, phrase
from table.rules.lupusburg import PublicView as LupusburgView
from table.rules.moments import Secret
from table.seats.faces import Line
from table.seats.pads.face import LINES
from table.speech import desk
from table.speech.catalogue import catalogue_of
from table.web import messages, server
from table.web.claims import Claims
from table.web.pictures import lupusburg, tabula
from table.web.room import Room
from table.web.routes import Door

PACES = {"brisk": 0.6, "normal": 1.0, "relaxed": 1.5}
"""By how much the limits of the day are stretched."""
BY_DAY = (
    "setup", "privilege", "show", "bet", "coin", "discussion", "token", "defence",
    "second_ballot", "scoring", "nomination",
)  # fmt: skip


class Wanted(Struct, frozen=True):
    """What the command line says about pages."""

    host: str = "127.0.0.1"
    port: int = 8000
    lobby: bool = False


class WebSeat:
    """A person's seat at a page: what the table tells it becomes one private message."""

    def __init__(
        self,
        seat: Seat,
        screen: PrivateScreen,
        room: Room,
        text: Callable[[Phrase], str],
        now: Callable[[], Ms],
    ) -> None:
        self._seat = seat
        self._screen = screen
        self._room = room
        self._text = text
        self._now = now
        self._seen: tuple[str, ...] | None = None
        self._whisper_until: Ms = 0

    def seen(self, lines: tuple[str, ...]) -> None:
        """The seat has a pad, whose display shows this now: four lines, or none while it is dark."""
        self._seen = lines
        self.show()

    def speak(self, text: Callable[[Phrase], str]) -> None:
        """The page is read in another language from now on."""
        self._text = text
        self.show()

    def entered(self) -> None:
        self._screen.entered()

    def tell(self, told: Tell) -> None:
        self._screen.tell(told)
        self.show()

    def whisper(self, ms: Ms, face: Secret | None) -> None:
        self._whisper_until = self._now() + ms
        self._screen.lit(face)
        self.show()

    def whispered(self, face: Secret | None) -> None:
        self._screen.lit(face)
        self.show()

    def opened(self, opened: Open) -> None:
        self._screen.opened(opened)
        self.show()

    def closed(self) -> None:
        self._screen.closed()
        self.show()

    def hear(self, command: Command) -> None:
        """A public command: night falls, the morning comes, or others are asked now."""
        self._screen.hear(command)
        self.show()

    def show(self) -> None:
        """Send what the private screen shows now; where the seat has a pad, what that one shows."""
        screen = self._screen
        if self._seen is None:
            whisper, note = self._words(screen.whisper), self._words(screen.note)
            asked = self._text(screen.asking) if screen.asking else ""
        else:
            said, note = " ".join(filter(None, self._seen[:LINES])), "".join(self._seen[LINES:])
            whispering = self._now() < self._whisper_until
            whisper, asked = (said, "") if whispering else ("", said)
        self._room.tell(
            self._seat,
            messages.Private(
                t=self._now(),
                own=tuple(self._words(line) for line in screen.holdings),
                whisper=whisper,
                asked=asked,
                note=note,
            ),
        )

    def _words(self, line: Line) -> str:
        return "  ".join(self._text(said) for said in line)


def nobody_asked(t: Ms) -> messages.Opened:
    """From `t` on nobody may act."""
    return messages.Opened(t=t, until=t, seats=(), talk=False)


class WebGame:
    """One game on the pages: hears the public commands, and is the pages' `Game`."""

    def __init__(self, room: Room, header: Header) -> None:
        catalogue = catalogue_of(header.lang, header.children)
        self._room = room
        self._header = header
        self._text = catalogue.text
        self._title = short(catalogue)
        self._faces = rulesets.find(header.rules).faces
        self._seats: dict[Seat, WebSeat] = {}
        self.evening: Evening | None = None
        self._table: LiveTable | None = None
        self._stage: Stage | None = None
        self._sight: Sight | None = None
        self._pads: SimulatedRoom | None = None
        self._stale = False

    def watch(
        self,
        evening: Evening,
        stage: Stage,
        seen: Seen | None = None,
        pads: SimulatedRoom | None = None,
    ) -> None:
        """Before the first command: those who have claimed seats sit down.

        What is `seen` of claw and screen is shown to everybody; each seat sees its own of `pads`.
        """
        self.evening = evening
        self._stage = stage
        self._pads = pads
        if seen is not None:
            self._sight = Sight(seen, self._room.say, self._text, self.speed)
        self._room.open(self)

    def run(self, table: LiveTable) -> None:
        """The clock runs."""
        self._table = table
        self._room.clock()

    def close(self) -> None:
        """The game is over, or interrupted: the devices are seen no more."""
        if self._sight is not None:
            self._sight.close()

    # What everybody is shown

    def __call__(self, command: Command) -> None:
        room, text = self._room, self._text
        if self._sight is not None:
            self._sight(command)
        match command:
            case Voice(t=t, ms=ms, phrase=said):
                self._refresh()
                room.say(messages.Caption(t=t, ms=ms, text=text(said)))
            case Screen(t=t, title=title, big=big, until=until):
                self._refresh()
                room.say(messages.Title(t=t, text=self._title(title), big=big, until=until))
            case Claw(t=t, ms=ms, house=house):
                room.say(messages.Turn(t=t, ms=ms, to=house))
            case Drum(t=t, ms=ms, pattern=pattern, level=level):
                night = level is Level.NIGHT
                room.say(messages.Drum(t=t, ms=ms, pattern=pattern, night=night))
            case Lamps(t=t, light=light, whisper=whisper):
                room.say(messages.Light(t=t, night=light is Light.OFF, whisper=whisper))
                if light is not Light.OFF:  # no word closes the last slot of a night
                    room.say(nobody_asked(t))
                if not whisper:
                    self._hear(command)
            case Open(t=t, until=until, seats=seats, talk=talk):
                self._hear(command)
                number = 0 if self.evening is None else self.evening.question
                room.say(messages.Opened(t=t, until=until, seats=seats, talk=talk, question=number))
            case Closed(t=t):
                room.say(nobody_asked(t))
            case Answered(t=t, taken=taken, phrase=said):
                room.say(messages.Answer(t=t, taken=taken, text=text(said)))
            case Happened():
                self._stale = True  # shown when the table says it
            case _:
                pass

    def _hear(self, command: Command) -> None:
        for port in self._seats.values():
            port.hear(command)

    def _refresh(self) -> None:
        if not self._stale:
            return
        self._stale = False
        assert self.evening is not None  # it is the evening that announces
        self._room.say(picture(self.evening.conductor.public_view(), self._text))
        for port in self._seats.values():
            port.show()

    # What pages do

    @property
    def now(self) -> Ms:
        return self._table.now if self._table else 0

    @property
    def speed(self) -> float:
        return self._header.speed or 1.0

    def enter(self, seat: Seat, text: str) -> None:
        if self._table is not None and seat in self._seats:
            self._seats[seat].entered()
            self._table.press(seat, text + "#")

    def correct(self, given: AnyInput) -> None:
        if self._table is not None:
            self._table.give(given)

    def sit(self, seat: Seat) -> None:
        evening = self.evening
        assert evening is not None  # the room opens a game that has its evening
        screen = PrivateScreen(self._faces, lambda: evening.conductor.seat_view(seat))
        port = WebSeat(seat, screen, self._room, self._text_for(seat), lambda: self.now)
        self._seats[seat] = port
        evening.sit(seat, port)
        if self._pads is not None:
            self._pads.watch(seat, port.seen)
        port.show()

    def leave(self, seat: Seat) -> None:
        assert self.evening is not None  # as above
        if self._seats.pop(seat, None) is not None:
            if self._pads is not None:
                self._pads.unwatch(seat)
            self.evening.leave(seat)
            if self._table is not None:
                self._table.stir()

    def speak(self, seat: Seat) -> None:
        """The seat's page has changed its language."""
        if (port := self._seats.get(seat)) is not None:
            port.speak(self._text_for(seat))

    def _text_for(self, seat: Seat) -> Callable[[Phrase], str]:
        lang = self._room.lang_of(seat) or self._header.lang
        return catalogue_of(lang, self._header.children).text

    def volume(self, what: str, louder: bool) -> None:
        if self._stage is not None:
            self._stage.louder(what, 3.0 if louder else -3.0)


def picture(view: Any, text: Callable[[Phrase], str]) -> messages.Picture:
    """The table from above, whatever is played."""
    if isinstance(view, LupusburgView):
        return lupusburg.picture(view, text)
    return tabula.picture(view, text)


class Pages:
    """The pages of an evening, game after game."""

    def __init__(self, room: Room, wanted: Wanted, reached: Callable[[], str] = lambda: "") -> None:
        self.room = room
        self._wanted = wanted
        self._reached = reached
        self._pace: Pace | None = None

    @property
    def address(self) -> str:
        """Where phones find them now, as in http://192.168.1.7:8000."""
        return self._reached()

    def seats(self, header: Header) -> None:
        """Who can sit down in this game."""
        names = header.setup.names or ("",) * header.setup.players
        open_eyes = bool(header.options.get("open_eyes_die"))  # an option of Lupus in Tabula
        self.room.seats(names, frozenset(header.people), open_eyes=open_eyes)

    async def lobby(self, header: Header) -> Header:
        """With `--lobby`, wait for the start; the header with the pace that was chosen."""
        self.seats(header)
        if not self._wanted.lobby:
            return header
        await self.room.lobby()
        factor = PACES[self.room.pace]
        # The next game of a series inherits the pace of the one before: stretch the first one's.
        pace = self._pace = self._pace or header.setup.pace
        stretched = {name: max(3, round(getattr(pace, name) * factor)) for name in BY_DAY}
        pace = msgspec.convert({**msgspec.to_builtins(pace), **stretched}, Pace)
        return replace(header, setup=replace(header.setup, pace=pace))

    def game(self, header: Header) -> WebGame:
        """What shows this game."""
        return WebGame(self.room, header)

    def over(self) -> None:
        """The game has ended."""
        self.room.close_game()

    def forget(self) -> None:
        """Another evening: nobody has a seat."""
        for seat in sorted(self.room.claims.claimed):
            self.room.release(seat)


@asynccontextmanager
async def opened(
    wanted: Wanted, header: Header, folder: Path, console: Console, *, anew: bool = False
) -> AsyncIterator[Pages | None]:
    """The pages of an evening while the context lasts; None where no port can be opened.

    Claims are kept in `folder`, so that phones find their seats again after a power cut, at the
    port they know if that can be had; `anew` drops those of an earlier evening.
    """
    file = folder / claimed.FILE
    kept = claimed.nobody() if anew else claimed.read(file)
    known = kept.port or wanted.port
    # Another --web is another wish; a port that was moved to is still the one the phones know.
    old = known if known in range(wanted.port, wanted.port + server.TRIES) else wanted.port
    try:
        if kept.digests:
            door = await server.bind_known(wanted.host, wanted.port, old)
        else:
            door = server.bind(wanted.host, wanted.port)
    except server.NoDoor as error:
        tell.on(console, "yellow")(desk.read(error, header.lang))
        yield None
        return
    kept.port = door.getsockname()[1]

    say = tell.Teller(header.lang, tell.on(console, "yellow"))
    keeper = Keeper(file, say, mode=claimed.MODE)

    def keep(digests: Mapping[Seat, str]) -> None:
        keeper.keep(msgspec.json.encode(replace(kept, digests=dict(digests))))

    keep(kept.digests)  # the host's key and the port at least
    room = Room(Claims(kept.digests, keep))

    def reached() -> str:
        return server.address_of(door)

    address = reached()
    where = phrase("pages-where", address=address)
    tell.on(console, "bold")(desk.read(where, header.lang))
    host = phrase("pages-host", address=f"{address}/host?key={kept.host}")
    tell.on(console, "dim")(desk.read(host, header.lang))
    if kept.digests and known not in {0, kept.port}:
        say(phrase("pages-moved", address=f"{address}/seat"))
    if wanted.host not in server.EVERYWHERE and address.startswith(("http://127.", "http://[::1")):
        tell.on(console, "dim")(desk.read(phrase("pages-here-only"), header.lang))
    door_of = Door(room, header.lang, reached, kept.host, children=header.children)
    async with server.serving(door_of.app(), door):
        pages = Pages(room, wanted, reached)
        try:
            yield pages
        finally:
            room.close()
            await asyncio.to_thread(keeper.close)
