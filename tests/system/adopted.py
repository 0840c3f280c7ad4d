"""What a killed program leaves running becomes this process's, and has to end by itself."""

from __future__ import annotations

import contextlib
import ctypes
import os
import time
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36
"""From <sys/prctl.h>: what has lost its parent becomes a child of this process."""
ALONE_S = 20.0
"""How soon what is left must have ended, on a busy machine."""


def adopt() -> None:
    """From here on what loses its parent is this process's, in whatever generation."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def children(pid: int) -> list[int]:
    """The processes that this one has started and that live."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # the thread has ended
            found += map(int, task.read_text().split())
    return found


def alone() -> None:
    """Wait until nothing is left. :raises AssertionError: something does not end."""
    end = time.monotonic() + ALONE_S
    while left := children(os.getpid()):
        if os.waitpid(-1, os.WNOHANG)[0]:
            continue
        assert time.monotonic() < end, f"still there: {[_name(pid) for pid in left]}"
        time.sleep(0.005)


def _name(pid: int) -> str:
    """What the process was started as."""
    return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
