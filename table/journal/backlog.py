"""What is not yet on the disk and who waits to hear of it: pure, without lock, thread or clock."""

from __future__ import annotations

import enum
from collections import deque
from concurrent.futures import Future

from table.cues import Ms


class Ack(enum.Enum):
    """Where an acknowledged input is."""

    DURABLE = "durable"  # on the disk; survives a power cut
    IN_MEMORY = "memory"  # lost if the power goes before the disk comes back


class _Item:
    __slots__ = ("asked", "payload", "ticket")

    def __init__(self, payload: bytes, asked: Ms) -> None:
        self.payload = payload
        self.asked = asked
        self.ticket: Future[Ack] = Future()
        self.ticket.set_running_or_notify_cancel()  # nobody can take an input back


class Backlog:
    """Payloads in order, first those already acknowledged in memory, then those still waited for.

    Every method that settles tickets returns them, so that the caller can answer them outside its
    lock. Times are ms on any clock that only goes forward. While there is trouble (an error, or a
    wait longer than `patience`) nobody is made to wait: a payload is acknowledged as it comes.
    """

    def __init__(self, patience: Ms) -> None:
        self._patience = patience
        self._items: deque[_Item] = deque()
        self._waiting: deque[_Item] = deque()
        self.trouble = False

    def __len__(self) -> int:
        return len(self._items)

    def add(self, payload: bytes, now: Ms) -> tuple[Future[Ack], bool]:
        """Queue `payload`; its ticket, and whether that is settled as `IN_MEMORY` at once."""
        item = _Item(payload, now)
        self._items.append(item)
        if not self.trouble:
            self._waiting.append(item)
        return item.ticket, self.trouble

    def batch(self) -> list[bytes]:
        """Everything to be written next, in order."""
        return [item.payload for item in self._items]

    def saved(self, count: int) -> list[Future[Ack]]:
        """The first `count` are on the disk: the tickets to settle as `DURABLE`."""
        self.trouble = False
        settled = []
        for _ in range(count):
            item = self._items.popleft()
            if self._waiting and self._waiting[0] is item:
                settled.append(self._waiting.popleft().ticket)
        return settled

    def failed(self) -> list[Future[Ack]]:
        """The disk refused: the tickets to settle as `IN_MEMORY`."""
        self.trouble = True
        settled = [item.ticket for item in self._waiting]
        self._waiting.clear()
        return settled

    @property
    def deadline(self) -> Ms | None:
        """When the next ticket's patience ends."""
        return self._waiting[0].asked + self._patience if self._waiting else None

    def expired(self, now: Ms) -> list[Future[Ack]]:
        """The tickets to settle as `IN_MEMORY` at `now`: all of them, if one waited too long."""
        deadline = self.deadline
        return self.failed() if deadline is not None and now >= deadline else []
