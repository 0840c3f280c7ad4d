"""Games of bots on simulated pads in lock step, and the same games without pads."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import msgspec

from table.app import rulesets
from table.app.pads.seats import PadRoom
from table.app.pads.sim import SimulatedRoom
from table.app.playing import game
from table.app.playing.evening import Evening, Hand
from table.app.playing.header import Header
from table.app.playing.voicing import durations
from table.app.rulesets import Wishes
from table.burgomaster.commands import Command
from table.burgomaster.inputs import AnyInput, Entry, Tick
from table.burgomaster.setup import Pace, Setup
from table.cues import Lamps, Light, Ms, Seat
from table.seats.pads import TICK_MS, Entered, Event, Pads
from table.seats.pads.process import Perceived
from table.seats.pads.simulated import SimulatedPads
from table.speech.catalogue import Catalogue

# Long enough for a bot to say that it has said all: a key that comes after its question is one for the
# next, and a kill in between would make another game of it.
QUICK = Pace(discussion=15, defence=15, show=5, privilege=8, bet=10, coin=5, token=10)
PLAYERS = {"lupusburg": 4, "tabula-hu": 8, "tabula-da": 8, "tabula-it": 8}


def header(rules: str, seed: int, public_seed: int, deal: str = "deal") -> Header:
    ruleset = rulesets.find(rules)
    options = ruleset.options(Wishes(players=PLAYERS[rules], deal=deal))
    setup = Setup(players=PLAYERS[rules], deal_seed=seed, public_seed=public_seed, pace=QUICK)
    bots = "simple" if rules == "lupusburg" else "random"
    return Header(rules=rules, options=msgspec.to_builtins(options), setup=setup, bots=bots)


class Noted:
    """A hand of which account is kept."""

    def __init__(self, hand: Hand, pressed: list[tuple[Ms, Seat, str]]) -> None:
        self._hand = hand
        self._pressed = pressed
        self.tap = hand.tap
        self.rest = hand.rest

    def press(self, seat: Seat, keys: str, t: Ms) -> None:
        self._pressed.append((t, seat, keys))
        self._hand.press(seat, keys, t)


class Counted(Pads):
    """Pads that keep what they have entered."""

    def __init__(self, sim: SimulatedPads, seats: list[Seat], taken: list[Entered]) -> None:
        super().__init__(seats, find=sim.ports, connect=sim.connect)
        self._taken = taken

    def step(self, now: Ms) -> list[Event]:
        events = super().step(now)
        self._taken += [event for event in events if isinstance(event, Entered)]
        return events


class Played:
    """A game, its accepted inputs, and what was perceived; spoken `hurry` times as fast."""

    def __init__(
        self,
        rules: str,
        seed: int,
        public_seed: int = 7,
        deal: str = "deal",
        *,
        hurry: int = 1,
    ) -> None:
        self.header = header(rules, seed, public_seed, deal)
        self.inputs: list[tuple[Ms, AnyInput]] = []
        self.heard: list[Command] = []
        self.others: list[Event] = []
        self.taken: list[Entered] = []
        self.pressed: list[tuple[Ms, Seat, str]] = []
        """What the bots typed on pads, and when the last key of it was to go down."""
        bots = game.bot_seats(self.header)
        spoken = durations(self.header)
        self.seats = sorted(bots)
        self.evening = Evening(
            self.header,
            rulesets.conductor(self.header, lambda said: spoken(said) // hurry),
            accept=lambda t, given: self.inputs.append((t, given)),
            hear=[self.heard.append],
            bots=bots,
        )
        self.text = Catalogue.load("en").text
        self.faces = rulesets.find(rules).faces

    def choices(self) -> list[tuple[Ms, AnyInput]]:
        return [(t, given) for t, given in self.inputs if not isinstance(given, Tick)]

    def on(self, sim: SimulatedPads, pads: Pads, room: PadRoom) -> SimulatedRoom:
        """Everybody's keys are those of the simulated pads."""
        table = SimulatedRoom(self.evening, sim, pads, room)
        self.evening.through(Noted(table, self.pressed))
        self.evening.listen(room.hear)
        room.display(self.seats, self.faces, self.text)
        return table

    def play(self, table: SimulatedRoom, meanwhile: Callable[[Ms], None] = lambda _: None) -> None:
        """From the deal to the end; `meanwhile` is called before every tick, to pull cables."""
        self.evening.begin()
        while self.evening.over_at is None:
            meanwhile(table.due)
            table.step()


def without_pads(rules: str, seed: int, *, hurry: int = 1) -> Played:
    """The same evening, entries coming in at the same ticks by themselves."""
    played = Played(rules, seed, hurry=hurry)
    waiting: list[tuple[Ms, Seat, str]] = []

    class Ticked:
        """A hand whose lines come in at a pad's ticks."""

        def press(self, seat: Seat, keys: str, t: Ms) -> None:
            waiting.append((-(-t // TICK_MS) * TICK_MS, seat, keys[:-1]))

        def tap(self, seat: Seat, code: int, t: Ms) -> None:
            self.press(seat, f"{code}#", t)

        def rest(self, seat: Seat) -> None: ...

    played.evening.through(Ticked())
    played.evening.begin()
    now = 0
    while played.evening.over_at is None:
        played.evening.run_due(now)
        for due in sorted(item for item in waiting if item[0] <= now):
            waiting.remove(due)
            played.evening.give(now, Entry(due[1], due[2]))
        now += TICK_MS
    return played


class Dawn(Exception):
    """Enough was seen."""


def on_pads(
    rules: str,
    seed: int,
    *,
    public_seed: int = 7,
    traced: bool = False,
    nights: int | None = None,
    hurry: int = 1,
    meanwhile: Callable[[Played, SimulatedPads, Ms], None] = lambda _played, _sim, _now: None,
) -> tuple[Played, dict[Seat, list[Perceived]]]:
    """Play through pads, to the end or until the dawn after so many nights."""
    played = Played(rules, seed, public_seed, hurry=hurry)
    with SimulatedPads(played.seats, traced=traced) as sim:
        pads = Counted(sim, played.seats, played.taken)
        room = PadRoom(played.evening, pads, played.others.append)
        table = played.on(sim, pads, room)

        def at_every_tick(now: Ms) -> None:
            meanwhile(played, sim, now)
            if nights is not None and dawns(played) >= nights:
                raise Dawn

        with contextlib.suppress(Dawn):
            played.play(table, at_every_tick)
        sim.until(table.due)
        traces = {seat: sim.pad(seat).perceived() for seat in played.seats if traced}
        pads.close()
    return played, traces


def dawns(played: Played) -> int:
    return sum(isinstance(cue, Lamps) and cue.light is Light.ON for cue in played.heard)
