"""Real kills of real processes, at moments that nobody chose."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("killed_games.py")


def killed(folder: Path, kills: int, *more: str) -> int:
    """Runs `killed_games.py`; how many games it played."""
    ran = subprocess.run(
        [sys.executable, str(PROGRAM), str(folder), str(kills), "7", *more],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(PROGRAM.parents[1] / "app")},
        check=False,
        timeout=60 * kills,
    )
    assert ran.returncode == 0, ran.stderr
    figures = re.fullmatch(r"(\d+) kills, (\d+) games, (\d+) times resumed\n", ran.stdout)
    assert figures is not None, ran.stdout
    done, games, resumed = map(int, figures.groups())
    assert done >= kills
    assert resumed >= kills // 2  # most kills came in the middle of a game
    return games


@pytest.mark.parametrize("kills", [40, pytest.param(1000, marks=pytest.mark.slow)])
def test_whatever_was_acknowledged_survives_a_kill(tmp_path: Path, kills: int) -> None:
    assert killed(tmp_path, kills) >= 4  # every rule set


@pytest.mark.parametrize("kills", [5, pytest.param(40, marks=pytest.mark.slow)])
def test_a_kill_of_a_table_with_pads_loses_nothing_and_leaves_nothing_running(
    tmp_path: Path, kills: int
) -> None:
    killed(tmp_path, kills, "pads")
