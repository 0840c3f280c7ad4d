"""A durable move: ours against SQLite in its default, rollback-journal, fully synchronous mode."""

from __future__ import annotations

import sqlite3
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from table.journal import Ack, Journal, PlainJournal, create, entry, read

MOVE = entry(123_456, {"kind": "choice", "seat": 3, "night": 2, "character": 11, "keys": "11#"})
ROUNDS = 400
ENTRIES = 2_000


def test_durable_append_takes_at_most_half_of_sqlite(
    benchmark: BenchmarkFixture, tmp_path: Path
) -> None:
    """Medians of interleaved rounds, so that a busy moment of the disk meets both."""
    journal = Journal(create(tmp_path / "game.journal", {}), on_trouble=print, patience=60_000)
    database = sqlite3.connect(tmp_path / "game.sqlite", isolation_level=None)
    database.execute("PRAGMA journal_mode=DELETE")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE entry (number INTEGER PRIMARY KEY, payload BLOB NOT NULL)")

    def ours() -> None:
        assert journal.append(MOVE).result() is Ack.DURABLE

    def theirs() -> None:
        database.execute("INSERT INTO entry (payload) VALUES (?)", (MOVE,))

    def timed(move: Callable[[], None]) -> float:
        start = time.perf_counter()
        move()
        return time.perf_counter() - start

    pairs = [(timed(ours), timed(theirs)) for _ in range(ROUNDS)]
    benchmark(ours)
    journal.close()
    database.close()
    ours_p50, theirs_p50 = (statistics.median(times) for times in zip(*pairs, strict=True))
    benchmark.extra_info["ours p50 µs"] = ours_p50 * 1e6
    benchmark.extra_info["sqlite p50 µs"] = theirs_p50 * 1e6
    benchmark.extra_info["ratio"] = ours_p50 / theirs_p50
    assert ours_p50 <= 0.5 * theirs_p50


def test_reading_a_long_game(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    journal = PlainJournal(create(path, {}), on_trouble=print)
    for _ in range(ENTRIES):
        journal.append(MOVE)
    journal.close()
    recording = benchmark(read, path)
    assert len(recording.records) == ENTRIES
