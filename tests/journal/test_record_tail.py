from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest
from faulty_disk import FaultyDisk, oserror, refuse_to_close

from table.errors import DeviceError, RecordError
from table.journal import DamagedRecord, Tail, create, read, resume

HEADER = {"players": 6}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.journal"


def write(path: Path, *payloads: bytes) -> bytes:
    tail = create(path, HEADER)
    tail.save([])
    for payload in payloads:
        tail.save([payload])
    tail.close()
    return path.read_bytes()


def test_only_the_owner_may_read_a_new_file(path: Path) -> None:
    mask = os.umask(0)
    try:
        write(path)
    finally:
        os.umask(mask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_is_never_overwritten(path: Path) -> None:
    before = write(path, b"1")
    with pytest.raises(RecordError, match="already holds a game: resume it"):
        create(path, HEADER)
    assert path.read_bytes() == before


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DeviceError, match="it is not there"):
        create(tmp_path / "nowhere" / "game.journal", HEADER)


def test_nothing_to_resume(path: Path) -> None:
    for attempt in (read, resume):
        with pytest.raises(RecordError, match="nothing to resume"):
            attempt(path)


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    for attempt in (read, resume):
        with pytest.raises(DeviceError, match="it is a folder"):
            attempt(tmp_path)


def test_an_empty_file_has_nothing_to_resume_and_is_left_alone(path: Path) -> None:
    path.touch()
    with pytest.raises(RecordError, match="nothing to resume"):
        resume(path)
    assert path.read_bytes() == b""


def test_header_and_entries_come_back(path: Path) -> None:
    tail = create(path, HEADER)
    assert tail.fresh
    tail.save([b"1", b"2"])
    assert not tail.fresh
    tail.save([b"3"])
    tail.close()
    recording = read(path)
    assert recording.header == b'{"players":6}'
    assert recording.records == (b"1", b"2", b"3")


def test_resume_at_every_cut(path: Path, tmp_path: Path) -> None:
    whole = write(path, b"[1,{}]", b"[2,{}]")
    for cut in range(len(whole) + 1):
        copy = tmp_path / f"{cut}.journal"
        copy.write_bytes(whole[:cut])
        try:
            recording, tail = resume(copy)
        except RecordError:
            assert cut < len(whole) - 2 * len(b"00000001 00000006 01234567 [1,{}]\n")
            continue
        tail.save([b"next"])
        tail.close()
        again = read(copy)
        assert not again.torn
        assert again.records == (*recording.records, b"next")
        aside = copy.with_name(copy.name + ".torn")
        debris = whole[recording.good_bytes : cut]
        assert recording.torn == bool(debris)
        assert (aside.read_bytes() if debris else b"") == debris
        assert aside.exists() == recording.torn


def test_what_is_cut_off_is_private_and_kept_every_time(path: Path) -> None:
    whole = write(path, b"1")
    for debris in (b"first", b"second"):
        path.write_bytes(whole + debris)
        resume(path)[1].close()
    aside = path.with_name("game.journal.torn")
    assert aside.read_bytes() == b"firstsecond"
    assert stat.S_IMODE(aside.stat().st_mode) == 0o600
    assert path.read_bytes() == whole


@pytest.mark.parametrize(("room", "sync_error"), [(3, None), (None, errno.ENOSPC)])
def test_a_tail_is_only_cut_when_it_is_safe_aside(
    path: Path, room: int | None, sync_error: int | None
) -> None:
    whole = write(path, b"1") + b"debris"
    path.write_bytes(whole)
    disk = FaultyDisk()
    disk.room = room
    disk.sync_error = sync_error
    with pytest.raises(DeviceError, match=r"cannot be cut \(no space is left\)"):
        resume(path, disk=disk)
    assert path.read_bytes() == whole
    resume(path)[1].close()  # nothing of the failed attempt is in the way, nor the lock


def test_damage_is_only_cut_on_demand(path: Path) -> None:
    whole = write(path, b"1", b"2", b"3")
    damaged = whole.replace(b" 2\n", b" 7\n")
    path.write_bytes(damaged)
    with pytest.raises(DamagedRecord, match="good up to entry 1"):
        resume(path)
    assert path.read_bytes() == damaged
    recording, tail = resume(path, cut_damage=True)
    tail.close()
    assert recording.records == (b"1",)
    assert read(path).records == (b"1",)
    assert path.with_name("game.journal.torn").read_bytes() == damaged[recording.good_bytes :]


@pytest.mark.parametrize("room", range(180))
def test_a_disk_that_fills_up_at_any_byte_is_repaired(path: Path, room: int) -> None:
    disk = FaultyDisk()
    disk.room = room
    tail = create(path, HEADER, disk=disk)
    refused = 0
    for entry in (b"[1,{}]", b"[2,{}]", b"[3,{}]"):
        try:
            tail.save([entry])
        except OSError:
            refused += 1
            disk.room = None
            tail.save([entry])
    tail.close()
    recording = read(path)
    assert recording.records == (b"[1,{}]", b"[2,{}]", b"[3,{}]")
    assert recording.good_bytes == path.stat().st_size
    assert refused == (room < path.stat().st_size)


def test_short_writes_are_finished(path: Path) -> None:
    disk = FaultyDisk()
    disk.chunk = 3
    tail = create(path, HEADER, disk=disk)
    tail.save([b"1", b"2"])
    tail.close()
    assert read(path).records == (b"1", b"2")


def test_after_a_failed_sync_everything_since_the_last_good_one_is_written_again(
    path: Path,
) -> None:
    disk = FaultyDisk()
    tail = create(path, HEADER, disk=disk)
    tail.save([b"1"])
    good = path.read_bytes()
    disk.sync_error = errno.EIO
    with pytest.raises(OSError, match="Input/output error"):
        tail.save([b"2"])
    assert path.read_bytes() != good  # zeros: what the sync dropped
    disk.write_error = errno.EIO
    with pytest.raises(OSError, match="Input/output error"):
        tail.save([b"2", b"3"])
    assert path.read_bytes() == good  # cut back before the write that failed
    disk.sync_error = disk.write_error = None
    tail.save([b"2", b"3"])
    tail.close()
    recording = read(path)
    assert recording.records == (b"1", b"2", b"3")
    assert recording.good_bytes == path.stat().st_size


def test_nothing_is_written_while_the_file_cannot_be_repaired(path: Path) -> None:
    disk = FaultyDisk()
    tail = create(path, HEADER, disk=disk)
    tail.save([b"1"])
    disk.room = 5
    with pytest.raises(OSError, match="No space"):
        tail.save([b"2"])
    disk.room = None
    torn = path.read_bytes()
    disk.cut_error = errno.EIO
    with pytest.raises(OSError, match="Input/output error"):
        tail.save([b"2"])
    assert path.read_bytes() == torn
    disk.cut_error = None
    tail.save([b"2"])
    tail.close()
    assert read(path).records == (b"1", b"2")


def test_a_header_whose_sync_failed_is_written_once(path: Path) -> None:
    disk = FaultyDisk()
    disk.sync_error = errno.EIO
    tail = create(path, HEADER, disk=disk)
    with pytest.raises(OSError, match="Input/output error"):
        tail.save([])
    assert tail.fresh
    disk.sync_error = None
    tail.save([b"1"])
    tail.close()
    assert read(path).records == (b"1",)
    assert path.read_bytes().count(b"burgomaster-journal") == 1


def test_a_write_that_writes_nothing_is_an_error(path: Path) -> None:
    disk = FaultyDisk()
    disk.chunk = 0
    tail = create(path, HEADER, disk=disk)
    with pytest.raises(OSError, match="Input/output error"):
        tail.save([b"1"])
    tail.close()


@pytest.mark.parametrize("number", [errno.EINVAL, errno.EIO])
def test_a_file_system_that_cannot_sync_folders_is_no_trouble(
    path: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fsync(fd: int) -> None:
        raise oserror(number)

    monkeypatch.setattr(os, "fsync", fsync)
    tail = create(path, HEADER)
    if number == errno.EINVAL:
        tail.save([b"1"])
        assert read(path).records == (b"1",)
    else:
        with pytest.raises(OSError, match="Input/output error"):
            tail.save([b"1"])
    tail.close()


def refused(path: Path, disk: FaultyDisk) -> Tail:
    """A record with one entry on a disk that does not take the second any more."""
    tail = create(path, HEADER, disk=disk)
    tail.save([b"1"])
    disk.write_error = errno.EIO
    with pytest.raises(OSError, match="Input/output"):
        tail.save([b"2"])
    return tail


@pytest.mark.parametrize("there", [None, 0, 23, 60, -1, "whole", "torn", "zeros"])
def test_a_file_that_is_there_again_by_its_name_is_gone_on_with(
    path: Path, there: str | int | None
) -> None:
    """A stick was pulled out, and put in again; it may even have lost what it said was safe."""
    disk = FaultyDisk()
    tail = create(path, HEADER, disk=disk)
    tail.save([b"1"])
    tail.save([b"2"])
    whole = path.read_bytes()
    disk.write_error = errno.EIO
    with pytest.raises(OSError, match="Input/output"):
        tail.save([b"3"])
    path.unlink()
    match there:
        case int():
            path.write_bytes(whole[:there])
        case "whole" | "torn" | "zeros":
            path.write_bytes(whole + {"whole": b"", "torn": b"00000", "zeros": bytes(99)}[there])
    with pytest.raises(OSError, match="Input/output"):
        tail.save([b"3"])
    disk.write_error = None
    tail.save([b"3", b"4"])
    tail.save([b"5"])
    assert read(path).records == (b"1", b"2", b"3", b"4", b"5")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 or there is not None
    with pytest.raises(RecordError, match="already being played"):
        resume(path)
    tail.close()
    assert not resume(path)[0].torn


@pytest.mark.parametrize("there", [None, 0, 30])
def test_a_file_that_was_pulled_out_before_its_header_was_safe_is_begun_again(
    path: Path, there: int | None
) -> None:
    disk = FaultyDisk()
    tail = create(path, HEADER, disk=disk)
    disk.sync_error = errno.EIO
    with pytest.raises(OSError, match="Input/output"):
        tail.save([b"1"])
    written = path.read_bytes()
    path.unlink()
    if there is not None:
        path.write_bytes(written[:there])
    disk.sync_error = None
    tail.save([b"1"])
    tail.close()
    assert read(path).records == (b"1",)


def test_a_file_of_another_game_is_not_touched(path: Path) -> None:
    disk = FaultyDisk()
    tail = refused(path, disk)
    path.unlink()
    create(path, {"players": 7}).save([])
    other = path.read_bytes()
    disk.write_error = None
    tail.save([b"2"])
    assert path.read_bytes() == other


def test_a_file_that_somebody_else_plays_is_left_to_them(path: Path) -> None:
    disk = FaultyDisk()
    tail = create(path, HEADER, disk=disk)
    tail.save([b"1"])
    content = path.read_bytes()
    path.rename(path.with_name("old"))
    path.write_bytes(content)
    _, theirs = resume(path)
    disk.write_error = errno.EIO
    with pytest.raises(OSError, match="Input/output"):
        tail.save([b"2"])
    disk.write_error = None
    tail.save([b"2"])
    assert read(path).records == (b"1",)
    assert read(path.with_name("old")).records == (b"1", b"2")
    theirs.close()
    tail.close()


def test_a_file_that_cannot_be_closed_ends_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FaultyDisk()
    tail = refused(path, disk)
    path.unlink()
    disk.write_error = None
    refuse_to_close(monkeypatch, path.name)
    tail.save([b"2"])
    tail.close()
    assert read(path).records == (b"1", b"2")
