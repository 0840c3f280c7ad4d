"""One table a machine: a second one says who has the devices, instead of fighting for them."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from table.cues import phrase
from table.errors import DeviceError, reason

LOCK = "run.lock"


class Occupied(DeviceError):
    """Another process runs the table; `pid` is its number."""

    def __init__(self, pid: int) -> None:
        super().__init__(phrase("table-runs-already", pid=str(pid)))
        self.pid = pid


@contextmanager
def the_only_one(folder: Path) -> Iterator[None]:
    """While the context lasts nobody else runs the table whose state is in `folder`.

    :raises Occupied: somebody does.
    :raises DeviceError: the folder cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError as error:
        raise DeviceError(
            phrase("table-folder-shut", path=str(folder), why=reason(error))
        ) from error
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Occupied(_pid(os.pread(descriptor, 20, 0))) from error
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, str(os.getpid()).encode(), 0)
        yield
    finally:
        os.close(descriptor)


def holder(folder: Path) -> int | None:
    """The process that runs the table, if one does; looking changes nothing."""
    try:
        with (folder / LOCK).open("rb") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError:
                return _pid(lock.read(20))
    except OSError:  # there is no lock, or it is not ours to look at
        return None
    return None


def _pid(text: bytes) -> int:
    return int(text) if text.isdigit() else 0
