from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from table.journal import RecordBusy, create, lock, resume

HOLDER = """
import sys
from pathlib import Path
from table.journal import resume
held = resume(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.journal"
    tail = create(path, {})
    tail.save([b"1"])
    tail.close()
    return path


def test_another_process_plays_it(path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(RecordBusy) as caught:
            resume(path)
        assert caught.value.pid == holder.pid
        assert f"is already being played by process {holder.pid}:" in str(caught.value)
        holder.communicate("")
    resume(path)[1].close()


def test_who_only_looks_is_waited_for(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`in_use` holds the file for an instant; a game that starts just then is not refused."""
    looking = os.open(path, os.O_RDONLY)
    fcntl.flock(looking, fcntl.LOCK_SH)
    waited: list[float] = []

    def look_away(seconds: float) -> None:
        waited.append(seconds)
        fcntl.flock(looking, fcntl.LOCK_UN)

    monkeypatch.setattr(lock.time, "sleep", look_away)
    resume(path)[1].close()
    assert len(waited) == 1
    os.close(looking)


def test_this_process_plays_it(path: Path) -> None:
    _, tail = resume(path)
    with pytest.raises(RecordBusy, match=f"process {os.getpid()}"):
        resume(path)
    tail.close()
    resume(path)[1].close()


def test_a_new_game_is_locked_from_the_start(tmp_path: Path) -> None:
    path = tmp_path / "new.journal"
    tail = create(path, {})
    with pytest.raises(RecordBusy):
        resume(path)
    tail.close()


def test_a_child_that_outlives_the_game_does_not_keep_the_lock(path: Path) -> None:
    held = os.open(path, os.O_RDWR)
    lock.take(held)
    with subprocess.Popen(["sleep", "60"], pass_fds=[held]) as child:
        try:
            lock.release(held)
            os.close(held)
            resume(path)[1].close()
        finally:
            child.kill()


@pytest.mark.parametrize(
    "locks",
    [
        None,
        "",
        "1: FLOCK  ADVISORY  WRITE 1 00:00:1 0 EOF\n2: POSIX  ADVISORY  WRITE 1 00:00:1 0 EOF\n",
    ],
)
def test_without_a_table_of_locks_the_process_has_no_number(
    path: Path, locks: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_text(self: Path, encoding: str | None = None) -> str:
        if locks is None:
            raise FileNotFoundError(str(self))
        return locks

    _, tail = resume(path)
    monkeypatch.setattr(Path, "read_text", read_text)
    with pytest.raises(RecordBusy, match="by another process:") as caught:
        resume(path)
    assert caught.value.pid is None
    tail.close()
