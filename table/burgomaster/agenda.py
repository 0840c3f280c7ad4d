"""What is still to come, in order of time: cues to be performed and marks where something ends."""

from __future__ import annotations

import enum
import heapq
import itertools

from msgspec import Struct
from msgspec.structs import replace

from table.cues import AnyCue, Ms, Phrase, Screen


class Kind(enum.Enum):
    """What happens at a mark."""

    OPENS = enum.auto()
    """The table asks, by day."""
    SLOT_OPENS = enum.auto()
    SLOT_CLOSES = enum.auto()
    NIGHT_ENDS = enum.auto()
    DEADLINE = enum.auto()
    REMINDER = enum.auto()
    OVER = enum.auto()


class Mark(Struct, frozen=True):
    """A moment at which the conductor must do something itself."""

    t: Ms
    kind: Kind
    call: int = 0
    phrase: Phrase | None = None


class Agenda:
    """A queue by time; entries of one moment leave in the order in which they came."""

    def __init__(self) -> None:
        self._heap: list[tuple[Ms, int, AnyCue | Mark]] = []
        self._order = itertools.count()

    def add(self, item: AnyCue | Mark) -> None:
        """Put in an item for its own time."""
        heapq.heappush(self._heap, (item.t, next(self._order), item))

    @property
    def next_time(self) -> Ms | None:
        """When the next item is due."""
        return self._heap[0][0] if self._heap else None

    @property
    def next_mark(self) -> Ms | None:
        """When the next mark is due."""
        return min((entry[0] for entry in self._heap if isinstance(entry[2], Mark)), default=None)

    def pop_until(self, now: Ms) -> AnyCue | Mark | None:
        """The next item that is due at `now`, if there is one."""
        if self._heap and self._heap[0][0] <= now:
            return heapq.heappop(self._heap)[2]
        return None

    def drop_marks(self) -> None:
        """The marks are void, the cues stay."""
        self._heap = [entry for entry in self._heap if not isinstance(entry[2], Mark)]
        heapq.heapify(self._heap)

    def later(self, ms: Ms) -> None:
        """The count downs that are still to be shown end `ms` later."""
        self._heap = [(t, order, _later(item, ms)) for t, order, item in self._heap]

    def clear(self) -> None:
        """Everything is void."""
        self._heap.clear()


def _later(item: AnyCue | Mark, ms: Ms) -> AnyCue | Mark:
    if isinstance(item, Screen) and item.until is not None:
        return replace(item, until=item.until + ms)
    return item
