"""`trace.jsonl`: every command to a public port, one object a line."""

from __future__ import annotations

import logging
import os
import threading
from pathlib import Path
from queue import SimpleQueue

import msgspec

from table.burgomaster.commands import Command
from table.cues import Claw, Drum, Lamps, Screen, Voice, phrase
from table.errors import Say, reason
from table.journal import Disk

_log = logging.getLogger(__name__)

CLOSING_S = 5.0
"""How long the end of a game waits for a disk that does not answer."""


class Trace:
    """Writes the cues as they are performed. A trace is a function of inputs, seeds and options.

    It is written by a thread of its own, because a disk may keep anybody waiting. A disk that
    refuses is said once and ends the trace, not the game: the journal brings it back.
    """

    def __init__(self, path: Path, on_trouble: Say, *, disk: Disk | None = None) -> None:
        """Begin a new file. `on_trouble` is told what goes wrong, perhaps from the thread."""
        self._path = path
        self._on_trouble = on_trouble
        self._disk = disk or Disk()
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
            self._on_trouble(phrase("trace-slow", path=str(self._path)))

    def _run(self) -> None:
        try:
            flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
            fd = os.open(self._path, flags, 0o666)
            try:
                self._write(fd)
            finally:
                os.close(fd)
        except OSError as error:
            _log.warning("%s: %s", self._path, error)
            self._on_trouble(phrase("trace-fails", path=str(self._path), why=reason(error)))

    def _write(self, fd: int) -> None:
        while (line := self._lines.get()) is not None:
            waiting = [line]
            last = False
            while not self._lines.empty():  # whatever came together is written together
                if (line := self._lines.get()) is None:
                    last = True
                    break
                waiting.append(line)
            rest = memoryview(b"".join(waiting))
            while rest:
                rest = rest[self._disk.write(fd, bytes(rest)) :]
            if last:
                return
