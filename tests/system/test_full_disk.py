"""The command itself on a disk that is full: a limit of the kernel stands for it, for every file."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from table.app import folders
from table.app.playing import result
from table.app.retold.retelling import retell

LIMIT = 4096


def on_a_full_disk(home: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run `burgomaster` where no file can grow beyond `LIMIT` bytes (setrlimit(2), RLIMIT_FSIZE)."""
    return subprocess.run(
        [str(Path(sys.executable).with_name("burgomaster")), *args],
        env={
            "HOME": str(home),
            "LANG": "C.UTF-8",
            "COLUMNS": "250",
            "XDG_CACHE_HOME": "/dev/null/no-voice",
            # The limit holds for every file, and a module compiled under it would stay torn.
            "PYTHONDONTWRITEBYTECODE": "1",
        },
        # No thread of ours is near, which is what makes preexec_fn dangerous.
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, LIMIT)),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        stdin=subprocess.DEVNULL,
    )


TOLD = (
    "The trace ",
    "The disk does not take the record",
    "The disk did not take the last",
    "The scores in",
)


@pytest.mark.parametrize(
    "pace",
    ["--instant", pytest.param("--speed=900", marks=pytest.mark.slow)],
)
def test_a_game_ends_on_a_full_disk_and_says_so_once(tmp_path: Path, pace: str) -> None:
    folder = tmp_path / ".local/state/burgomaster/games/g"
    live = () if pace == "--instant" else ("--no-web", "--players=4")
    ran = on_a_full_disk(tmp_path, "play", pace, "--seed=5", f"--out={folder}", *live)
    assert (ran.returncode, ran.stderr) == (0, "")
    said = Counter(
        beginning
        for line in ran.stdout.splitlines()
        for beginning in TOLD
        if line.startswith(beginning)
    )
    assert said == Counter(TOLD)
    assert "What lay under the houses" in ran.stdout
    final = result.read(folder / folders.RESULT)  # small enough even for this disk
    assert final.winners
    for name in (folders.JOURNAL, folders.TRACE):
        assert (folder / name).stat().st_size <= LIMIT
    retold = retell(folder)
    assert (retold.over, retold.whole) == (True, False)
    shown = on_a_full_disk(tmp_path, "scores", "--bots", "--csv")
    assert shown.stdout.count("\nlupusburg,") == final.players, shown.stderr
    log = (tmp_path / ".local/state/burgomaster" / folders.log().name).read_text()
    assert "File too large" in log
