"""Whole games through firmware, pseudo-terminal and pyserial: the same as without pads."""

from __future__ import annotations

import msgspec
import pytest

from table.app import game, rulesets
from table.app.header import Header
from table.app.padseats import PadEvening, PadRoom, play_simulated, press_on
from table.app.rulesets import Wishes
from table.app.voicing import durations
from table.burgomaster.commands import Command
from table.burgomaster.inputs import AnyInput, Entry, Tick
from table.burgomaster.setup import Pace, Setup
from table.cues import Ms, Seat
from table.seats.pads import TICK_MS, Event, Pads
from table.seats.pads.events import Late, Lost
from table.seats.pads.simulated import SimulatedPads
from table.speech.catalogue import Catalogue

QUICK = Pace(discussion=20, defence=5)
PLAYERS = {"lupusburg": 4, "tabula-hu": 8, "tabula-da": 8, "tabula-it": 8}


def header(rules: str, seed: int) -> Header:
    ruleset = rulesets.find(rules)
    options = ruleset.options(Wishes(players=PLAYERS[rules]))
    setup = Setup(players=PLAYERS[rules], deal_seed=seed, public_seed=seed + 1, pace=QUICK)
    return Header(rules=rules, options=msgspec.to_builtins(options), setup=setup)


class Played:
    """A game, its accepted inputs, and what was perceived."""

    def __init__(self, rules: str, seed: int) -> None:
        self.header = header(rules, seed)
        self.inputs: list[tuple[Ms, AnyInput]] = []
        self.heard: list[Command] = []
        self.others: list[Event] = []
        self.late: list[tuple[Ms, Seat, str]] = []
        bots = game.bot_seats(self.header)
        self.seats = sorted(bots)
        self.evening = PadEvening(
            self.header,
            rulesets.conductor(self.header, durations(self.header)),
            accept=lambda t, given: self.inputs.append((t, given)),
            hear=[self.heard.append],
            bots=bots,
        )
        self.text = Catalogue.load("en").text
        self.faces = rulesets.find(rules).faces

    def choices(self) -> list[tuple[Ms, AnyInput]]:
        return [(t, given) for t, given in self.inputs if not isinstance(given, Tick)]


def without_pads(rules: str, seed: int) -> Played:
    """The same evening, entries coming in at the same ticks by themselves."""
    played = Played(rules, seed)
    waiting: list[tuple[Ms, Seat, str]] = []

    class Nobody:
        def tell(self, told: object) -> None: ...
        def whisper(self, ms: Ms, face: object) -> None: ...
        def opened(self, opened: object) -> None: ...

    def press(seat: Seat, keys: str, t: Ms) -> None:
        waiting.append((-(-t // TICK_MS) * TICK_MS, seat, keys[:-1]))

    played.evening.press = press
    for seat in played.seats:
        played.evening.sit(seat, Nobody())
    played.evening.begin()
    now = 0
    while played.evening.over_at is None:
        played.evening.run_due(now)
        for due in sorted(item for item in waiting if item[0] <= now):
            waiting.remove(due)
            played.evening.give(now, Entry(due[1], due[2]))
        now += TICK_MS
    return played


def on_pads(rules: str, seed: int, **options: bool) -> tuple[Played, dict[Seat, list[object]]]:
    played = Played(rules, seed)
    with SimulatedPads(played.seats, **options) as sim:
        pads = Pads(played.seats, find=sim.ports, connect=sim.connect)
        room = PadRoom(played.evening, pads, played.others.append)
        played.evening._hear = (*played.evening._hear, room.hear)
        played.evening.press = press_on(sim)
        room.sit(played.seats, played.faces, played.text)
        played.evening.begin()
        play_simulated(played.evening, room, sim)
        traces: dict[Seat, list[object]] = {}
        if options.get("traced"):
            traces = {seat: list(sim.pad(seat).perceived()) for seat in played.seats}
        pads.close()
    return played, traces


GAMES = [
    pytest.param(rules, seed, marks=[] if (rules, seed) == ("lupusburg", 3) else pytest.mark.slow)
    for rules in PLAYERS
    for seed in (3, 4)
]


@pytest.mark.parametrize(("rules", "seed"), GAMES)
def test_a_game_on_pads_is_the_game_without(rules: str, seed: int) -> None:
    plain = without_pads(rules, seed)
    played, _ = on_pads(rules, seed)
    assert played.choices() == plain.choices()
    assert played.heard == plain.heard
    assert played.evening.over_at == plain.evening.over_at
    assert not [event for event in played.others if isinstance(event, Lost | Late)]
