"""One process a game: an exclusive flock on the file itself, so that no lock file can go stale."""

from __future__ import annotations

import fcntl
import os
import time
from pathlib import Path
from typing import Final

from table.cues import phrase
from table.errors import RecordError

GLANCE_S: Final = 0.2
"""Longer than `in_use` of another process holds a file, also where that is kept waiting."""
_AGAIN_S: Final = 0.005


class RecordBusy(RecordError):
    """Another process writes the file; `pid` is its number, None if the system does not say."""

    def __init__(self, pid: int | None) -> None:
        super().__init__(
            phrase("record-busy-elsewhere") if pid is None else phrase("record-busy", pid=str(pid))
        )
        self.pid = pid


def take(fd: int) -> None:
    """Lock the open file `fd` until it is closed.

    :raises RecordBusy: it is still taken after `GLANCE_S`, so by who plays, not by who looks.
    """
    end = time.monotonic() + GLANCE_S
    while True:
        try:
            return fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            if time.monotonic() > end:
                raise RecordBusy(_holder(fd)) from error
        time.sleep(_AGAIN_S)


def release(fd: int) -> None:
    """Give the lock back, also where a forked child still holds a copy of `fd`."""
    fcntl.flock(fd, fcntl.LOCK_UN)


def in_use(path: Path) -> bool:
    """Whether a process holds the file's lock.

    Tried with a lock that several may have, given back at once: `/proc/locks` would be in nobody's
    way, but names other devices than stat on file systems that have several (btrfs, overlayfs).
    """
    try:
        fd = os.open(path, os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(fd, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(fd)
    return False


def _holder(fd: int) -> int | None:
    """The process that holds the lock, from proc(5) /proc/locks: flock itself does not tell."""
    status = os.fstat(fd)
    device = f"{os.major(status.st_dev):02x}:{os.minor(status.st_dev):02x}"
    wanted = f"{device}:{status.st_ino}"
    try:
        table = Path("/proc/locks").read_text("ascii")
    except OSError:
        return None
    for line in table.splitlines():
        # "1: FLOCK  ADVISORY  WRITE 7818 fe:00:2146976 0 EOF"; a waiting process has "->" first
        fields = line.split()
        if fields[1] == "FLOCK" and fields[5] == wanted and int(fields[4]) > 0:
            return int(fields[4])
    return None
