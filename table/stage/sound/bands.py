"""Zwicker's 24 critical bands: the drum is built in them and judged in them."""

from __future__ import annotations

from typing import Final

import numpy as np

from table.stage.sound.levels import Floats

# E. Zwicker, "Subdivision of the audible frequency range into critical bands", JASA 33 (1961) 248.
_EDGES: Final = """
    0 100 200 300 400 510 630 770 920 1080 1270 1480 1720
    2000 2320 2700 3150 3700 4400 5300 6400 7700 9500 12000 15500
"""
EDGES_HZ: Final[Floats] = np.array(_EDGES.split(), dtype=np.float64)
BANDS: Final = EDGES_HZ.size - 1
CENTRES_HZ: Final[Floats] = np.array(
    [50.0, *np.sqrt(EDGES_HZ[1:-1] * EDGES_HZ[2:])], dtype=np.float64
)
CENTRES_BARK: Final[Floats] = np.arange(BANDS, dtype=np.float64) + 0.5
