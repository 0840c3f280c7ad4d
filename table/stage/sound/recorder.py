"""The evening as a WAV file: what the room hears, on the game's own clock."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

import numpy as np

from table.cues import Ms, phrase
from table.errors import DeviceError, reason
from table.stage.sound.fade import FADE, fade_out
from table.stage.sound.levels import PER_MS, RATE, Pcm

HEADER: Final = 44
_LIMIT: Final = 2**32 - 1 - HEADER
"""Bytes of sound a WAV file can count: 12 hours 25 minutes."""


class RecordingError(DeviceError):
    """The recording cannot be written."""


class Recorder:
    """Writes `path`, mono int16 at 48 kHz; sample n sounded at n/48 ms of the game's clock.

    A stretch is on disk in full, and the header counts it, when `write` returns; so a file whose
    writer was killed plays up to the end of the last stretch. Between stretches there is silence.
    """

    def __init__(self, path: Path) -> None:
        """Begin a new file, in place of one that is there.

        :raises RecordingError: it cannot be created.
        """
        self.path = path
        self._end = 0  # samples
        try:
            # Unbuffered: what a full disk refused must not come up again when the file is closed.
            self._file = path.open("w+b", buffering=0)
        except OSError as error:
            raise self._problem(error) from error
        try:
            self._count()
        except OSError as error:
            self._file.close()
            raise self._problem(error) from error

    def write(self, start: Ms, samples: Pcm) -> None:
        """Add samples that sound from `start`, shape (n,).

        Where something is recorded already, as the 5 ms fade of a cut, the two are added up.

        :raises RecordingError: the disk is full or gone; what was recorded before stays.
        """
        first = start * PER_MS
        if (first + samples.size) * 2 > _LIMIT:
            raise RecordingError(phrase("recording-long", path=str(self.path)))
        try:
            both = min(max(self._end - first, 0), samples.size)
            if both:
                samples = samples.copy()
                samples[:both] = _sum(self._read(first, both), samples[:both])
            # Past the end the file system fills in zeros, which are silence.
            self._put(HEADER + 2 * first, samples.astype("<i2", copy=False).tobytes())
            self._end = max(self._end, first + samples.size)
            self._count()
        except OSError as error:
            raise self._problem(error) from error

    def cut(self, at: Ms) -> None:
        """Let what is recorded fade out from `at` on, as `fade.fade_out` does, and end there.

        :raises RecordingError: as `write`.
        """
        at = max(at, 0)
        first = at * PER_MS
        if first >= self._end:
            return
        try:
            tail = self._read(first, min(FADE, self._end - first))
            self._file.truncate(HEADER + 2 * first)
        except OSError as error:
            raise self._problem(error) from error
        self._end = first
        fade_out(tail, 0)
        self.write(at, tail)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _read(self, first: int, count: int) -> Pcm:
        self._file.seek(HEADER + 2 * first)
        return np.frombuffer(self._file.read(2 * count), dtype="<i2").astype(np.int16)

    def _count(self) -> None:
        """Write the header for as many samples as there are."""
        size = 2 * self._end
        riff = (b"RIFF", HEADER - 8 + size, b"WAVE")
        pcm = (b"fmt ", 16, 1, 1, RATE, 2 * RATE, 2, 16)
        self._put(0, struct.pack("<4sI4s4sIHHIIHH4sI", *riff, *pcm, b"data", size))

    def _put(self, at: int, content: bytes) -> None:
        self._file.seek(at)
        rest = memoryview(content)
        while rest:
            rest = rest[self._file.write(rest) :]

    def _problem(self, error: OSError) -> RecordingError:
        return RecordingError(phrase("recording-fails", path=str(self.path), why=reason(error)))


def _sum(old: Pcm, new: Pcm) -> Pcm:
    """The two added up as the mixer adds them up: clipped to 16 bits."""
    both: Pcm = np.clip(old.astype(np.int32) + new, -32768, 32767).astype(np.int16)
    return both
