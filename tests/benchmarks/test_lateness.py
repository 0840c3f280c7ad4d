"""How late cues come: with 24 chattering pads and a stalling disk against none, in one run.

Rounds of both kinds take turns, so that a busy moment of the machine meets both. The other ways to
wait run beside the table on the same loop, at the same times: bare `call_at`, and a naive chain of
`call_later`. The pads are the firmware's own `Pad` on real pseudo-terminals, in a process of less
priority (`pad_farm`); the table reads them as it does in an evening. Its loop has the priority that
`systemd/burgomaster.service` gives it, where whoever measures may give that.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec import Struct
from pytest_benchmark.fixture import BenchmarkFixture

from table import journal
from table.app import rulesets
from table.app.pads.desk import PadDesk
from table.app.playing.evening import Evening
from table.app.playing.header import Header, Series
from table.app.playing.live import LiveTable
from table.app.playing.trace import Trace
from table.app.playing.voicing import durations
from table.burgomaster.commands import Command
from table.burgomaster.inputs import AnyInput
from table.burgomaster.setup import Setup
from table.cues import Claw, Drum, Lamps, Ms, Screen, Voice
from table.seats.pads import Entered, Event, Pads, SerialPort

PLAYERS = 24
SPEED = 100.0
ROUND_S = 5.0
ROUNDS = 4
KEYS_S = 0.1
"""Each finger presses a key this often, on average; every second or third confirms."""
STALL_S = 0.3
MARGIN_MS = 1.0
ENTERED_A_SECOND = 25
"""At the least; 48 where the fingers get all the time they need."""
CAP_MS = 3.0
COMPUTED_MS = 1.0
"""A cue is heard when the step that brings it has been computed, at a hundred times the pace."""
HOUR_SPEED = 4.0
"""So an hour of the game lasts fifteen minutes."""
FARM = Path(__file__).with_name("pad_farm.py")


class Stalling(journal.Disk):
    """Every sync takes 300 ms, and every write of the trace too."""

    def fdatasync(self, fd: int) -> None:
        time.sleep(STALL_S)

    def write(self, fd: int, data: bytes) -> int:
        time.sleep(STALL_S)
        return os.write(fd, data)


class Counting(Pads):
    """Counts what is entered, whether or not it then answers a question."""

    entered = 0

    def step(self, now: Ms) -> list[Event]:
        events = super().step(now)
        self.entered += sum(isinstance(event, Entered) for event in events)
        return events


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
        people=tuple(range(1, PLAYERS + 1)),
        series=Series(seed=seed, totals=(0,) * PLAYERS),
    )


@pytest.fixture(autouse=True)
def priority(benchmark: BenchmarkFixture) -> Iterator[None]:
    """The loop's own, as in the unit: threads and children have none of it."""
    before = os.sched_getscheduler(0), os.sched_getparam(0)
    try:
        os.sched_setscheduler(0, os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(5))
        benchmark.extra_info["priority"] = "real-time"
    except PermissionError:
        benchmark.extra_info["priority"] = "ordinary"
    yield
    os.sched_setscheduler(0, *before)


@contextmanager
def farm() -> Iterator[list[str]]:
    """The device files of 24 pads on which somebody types."""
    command = [sys.executable, str(FARM), str(PLAYERS), str(KEYS_S)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None  # it is a pipe
        try:
            yield [process.stdout.readline().strip() for _ in range(PLAYERS)]
        finally:
            process.kill()


async def one_round(
    folder: Path,
    seed: int,
    late: Lateness,
    *,
    seconds: float = ROUND_S,
    speed: float = SPEED,
    step_s: float = 0.02,
    disk: journal.Disk | None = None,
    paths: list[str] | None = None,
) -> int:
    """Some seconds of a live game of 24 at their pads; how much was entered.

    Every `step_s` the other ways to wait are tried too.
    """
    folder.mkdir()
    made = header(seed)
    book = journal.Journal(
        journal.create(folder / "journal", made, disk=disk), on_trouble=lambda said: None
    )
    trace = Trace(folder / "trace.jsonl", lambda said: pytest.fail(str(said)), disk=disk)
    loop = asyncio.get_running_loop()
    pads = Counting(
        made.people, find=lambda: paths or [], connect=SerialPort, confirm_at_once=False
    )
    desk = PadDesk(pads, lambda said: None)
    beating = asyncio.create_task(desk.run())
    while paths and pads.missing:
        await asyncio.sleep(0.05)
    zero: float | None = None

    def hear(command: Command) -> None:
        if isinstance(command, Voice | Drum | Claw | Screen | Lamps) and zero is not None:
            late.table.append(1000 * (loop.time() - zero - command.t / 1000 / speed))

    def accept(t: Ms, given: AnyInput) -> Future[Any]:
        return cast("Future[Any]", asyncio.wrap_future(book.append(journal.entry(t, given))))

    evening = Evening(
        made,
        rulesets.conductor(made, durations(made)),
        accept=accept,
        hear=[trace, hear, desk.hear],
    )
    desk.sit(made, evening, claimed=frozenset, absent=lambda lost: None, registry=None)
    evening.begin()
    table = LiveTable(evening, speed)
    zero = loop.time()
    desk.begun(table, evening)

    def at(when: float) -> None:
        late.call_at.append(1000 * (loop.time() - when))

    def chained(number: int) -> None:
        late.chain.append(1000 * (loop.time() - times[number]))
        if number + 1 < len(times):
            loop.call_later(times[number + 1] - times[number], chained, number + 1)

    times = [zero + 0.05 + step_s * number for number in range(int(seconds / step_s))]
    for when in times:
        loop.call_at(when, at, when)
    loop.call_later(times[0] - loop.time(), chained, 0)
    playing = asyncio.create_task(table.play())
    await asyncio.sleep(seconds + 0.2)
    for task in (beating, playing):
        task.cancel()
    await asyncio.gather(beating, playing, return_exceptions=True)
    desk.over()
    pads.close()
    await asyncio.to_thread(trace.close)
    await asyncio.to_thread(book.close)
    return pads.entered


def test_pads_and_disk_make_no_cue_late(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    quiet, loaded = Lateness([], [], []), Lateness([], [], [])
    entered = 0

    async def rounds(paths: list[str]) -> None:
        nonlocal entered
        for number in range(ROUNDS):
            await one_round(tmp_path / f"quiet {number}", number, quiet)
            folder = tmp_path / f"loaded {number}"
            entered += await one_round(folder, number, loaded, disk=Stalling(), paths=paths)

    with farm() as paths:
        benchmark.pedantic(lambda: asyncio.run(rounds(paths)), rounds=1)
    figures: dict[str, Callable[[list[float]], float]] = {
        "p50": statistics.median,
        "p99": p99,
        "max": max,
    }
    for name, lateness in (("quiet", quiet), ("loaded", loaded)):
        for way in Lateness.__struct_fields__:
            for figure, of in figures.items():
                key = f"{name}, {way}, {figure} ms"
                benchmark.extra_info[key] = round(of(getattr(lateness, way)), 3)
    benchmark.extra_info["cues"] = len(quiet.table) + len(loaded.table)
    benchmark.extra_info["entries"] = entered
    assert entered > ENTERED_A_SECOND * ROUNDS * ROUND_S, "that was the load"
    assert p99(loaded.table) - p99(quiet.table) < MARGIN_MS
    for lateness in (quiet, loaded):
        assert p99(lateness.table) < CAP_MS
        assert statistics.median(lateness.table) < statistics.median(lateness.call_at)
        assert p99(lateness.table) <= p99(lateness.call_at) + COMPUTED_MS
        assert statistics.median(lateness.table) < statistics.median(lateness.chain)


@pytest.mark.slow
def test_nothing_drifts_in_an_hour_of_the_game(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    late = Lateness([], [], [])
    seconds = 3600 / HOUR_SPEED
    entered = 0

    async def hour(paths: list[str]) -> None:
        nonlocal entered
        entered = await one_round(
            tmp_path / "hour",
            1,
            late,
            seconds=seconds,
            speed=HOUR_SPEED,
            step_s=0.25,
            disk=Stalling(),
            paths=paths,
        )

    with farm() as paths:
        benchmark.pedantic(lambda: asyncio.run(hour(paths)), rounds=1)
    drifts = {}
    for way in Lateness.__struct_fields__:
        times = getattr(late, way)
        quarter = len(times) // 4
        drifts[way] = statistics.median(times[-quarter:]) - statistics.median(times[:quarter])
        benchmark.extra_info[f"{way}, last quarter after the first, ms"] = round(drifts[way], 3)
    benchmark.extra_info["cues"] = len(late.table)
    benchmark.extra_info["entries"] = entered
    assert entered > ENTERED_A_SECOND * seconds, "that was the load"
    assert abs(drifts["table"]) < MARGIN_MS
    assert drifts["chain"] > 100 * MARGIN_MS, "the naive chain, which shows that this would be seen"
