"""Whole games through firmware, pseudo-terminal and pyserial: the same as without pads."""

from __future__ import annotations

import contextlib
import signal

import pytest
from pad_games import PLAYERS, Dawn, Played, on_pads, without_pads

from table.app.pads.houseroom import HouseRoom
from table.app.pads.seats import PadRoom
from table.app.playing import dealing
from table.burgomaster.inputs import Entry, Lifted, PutBack
from table.cues import Lamps, Light, Ms, Seat, Voice, phrase
from table.houses import Houses, Registry, house_of
from table.seats.pads import TICK_MS, Face, Pads, wrap
from table.seats.pads.events import Back, Late, Lost
from table.seats.pads.process import SimulatedPad
from table.seats.pads.simulated import SimulatedPads


class Shown(Pads):
    """Pads that keep what their displays were told."""

    def __init__(self, sim: SimulatedPads, seats: list[Seat]) -> None:
        super().__init__(seats, find=sim.ports, connect=sim.connect)
        self.told: list[tuple[Seat, str]] = []

    def show(self, seat: Seat, *faces: Face) -> None:
        self.told.extend((seat, " ".join(face.lines).strip()) for face in faces)
        super().show(seat, *faces)


def test_cards_tapped_on_the_pads_are_the_cards_of_the_game() -> None:
    """Tags on the readers, firmware, wire, presence: every seat's card is entered; one is foreign."""
    played = Played("tabula-hu", 22, deal="tap")
    with SimulatedPads(played.seats, traced=True) as sim:
        pads = Shown(sim, played.seats)
        tags = dealing.simulated_tags("tabula-hu")
        room = PadRoom(played.evening, pads, played.others.append, codes=tags)
        table = played.on(sim, pads, room)
        pads.lamps(Light.ON, lit=None)  # as in the lobby

        def meanwhile(now: Ms) -> None:
            if now == 0:
                sim.pad(3).order("tags 1 04ffffffffffff")
            opened = played.evening.open_for(1)
            if opened is not None and opened.talk:  # everybody looks at the own card
                raise Dawn

        with contextlib.suppress(Dawn):
            played.play(table, meanwhile)
        traces = [sim.pad(seat).perceived() for seat in played.seats]
        pads.close()
    codes = {given.seat: given.text for _, given in played.choices() if isinstance(given, Entry)}
    assert codes == {s: str(code) for s, code in enumerate(dealing.codes(played.header), 1)}
    asked = " ".join(wrap(played.text(phrase("asked-tap"))).lines).strip()
    assert {seat for seat, words in pads.told if words == asked} == set(played.seats)
    unknown = played.text(phrase("reply-card-unknown"))
    assert {seat for seat, words in pads.told if words == unknown} == {3}
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


def test_a_game_outlives_the_firmware_of_its_pads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their processes are killed in the middle of ticks: each time a pad is lost and comes back."""
    killed: list[Seat] = []
    begin = SimulatedPad.begin

    def killed_now_and_then(self: SimulatedPad, now: Ms) -> None:
        if now < 20_000 * (1 + len(killed)) or self.seat != 1 + len(killed) % 4:
            begin(self, now)
            return
        killed.append(self.seat)
        self._process.send_signal(signal.SIGSTOP)  # so that it cannot have answered
        begin(self, now)
        self._process.kill()

    monkeypatch.setattr(SimulatedPad, "begin", killed_now_and_then)
    played, _ = on_pads("lupusburg", 10)
    assert played.evening.over_at is not None
    assert len(killed) > 4
    assert [event.seat for event in played.others if isinstance(event, Lost)] == killed
    assert [event.seat for event in played.others if isinstance(event, Back)][4:] == killed


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
        table = played.on(sim, pads, room)

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

        with contextlib.suppress(Dawn):
            played.play(table, meanwhile)
        pads.close()
    heard = [(t, given) for t, given in played.inputs if isinstance(given, Lifted | PutBack)]
    assert [given for _, given in heard] == [Lifted(3), PutBack(3)]
    assert 300 <= heard[0][0] - lifted_at <= 900
    assert 0 <= heard[1][0] - put_back_at <= 600
    assert said == []
