"""Cables pulled, pads frozen and restarted at any moment: each confirmed line counts once."""

from __future__ import annotations

import random
import time
from collections import Counter

import pytest
from pad_table import PadTable

from table.cues import Light, Ms, Seat
from table.seats.pads import Entered, Event, Late, Lost, Pads
from table.seats.pads import link as pad_link
from table.seats.pads.simulated import SimulatedPads

SEATS = (1, 2, 3)
QUESTION_MS = 3000
QUESTIONS = 8
BACK_MS = 1000
"""Within this the table finds a pad that is back: it looks so often for new ports."""


class Fault:
    """One misfortune of one pad: begins at `at`, lasts `ms`."""

    def __init__(self, chance: random.Random, end: Ms) -> None:
        self.kind = chance.choice(("unplug", "freeze", "restart"))
        self.seat = chance.choice(SEATS)
        self.at = chance.randrange(500, end)
        self.ms = 0 if self.kind == "restart" else chance.choice((40, 300, 1500, 2500, 6000))

    def begin(self, sim: SimulatedPads, now: Ms) -> None:
        if self.kind == "freeze":
            sim.pad(self.seat).freeze(now)
        else:
            sim.unplug(self.seat)

    def end(self, sim: SimulatedPads, now: Ms) -> None:
        if self.kind == "freeze":
            sim.pad(self.seat).thaw(now)
        else:
            sim.plug(self.seat, now)


def typed_lines(events: list[Event]) -> Counter[tuple[Seat, int, int]]:
    return Counter((e.seat, e.boot, e.number) for e in events if isinstance(e, Entered))


def run(seed: int) -> None:
    chance = random.Random(seed)
    end = QUESTION_MS * QUESTIONS
    fault = Fault(chance, end)
    sent: dict[Seat, list[str]] = {seat: [] for seat in SEATS}
    with SimulatedPads(SEATS) as sim:
        table = PadTable(SEATS, sim)
        table.ready()
        start = table.now
        began = over = False
        for question in range(QUESTIONS):
            table.pads.clear(SEATS)
            table.pads.lamps(Light.DIM, lit=None)
            for seat in SEATS:
                text = f"{question}{chance.randrange(10)}"
                at = table.now + chance.randrange(100, QUESTION_MS - 1000)
                sim.pad(seat).type(text + "#", at // 20 * 20)
                sent[seat].append(text)
            asked = table.now
            while table.now < asked + QUESTION_MS:
                passed = table.now - start
                if not began and passed >= fault.at:
                    began = True
                    fault.begin(sim, table.now)
                if began and not over and passed >= fault.at + fault.ms:
                    over = True
                    fault.end(sim, table.now)
                table.run(20)
        if began and not over:
            fault.end(sim, table.now)
        table.run(3000)
        assert table.pads.present == SEATS, "every pad is back"
        table.pads.close()
    entered = {seat: [text for s, text in table.entered if s == seat] for seat in SEATS}
    assert max(typed_lines(table.events).values(), default=1) == 1, "nothing is taken twice"
    late = [e.seat for e in table.events if isinstance(e, Late)]
    for seat in SEATS:
        if seat == fault.seat:
            # Keys can be lost with the power, and a line then begin in the middle; none doubles.
            questions = [text[:1] for text in entered[seat] if len(text) == 2]
            assert questions == sorted(set(questions))
            assert len(entered[seat]) + late.count(seat) <= QUESTIONS
            touched = (fault.ms + BACK_MS) // QUESTION_MS + 2
            assert len(entered[seat]) >= QUESTIONS - touched, "only what the fault touched is lost"
        else:
            assert entered[seat] == sent[seat], "the others notice nothing"
    lost = {e.seat for e in table.events if isinstance(e, Lost)}
    assert lost <= {fault.seat}


@pytest.mark.parametrize("seed", range(2))
def test_one_fault_anywhere(seed: int) -> None:
    run(seed)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(50))
def test_five_hundred_faults(batch: int) -> None:
    for seed in range(1000 + 10 * batch, 1010 + 10 * batch):
        run(seed)


def taken(picture: bytes | None) -> bool:
    """Whether the display's last line begins with "[": what was typed has been taken."""
    return picture is not None and picture[3 * 128 : 3 * 128 + 5] == b"\x00\x7f\x41\x41\x00"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(50))
def test_in_real_time_with_a_shortened_dead_man(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pad_link, "SILENT_MS", 600)
    chance = random.Random(seed)
    fault = Fault(chance, 2000)
    fault.ms = min(fault.ms, 1500)
    events: list[Event] = []
    with SimulatedPads(SEATS, real_time=True) as sim:
        pads = Pads(SEATS, find=sim.ports, connect=sim.connect)
        zero = time.monotonic()

        def clock() -> Ms:
            return round((time.monotonic() - zero) * 1000)

        def live(until: Ms) -> None:
            nonlocal began, over
            while (now := clock()) < until:
                if not began and now >= fault.at:
                    began = True
                    fault.begin(sim, now)
                if began and not over and now >= fault.at + fault.ms:
                    over = True
                    fault.end(sim, now)
                sim.until(now)
                events.extend(pads.step(now))
                time.sleep(0.005)

        began = over = False
        while len(pads.present) < len(SEATS):
            assert clock() < 60_000, "a pad never came"
            live(clock() + 20)
        pads.lamps(Light.DIM, lit=None)
        live(clock() + 200)
        others = [seat for seat in SEATS if seat != fault.seat]
        for question in range(3):
            for seat in SEATS:
                if seat not in pads.missing:
                    sim.pad(seat).type(f"{question}#", clock() + chance.randrange(100, 400))
            live(clock() + 1000)
        live(max(clock(), fault.at + fault.ms) + 2500)
        assert pads.present == SEATS
        assert max(typed_lines(events).values()) == 1
        for seat in others:
            assert [e.text for e in events if isinstance(e, Entered) and e.seat == seat] == [
                "0",
                "1",
                "2",
            ]
            assert taken(sim.pad(seat).picture())
        pads.close()


@pytest.mark.slow
def test_twenty_four_pads_that_chatter_in_real_time_lose_nothing() -> None:
    """Nobody waits for anybody: every seat types one entry after another, all at once.

    A line is late where other programs take the processor for more than a second; that a table by
    itself is fast enough for its pads, `benchmarks/test_lateness.py` holds: a late line is not
    counted there.
    """
    seats = range(1, 25)
    entries = 12
    events: list[Event] = []
    with SimulatedPads(seats, real_time=True) as sim:
        pads = Pads(seats, find=sim.ports, connect=sim.connect)
        zero = time.monotonic()

        def tick() -> Ms:
            now = round((time.monotonic() - zero) * 1000)
            sim.until(now)
            events.extend(pads.step(now))
            time.sleep(0.005)
            return now

        while pads.missing:
            assert tick() < 60_000, "a pad never came"
        pads.lamps(Light.DIM, lit=None)
        began = tick()
        while tick() < began + 500:
            pass
        free = dict.fromkeys(seats, tick())
        for number in range(entries):
            for seat in seats:
                free[seat] = sim.pad(seat).type(f"{seat}*{number}#", free[seat])
        heard = 0
        quiet = time.monotonic()
        while heard < entries * len(seats) and time.monotonic() < quiet + 20:
            tick()
            now_heard = sum(isinstance(event, Entered | Late) for event in events)
            if now_heard > heard:
                heard, quiet = now_heard, time.monotonic()
        assert not [event for event in events if isinstance(event, Lost)]
        pads.close()
    assert max(typed_lines(events).values()) == 1, "nothing is taken twice"
    for seat in seats:
        texts = [int(e.text) for e in events if isinstance(e, Entered) and e.seat == seat]
        late = sum(isinstance(e, Late) and e.seat == seat for e in events)
        assert texts == sorted(texts), "in their order"
        assert len(texts) + late == entries, "nothing is lost"
