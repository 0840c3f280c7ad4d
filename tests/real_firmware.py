"""What needs the pad's firmware under MicroPython, as on a Pico."""

from __future__ import annotations

import pytest

from table.seats.pads.process import micropython

needs_micropython = pytest.mark.skipif(
    micropython() is None,
    reason="there is no wheel of MicroPython for this machine, and this is about the real firmware",
)
