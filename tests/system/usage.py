"""What a process holds: memory, files, threads."""

from __future__ import annotations

import gc
import os
import threading
from pathlib import Path

from msgspec import Struct

PAGE = os.sysconf("SC_PAGE_SIZE")


class Usage(Struct, frozen=True):
    """Of this process, now."""

    resident: int
    """Bytes of memory (proc(5), statm)."""
    files: tuple[str, ...]
    """What is open: paths, sockets, pipes."""
    threads: tuple[str, ...]
    children: int


def usage() -> Usage:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    files = []
    for entry in Path("/proc/self/fd").iterdir():
        try:
            files.append(str(entry.readlink()))
        except FileNotFoundError:
            continue  # the listing of the folder itself
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text("ascii").split()
    threads = sorted(thread.name for thread in threading.enumerate())
    return Usage(pages * PAGE, tuple(sorted(files)), tuple(threads), len(children))
