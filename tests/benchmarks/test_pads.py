"""From a key in the matrix to an accepted entry, with a table full of chattering pads."""

from __future__ import annotations

import random
import statistics
import time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from real_firmware import needs_micropython

from table.cues import Light
from table.seats.pads import TICK_MS, Entered, Pads, wrap
from table.seats.pads.process import LAYOUT
from table.seats.pads.simulated import SimulatedPads

SAMPLES = 60
HEAP_LIMIT = 192 * 1024
CONFIRM = 1 << LAYOUT.index("#")


def latencies(players: int, tick_ms: int) -> list[float]:
    """Seconds from `#` going down on one pad until the table accepts, all others typing."""
    seats = range(1, players + 1)
    chance = random.Random(8)
    taken: list[float] = []
    with SimulatedPads(seats, real_time=True) as sim:
        pads = Pads(seats, find=sim.ports, connect=sim.connect)
        start = time.monotonic()

        number = 0

        def tick() -> list[Entered]:
            nonlocal number
            number += 1
            wait = start + number * tick_ms / 1000 - time.monotonic()
            if wait > 0:
                time.sleep(wait)
            events = pads.step(round((time.monotonic() - start) * 1000))
            return [event for event in events if isinstance(event, Entered)]

        while pads.missing:
            tick()
        pads.lamps(Light.DIM, lit=None)
        for _ in range(1000 // tick_ms):
            tick()
        pressed = 0.0
        next_press = time.monotonic()
        while len(taken) < SAMPLES:
            for other in (chance.choice(seats[1:]) for _ in range(2)):
                sim.pad(other).order(
                    f"keys {1 << chance.randrange(3) if chance.random() < 0.6 else 0}"
                )
            if not pressed and time.monotonic() >= next_press:
                time.sleep(chance.random() * tick_ms / 1000)
                pressed = time.monotonic()
                sim.pad(1).order(f"keys {CONFIRM}")
            if any(entered.seat == 1 for entered in tick()):
                taken.append(time.monotonic() - pressed)
                pressed = 0.0
                sim.pad(1).order("keys 0")
                next_press = time.monotonic() + 0.06
        pads.close()
    return taken


@needs_micropython
@pytest.mark.parametrize("players", [12, 24])
def test_key_to_accepted(benchmark: BenchmarkFixture, players: int) -> None:
    taken = benchmark.pedantic(latencies, args=(players, TICK_MS), rounds=1)
    without_tick = latencies(players, 1)
    p50 = statistics.median(taken) * 1000
    benchmark.extra_info["p50 ms"] = round(p50, 1)
    benchmark.extra_info["p99 ms"] = round(statistics.quantiles(taken, n=100)[98] * 1000, 1)
    bare = statistics.median(without_tick) * 1000
    benchmark.extra_info["p50 ms with a tick of 1 ms"] = round(bare, 1)
    benchmark.extra_info["share of the fixed tick"] = round(1 - bare / p50, 2)
    assert len(taken) == SAMPLES


@needs_micropython
def test_heap_of_the_firmware(benchmark: BenchmarkFixture) -> None:
    """Live heap during a minute of everything at once, models and 64-bit words included."""

    def most() -> int:
        heap = 0
        with SimulatedPads((1,)) as sim:
            pads = Pads((1,), find=sim.ports, connect=sim.connect)
            pad = sim.pad(1)
            pads.watch_houses(True)
            pad.order("tags 0 04a1b2c3d4e5f6,04a1b2c3d4e5f7")
            pad.order("tags 1 04a1b2c3d4e5f8,04a1b2c3d4e5f9")
            due = 0
            for now in range(0, 60_000, TICK_MS):
                if now >= due:
                    due = pad.type("123A456*12345678#", now)
                    pads.lamps(Light.ON, buzz=100, lit=None)
                    pads.show(1, wrap(f"Szabadkőműves őőőőőőőőőőőőőő {now}"))
                    heap = max(heap, int(pad.order("heap")))
                pads.step(now)
                sim.until(now + TICK_MS)
            pads.close()
        return heap

    heap = benchmark.pedantic(most, rounds=1)
    benchmark.extra_info["live heap bytes"] = heap
    assert heap < HEAP_LIMIT
