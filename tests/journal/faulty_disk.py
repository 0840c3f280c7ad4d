"""A disk that fails on demand, at the lowest seam: the system calls themselves."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path

import pytest

from table.journal import Disk


def oserror(number: int) -> OSError:
    return OSError(number, os.strerror(number))


def refuse_to_close(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Closing a file of this name fails, as on a disk that was pulled out; it is closed anyway."""
    close = os.close

    def closed(fd: int) -> None:
        file = Path(f"/proc/self/fd/{fd}").readlink()
        close(fd)
        if file.name.removesuffix(" (deleted)") == name:
            raise oserror(errno.EIO)

    monkeypatch.setattr(os, "close", closed)


class FaultyDisk(Disk):
    """Writes to the real file, and refuses what a test tells it to refuse.

    `room` bytes are left (None: any number): a write that does not fit is partial, the next one
    ENOSPC. `write_error`, `sync_error` and `cut_error` are errno values raised by every such call
    until set back to None. `chunk` bounds a single write. From `stall` until `go_on` every sync
    waits.

    `survives` is what a power cut would leave for certain: the file as of the last good sync. A
    sync that fails drops what it should have written, as Linux does: it reads as zeros from then
    on, and a later sync that succeeds does not bring it back.
    """

    def __init__(self) -> None:
        self.room: int | None = None
        self.write_error: int | None = None
        self.sync_error: int | None = None
        self.cut_error: int | None = None
        self.chunk: int | None = None
        self.syncs = 0
        self.refusals = 0
        self._refused = threading.Event()
        self.survives = b""
        self._moving = threading.Event()
        self._moving.set()
        self.in_sync = threading.Event()

    def stall(self) -> None:
        self.in_sync.clear()
        self._moving.clear()

    def go_on(self) -> None:
        self._moving.set()

    @property
    def moving(self) -> bool:
        """Not stalled."""
        return self._moving.is_set()

    def wait_for_refusal(self) -> None:
        assert self._refused.wait(30), "the disk was not asked"

    def _refusal(self, number: int) -> OSError:
        self.refusals += 1
        self._refused.set()
        return oserror(number)

    def write(self, fd: int, data: bytes) -> int:
        if self.write_error is not None:
            raise self._refusal(self.write_error)
        if self.chunk is not None:
            data = data[: self.chunk]
        if self.room is not None:
            if not self.room:
                raise self._refusal(errno.ENOSPC)
            data = data[: self.room]
            self.room -= len(data)
        return super().write(fd, data)

    def fdatasync(self, fd: int) -> None:
        self.in_sync.set()
        assert self._moving.wait(30), "a test left the disk stalled"
        path = Path(f"/proc/self/fd/{fd}")
        if self.sync_error is not None:
            with path.open("r+b") as file:
                file.seek(len(self.survives))
                file.write(bytes(path.stat().st_size - len(self.survives)))
            raise oserror(self.sync_error)
        super().fdatasync(fd)
        self.syncs += 1
        self.survives = path.read_bytes()

    def truncate(self, fd: int, size: int) -> None:
        if self.cut_error is not None:
            raise oserror(self.cut_error)
        super().truncate(fd, size)

    def fsync_folder(self, folder: Path) -> None:
        if self.sync_error is not None:
            raise oserror(self.sync_error)
        super().fsync_folder(folder)
