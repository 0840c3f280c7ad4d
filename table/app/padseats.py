"""A game on seat pads: what each seat's display says, and how entries come back.

`PadRoom` joins an evening to its `Pads`. With simulated pads the bots press the matrix too, so that
every entry of the game goes through firmware, line and pyserial.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from table.app.cardroom import CardRoom, entering
from table.app.evening import Evening, Turn
from table.app.houseroom import HouseRoom
from table.app.private import PrivateScreen
from table.burgomaster.commands import Command, Open, Reply, Tell
from table.burgomaster.inputs import AnyInput, Entry
from table.cues import Lamps, Ms, Phrase, Seat, phrase
from table.rules.moments import Secret
from table.seats.pads import BLANK, TICK_MS, Entered, Event, Face, Pads, Seen, wrap
from table.seats.pads.process import KEY_MS
from table.seats.pads.simulated import SimulatedPads

IDLE_TICK_MS = 240
"""In simulated time with nothing going on, the table looks at its pads as seldom as a beat allows."""


class PadSeat:
    """What one seat's hooded display shows; a `SeatPort` of the evening."""

    def __init__(
        self, seat: Seat, pads: Pads, screen: PrivateScreen, text: Callable[[Phrase], str]
    ) -> None:
        self._seat = seat
        self._pads = pads
        self._screen = screen
        self._text = text

    def tell(self, told: Tell) -> None:
        """Something for this seat alone."""
        self._screen.tell(told)
        self._show()

    def whisper(self, ms: Ms, face: Secret | None) -> None:
        """The display shows the whisper, or the neutral face, for `ms`."""
        self._screen.lit(face)
        words = self._words(self._screen.whisper)
        self._screen.whisper = ()
        self._pads.whisper(self._seat, words, ms)

    def opened(self, opened: Open) -> None:
        """The seat may act now; what was half typed is void."""
        self._screen.opened(opened)
        self._pads.clear((self._seat,))
        self._show()

    def _show(self) -> None:
        screen = self._screen
        asking = (screen.asking,) if screen.asking is not None else ()
        self._pads.show(self._seat, self._words(screen.whisper or screen.note or asking))

    def _words(self, line: Iterable[Phrase]) -> Face:
        said = " ".join(self._text(phrase) for phrase in line)
        return wrap(said) if said else BLANK


class PadEvening(Evening):
    """An evening whose bots press keys: `press` gets the seat, the keys, and when the last is due.

    Where cards are tapped, `tap` gets the seat, the code of its card, and when it is on the reader.
    """

    press: Callable[[Seat, str, Ms], None]
    tap: Callable[[Seat, int, Ms], None] | None = None

    def _opened(self, opened: Open) -> None:
        super()._opened(opened)
        for seat in opened.seats:
            if seat in self._people and seat in self._bots:
                self._bot(seat, opened)

    def _at(self, t: Ms, given: Entry | Turn) -> None:
        if isinstance(given, Entry) and self.tap is not None and entering(self._open):
            self.tap(given.seat, int(given.text), t)
        elif isinstance(given, Entry):
            self.press(given.seat, given.text + "#", t)
        else:
            super()._at(t, given)


class PadRoom:
    """Joins `evening` to `pads`: give it the evening's public commands and call `step`.

    :param other: hears what is no entry: pads lost, found and refused, late entries.
    :param houses: the houses with tags, if the game has them.
    :param give: takes what was entered; the evening itself where nobody else drives it.
    :param codes: the code of the card each tag is in, if cards are tapped.
    """

    def __init__(
        self,
        evening: Evening,
        pads: Pads,
        other: Callable[[Event], None] = lambda _: None,
        houses: HouseRoom | None = None,
        give: Callable[[Ms, AnyInput], None] | None = None,
        codes: Mapping[str, int] | None = None,
    ) -> None:
        self._evening = evening
        self._seats: dict[Seat, PadSeat] = {}
        self._give = give or evening.give
        self._pads = pads
        self._other = other
        self._houses = houses
        pads.watch_houses(houses is not None)
        self._cards: CardRoom | None = None
        if codes is not None:
            self._cards = CardRoom(codes, pads, evening, self._give, self.unknown_card)

    def sit(
        self,
        seats: Iterable[Seat],
        faces: Any,
        text: Callable[[Phrase], str],
    ) -> None:
        """The screens of `seats` are on their pads; `faces` is the rule set's."""
        for seat in seats:
            view = self._view_of(seat)
            screen = PrivateScreen(faces, view)
            self._seats[seat] = PadSeat(seat, self._pads, screen, text)
            self._evening.sit(seat, self._seats[seat])

    def unknown_card(self, seat: Seat) -> None:
        """What lies on the readers of `seat` is no card of the deck; only its own display says so."""
        if seat in self._seats:
            reply = Reply(False, phrase("reply-card-unknown"))
            self._seats[seat].tell(Tell(self._evening.now, seat, reply))

    def hear(self, command: Command) -> None:
        """A public command: lamps and buzzers follow the cues; the displays are always lit alike."""
        if isinstance(command, Lamps):
            self._pads.lamps(command.light, command.buzz, lit=None)

    def step(self, now: Ms) -> bool:
        """Read and answer the pads at `now`; whether something was entered."""
        entered = False
        for event in self._pads.step(now):
            if isinstance(event, Entered):
                entered = True
                self._give(now, event.entry)
                continue
            if self._houses is not None:
                self._houses.hear(now, event)
            if self._cards is not None:
                self._cards.hear(event)
            if not isinstance(event, Seen):
                self._other(event)
        if self._houses is not None:
            self._houses.tick(now)
        if self._cards is not None:
            entered = self._cards.tick(now) or entered
        return entered

    def _view_of(self, seat: Seat) -> Callable[[], Any]:
        return lambda: self._evening.conductor.seat_view(seat)


def press_on(sim: SimulatedPads) -> Callable[[Seat, str, Ms], None]:
    """For `PadEvening.press`: the last of the keys is taken at the first tick at or after the time."""

    def press(seat: Seat, keys: str, t: Ms) -> None:
        last = _tick_after(t) - TICK_MS
        sim.pad(seat).type(keys, last - 2 * KEY_MS * (len(keys) - 1))

    return press


def play_simulated(
    evening: PadEvening,
    room: PadRoom,
    sim: SimulatedPads,
    meanwhile: Callable[[Ms], None] = lambda _: None,
) -> None:
    """Run to the end in simulated time, which passes only when every pad has nothing left to do.

    :param meanwhile: called at every tick before anything else, to pull cables.
    """
    now = evening.now
    while evening.over_at is None:
        meanwhile(now)
        evening.run_due(now)
        entered = room.step(now)
        if entered or sim.stir(now, now + IDLE_TICK_MS):
            now += TICK_MS
        else:
            due = evening.next_due
            at_most = now + IDLE_TICK_MS if due is None else min(now + IDLE_TICK_MS, due)
            now = max(now + TICK_MS, _tick_after(at_most))
        sim.until(now)


def _tick_after(t: Ms) -> Ms:
    return -(-t // TICK_MS) * TICK_MS
