"""A small file kept as it last was, by a thread of its own: a disk may keep anybody waiting."""

from __future__ import annotations

import logging
import threading
from pathlib import Path
from typing import Final

from table import whole
from table.cues import phrase
from table.errors import Say, line, reason

_log = logging.getLogger(__name__)

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
            self._newest = content
            self._waiting = True
            self._changed.notify()

    def close(self, within: float = CLOSING_S) -> None:
        """Write out, what failed before once more, waiting for at most `within` seconds."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join(within)
        if self._thread.is_alive():
            self._in_the_way("ETIMEDOUT")

    def _run(self) -> None:
        kept = b""
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._closing)
                last = not self._waiting
                content, self._waiting = self._newest, False
            if content != kept and self._written(content):
                kept = content
            if last:
                return

    def _written(self, content: bytes) -> bool:
        try:
            whole.write(self._file, content, mode=self._mode)
        except OSError as error:
            self._in_the_way(reason(error))
            return False
        return True

    def _in_the_way(self, why: str) -> None:
        if self._said:
            return
        self._said = True
        said = phrase("seats-not-kept", path=str(self._file), why=why)
        try:
            self._say(said)
        except Exception:  # noqa: BLE001
            # The caller's own code (a terminal that is gone, say): it must not end the thread.
            _log.exception("nobody could be told: %s", line(said))
