"""The pads of an evening on the real clock: between games they seat people, in a game they play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

from table.app import rulesets
from table.app.pads.cardroom import CardRoom
from table.app.pads.houseroom import HouseRoom
from table.app.pads.seats import PadRoom
from table.app.playing.evening import Evening
from table.app.playing.header import Header
from table.app.playing.kept import when
from table.app.playing.live import LiveTable
from table.app.terminal.host import correction
from table.burgomaster.commands import Command, Happened
from table.burgomaster.inputs import AnyInput, Entry
from table.cues import Lamps, Light, Ms, Seat, phrase
from table.errors import ConfigError, DeviceError, Say
from table.houses import Houses, Registry
from table.rules.lupusburg.events import Lynched, PlayerLeft, Slaughtered
from table.seats.pads import TICK_MS, Back, Entered, Event, Lost, Pads, Refused, wrap
from table.seats.pads.simulated import SimulatedPads
from table.speech.catalogue import catalogue_of

HOST_KEYS: Final = MappingProxyType({"D0": " ", "D1": "r", "D2": "+", "D3": "t", "D4": "n"})
"""What the host types on the pad of the lowest seat: pause and go on, repeat, a minute more, take
back a vote, the night again; as the key of the terminal's host. No answer of a game looks so."""


STEP_S: Final = 0.004
"""A tick of all pads takes less."""


class PadDesk:
    """Steps the pads at every tick and brings what they say to the lobby or to the game.

    :param sim: the simulated pads, whose keys are moved on the same clock.
    :param say: tells the host of pads that come and go.
    """

    def __init__(self, pads: Pads, say: Say, sim: SimulatedPads | None = None) -> None:
        self._pads = pads
        self._sim = sim
        self._say = say
        self._loop = asyncio.get_running_loop()
        self._zero = self._loop.time()
        self._lobby: Callable[[Seat, str], None] | None = None
        self._absent: Callable[[frozenset[Seat]], None] = lambda _: None
        self._claimed: Callable[[], frozenset[Seat]] = frozenset
        self._room: PadRoom | None = None
        self._table: LiveTable | None = None
        self._seated: frozenset[Seat] = frozenset()
        self._lost: set[Seat] = set()
        self._host: Seat | None = None
        self._paused: Callable[[], bool] = lambda: False
        self._houses: Houses | None = None
        self._house_room: HouseRoom | None = None
        self._card_room: CardRoom | None = None
        self._settled = False

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose pads are there."""
        return frozenset(self._pads.present)

    def _now(self) -> Ms:
        return round((self._loop.time() - self._zero) * 1000)

    async def run(self) -> None:
        """For ever; a late tick is not made up for."""
        while True:
            begun = self._loop.time()
            self.step()
            await asyncio.sleep(max(0.0, begun + TICK_MS / 1000 - self._loop.time()))
            if self._table is not None and (soon := self._table.due_in) < STEP_S:
                await asyncio.sleep(max(0.0, soon))  # a cue goes before a tick

    def step(self) -> None:
        """One tick."""
        now = self._now()
        if self._sim is not None:
            self._sim.until(now)
        for event in self._pads.step(now):
            self._take(event)
        if self._house_room is not None:
            self._house_room.tick(now)
        if self._card_room is not None and self._table is not None:
            self._card_room.tick(now)

    @property
    def simulated(self) -> frozenset[Seat]:
        """The seats at whose pads keys can be pressed from here."""
        return frozenset() if self._sim is None else self._sim.seats

    def press(self, seat: Seat, keys: str) -> None:
        """Press keys on the pad of one of the `simulated` seats."""
        if self._sim is not None:
            self._sim.pad(seat).type(keys, self._now())

    # Between games

    def lobby(self, entered: Callable[[Seat, str], None]) -> None:
        """From here to the game, `entered` is told what is typed on the pads."""
        self._lobby = entered
        self._pads.lamps(Light.ON, lit=None)

    def show(self, seat: Seat, line: str) -> None:
        """What a pad's display shows in the lobby."""
        self._pads.show(seat, wrap(line))

    # In a game

    def sit(
        self,
        header: Header,
        evening: Evening,
        *,
        claimed: Callable[[], frozenset[Seat]],
        absent: Callable[[frozenset[Seat]], None],
        registry: Registry | None,
        codes: Mapping[str, int] | None = None,
    ) -> None:
        """The people of `header.people` sit at their pads.

        :param claimed: the seats that are held by a phone.
        :param absent: is told the seats whose pads are lost, so that phones may take them.
        :param registry: the houses' tags, if they are watched.
        :param codes: the code of the card each tag is in, if cards are tapped.
        """
        self._lobby = None
        self._claimed, self._absent = claimed, absent
        self._seated = frozenset(header.people)
        self._host = min(self._seated, default=None)
        self._lost = set(self._seated - self.present)
        self._settled = False
        if registry is not None:
            card_too = header.options.get("thief_sees") == "chest_and_character"
            self._houses = Houses(registry, card_may_leave=card_too, now=self._now())
            self._house_room = HouseRoom(self._houses, self._give, self._say)
        self._room = room = PadRoom(evening, self._pads, houses=self._house_room)
        if codes is not None:
            self._card_room = CardRoom(codes, self._pads, evening, self._tapped, room.unknown_card)
        catalogue = catalogue_of(header.lang, header.children)
        free = self._seated - claimed()
        self._room.sit(sorted(free), rulesets.find(header.rules).faces, catalogue.text)

    def hear(self, command: Command) -> None:
        """Lamps and buzzers follow the cues; houses that leave the game are watched no more."""
        if self._room is not None:
            self._room.hear(command)
        if self._houses is None:
            return
        match command:
            case Lamps(light=Light.OFF) if not self._settled:
                self._settled = True
                for house in self._houses.settle():
                    self._say(phrase("house-unwatched", house=house))
            case Happened(event=Slaughtered(house=int(house)) | Lynched(house=int(house))):
                self._houses.retire(house)
            case Happened(event=PlayerLeft(houses=houses)):
                for house in houses:
                    self._houses.retire(house)
            case _:
                pass

    def begun(self, table: LiveTable, evening: Evening) -> None:
        """Entries count from here on."""
        self._table = table
        self._paused = lambda: evening.conductor.paused

    def over(self) -> None:
        """The pads are between games again."""
        self._room = self._table = self._houses = self._house_room = self._card_room = None
        self._seated = frozenset()
        self._pads.watch_houses(False)

    # What pads say

    def _take(self, event: Event) -> None:
        if self._house_room is not None:
            self._house_room.hear(self._now(), event)
        if self._card_room is not None:
            self._card_room.hear(event)
        match event:
            case Entered():
                self._entered(event)
            case Refused(said=said):
                self._say(said)
            case Lost(seat=seat):
                self._say(phrase("pad-gone", seat=seat))
                self._lost.add(seat)
                self._absent(frozenset(self._lost))
            case Back(seat=seat):
                self._say(phrase("pad-back", seat=seat))
                self._lost.discard(seat)
                self._absent(frozenset(self._lost))
            case _:
                pass

    def _entered(self, entered: Entered) -> None:
        if self._lobby is not None:
            self._pads.confirm(entered)
            self._lobby(entered.seat, entered.text)
            return
        plays = self._plays(entered.seat)
        if self._table is not None and entered.seat == self._host and entered.text in HOST_KEYS:
            asked = correction(HOST_KEYS[entered.text], self._paused())
            assert asked is not None  # each of the keys asks for something
            self._table.give(asked)
        elif self._table is not None and plays:
            when(self._table.give(entered.entry), partial(self._pads.confirm, entered))
            return
        self._pads.confirm(entered)

    def _tapped(self, _: Ms, entry: Entry) -> None:
        if self._table is not None and self._plays(entry.seat):
            self._table.give(entry)

    def _plays(self, seat: Seat) -> bool:
        return seat in self._seated and seat not in self._claimed()

    def _give(self, _: Ms, given: AnyInput) -> None:
        if self._table is not None:  # it has the game's clock, which is not the pads'
            self._table.give(given)


def registry_of(file: Path, say: Say) -> Registry | None:
    """The tags as they were registered; None, and a sentence, where they cannot be read."""
    from table.houses import load

    try:
        return load(file)
    except (ConfigError, DeviceError) as error:
        say(error)
    return None


def codes_of(file: Path, rules: str, say: Say) -> Mapping[str, int]:
    """The codes of the cards as they were registered; a sentence where some have no tag."""
    from table.rules.tabula.deck import deck, printed_for

    name = printed_for(rules)
    registry = registry_of(file, say)
    codes = {} if registry is None else registry.codes(name)
    if missing := len(deck(rules)) - len(codes):
        say(phrase("cards-untagged", number=missing, deck=name))
    return codes
