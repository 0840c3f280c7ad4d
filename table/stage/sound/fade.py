"""Breaking off and joining in without a click."""

from __future__ import annotations

from typing import Final

import numpy as np

from table.stage.sound.levels import PER_MS, Pcm

FADE: Final = 5 * PER_MS
"""Samples of a fade: short enough to be a cut, long enough not to click."""


def fade_out(samples: Pcm, at: int) -> None:
    """Fade `samples` to silence from index `at` on, in place; before the first is at the first."""
    at = max(at, 0)
    tail = samples[at : at + FADE]
    tail[:] = np.rint(tail * np.linspace(1.0, 0.0, FADE, endpoint=False)[: tail.size])
    samples[at + FADE :] = 0


def fade_in(samples: Pcm) -> None:
    """Let `samples` rise from silence, in place."""
    head = samples[:FADE]
    head[:] = np.rint(head * np.linspace(0.0, 1.0, FADE, endpoint=False)[: head.size])
