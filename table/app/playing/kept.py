"""Waiting for the record: what is shown as taken is on it first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Kept(Protocol):
    """An input on its way to the record: a future of either kind, asyncio's or a thread's."""

    def done(self) -> bool:
        """Whether it is on the record, or never will be."""

    def add_done_callback(self, act: Callable[[Any], object], /) -> None:
        """Do `act` when it is done."""


def when(kept: Kept | None, act: Callable[[], None]) -> None:
    """Do `act` when `kept` is done, at once where there is nothing to wait for."""
    if kept is None or kept.done():
        act()
    else:
        kept.add_done_callback(lambda _: act())
