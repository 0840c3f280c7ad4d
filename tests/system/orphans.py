"""Kills a command outright and waits for what it had started: run as a program, for it adopts that.

    python orphans.py CHILDREN FILE COMMAND…

As soon as the command has so many children, and has made FILE if that is not "-", it gets a SIGKILL.
Says how many there were, or fails: each has to end by itself.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36
"""From <sys/prctl.h>: what has lost its parent becomes a child of this process."""
PATIENCE_S = 60.0
ALONE_S = 20.0
"""How soon what is left must have ended, on a busy machine."""


def children(pid: int) -> list[int]:
    """The processes that this one has started and that live."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def name(pid: int) -> str:
    """What the process was started as."""
    return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()


def main(wanted: int, file: str, command: list[str]) -> None:
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    table = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE_S
    while len(started := children(table.pid)) < wanted or not (file == "-" or Path(file).exists()):
        assert table.poll() is None, "the command has ended"
        assert time.monotonic() < end, "the command starts nothing"
        time.sleep(0.01)
    table.send_signal(signal.SIGKILL)
    table.wait()
    end = time.monotonic() + ALONE_S
    while left := children(os.getpid()):
        if os.waitpid(-1, os.WNOHANG)[0]:
            continue
        assert time.monotonic() < end, f"still there: {[name(pid) for pid in left]}"
        time.sleep(0.01)
    print(len(started))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3:])
