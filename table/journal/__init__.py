"""The record of a game: one append-only file, from which the game can be rebuilt after any crash.

Format 1
========

The file begins with the version line and goes on with records, one a line, until it ends::

    burgomaster-journal 1
    00000000 00000033 acf58a41 {"rules":"lupusburg","players":6}
    00000001 00000044 b36c3c96 [12000,{"kind":"choice","seat":3,"house":5}]

======== ========= ================================================================================
byte     field     meaning
======== ========= ================================================================================
0-7      number    decimal, zero-padded; counts from 0 without gaps
8        space
9-16     length    decimal, zero-padded; bytes of the payload, at most `MAX_PAYLOAD`
17       space
18-25    CRC       eight lowercase hex digits: CRC-32 (zlib, ISO 3309) of bytes 0-17 and the payload
26       space
27-      payload   `length` bytes of any value; the length alone says where they end
last     newline   one byte 0x0A, not part of the payload
======== ========= ================================================================================

Every byte is checked: no single flipped bit can turn a record into another valid one.

Record 0 is the *header*: whatever the game needs to begin again (program version, rules, options,
seeds, players, language, checksum of the voice pack). Every other record is an *entry*: the JSON
array ``[t, input]`` of one accepted input and the scheduled time of it in ms. The journal knows the
type of neither. Payloads are JSON, because a person can read that with ``less`` or ``strings`` and
a denser encoding would gain nothing: a sync writes a whole block of the disk for one small record
all the same.

What a reader does
------------------

Records are good from the start of the file up to the first that is not whole (`good_bytes`).

- Nothing behind it is a whole record: the *tail is torn*, as a power cut leaves it (a cut at any
  byte, a last record whose CRC is wrong, zeros from the file system). The good part is the game.
- A whole record stands behind it: the *middle is damaged* and acknowledged inputs are missing.
  Reading stops with `DamagedRecord`, which says how far the file is good and holds that part.
- A record that comes twice, byte for byte, is read once. A number out of order is damage.
- No whole header: there is nothing to resume. Another version line: another program is needed.
  Both are a `RecordError`.

What a writer does
------------------

The file is created once (O_EXCL), with mode 0600, and written only at its end (O_APPEND). It is
locked (flock, exclusive) from before the first read until after the last write. A record is
durable when the fdatasync after it has returned, and for the first also the fsync of the folder.
After any error, a partial write or a failed sync, the file is first cut back to the last durable
record and everything behind it written again: a failed sync may have dropped pages that still read
as if they were there. If by then the name leads to another file, of the same game or missing, as
on a stick that was pulled out and put in again, that one is brought up to date and gone on with.
Before a torn tail is cut, its bytes are appended to ``<name>.torn``.
"""

from __future__ import annotations

from table.journal.backlog import Ack
from table.journal.format import (
    FORMAT,
    MAX_PAYLOAD,
    BeforeGame,
    DamagedRecord,
    Recording,
    entries,
    entry,
)
from table.journal.live import Journal
from table.journal.lock import RecordBusy, in_use
from table.journal.plain import PlainJournal
from table.journal.tail import Disk, Tail, create, read, resume

__all__ = [
    "FORMAT",
    "MAX_PAYLOAD",
    "Ack",
    "BeforeGame",
    "DamagedRecord",
    "Disk",
    "Journal",
    "PlainJournal",
    "RecordBusy",
    "Recording",
    "Tail",
    "create",
    "entries",
    "entry",
    "in_use",
    "read",
    "resume",
]
