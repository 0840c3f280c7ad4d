"""The journal of a game without people: the same file, written in the plain loop, no thread."""

from __future__ import annotations

from table.cues import phrase
from table.errors import RecordError
from table.journal.format import check_payload
from table.journal.tail import Tail
from table.journal.trouble import OnTrouble, Trouble


class PlainJournal:
    """Keeps entries in memory and writes them at each `mark`: one write and one sync.

    A process killed between two marks loses what came after the first; nobody was told that it is
    durable. If the disk refuses, each kind of trouble is said once through `on_trouble`, and the
    next mark tries again with everything, in order.
    """

    def __init__(self, tail: Tail, *, on_trouble: OnTrouble) -> None:
        self._tail = tail
        self._trouble = Trouble(tail.path, on_trouble)
        self._pending: list[bytes] = []
        self._closed = False

    def append(self, payload: bytes) -> None:
        """Keep one entry for the next `mark`; raises `RecordError` if too long or closed."""
        check_payload(payload)
        if self._closed:
            raise RecordError(phrase("record-closed"))
        self._pending.append(payload)

    @property
    def unsaved(self) -> int:
        """How many entries are not yet on the disk."""
        return len(self._pending)

    def mark(self) -> bool:
        """A phase ends: save what is pending; whether everything is on the disk now."""
        if self._pending or self._tail.fresh:
            try:
                self._tail.save(self._pending)
            except OSError as error:
                self._trouble.refused(error)
                return False
            self._pending.clear()
        return True

    def close(self) -> int:
        """Save what is pending and close the file; the number of entries that were not saved."""
        if not self._closed:
            self.mark()
            self._closed = True
            self._tail.close()
        return len(self._pending)
