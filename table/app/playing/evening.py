"""One game at the table: the conductor, what records it, who hears it, and the bots.

It knows game time only. `run_due(now)` does everything that is due, each thing at its own time;
`instant` and `live` decide what `now` is.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import partial
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from table.app.playing.dealing import entering, taps
from table.app.playing.header import Header
from table.app.playing.kept import Kept, when
from table.burgomaster.commands import (
    Closed,
    Command,
    Cut,
    Happened,
    Open,
    Over,
    Perform,
    Record,
    Said,
    Tell,
    Whispers,
)
from table.burgomaster.conductor import READY, Conductor
from table.burgomaster.inputs import AnyInput, Begin, Entry, Resumed, Tick
from table.cues import Lamps, Ms, Seat
from table.rules.chance import pick
from table.rules.moments import Public, Secret
from table.seats.bots import Bot, think

Hear = Callable[[Command], None]
"""Takes the public commands, in order."""
Accept = Callable[[Ms, AnyInput], Kept | None]
"""Writes an accepted input down; says when it is kept, if that is to be waited for."""

NIGHT_LEAST: Ms = 600
NIGHT_MOST: Ms = 6500
"""Bots decide well within the shortest slot."""
TALK_LEAST: Ms = 6000
TALK_MOST: Ms = 14000


class Turn(Struct, frozen=True):
    """A bot's turn to speak in a discussion; what it says hangs on what it has heard by then."""

    seat: Seat
    moment: str
    reply: bool


class SeatPort(Protocol):
    """A person's private screen."""

    def tell(self, told: Tell) -> None:
        """Something for this seat alone."""

    def whisper(self, ms: Ms, face: Secret | None) -> None:
        """The hooded display is lit; with None it shows the neutral face."""

    def whispered(self, face: Secret | None) -> None:
        """So it was whispered before, to whoever was there: no display is lit for it now."""

    def opened(self, opened: Open) -> None:
        """The seat may act now; what was half typed for another question is void."""

    def hear(self, command: Command) -> None:
        """Others are asked now: an `Open`."""

    def closed(self) -> None:
        """Nobody is asked any more, by day."""


class Hand(Protocol):
    """The way from fingers to the table, the same for bots and for people.

    What is typed becomes an `Entry` there, in its own time; who decides for a seat knows no more.
    """

    def press(self, seat: Seat, keys: str, t: Ms) -> None:
        """Press `keys`, the last of them at `t` or as soon after it as fingers can."""

    def tap(self, seat: Seat, code: int, t: Ms) -> None:
        """Hold the card with this code to the seat's reader at `t`."""

    def rest(self, seat: Seat) -> None:
        """Somebody else types there from now on: what was still to be pressed is not."""


class Straight:
    """The hand of a table without pads: a whole line, up to its `#`, is entered as it is."""

    def __init__(self, enter: Callable[[Ms, Entry], None]) -> None:
        self._enter = enter

    def press(self, seat: Seat, keys: str, t: Ms) -> None:
        self._enter(t, Entry(seat, keys.removesuffix("#")))

    def tap(self, seat: Seat, code: int, t: Ms) -> None:
        self._enter(t, Entry(seat, str(code)))

    def rest(self, seat: Seat) -> None:
        """The lines wait with the evening, which drops them itself."""


class Evening:
    """Drives a conductor with what people, bots and time bring."""

    def __init__(
        self,
        header: Header,
        conductor: Conductor,
        *,
        accept: Accept,
        hear: Iterable[Hear] = (),
        bots: Mapping[Seat, Bot] | None = None,
        people: Mapping[Seat, SeatPort] | None = None,
    ) -> None:
        self.header = header
        self.conductor = conductor
        self.over_at: Ms | None = None
        self.past: list[tuple[Public, Any]] = []
        """The public events so far, each with the state of the rules that it led to."""
        self.question = 0
        """Counts what is asked: by day it stays where the same is asked again, in the night never."""
        self.asked_again = False
        """What is asked now was asked just before, so that a half-typed answer still is one."""
        self._asked: Hashable = None
        self._accept = accept
        self._hear = tuple(hear)
        self._open: Open | None = None
        self._bots = dict(bots or {})
        self._people = dict(people or {})
        self._displays: dict[Seat, SeatPort] = {}
        self._lately: dict[Seat, Secret] = {}
        """What each seat was told last by day, until it types something or the light changes."""
        self._hand: Hand = Straight(self._at)
        self._typed: list[tuple[Ms, int, Entry | Turn]] = []
        self._order = itertools.count()
        self._due: Ms | None = None
        self._now: Ms = 0
        self._quiet_at: Ms = 0
        """When the table has said everything it has to say."""

    def listen(self, hear: Hear) -> None:
        """One more who takes the public commands, from now on."""
        self._hear = (*self._hear, hear)

    def through(self, hand: Hand) -> None:
        """Whatever is typed or tapped from now on goes through `hand`."""
        self._hand = hand

    def display(self, seat: Seat, port: SeatPort) -> None:
        """A private screen that belongs to the seat, whoever plays there."""
        self._displays[seat] = port

    def sit(self, seat: Seat, port: SeatPort) -> None:
        """A person takes the seat; its bot, if there is one, waits until the person leaves."""
        self._people[seat] = port
        self._void(seat)
        self._hand.rest(seat)
        if (told := self._lately.get(seat)) is not None:
            port.whispered(told)
        if (opened := self.open_for(seat)) is not None:
            port.opened(opened)

    def leave(self, seat: Seat) -> None:
        """The person goes away from the seat; its bot, if there is one, plays on."""
        self._people.pop(seat, None)
        if seat in self._bots and (opened := self.open_for(seat)) is not None:
            self._bot(seat, replace(opened, t=max(opened.t, self._now)))

    def open_for(self, seat: Seat) -> Open | None:
        """What the seat may act in now."""
        opened = self._open
        if opened is None or seat not in opened.seats:
            return None
        # By day `Closed` says when it is over: the host may have given more time.
        past = opened.phase.startswith("night/") and opened.until <= self._now
        return None if past else opened

    @property
    def next_due(self) -> Ms | None:
        """When something happens by itself; None: only a person can bring the game on."""
        times = [
            t for t in (self._due, self._typed[0][0] if self._typed else None) if t is not None
        ]
        return min(times, default=None)

    @property
    def now(self) -> Ms:
        """The time up to which everything is done."""
        return self._now

    def begin(self) -> None:
        """Deal."""
        self._feed(0, Begin())

    def fold(self, records: Iterable[tuple[Ms, AnyInput]]) -> None:
        """Live through the records of an interrupted game again, without writing them again.

        The private screens live through it too: what was told there is seen again.
        """
        for t, given in records:
            self._now = t
            commands, self._due = self.conductor.feed(t, given)
            for command in commands:
                self._relive(command)

    def resume(self) -> None:
        """Go on after a `fold`: the interrupted call starts again.

        At a moment that hangs on nothing typed in the night: what is heard from then on must not
        tell when, or whether, the last choice was made.
        """
        self._typed.clear()
        self._now = self.conductor.resumes_at
        commands, _ = self.conductor.feed(self._now, Tick())
        for command in commands:
            self._relive(command)
        self._feed(self._now, Resumed())

    def run_due(self, now: Ms) -> None:
        """Everything that is due until `now`, in the order of time; a slot closes before a late key."""
        while (due := self.next_due) is not None and due <= now:
            if self._typed and (self._due is None or self._typed[0][0] < self._due):
                t, _, typed = heapq.heappop(self._typed)
                if isinstance(typed, Turn):
                    self._speaks(t, typed)
                else:
                    self._feed(t, typed)
            else:
                self._feed(due, Tick())
        self._now = max(self._now, now)

    def give(self, now: Ms, given: AnyInput) -> Kept | None:
        """Something a person, a reader or the host brings at `now`.

        What is returned is done when it is on record; None: it is already, or was not accepted.
        """
        self.run_due(now)
        return self._feed(now, given)

    def press(self, now: Ms, seat: Seat, keys: str) -> None:
        """A person presses keys at `now`; where there are no pads it must be a whole line with `#`."""
        self._hand.press(seat, keys, now)
        self.run_due(now)

    # Commands

    def _relive(self, command: Command) -> None:
        """A command of before the interruption: nobody is asked by it, and no bot decides."""
        match command:
            case Tell():
                self._tell(command, None)
            case Whispers(_, _, faces):
                for seat, face in enumerate(faces, 1):
                    for port in self._ports(seat):
                        port.whispered(face)
            case _:
                self._announce(command)
                if isinstance(command, Open):
                    for seat in command.seats:
                        for port in self._ports(seat):
                            port.opened(command)
                elif isinstance(command, Closed):
                    self._closed()

    def _feed(self, t: Ms, given: AnyInput) -> Kept | None:
        self._now = max(self._now, t)
        commands, self._due = self.conductor.feed(t, given)
        kept: Kept | None = None
        for command in commands:
            if isinstance(command, Record):
                kept = self._accept(command.t, command.input)
        for command in commands:
            match command:
                case Record():
                    pass
                case Tell():
                    self._tell(command, kept)
                case Whispers():
                    self._whisper(command)
                case _:
                    self._announce(command)
                    if isinstance(command, Open):
                        self._opened(command)
                    elif isinstance(command, Closed):
                        self._closed()
        return kept

    def _announce(self, command: Command) -> None:
        if isinstance(command, Record | Tell | Whispers):
            return
        match command:
            case Over(t):
                self.over_at = t
            case Perform(score):
                self._quiet_at = score.start + score.ms
            case Cut(t):
                self._quiet_at = t
            case Open(phase=phase):
                asked = self.conductor.script.sign
                self.asked_again = asked == self._asked and not phase.startswith("night/")
                self._asked = asked
                self.question += not self.asked_again
            case Lamps(whisper=0):
                self._lately.clear()
            case Happened(_, event):
                self.past.append((event, self.conductor.script.state))
            case _:
                pass
        if isinstance(command, Said):
            night = self.conductor.script.night
            for bot in self._bots.values():
                bot.hear(command.remark, night)
        for hear in self._hear:
            hear(command)

    def _tell(self, told: Tell, kept: Kept | None) -> None:
        if isinstance(told.what, Secret):
            self._lately[told.seat] = told.what
        else:
            self._lately.pop(told.seat, None)
        for port in self._ports(told.seat):
            # An input is acknowledged when it is durable.
            when(kept, partial(self._told, port, told, self._open))

    def _told(self, port: SeatPort, told: Tell, answered: Open | None) -> None:
        port.tell(told)
        if answered is not None and self._open is not answered:  # a disk took so long
            port.hear(self._open or answered)  # either takes away what was answered before

    def _whisper(self, whispers: Whispers) -> None:
        for seat, face in enumerate(whispers.faces, 1):
            for port in self._ports(seat):
                port.whisper(whispers.ms, face)

    def _closed(self) -> None:
        self._open = None
        for port in (*self._displays.values(), *self._people.values()):
            port.closed()

    def _opened(self, opened: Open) -> None:
        self._open = opened
        for seat in opened.seats:
            for port in self._ports(seat):
                port.opened(opened)
            if seat in self._bots and seat not in self._people:
                self._bot(seat, opened)

    def _ports(self, seat: Seat) -> tuple[SeatPort, ...]:
        """The private screens of a seat: its own display, and what the person there brought."""
        return tuple(ports[seat] for ports in (self._displays, self._people) if seat in ports)

    def _bot(self, seat: Seat, opened: Open) -> None:
        script = self.conductor.script
        moment = str(script.sign)
        text = self._bots[seat].answer(self.conductor.seat_view(seat), moment)
        seed = self.header.setup.deal_seed
        night = opened.phase.startswith("night/")
        begins = opened.t if night else max(opened.t, self._quiet_at)  # nobody talks over the table
        if night:
            delay = think(seat, seed, moment, least=NIGHT_LEAST, most=NIGHT_MOST)
            # Everybody taps in every slot; what the others type counts for nothing.
            text = text or str(pick(range(1, 1 + self.header.setup.players), seed, seat, moment))
        elif opened.talk:
            delay = think(seat, seed, moment, least=TALK_LEAST, most=TALK_MOST)
            text = READY
            self._at(begins + delay // 4, Turn(seat, moment, reply=False))
            self._at(begins + 3 * delay // 4, Turn(seat, moment, reply=True))
        else:
            delay = think(seat, seed, moment)
        if text is None:
            return
        if taps(self.header) and entering(opened):
            self._hand.tap(seat, int(text), begins + delay)
        else:
            self._hand.press(seat, text + "#", begins + delay)

    def _speaks(self, t: Ms, turn: Turn) -> None:
        bot = self._bots[turn.seat]
        speak = bot.reply if turn.reply else bot.speak
        for remark in speak(self.conductor.seat_view(turn.seat), turn.moment):
            self._feed(t, remark)

    def _at(self, t: Ms, given: Entry | Turn) -> None:
        heapq.heappush(self._typed, (t, next(self._order), given))

    def _void(self, seat: Seat) -> None:
        """What the seat's bot was still to do or say is not done."""
        self._typed = [typed for typed in self._typed if typed[2].seat != seat]
        heapq.heapify(self._typed)
