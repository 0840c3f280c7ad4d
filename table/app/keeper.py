"""A small file kept as it last was, by a thread of its own: a disk may keep anybody waiting."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

from table import whole
from table.cues import phrase
from table.errors import Say, reason

CLOSING_S: Final = 5.0
"""How long closing waits for a disk that does not answer."""


class Keeper:
    """Writes who sits where, whole; of what comes while the disk is slow only the last.

    :param say: told once that the disk does not take it, perhaps from the thread.
    :param mode: what others may do with the file, less the umask.
    """

    def __init__(self, file: Path, say: Say, *, mode: int = 0o666) -> None:
        self._file = file
        self._say = say
        self._mode = mode
        self._newest = b""
        self._waiting = self._closing = self._said = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name=f"keep {file.name}", daemon=True)
        self._thread.start()

    def keep(self, content: bytes) -> None:
        """So it is from now on."""
        with self._changed:
            if content != self._newest:
                self._newest = content
                self._waiting = True
                self._changed.notify()

    def close(self, within: float = CLOSING_S) -> None:
        """Write out, waiting for the disk for at most `within` seconds."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join(within)
        if self._thread.is_alive():
            self._in_the_way("ETIMEDOUT")

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._closing)
                if not self._waiting:
                    return
                content, self._waiting = self._newest, False
            try:
                whole.write(self._file, content, mode=self._mode)
            except OSError as error:
                self._in_the_way(reason(error))

    def _in_the_way(self, why: str) -> None:
        if not self._said:
            self._said = True
            self._say(phrase("seats-not-kept", path=str(self._file), why=why))
