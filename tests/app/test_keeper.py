"""A file kept as it last was: whole, off the loop, whatever the disk does."""

from __future__ import annotations

import errno
import os
import stat
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from table import whole
from table.app.keeper import Keeper
from table.cues import phrase
from table.errors import Said


@pytest.mark.parametrize("mode", [0o600, 0o640])
def test_the_last_of_it_is_there_when_it_is_closed(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "state" / "file.json"
    keeper = Keeper(file, pytest.fail, mode=mode)
    for number in range(20):
        keeper.keep(b"a" * number)
    keeper.close()
    assert file.read_bytes() == b"a" * 19
    assert stat.S_IMODE(file.stat().st_mode) == mode
    assert list(file.parent.iterdir()) == [file]


def refuse(file: Path, content: bytes, *, mode: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def wait_until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not there():
        assert time.monotonic() < end
        time.sleep(0.01)


class SlowDisk:
    """Takes the place of `whole.write`: nothing is written before it is let go."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.asked = threading.Event()
        self.written: list[bytes] = []

    def write(self, file: Path, content: bytes, *, mode: int) -> None:
        self.asked.set()
        assert self.go.wait(60)
        self.written.append(content)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    slow = SlowDisk()
    monkeypatch.setattr(whole, "write", slow.write)
    return slow


def test_of_what_comes_while_the_disk_is_slow_only_the_last_is_written(
    tmp_path: Path, disk: SlowDisk
) -> None:
    keeper = Keeper(tmp_path / "file.json", pytest.fail)
    keeper.keep(b"first")
    assert disk.asked.wait(60)
    for content in (b"second", b"third", b"last", b"last"):
        keeper.keep(content)
    disk.go.set()
    keeper.close()
    keeper.keep(b"last")
    assert disk.written == [b"first", b"last"]


def test_a_disk_that_does_not_answer_keeps_no_end_waiting(tmp_path: Path, disk: SlowDisk) -> None:
    said: list[Said] = []
    keeper = Keeper(tmp_path / "file.json", said.append)
    keeper.keep(b"first")
    keeper.close(within=0.01)
    assert said == [phrase("seats-not-kept", path=str(tmp_path / "file.json"), why="ETIMEDOUT")]
    disk.go.set()
    keeper.close()


def test_a_disk_that_refuses_is_said_once_and_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file.json"
    before = Keeper(file, pytest.fail)
    before.keep(b"before")
    before.close()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    said: list[Said] = []
    told = threading.Event()

    def say(one: Said) -> None:
        said.append(one)
        told.set()

    keeper = Keeper(file, say)
    keeper.keep(b"one")
    assert told.wait(60)
    keeper.keep(b"two")
    keeper.close()
    assert said == [phrase("seats-not-kept", path=str(file), why="ENOSPC")]
    assert file.read_bytes() == b"before"


@pytest.mark.parametrize("again", [(), (b"one",)], ids=["at the end", "with the same"])
def test_what_the_disk_refused_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, again: tuple[bytes, ...]
) -> None:
    """Also where nobody could be told of it."""
    refused = threading.Event()

    def say(_: Said) -> None:
        refused.set()
        raise BrokenPipeError

    keeper = Keeper(tmp_path / "file.json", say)
    with monkeypatch.context() as full:
        full.setattr(whole, "write", refuse)
        keeper.keep(b"one")
        assert refused.wait(60)
    for content in again:
        keeper.keep(content)
        wait_until((tmp_path / "file.json").exists)
    keeper.close()
    assert (tmp_path / "file.json").read_bytes() == b"one"
