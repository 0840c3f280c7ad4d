"""How much one page, or one address, may ask of the table."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

MOST_ADDRESSES = 4096
"""More are forgotten, the ones that were silent longest first."""


class Rate(Struct, frozen=True):
    """`burst` requests at once, and `per_second` in the long run."""

    burst: float
    per_second: float


class Bucket:
    """Tokens that fill up with time; each request takes one."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.burst
        self._then = clock()

    def take(self) -> bool:
        """Whether the request is within the rate."""
        now = self._clock()
        filled = self._left + (now - self._then) * self._rate.per_second
        self._left, self._then = min(self._rate.burst, filled), now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limiter:
    """A bucket for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more request of this address is within the rate."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()
