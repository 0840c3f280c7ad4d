"""Whole games through firmware, pseudo-terminal and pyserial: the same as without pads."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from table.app import dealing, game, rulesets
from table.app.header import Header
from table.app.houseroom import HouseRoom
from table.app.padseats import PadEvening, PadRoom, play_simulated, press_on
from table.app.rulesets import Wishes
from table.app.voicing import durations
from table.burgomaster.commands import Command
from table.burgomaster.inputs import AnyInput, Entry, Lifted, PutBack, Tick
from table.burgomaster.setup import Pace, Setup
from table.cues import Lamps, Light, Ms, Seat, Voice, phrase
from table.houses import Houses, Registry, house_of
from table.seats.pads import TICK_MS, Entered, Event, Face, Pads
from table.seats.pads.events import Late, Lost
from table.seats.pads.process import Perceived
from table.seats.pads.simulated import SimulatedPads
from table.speech.catalogue import Catalogue

QUICK = Pace(discussion=15, defence=3, show=5, privilege=8, bet=10, coin=5, token=10)
PLAYERS = {"lupusburg": 4, "tabula-hu": 8, "tabula-da": 8, "tabula-it": 8}


def header(rules: str, seed: int, public_seed: int, deal: str = "deal") -> Header:
    ruleset = rulesets.find(rules)
    options = ruleset.options(Wishes(players=PLAYERS[rules], deal=deal))
    setup = Setup(players=PLAYERS[rules], deal_seed=seed, public_seed=public_seed, pace=QUICK)
    bots = "simple" if rules == "lupusburg" else "random"
    return Header(rules=rules, options=msgspec.to_builtins(options), setup=setup, bots=bots)


class Played:
    """A game, its accepted inputs, and what was perceived."""

    def __init__(self, rules: str, seed: int, public_seed: int = 7, deal: str = "deal") -> None:
        self.header = header(rules, seed, public_seed, deal)
        self.inputs: list[tuple[Ms, AnyInput]] = []
        self.heard: list[Command] = []
        self.others: list[Event] = []
        self.taken: list[Entered] = []
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


class Dawn(Exception):
    """Enough was seen."""


def on_pads(
    rules: str,
    seed: int,
    *,
    public_seed: int = 7,
    traced: bool = False,
    nights: int | None = None,
    meanwhile: Callable[[SimulatedPads, Ms], None] = lambda _sim, _now: None,
) -> tuple[Played, dict[Seat, list[Perceived]]]:
    """Play through pads, to the end or until the dawn after so many nights."""
    played = Played(rules, seed, public_seed)
    with SimulatedPads(played.seats, traced=traced) as sim:
        pads = Pads(played.seats, find=sim.ports, connect=sim.connect)
        room = PadRoom(played.evening, pads, played.others.append)
        step = pads.step

        def watched_step(now: Ms) -> list[Event]:
            events = step(now)
            played.taken += [event for event in events if isinstance(event, Entered)]
            return events

        pads.step = watched_step  # type: ignore[method-assign]  # to count what the room is given
        played.evening._hear = (*played.evening._hear, room.hear)
        played.evening.press = press_on(sim)
        room.sit(played.seats, played.faces, played.text)

        def at_every_tick(now: Ms) -> None:
            meanwhile(sim, now)
            if nights is not None and dawns(played) >= nights:
                raise Dawn

        played.evening.begin()
        with contextlib.suppress(Dawn):
            play_simulated(played.evening, room, sim, at_every_tick)
        traces = {seat: sim.pad(seat).perceived() for seat in played.seats if traced}
        pads.close()
    return played, traces


def dawns(played: Played) -> int:
    return sum(isinstance(cue, Lamps) and cue.light is Light.ON for cue in played.heard)


def test_cards_tapped_on_the_pads_are_the_cards_of_the_game() -> None:
    """Tags on the readers, firmware, wire, presence: every seat's card is entered; one is foreign."""
    played = Played("tabula-hu", 22, deal="tap")
    told: list[tuple[Seat, str]] = []
    with SimulatedPads(played.seats, traced=True) as sim:
        pads = Pads(played.seats, find=sim.ports, connect=sim.connect)
        tags = dealing.simulated_tags("tabula-hu")
        room = PadRoom(played.evening, pads, played.others.append, codes=tags)
        played.evening.press = press_on(sim)
        played.evening.tap = lambda seat, code, t: sim.pad(seat).tap(dealing.simulated_tag(code), t)
        room.sit(played.seats, played.faces, played.text)
        show = pads.show

        def watched_show(seat: Seat, face: Face) -> None:
            told.append((seat, " ".join(face.lines).strip()))
            show(seat, face)

        pads.lamps(Light.ON, lit=None)  # as in the lobby
        pads.show = watched_show  # type: ignore[method-assign]  # to see what the displays are told

        def meanwhile(now: Ms) -> None:
            if now == 0:
                sim.pad(3).order("tags 1 04ffffffffffff")
            opened = played.evening.open_for(1)
            if opened is not None and opened.talk:  # everybody looks at the own card
                raise Dawn

        played.evening._hear = (*played.evening._hear, room.hear)
        played.evening.begin()
        with contextlib.suppress(Dawn):
            play_simulated(played.evening, room, sim, meanwhile)
        traces = [sim.pad(seat).perceived() for seat in played.seats]
        pads.close()
    codes = {given.seat: given.text for _, given in played.choices() if isinstance(given, Entry)}
    assert codes == {s: str(code) for s, code in enumerate(dealing.codes(played.header), 1)}
    unknown = played.text(phrase("reply-card-unknown"))
    assert {seat for seat, words in told if words == unknown} == {3}
    for trace in traces:
        assert [step.what for step in trace if step.what != "panel"] == ["lamp"], "lit in the lobby"
        assert {step.value for step in trace if step.what == "panel"} == {1400}, "it glows alike"


GAMES = [
    pytest.param(rules, seed, marks=[] if (rules, seed) == ("lupusburg", 10) else pytest.mark.slow)
    for rules in PLAYERS
    for seed in (10, 22)
]


@pytest.mark.parametrize(("rules", "seed"), GAMES)
def test_a_game_on_pads_is_the_game_without(rules: str, seed: int) -> None:
    plain = without_pads(rules, seed)
    played, _ = on_pads(rules, seed)
    assert played.choices() == plain.choices()
    assert played.heard == plain.heard
    assert played.evening.over_at == plain.evening.over_at
    assert not [event for event in played.others if isinstance(event, Lost | Late)]


@pytest.mark.parametrize(
    "rules",
    ["lupusburg", *(pytest.param(r, marks=pytest.mark.slow) for r in PLAYERS if r != "lupusburg")],
)
def test_the_pins_follow_the_public_cues_and_nothing_else(rules: str) -> None:
    """Lamp and buzzer of every pad as they were driven, against the cues; the panel's glow."""
    played, traces = on_pads(rules, 11, traced=True, nights=1)
    duty = {Light.OFF: 0, Light.DIM: 2_000, Light.ON: 40_000}
    expected = []
    lamp = 0
    for cue in played.heard:
        if isinstance(cue, Lamps) and duty[cue.light] != lamp:
            lamp = duty[cue.light]
            expected.append((-(-cue.t // TICK_MS) * TICK_MS, "lamp", lamp))
    assert expected
    for steps in traces.values():
        assert [tuple(step) for step in steps if step.what != "panel"] == expected
        panel = [step.value for step in steps if step.what == "panel"]
        assert set(panel) <= {0, 1400}
        assert panel.count(0) == 0, "once lit, it glows alike until the end"


class Misfortunes:
    """At some moment of some phase, something happens to a pad; later it is mended."""

    def __init__(self, seed: int, players: int, length: Ms) -> None:
        chance = random.Random(seed)
        self.kind = chance.choice(("unplug", "freeze", "restart"))
        self.seat = chance.randrange(1, players + 1)
        self.at = chance.randrange(length)
        self.mended_at = self.at + chance.choice((0, 500, 3000, 10_000, 60_000))
        self.done = self.mended = False

    def __call__(self, sim: SimulatedPads, now: Ms) -> None:
        if not self.done and now >= self.at:
            self.done = True
            if self.kind == "freeze":
                sim.pad(self.seat).freeze(now)
            else:
                sim.unplug(self.seat)
            if self.kind == "restart":
                self.mended_at = now
        if self.done and not self.mended and now >= self.mended_at:
            self.mended = True
            if self.kind == "freeze":
                sim.pad(self.seat).thaw(now)
            else:
                sim.plug(self.seat, now)


def ends_whatever_happens(seed: int) -> None:
    rules = sorted(PLAYERS)[seed % len(PLAYERS)]
    deal = {"lupusburg": 10, "tabula-hu": 22, "tabula-da": 2, "tabula-it": 11}[rules]
    plain = without_pads(rules, deal)
    assert plain.evening.over_at is not None
    nights = [c for c in plain.heard if isinstance(c, Lamps) and c.light is Light.OFF]
    mishap = Misfortunes(seed, PLAYERS[rules], plain.evening.over_at)
    played, _ = on_pads(rules, deal, meanwhile=mishap)
    assert played.evening.over_at is not None
    counted = Counter((e.seat, e.boot, e.number) for e in played.taken)
    assert max(counted.values()) == 1, "each confirmed line counts once"
    assert {e.seat for e in played.others if isinstance(e, Lost)} <= {mishap.seat}
    given = Counter(entry for _, entry in played.choices() if isinstance(entry, Entry))
    typed = Counter(e.entry for e in played.taken)
    assert given <= typed, "nothing is chosen that was not typed"
    again = [c for c in played.heard if isinstance(c, Lamps) and c.light is Light.OFF]
    if mishap.at < nights[0].t:
        return  # another beginning makes other nights
    assert again[0].t == nights[0].t, "the night does not begin later for a missing pad"


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(50))
def test_five_hundred_games_with_a_misfortune(batch: int) -> None:
    for seed in range(10 * batch, 10 * batch + 10):
        ends_whatever_happens(seed)


@pytest.mark.slow
def test_a_game_with_a_misfortune_ends() -> None:
    ends_whatever_happens(4)


@pytest.mark.slow
def test_a_lifted_house_reaches_the_evening() -> None:
    """Tags on the readers, firmware, wire, presence: the burgomaster hears of house 3."""
    played = Played("lupusburg", 10)
    tags = {house: f"04a1b2c3d4e5{house:02x}" for house in range(1, 9)}
    cards = {house: f"04c1b2c3d4e5{house:02x}" for house in range(1, 9)}
    houses = Houses(Registry(tags, frozenset(cards.values())))
    lifted_at = put_back_at = 0
    settled = False
    with SimulatedPads(played.seats) as sim:
        for seat in played.seats:
            for reader in (0, 1):
                house = house_of(seat, reader)
                sim.pad(seat).order(f"tags {reader} {tags[house]},{cards[house]}")
        pads = Pads(played.seats, find=sim.ports, connect=sim.connect)
        said: list[str] = []
        tagged = HouseRoom(houses, played.evening.give, said.append)
        room = PadRoom(played.evening, pads, played.others.append, tagged)
        played.evening.press = press_on(sim)
        room.sit(played.seats, played.faces, played.text)

        def meanwhile(now: Ms) -> None:
            nonlocal lifted_at, put_back_at, settled
            night = any(c.phase == "night/thief" for c in played.heard if isinstance(c, Voice))
            if not settled and now >= 3000:
                assert houses.settle() == ()
                settled = True
            if night and not lifted_at:
                lifted_at = now
                sim.pad(2).order(f"tags 0 {cards[3]}")
            if lifted_at and not put_back_at and now >= lifted_at + 2000:
                put_back_at = now
                sim.pad(2).order(f"tags 0 {tags[3]},{cards[3]}")
            if put_back_at and now >= put_back_at + 1500:
                raise Dawn

        played.evening.begin()
        with contextlib.suppress(Dawn):
            play_simulated(played.evening, room, sim, meanwhile)
        pads.close()
    heard = [(t, given) for t, given in played.inputs if isinstance(given, Lifted | PutBack)]
    assert [given for _, given in heard] == [Lifted(3), PutBack(3)]
    assert 300 <= heard[0][0] - lifted_at <= 900
    assert 0 <= heard[1][0] - put_back_at <= 600
    assert said == []
