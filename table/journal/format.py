"""Bytes to records and back; no files. The format is written down in `table.journal`."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from typing import TypeVar

import msgspec
from msgspec import Struct

from table.cues import Phrase, phrase
from table.errors import RecordError

FORMAT = 1
"""The version of the format that is written, and the only one that is read."""

MAX_PAYLOAD = 1 << 20
"""Bytes. Far above any input; a longer one is a mistake, not a move."""

_NAME = b"burgomaster-journal "
_VERSION_LINE = b"%s%d\n" % (_NAME, FORMAT)
_FRAME = re.compile(rb"([0-9]{8}) ([0-9]{8}) ([0-9a-f]{8}) ")
_FRAME_ANYWHERE = re.compile(rb"(?=[0-9]{8} [0-9]{8} [0-9a-f]{8} )")
_SUMMED = 18  # bytes of the frame that the CRC covers

T = TypeVar("T")


class Recording(Struct, frozen=True):
    """What a file holds that can be trusted.

    `header` and `records` are payloads in the order they were written; `good_bytes` counts the
    bytes from the start of the file they take. `torn` says that the file went on with the debris
    of an interrupted write.
    """

    header: bytes
    records: tuple[bytes, ...]
    good_bytes: int
    torn: bool = False


class BeforeGame(RecordError):
    """The file ends before its header does: nothing of a game was kept in it."""


class DamagedRecord(RecordError):
    """The middle of a file is damaged; `recording` is the part before the damage."""

    def __init__(self, said: Phrase, recording: Recording) -> None:
        super().__init__(said)
        self.recording = recording


def frame(number: int, payload: bytes) -> bytes:
    """The bytes of record `number`; for number 0 with the version line before them."""
    summed = b"%08d %08d " % (number, len(payload))
    crc = zlib.crc32(payload, zlib.crc32(summed))
    line = b"%s%08x %s\n" % (summed, crc, payload)
    return line if number else _VERSION_LINE + line


def check_payload(payload: bytes) -> None:
    """Raise `RecordError` if `payload` is too long to be read back."""
    if len(payload) > MAX_PAYLOAD:
        raise RecordError(phrase("record-entry-long", size=len(payload), most=MAX_PAYLOAD))


def scan(data: bytes, name: str = "journal") -> Recording:
    """Read the bytes of a whole file.

    Raises `DamagedRecord` if whole records follow a bad one, `RecordError` if there is no header
    or if the file is of another version or no record at all. `name` is what the errors call it.
    """
    at = _after_version_line(data, name)
    payloads: list[bytes] = []
    while at < len(data) and (found := _record_at(data, at)) is not None:
        number, payload, end = found
        if number == len(payloads):
            payloads.append(payload)
        elif number > len(payloads) or payloads[number] != payload:
            break
        at = end
    damaged = at < len(data) and _has_whole_record(data, at)
    if not payloads:
        if damaged:
            raise RecordError(phrase("record-damaged-start", path=name))
        raise BeforeGame(phrase("record-before-game", path=name))
    recording = Recording(payloads[0], tuple(payloads[1:]), at, torn=at < len(data))
    if damaged:
        where = {"at": str(at), "size": str(len(data)), "entry": str(len(payloads) - 1)}
        raise DamagedRecord(phrase("record-damaged", path=name, **where), recording)
    return recording


def _after_version_line(data: bytes, name: str) -> int:
    if data.startswith(_VERSION_LINE):
        return len(_VERSION_LINE)
    if _VERSION_LINE.startswith(data.rstrip(b"\0")):
        raise BeforeGame(phrase("record-before-game", path=name))
    if other := re.match(re.escape(_NAME) + rb"([0-9]{1,9})\n", data):
        formats = {"format": int(other[1]), "ours": FORMAT}
        raise RecordError(phrase("record-format", path=name, **formats))
    raise RecordError(phrase("record-not-ours", path=name))


def _record_at(data: bytes, at: int) -> tuple[int, bytes, int] | None:
    """Number, payload and end of the whole record at byte `at`, or None."""
    head = _FRAME.match(data, at)
    if head is None:
        return None
    start = head.end()
    end = start + int(head[2]) + 1
    if data[end - 1 : end] != b"\n":
        return None
    payload = data[start : end - 1]
    if zlib.crc32(payload, zlib.crc32(data[at : at + _SUMMED])) != int(head[3], 16):
        return None
    return int(head[1]), payload, end


def _has_whole_record(data: bytes, at: int) -> bool:
    places = (found.start() for found in _FRAME_ANYWHERE.finditer(data, at))
    return any(_record_at(data, place) is not None for place in places)


def entry(t: int, given: object) -> bytes:
    """The payload of an input accepted at `t` ms, any type that msgspec encodes to JSON."""
    return msgspec.json.encode((t, given))


def entries(
    recording: Recording, decoder: msgspec.json.Decoder[tuple[int, T]]
) -> Iterator[tuple[int, T]]:
    """The `(t, input)` pairs of a recording, in order.

    Raises `RecordError`, with the number of the entry, if one is not what `decoder` expects.
    """
    for number, payload in enumerate(recording.records, start=1):
        try:
            yield decoder.decode(payload)
        except msgspec.DecodeError as error:
            raise RecordError(phrase("record-entry-unknown", number=str(number))) from error
