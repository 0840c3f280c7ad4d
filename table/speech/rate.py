"""The one sample rate, and how long a sound is at it; without NumPy, so that anybody may ask."""

from __future__ import annotations

from typing import Final

from table.cues import Ms

RATE: Final = 48_000
"""Samples a second of everything the table plays."""


def length(samples: int, rate: int) -> int:
    """How many samples at `RATE` a sound of `samples` at `rate` becomes, rounded up."""
    return -(-samples * RATE // rate)


def duration(samples: int, rate: int) -> Ms:
    """How long a sound of `samples` at `rate` lasts at `RATE`, rounded up."""
    return -(-length(samples, rate) * 1000 // RATE)
