"""Real file systems that fill up, turn read-only, vanish and stall in the middle of a game."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

TESTS = Path(__file__).parents[1]


def _missing() -> str:
    if os.geteuid() != 0:
        return "only root may mount"
    for tool in ("unshare", "mkfs.ext4", "e2fsck", "losetup", "fsfreeze"):
        if shutil.which(tool) is None:
            return f"there is no {tool}"
    tried = subprocess.run(
        ["unshare", "-m", "sh", "-c", "mount -t tmpfs none /mnt && losetup -f"],
        capture_output=True,
        check=False,
    )
    return "" if tried.returncode == 0 else "mounting is not allowed here"


MISSING = _missing()
pytestmark = pytest.mark.skipif(bool(MISSING), reason=MISSING or "-")


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
    folder.mkdir()
    parts = [str(TESTS / part) for part in ("app", "journal", "system")]
    path = os.pathsep.join([*parts, *filter(None, [os.environ.get("PYTHONPATH")])])
    program = str(TESTS / "system/spoilt_disk.py")
    return subprocess.Popen(
        ["unshare", "-m", sys.executable, program, str(folder), how],
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def found(program: subprocess.Popen[str]) -> dict[str, Any]:
    out, err = program.communicate(timeout=120)
    assert program.returncode == 0, err
    told: dict[str, Any] = json.loads(out)
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
    programs = {how: begun(folder / how, how) for how in CASES}
    yield programs
    for program in programs.values():
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
