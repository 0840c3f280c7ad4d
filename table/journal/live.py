"""The journal of a game that people play: durable off the loop, and never in its way."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterable
from concurrent.futures import Future

from table.cues import Ms, phrase
from table.errors import RecordError, Said, line
from table.journal.backlog import Ack, Backlog
from table.journal.format import check_payload
from table.journal.tail import Tail
from table.journal.trouble import OnTrouble, Trouble

_log = logging.getLogger(__name__)

_CLOSING_RETRY: Ms = 50


def _monotonic_ms() -> Ms:
    return time.monotonic_ns() // 1_000_000


class Journal:
    """Appends to a `Tail` from a thread of its own; whatever waits together shares one sync.

    An appended payload is acknowledged when it is durable or, if that comes first, after
    `patience` ms or an error: then it stays in memory, each kind of trouble is said once a game
    through `on_trouble`, and saving is tried again, in order, every `retry` ms (while closing,
    more often).

    A second thread ends the patience, because the first may be stuck in the disk. Both are gone
    when `close` returns, unless the disk has not answered: then the first follows when it does.
    """

    def __init__(
        self, tail: Tail, *, on_trouble: OnTrouble, patience: Ms = 500, retry: Ms = 1000
    ) -> None:
        self._tail = tail
        self._retry = retry
        self._backlog = Backlog(patience)
        # One for each thread, so that neither waits for the other; what they tell is disjoint.
        self._on_trouble = on_trouble
        self._refusals = Trouble(tail.path, self._say)
        self._delays = Trouble(tail.path, self._say)
        self._closing_at: Ms | None = None
        self._done = False
        self._watch_idle = False
        guard = threading.Lock()
        self._guard = guard
        self._work = threading.Condition(guard)
        self._watch = threading.Condition(guard)
        name = f"journal {tail.path.name}"
        self._writer = threading.Thread(target=self._write, name=name, daemon=True)
        self._watcher = threading.Thread(target=self._be_patient, name=f"{name} watch", daemon=True)
        self._writer.start()
        self._watcher.start()

    def append(self, payload: bytes) -> Future[Ack]:
        """Queue one entry, without waiting for the disk; the future says where it is kept.

        The future cannot be cancelled, and its callbacks run in a thread of the journal: an
        asyncio program wraps it (`asyncio.wrap_future`). Raises `RecordError` if the payload is
        too long or the journal closed.
        """
        check_payload(payload)
        with self._guard:
            if self._closing_at is not None:
                raise RecordError(phrase("record-closed"))
            ticket, settled = self._backlog.add(payload, _monotonic_ms())
            self._work.notify()
            if self._watch_idle:
                self._watch.notify()
        if settled:
            ticket.set_result(Ack.IN_MEMORY)
        return ticket

    @property
    def unsaved(self) -> int:
        """How many entries are not yet on the disk."""
        with self._guard:
            return len(self._backlog)

    def close(self, within: Ms = 5000) -> int:
        """Save what is left, trying for at most `within` ms, and close the file.

        Returns the number of entries not saved by then. Blocks: not to be called on a loop. If
        the disk does not even answer, the file stays locked until it does.
        """
        with self._guard:
            if self._closing_at is None:
                self._closing_at = _monotonic_ms() + within
            left = self._closing_at - _monotonic_ms()
            self._work.notify()
        self._writer.join(max(left, 0) / 1000)
        with self._guard:
            self._done = True
            self._watch.notify()
            unsaved = len(self._backlog)
            late = self._backlog.failed() if unsaved else []
        _settle(late, Ack.IN_MEMORY)
        self._watcher.join()
        return unsaved

    def _write(self) -> None:
        """The writer thread: until everything is saved, or the time to close is over."""
        try:
            while (batch := self._next_batch()) is not None:
                if not self._save(batch) and not self._rest():
                    return
        finally:
            self._tail.close()

    def _next_batch(self) -> list[bytes] | None:
        """Wait for something to save; None when the journal is closing and all is saved."""
        with self._guard:
            while not (self._backlog or self._tail.fresh):
                if self._closing_at is not None:
                    return None
                self._work.wait()
            return self._backlog.batch()

    def _save(self, batch: list[bytes]) -> bool:
        try:
            self._tail.save(batch)
        except OSError as error:
            with self._guard:
                settled = self._backlog.failed()
            _settle(settled, Ack.IN_MEMORY)
            self._refusals.refused(error)
            return False
        with self._guard:
            was_trouble = self._backlog.trouble
            settled = self._backlog.saved(len(batch))
        _settle(settled, Ack.DURABLE)
        if was_trouble:
            self._refusals.over()
        return True

    def _rest(self) -> bool:
        """Wait before the next try; False if the time to close is over."""
        with self._guard:
            if self._closing_at is None:
                self._work.wait_for(lambda: self._closing_at is not None, self._retry / 1000)
                return True
            left = self._closing_at - _monotonic_ms()
            if left > 0:
                self._work.wait(min(self._retry, left, _CLOSING_RETRY) / 1000)
            return left > 0

    def _say(self, said: Said) -> None:
        try:
            self._on_trouble(said)
        except Exception:  # noqa: BLE001
            # The caller's own code, as in the callbacks of a future (a closed loop, say): it must
            # not end the thread that still has a game to save.
            _log.exception("%s: nobody could be told: %s", self._tail.path, line(said))

    def _be_patient(self) -> None:
        """The watching thread: acknowledge what the disk keeps waiting for too long."""
        while True:
            with self._guard:
                if self._done:
                    return
                deadline = self._backlog.deadline
                if deadline is None:
                    self._watch_idle = True
                    self._watch.wait()
                    self._watch_idle = False
                elif (left := deadline - _monotonic_ms()) > 0:
                    self._watch.wait(left / 1000)
                settled = self._backlog.expired(_monotonic_ms())
            if settled:
                _settle(settled, Ack.IN_MEMORY)
                self._delays.slow()


def _settle(tickets: Iterable[Future[Ack]], ack: Ack) -> None:
    for ticket in tickets:
        ticket.set_result(ack)
