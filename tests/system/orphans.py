"""Kills a command outright and waits for what it had started: run as a program, for it adopts that.

    python orphans.py CHILDREN FILE COMMAND…

As soon as the command has so many children, and has made FILE if that is not "-", it gets a SIGKILL.
Says how many there were, or fails: each has to end by itself.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

from adopted import adopt, alone, children

PATIENCE_S = 60.0


def main(wanted: int, file: str, command: list[str]) -> None:
    adopt()
    table = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE_S
    while len(started := children(table.pid)) < wanted or not (file == "-" or Path(file).exists()):
        assert table.poll() is None, "the command has ended"
        assert time.monotonic() < end, "the command starts nothing"
        time.sleep(0.01)
    table.send_signal(signal.SIGKILL)
    table.wait()
    alone()
    print(len(started))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3:])
