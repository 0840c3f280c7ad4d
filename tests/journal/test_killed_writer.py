"""A real process, really killed: what it said was durable is there."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from table.errors import RecordError
from table.journal import resume

WRITER = """
import sys
from pathlib import Path
from table.journal import Ack, Journal, create, resume

path = Path(sys.argv[1])
if path.exists():
    recording, tail = resume(path)
    number = len(recording.records)
else:
    tail, number = create(path, {"players": 6}), 0
journal = Journal(tail, on_trouble=print, patience=60_000)
while True:
    tickets = [journal.append(b"%d" % each) for each in range(number, number + 3)]
    number += 3
    for ticket in tickets:
        assert ticket.result() is Ack.DURABLE
    print(number, flush=True)
"""


def play_and_kill(path: Path, after: float) -> int:
    """The number of entries the writer acknowledged before it was killed."""
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        first = writer.stdout.readline()
        time.sleep(after)
        writer.kill()
        lines = [first, *writer.stdout]
    return max((int(line) for line in lines if line.endswith("\n")), default=0)


def kill_often(path: Path, times: int, seed: int) -> None:
    moments = random.Random(seed)
    for _ in range(times):
        acknowledged = play_and_kill(path, moments.random() / 20)
        recording, tail = resume(path)
        tail.close()
        assert acknowledged > 0
        assert len(recording.records) >= acknowledged
        assert recording.records == tuple(b"%d" % each for each in range(len(recording.records)))


def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    kill_often(tmp_path / "game.journal", 8, seed=1)


@pytest.mark.slow
def test_what_was_acknowledged_is_there_after_a_thousand_kills(tmp_path: Path) -> None:
    for game in range(20):
        kill_often(tmp_path / f"{game}.journal", 50, seed=game)


def test_killed_while_it_starts(tmp_path: Path) -> None:
    """Before the first acknowledgement there is a game that can be resumed, or a sentence."""
    moments = random.Random(2)
    for attempt in range(6):
        path = tmp_path / f"{attempt}.journal"
        command = [sys.executable, "-c", WRITER, str(path)]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as writer:
            end = time.monotonic() + 60
            while not path.exists() and time.monotonic() < end:
                time.sleep(0.0002)
            time.sleep(moments.random() / 2000)
            writer.kill()
        assert path.exists(), "it never began"
        if b"\n000" in path.read_bytes():
            resume(path)[1].close()
        else:
            with pytest.raises(RecordError, match="nothing to resume"):
                resume(path)
