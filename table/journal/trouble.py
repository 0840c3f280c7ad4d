"""What people are told when the disk refuses: one sentence, each kind once a game."""

from __future__ import annotations

import errno
import logging
from collections.abc import Callable
from pathlib import Path

_log = logging.getLogger(__name__)

OnTrouble = Callable[[str], object]
"""Called with one sentence for a person. A live journal calls it from one of its threads, so it
must not block; an asyncio program passes the sentence on with `loop.call_soon_threadsafe`."""


def sentence_for(error: OSError) -> str:
    """What happened, what the table does about it and what a person can do."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return (
            "The disk is full: the game goes on in memory; "
            "free some space and it will be saved by itself."
        )
    if error.errno == errno.EROFS:
        return (
            "The disk has become read-only: the game goes on in memory; "
            "make it writable and the game will be saved by itself."
        )
    return (
        f"The disk does not take the record ({error.strerror}): the game goes on in memory; "
        "check the disk, and do not switch the table off until the game is saved."
    )


class Trouble:
    """Logs every failure and says each sentence once. Called by one thread at a time."""

    def __init__(self, path: Path, on_trouble: OnTrouble) -> None:
        self._path = path
        self._on_trouble = on_trouble
        self._said: set[str] = set()

    def refused(self, error: OSError) -> None:
        _log.warning("%s: not saved: %s", self._path, error)
        self._say(sentence_for(error))

    def slow(self) -> None:
        _log.warning("%s: the disk is slow", self._path)
        self._say(
            "The disk is slow: the game goes on in memory and is saved when the disk answers; "
            "do not switch the table off until then."
        )

    def over(self) -> None:
        _log.info("%s: saved again", self._path)

    def _say(self, sentence: str) -> None:
        if sentence not in self._said:
            self._said.add(sentence)
            self._on_trouble(sentence)
