"""The trace on a disk that refuses: said once, and whole when the disk takes it again."""

from __future__ import annotations

import errno
import json
import threading
from pathlib import Path

import pytest
from faulty_disk import FaultyDisk, refuse_to_close

from table.app.playing import trace as module
from table.app.playing.trace import Trace
from table.cues import Voice, phrase
from table.errors import Said
from table.journal import Disk
from table.speech import desk


def cue(number: int) -> Voice:
    return Voice(t=number, phase="day", ms=450, phrase=phrase("count", n=number))


def lines(file: Path) -> list[int]:
    return [json.loads(line)["t"] for line in file.read_bytes().splitlines()]


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_what_a_disk_refused_is_written_when_it_takes_it(tmp_path: Path, error: int) -> None:
    disk, said = FaultyDisk(), []
    file = tmp_path / "trace.jsonl"
    file.write_text("an earlier one\n" * 100, encoding="ascii")
    trace = Trace(file, said.append, disk=disk)
    disk.write_error = error
    for number in range(50):
        trace(cue(number))
    disk.wait_for_refusal()
    disk.write_error = None
    for number in range(50, 100):
        trace(cue(number))
    trace.close()
    assert lines(file) == list(range(100))
    assert len(said) == 1


def test_half_a_line_is_written_again_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AGAIN_S", 0.0)
    disk, said = FaultyDisk(), []
    file = tmp_path / "trace.jsonl"
    disk.room = 130
    trace = Trace(file, said.append, disk=disk)
    for number in range(5):
        trace(cue(number))
    disk.wait_for_refusal()
    disk.room = None
    trace.close()
    assert lines(file) == list(range(5))
    assert len(said) == 1


def test_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    told = threading.Event()
    file = tmp_path / "later" / "trace.jsonl"
    trace = Trace(file, lambda said: told.set())
    trace(cue(1))
    assert told.wait(30)
    file.parent.mkdir()
    trace.close()
    assert lines(file) == [1]


def test_a_disk_that_never_takes_it_ends_nothing(tmp_path: Path) -> None:
    said: list[object] = []
    trace = Trace(tmp_path / "nowhere" / "trace.jsonl", said.append)
    for number in range(1000):
        trace(cue(number))
    trace.close()
    assert len(said) == 1


def test_a_disk_that_objects_to_closing_ends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "trace.jsonl"
    trace = Trace(file, pytest.fail)
    trace(cue(1))
    refuse_to_close(monkeypatch, file.name)
    trace.close()
    assert lines(file) == [1]


class StandingDisk(Disk):
    """A disk that does not answer until it is told to."""

    def __init__(self) -> None:
        self.goes = threading.Event()

    def write(self, fd: int, data: bytes) -> int:
        assert self.goes.wait(60)
        return super().write(fd, data)


def test_where_the_disk_does_not_answer_the_command_that_tells_this_game_is_named(
    tmp_path: Path,
) -> None:
    disk, said = StandingDisk(), list[Said]()
    file = tmp_path / "an evening" / "trace.jsonl"
    file.parent.mkdir()
    trace = Trace(file, said.append, disk=disk)
    trace(cue(1))
    trace.close(within=0)
    assert [desk.read(each, "en") for each in said] == [
        f"The disk is slow and the end of {file} may be missing:"
        f" 'burgomaster replay '{file.parent}'' tells the game from the record."
    ]
    disk.goes.set()
    trace.close()
    assert lines(file) == [1]
