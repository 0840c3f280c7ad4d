"""A game on seat pads: what each seat's display says, and how entries come back.

`PadRoom` joins an evening to its `Pads`; `sim` has whoever plays at simulated ones press keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from table.app.pads.cardroom import CardRoom
from table.app.pads.houseroom import HouseRoom
from table.app.playing.dealing import taps
from table.app.playing.evening import Evening, SeatPort
from table.app.playing.kept import Kept, when
from table.app.playing.private import PrivateScreen
from table.burgomaster.commands import Command, Open, Reply, Tell
from table.burgomaster.inputs import AnyInput
from table.cues import Lamps, Ms, Phrase, Seat, phrase
from table.rules.moments import Secret
from table.seats.pads import BLANK, TICK_MS, Entered, Event, Face, Pads, Seen, pages

IDLE_TICK_MS = 240
"""In simulated time with nothing going on, the table looks at its pads as seldom as a beat allows."""


def tick_at(t: Ms) -> Ms:
    """The first tick at or after `t`."""
    return -(-t // TICK_MS) * TICK_MS


class PadSeat:
    """What one seat's hooded display shows; a `SeatPort` of the evening.

    In turn, as far as there is something: what was told, the answer to what was typed, the question.

    :param asked_again: whether what is asked was asked just before (`Evening.asked_again`).
    :param taps: cards are held to the pad's readers, so that nobody need type a code.
    """

    def __init__(
        self,
        seat: Seat,
        pads: Pads,
        screen: PrivateScreen,
        text: Callable[[Phrase], str],
        asked_again: Callable[[], bool],
        *,
        taps: bool = False,
    ) -> None:
        self._seat = seat
        self._asked_again = asked_again
        self._pads = pads
        self._screen = screen
        self._text = text
        self._taps = taps

    def tell(self, told: Tell) -> None:
        """Something for this seat alone; the answer to an entry takes the place of a secret."""
        if isinstance(told.what, Reply):
            self._screen.entered()
        self._screen.tell(told)
        self._show()

    def whisper(self, ms: Ms, face: Secret | None) -> None:
        """The display shows the whisper, or the neutral face, for `ms`."""
        self._screen.lit(face)
        words = self._pages(self._screen.whisper)
        self._screen.whisper = ()
        self._pads.whisper(self._seat, ms, *(words or (BLANK,)))

    def whispered(self, face: Secret | None) -> None:
        """It was lit, and has gone out by itself."""

    def opened(self, opened: Open) -> None:
        """The seat may act now; what was half typed for another question is void."""
        self._screen.opened(opened)
        if not self._asked_again():
            self._pads.clear((self._seat,))
        self._show()

    def hear(self, command: Command) -> None:
        """A public command: night falls, the morning comes, or others are asked now."""
        self._screen.hear(command)
        self._show()

    def closed(self) -> None:
        """Nobody is asked any more."""
        self._screen.closed()
        self._show()

    def _show(self) -> None:
        screen = self._screen
        asking = (screen.asking,) if screen.asking is not None else ()
        if self._taps and asking == (phrase("asked-card"),):
            asking = (phrase("asked-tap"),)
        faces = [
            face for line in (screen.whisper, screen.note, asking) for face in self._pages(line)
        ]
        self._pads.show(self._seat, *(faces or (BLANK,)))

    def _pages(self, line: Iterable[Phrase]) -> tuple[Face, ...]:
        said = " ".join(self._text(phrase) for phrase in line)
        return pages(said) if said else ()


class PadRoom:
    """Joins `evening` to `pads`: give it the evening's public commands and call `step`.

    :param other: hears what is no entry: pads lost, found and refused, late entries.
    :param houses: the houses with tags, if the game has them.
    :param give: takes what was entered, as `Evening.give`, which it is where nobody else drives it.
    :param codes: the code of the card each tag is in, if cards are tapped.
    """

    def __init__(
        self,
        evening: Evening,
        pads: Pads,
        other: Callable[[Event], None] = lambda _: None,
        houses: HouseRoom | None = None,
        give: Callable[[Ms, AnyInput], Kept | None] | None = None,
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
        """People sit at the pads of `seats`; `faces` is the rule set's."""
        self._show(seats, faces, text, self._evening.sit)

    def display(
        self,
        seats: Iterable[Seat],
        faces: Any,
        text: Callable[[Phrase], str],
    ) -> None:
        """The screens of `seats` are on their pads, whoever plays there."""
        self._show(seats, faces, text, self._evening.display)

    def _show(
        self,
        seats: Iterable[Seat],
        faces: Any,
        text: Callable[[Phrase], str],
        join: Callable[[Seat, SeatPort], None],
    ) -> None:
        for seat in seats:
            screen = PrivateScreen(faces, self._view_of(seat))
            self._seats[seat] = PadSeat(
                seat,
                self._pads,
                screen,
                text,
                lambda: self._evening.asked_again,
                taps=taps(self._evening.header),
            )
            join(seat, self._seats[seat])

    def unknown_card(self, seat: Seat) -> None:
        """What lies on the readers of `seat` is no card of the deck; only its own display says so."""
        if seat in self._seats:
            reply = Reply(False, phrase("reply-card-unknown"))
            self._seats[seat].tell(Tell(self._evening.now, seat, reply))

    def hear(self, command: Command) -> None:
        """A public command: lamps and buzzers follow the cues; the displays are always lit alike."""
        if isinstance(command, Lamps):
            self._pads.lamps(command.light, command.buzz, lit=None)
            if not command.whisper:
                self._hear(command)
        elif isinstance(command, Open):
            self._hear(command)

    def _hear(self, command: Command) -> None:
        for seat in self._seats.values():
            seat.hear(command)

    def step(self, now: Ms) -> bool:
        """Read and answer the pads at `now`; whether something was entered.

        A pad shows an entry as taken when that is on record.
        """
        entered = False
        for event in self._pads.step(now):
            if isinstance(event, Entered):
                entered = True
                when(self._give(now, event.entry), partial(self._pads.confirm, event))
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
