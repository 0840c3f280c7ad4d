"""Waiting for the record: what is shown as taken is on it first."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any


def when(kept: Future[Any] | None, act: Callable[[], None]) -> None:
    """Do `act` when `kept` is done, at once where there is nothing to wait for."""
    if kept is None or kept.done():
        act()
    else:
        kept.add_done_callback(lambda _: act())
