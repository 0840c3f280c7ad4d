"""Coming back after a power cut: two thousand inputs read and lived through again."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from table import journal
from table.app import rulesets
from table.app.playing import game
from table.app.playing.evening import Evening
from table.app.playing.header import Header, Series
from table.app.playing.voicing import durations
from table.burgomaster.commands import Command, Open
from table.burgomaster.inputs import AnyInput, Claim, Remark
from table.burgomaster.setup import Setup
from table.cues import Ms

MOVES = 2_000
PLAYERS = 24
ROUNDS = 15


def header() -> Header:
    options = rulesets.find("tabula-hu").options(rulesets.Wishes(players=PLAYERS))
    return Header(
        rules="tabula-hu",
        options=dict(msgspec.to_builtins(options)),
        setup=Setup(players=PLAYERS, deal_seed=4, public_seed=4),
        series=Series(seed=4, totals=(0,) * PLAYERS),
    )


def long_game(path: Path) -> None:
    """A journal of so many inputs: a game of 24, and people who talk a lot."""
    made = header()
    book = journal.PlainJournal(journal.create(path, made), on_trouble=pytest.fail)
    moves = 0
    talking: list[Open] = []

    def accept(t: Ms, given: AnyInput) -> None:
        nonlocal moves
        moves += 1
        if moves <= MOVES:
            book.append(journal.entry(t, given))

    def hear(command: Command) -> None:
        if isinstance(command, Open) and command.phase == "day/discussion":
            talking.append(command)

    conductor = rulesets.conductor(made, durations(made))
    evening = Evening(made, conductor, accept=accept, hear=[hear], bots=game.bot_seats(made))
    evening.begin()
    while evening.over_at is None and moves < MOVES:
        due = evening.next_due
        assert due is not None
        evening.run_due(due)
        if talking:
            seats = talking.pop().seats
            for number in range(400):
                about = seats[(number + 1) % len(seats)]
                remark = Remark(seats[number % len(seats)], Claim.DOUBT, about)
                evening.give(evening.now + 1, remark)
    assert moves >= MOVES
    book.close()


def median(rounds: int, do: Callable[[], object]) -> float:
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        do()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def test_two_thousand_moves_take_at_most_three_starts_of_python(
    benchmark: BenchmarkFixture, tmp_path: Path
) -> None:
    path = tmp_path / "journal"
    long_game(path)
    durations(header())  # the catalogue is read once a process, resumed or not

    def resume() -> int:
        place = game.reopen(tmp_path)
        assert place.records is not None
        conductor = rulesets.conductor(place.header, durations(place.header))
        evening = Evening(
            place.header, conductor, accept=lambda t, given: None, bots=game.bot_seats(place.header)
        )
        evening.fold(place.records)
        place.tail.close()
        return len(place.records)

    assert resume() == MOVES
    start_s = median(ROUNDS, lambda: subprocess.run([sys.executable, "-c", "pass"], check=True))
    resume_s = median(ROUNDS, resume)
    benchmark(resume)
    benchmark.extra_info["python's start ms"] = 1000 * start_s
    benchmark.extra_info["resume ms"] = 1000 * resume_s
    assert resume_s <= 3 * start_s
