"""`trace.jsonl`: every command to a public port, one object a line."""

from __future__ import annotations

import logging
import os
import threading
import time
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue

import msgspec

from table.app import again
from table.burgomaster.commands import Command
from table.cues import Claw, Drum, Lamps, Screen, Voice, phrase
from table.errors import Say, reason
from table.journal import Disk

_log = logging.getLogger(__name__)

CLOSING_S = 5.0
"""How long the end of a game waits for a disk that does not answer."""

AGAIN_S = 1.0
"""How often a disk that refused is tried again."""


class Trace:
    """Writes the cues as they are performed. A trace is a function of inputs, seeds and options.

    It is written by a thread of its own, because a disk may keep anybody waiting. A disk that
    refuses is said once, and tried again with everything; what it never takes the journal brings
    back.
    """

    def __init__(self, path: Path, on_trouble: Say, *, disk: Disk | None = None) -> None:
        """Begin a new file. `on_trouble` is told what goes wrong, perhaps from the thread."""
        self._path = path
        self._on_trouble = on_trouble
        self._disk = disk or Disk()
        self._said = False
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="trace", daemon=True)
        self._thread.start()

    def __call__(self, command: Command) -> None:
        if isinstance(command, Voice | Drum | Claw | Screen | Lamps):
            self._lines.put(msgspec.json.encode(command) + b"\n")

    def close(self, within: float = CLOSING_S) -> None:
        """Write out and close, waiting for the disk for at most `within` seconds."""
        self._lines.put(None)
        self._thread.join(within)
        if self._thread.is_alive():
            command = again.replaying(self._path.parent)
            self._on_trouble(phrase("trace-slow", path=str(self._path), command=command))

    def _run(self) -> None:
        fd: int | None = None
        good = 0
        waiting = b""
        trouble = last = False
        again_at = 0.0
        while not last:
            more, last = self._take(AGAIN_S if trouble else None)
            waiting += more
            if not last and time.monotonic() < again_at:
                continue
            try:
                if fd is None:
                    fd = os.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
                    trouble = True  # cut what an earlier trace left there
                if trouble:
                    self._disk.truncate(fd, good)
                rest = memoryview(waiting)
                while rest:
                    rest = rest[self._disk.write(fd, bytes(rest)) :]
            except OSError as error:
                _log.warning("%s: %s", self._path, error)
                if not self._said:
                    self._said = True
                    self._on_trouble(phrase("trace-fails", path=str(self._path), why=reason(error)))
                trouble = True
                again_at = time.monotonic() + AGAIN_S
            else:
                good += len(waiting)
                waiting = b""
                trouble = False
        if fd is not None:
            with suppress(OSError):  # a disk that was pulled out, which was said
                os.close(fd)

    def _take(self, within: float | None) -> tuple[bytes, bool]:
        """The lines that are there, waiting for a first one; whether these are the last ones."""
        lines = []
        try:
            line = self._lines.get(timeout=within)
            while line is not None:  # whatever came together is written together
                lines.append(line)
                line = self._lines.get_nowait()
        except Empty:
            return b"".join(lines), False
        return b"".join(lines), True
