from __future__ import annotations

import errno
import threading
from pathlib import Path

import pytest
from faulty_disk import FaultyDisk

from table.cues import phrase
from table.errors import RecordError, Said
from table.journal import Journal, PlainJournal, create, read, resume

HEADER = {"players": 6}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.journal"


@pytest.fixture
def said() -> list[Said]:
    return []


def test_one_sync_a_mark_and_no_thread(path: Path, said: list[Said]) -> None:
    disk = FaultyDisk()
    threads = threading.active_count()
    journal = PlainJournal(create(path, HEADER, disk=disk), on_trouble=said.append)
    assert threading.active_count() == threads
    for number in range(30):
        journal.append(b"%d" % number)
        if number % 10 == 9:
            assert journal.unsaved == 10
            assert journal.mark()
            assert journal.mark()  # nothing new: no sync
            assert journal.unsaved == 0
    assert disk.syncs == 3
    journal.append(b"30")
    assert journal.close() == journal.close() == 0
    assert disk.syncs == 4
    assert read(path).records == tuple(b"%d" % number for number in range(31))
    assert said == []


def test_the_bytes_are_those_of_the_live_journal(path: Path, said: list[Said]) -> None:
    entries = [b"[%d,{}]" % number for number in range(5)]
    plain = PlainJournal(create(path, HEADER), on_trouble=said.append)
    other = path.with_name("live.journal")
    live = Journal(create(other, HEADER), on_trouble=said.append)
    for entry in entries:
        plain.append(entry)
        live.append(entry)
    plain.close()
    live.close()
    assert path.read_bytes() == other.read_bytes()


def test_an_error_is_said_once_and_the_next_mark_tries_again(path: Path, said: list[Said]) -> None:
    disk = FaultyDisk()
    journal = PlainJournal(create(path, HEADER, disk=disk), on_trouble=said.append)
    disk.room = 100
    for entry in (b"1", b"2", b"3", b"4"):
        journal.append(entry)
        journal.mark()
    assert journal.unsaved > 0
    assert len(said) == 1
    assert said[0] == phrase("record-disk-full")
    disk.room = None
    disk.sync_error = errno.EIO
    assert not journal.mark()
    disk.sync_error = None
    assert journal.close() == 0
    assert len(said) == 2  # another kind of trouble
    assert read(path).records == (b"1", b"2", b"3", b"4")


def test_close_says_what_could_not_be_saved(path: Path, said: list[Said]) -> None:
    disk = FaultyDisk()
    journal = PlainJournal(create(path, HEADER, disk=disk), on_trouble=said.append)
    journal.append(b"1")
    journal.mark()
    disk.write_error = errno.EROFS
    journal.append(b"2")
    assert journal.close() == 1
    recording, tail = resume(path)
    tail.close()
    assert recording.records == (b"1",)


def test_a_closed_journal_takes_nothing(path: Path, said: list[Said]) -> None:
    journal = PlainJournal(create(path, HEADER), on_trouble=said.append)
    journal.close()
    with pytest.raises(RecordError, match="closed: resume"):
        journal.append(b"1")
    assert read(path).records == ()
