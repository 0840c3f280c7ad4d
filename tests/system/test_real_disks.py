"""Real file systems that fill up, turn read-only, vanish and stall in the middle of a game."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import programs
import pytest


def _missing() -> str:
    if os.geteuid() != 0:
        return "only root may mount a disk that is then spoilt"
    for tool in ("unshare", "mkfs.ext4", "e2fsck", "losetup", "fsfreeze"):
        if shutil.which(tool) is None:
            return f"a disk cannot be made and spoilt without {tool}"
    tried = subprocess.run(
        ["unshare", "-m", "sh", "-c", "mount -t tmpfs none /mnt && losetup -f"],
        capture_output=True,
        check=False,
    )
    return "" if tried.returncode == 0 else "this machine lets not even root mount a disk"


MISSING = _missing()
pytestmark = pytest.mark.skipif(MISSING != "", reason=MISSING)


class Case(NamedTuple):
    said: str
    mended: bool = True


CASES = {
    "full": Case("The disk is full"),
    "read-only": Case("The disk has become read-only"),
    "pulled": Case("The disk does not take the record"),
    "lost": Case("The disk does not take the record", mended=False),
}


def begun(folder: Path, how: str) -> subprocess.Popen[str]:
    return programs.begun(
        folder, "spoilt_disk.py", how, helpers=("app", "journal"), within=("unshare", "-m")
    )


def found(program: subprocess.Popen[str]) -> dict[str, Any]:
    told = programs.told(program, within_s=120)
    assert told["over"]
    assert told["meanwhile"] == 50, "the game stood still"
    assert told["beginning"], "the record is of another game"
    assert len(told["said"]) == len(set(told["said"]))
    assert told["winners"]
    assert told["whole"]
    assert told["exact"]
    return told


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, subprocess.Popen[str]]]:
    """All at once: each waits for its disk most of the time."""
    folder = tmp_path_factory.mktemp("disks")
    running = {how: begun(folder / how, how) for how in CASES}
    yield running
    for program in running.values():
        program.kill()
        program.communicate()


@pytest.mark.parametrize("how", CASES)
def test_a_disk_that_fails_is_said_once_and_nothing_is_lost(
    games: dict[str, subprocess.Popen[str]], how: str
) -> None:
    case = CASES[how]
    told = found(games[how])
    about = [sentence for sentence in told["said"] if not sentence.startswith("The disk is slow")]
    assert sum(sentence.startswith(case.said) for sentence in about) == 1
    assert sum("trace.jsonl" in sentence for sentence in about) <= 1
    assert len(about) <= 2
    assert "memory" in told["acks"]
    if case.mended:
        assert told["recorded"] == told["accepted"]
        assert told["same"], "another game than on a good disk"
    else:  # what is durable is there, and the game goes on from it
        assert told["recorded"] < told["accepted"]


@pytest.mark.slow
def test_a_disk_that_stalls_for_ten_seconds_has_the_whole_game(tmp_path: Path) -> None:
    told = found(begun(tmp_path / "disk", "frozen"))
    assert any(sentence.startswith("The disk is slow: the game") for sentence in told["said"])
    assert told["recorded"] == told["accepted"]
    assert told["same"]
