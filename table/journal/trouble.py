"""What people are told when the disk refuses: one sentence, each kind once a game."""

from __future__ import annotations

import errno
import logging
from pathlib import Path

from table.cues import Phrase, phrase
from table.errors import Say, reason

_log = logging.getLogger(__name__)

OnTrouble = Say
"""Called with what a person is told. A live journal calls it from one of its threads, so it
must not block; an asyncio program passes it on with `loop.call_soon_threadsafe`."""


def told_of(error: OSError) -> Phrase:
    """What happened, what the table does about it and what a person can do."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return phrase("record-disk-full")
    if error.errno == errno.EROFS:
        return phrase("record-disk-read-only")
    return phrase("record-disk-refuses", why=reason(error))


class Trouble:
    """Logs every failure and tells each kind once. Called by one thread at a time."""

    def __init__(self, path: Path, on_trouble: OnTrouble) -> None:
        self._path = path
        self._on_trouble = on_trouble
        self._said: set[str] = set()

    def refused(self, error: OSError) -> None:
        _log.warning("%s: not saved: %s", self._path, error)
        self._say(told_of(error))

    def slow(self) -> None:
        _log.warning("%s: the disk is slow", self._path)
        self._say(phrase("record-disk-slow"))

    def over(self) -> None:
        _log.info("%s: saved again", self._path)

    def _say(self, said: Phrase) -> None:
        if said.key not in self._said:  # whatever the system's words for it are this time
            self._said.add(said.key)
            self._on_trouble(said)
