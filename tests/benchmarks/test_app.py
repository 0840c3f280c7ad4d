"""What the command line costs: CPU of children, so that a busy machine disturbs as little as can be.

Run by `make bench`.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

BURGOMASTER = str(Path(sys.executable).with_name("burgomaster"))
ROUNDS = 15
GAMES = 9


def cpu(*command: str, env: dict[str, str] | None = None, leaves: int = 0) -> float:
    """Seconds of CPU, user and system, that the command takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    ran = subprocess.run(command, env=env, capture_output=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert ran.returncode == leaves, ran.stderr
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def medians(rounds: int, *measured: Callable[[], float]) -> list[float]:
    """The median of each, measured in turns, so that a busy moment meets all of them."""
    for once in measured:
        once()  # what is read from the disk for the first time is not counted
    samples = [[once() for once in measured] for _ in range(rounds)]
    return [statistics.median(column) for column in zip(*samples, strict=True)]


def test_help_costs_less_than_half_of_importing_numpy(benchmark: BenchmarkFixture) -> None:
    help_s, numpy_s = medians(
        ROUNDS,
        lambda: cpu(BURGOMASTER, "--help"),
        lambda: cpu(sys.executable, "-c", "import numpy"),
    )
    benchmark.extra_info.update({"help ms": 1000 * help_s, "import numpy ms": 1000 * numpy_s})
    benchmark.pedantic(lambda: cpu(BURGOMASTER, "--help"), rounds=3)
    assert help_s < 0.5 * numpy_s


def test_an_instant_game_costs_less_than_a_third_of_a_second(
    benchmark: BenchmarkFixture, tmp_path: Path
) -> None:
    """Beyond start-up: the same command where there is nothing to resume imports as much."""
    env = {**os.environ, "HOME": str(tmp_path)}
    line = (BURGOMASTER, "play", "--instant", "--seed", "1", "--out")
    start_s, game_s = medians(
        GAMES,
        lambda: cpu(BURGOMASTER, "play", "--resume", "--out", str(tmp_path), env=env, leaves=2),
        lambda: cpu(*line, str(tmp_path / "game"), env=env),
    )
    benchmark.extra_info.update({"start-up ms": 1000 * start_s, "game ms": 1000 * game_s})
    benchmark.pedantic(lambda: cpu(*line, str(tmp_path / "game"), env=env), rounds=3)
    assert game_s - start_s < 0.3
