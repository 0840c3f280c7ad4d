"""How late cues come: with a stalling disk against a good one, and against other ways to wait.

Rounds with the good and with the stalling disk take turns, so that a busy moment of the machine
meets both; the other ways to wait run beside the table on the same loop, at the same times.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct
from pytest_benchmark.fixture import BenchmarkFixture

from table import journal
from table.app import game, rulesets
from table.app.evening import Evening
from table.app.header import Header, Series
from table.app.live import LiveTable
from table.app.trace import Trace
from table.app.voicing import durations
from table.burgomaster.commands import Command
from table.burgomaster.inputs import Entry
from table.burgomaster.setup import Setup
from table.cues import Claw, Drum, Lamps, Screen, Voice

PLAYERS = 24
SPEED = 100.0
ROUND_S = 5.0
ROUNDS = 4
CHATTER_S = 0.05
"""Each pad confirms something this often, on average."""
STALL_S = 0.3
MARGIN_MS = 1.0
CAP_MS = 3.0


class Stalling(journal.Disk):
    """Every sync takes 300 ms, and every write of the trace too."""

    def fdatasync(self, fd: int) -> None:
        time.sleep(STALL_S)

    def write(self, fd: int, data: bytes) -> int:
        time.sleep(STALL_S)
        return os.write(fd, data)


class Lateness(Struct):
    """Milliseconds after the scheduled time, one for each cue."""

    table: list[float]
    call_at: list[float]
    chain: list[float]
    """A naive chain of `call_later`, each set when the one before it came."""


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98]


def header(seed: int) -> Header:
    options = rulesets.find("tabula-hu").options(rulesets.Wishes(players=PLAYERS))
    return Header(
        rules="tabula-hu",
        options=dict(msgspec.to_builtins(options)),
        setup=Setup(players=PLAYERS, deal_seed=seed, public_seed=seed),
        series=Series(seed=seed, totals=(0,) * PLAYERS),
    )


async def one_round(folder: Path, seed: int, disk: journal.Disk | None, late: Lateness) -> None:
    """Five seconds of a live game of 24 whose pads all chatter."""
    folder.mkdir()
    made = header(seed)
    book = journal.Journal(
        journal.create(folder / "journal", made, disk=disk), on_trouble=lambda sentence: None
    )
    trace = Trace(folder / "trace.jsonl", pytest.fail, disk=disk)
    loop = asyncio.get_running_loop()
    due: list[float] = []

    def hear(command: Command) -> None:
        if isinstance(command, Voice | Drum | Claw | Screen | Lamps) and zero is not None:
            due.append(zero + command.t / 1000 / SPEED)
            late.table.append(1000 * (loop.time() - due[-1]))

    zero: float | None = None
    evening = Evening(
        made,
        rulesets.conductor(made, durations(made)),
        accept=lambda t, given: book.append(journal.entry(t, given)),
        hear=[trace, hear],
        bots=game.bot_seats(made),
    )
    evening.begin()
    table = LiveTable(evening, SPEED)
    zero = loop.time()
    chance = random.Random(seed)

    async def chatter(seat: int) -> None:
        while True:
            await asyncio.sleep(chance.expovariate(1 / CHATTER_S))
            table.give(Entry(seat, chance.choice(("99", "B", "*", "0"))))

    def at(when: float) -> None:
        late.call_at.append(1000 * (loop.time() - when))

    def chained(number: int) -> None:
        late.chain.append(1000 * (loop.time() - times[number]))
        if number + 1 < len(times):
            loop.call_later(times[number + 1] - times[number], chained, number + 1)

    times = [zero + 0.05 + 0.02 * number for number in range(int(ROUND_S / 0.02))]
    for when in times:
        loop.call_at(when, at, when)
    loop.call_later(times[0] - loop.time(), chained, 0)
    tasks = [asyncio.create_task(chatter(seat)) for seat in range(1, PLAYERS + 1)]
    playing = asyncio.create_task(table.play())
    await asyncio.sleep(ROUND_S + 0.2)
    for task in (*tasks, playing):
        task.cancel()
    await asyncio.gather(*tasks, playing, return_exceptions=True)
    await asyncio.to_thread(trace.close)
    await asyncio.to_thread(book.close)


def test_a_stalling_disk_makes_no_cue_late(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    steady, stalled = Lateness([], [], []), Lateness([], [], [])

    async def rounds() -> None:
        for number in range(ROUNDS):
            await one_round(tmp_path / f"steady {number}", number, None, steady)
            await one_round(tmp_path / f"stalled {number}", number, Stalling(), stalled)

    benchmark.pedantic(  # type: ignore[no-untyped-call]  # pytest-benchmark has half its types
        lambda: asyncio.run(rounds()), rounds=1
    )
    figures: dict[str, Callable[[list[float]], float]] = {
        "p50": statistics.median,
        "p99": p99,
        "max": max,
    }
    for name, lateness in (("steady", steady), ("stalled", stalled)):
        for way in Lateness.__struct_fields__:
            for figure, of in figures.items():
                key = f"{name}, {way}, {figure} ms"
                benchmark.extra_info[key] = round(of(getattr(lateness, way)), 3)
    benchmark.extra_info["cues"] = len(steady.table) + len(stalled.table)
    assert p99(stalled.table) - p99(steady.table) < MARGIN_MS
    for lateness in (steady, stalled):
        # A cue is heard when the step that brings it has been computed: that is in the margin.
        assert p99(lateness.table) <= p99(lateness.call_at) + MARGIN_MS
        assert p99(lateness.table) < CAP_MS
        assert statistics.median(lateness.table) < statistics.median(lateness.chain)
