"""The masked threshold: how loud something may be in a band without being heard.

Psychoacoustic model 1 of ISO/IEC 11172-3:1993, Annex D.1, with one masker a critical band. The
standard's own masking index is 2.025 + 0.175·z dB under a noise masker and 6.025 + 0.275·z dB under
a tonal one. The drum's bed is noise, but the tonal index is used for it: 4 to 6 dB stricter.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from table.stage.sound.bands import CENTRES_BARK, CENTRES_HZ
from table.stage.sound.levels import Floats

FORWARD_DB_PER_HOP: Final = 15.0
"""How much masking is lost 50 ms after its masker."""


def masking_index(bark: Floats) -> Floats:
    """How far under its masker the masked threshold lies, dB, at the masker's critical-band rate."""
    return 6.025 + 0.275 * bark


def spreading(masker_db: Floats, distance: Floats) -> Floats:
    """The masking function vf, dB, `distance` Bark above a masker (Annex D.1, step 6).

    The two broadcast against each other. Minus infinity beyond −3 and +8 Bark.
    """
    low = 0.4 * masker_db + 6.0
    conditions = (
        (distance < -3.0) | (distance >= 8.0),
        distance < -1.0,
        distance < 0.0,
        distance < 1.0,
    )
    values = (
        np.full_like(low + distance, -np.inf),
        17.0 * (distance + 1.0) - low,
        low * distance,
        -17.0 * distance + 0.0 * low,
    )
    above = -(distance - 1.0) * (17.0 - 0.15 * masker_db) - 17.0
    shape = above.shape
    return np.select(
        [np.broadcast_to(c, shape) for c in conditions],
        [np.broadcast_to(v, shape) for v in values],
        above,
    )


def threshold_in_quiet(hz: Floats) -> Floats:
    """What can just be heard in silence, dB SPL (E. Terhardt, Hearing Research 1 (1979) 155)."""
    khz = hz / 1000.0
    return np.asarray(
        3.64 * khz**-0.8 - 6.5 * np.exp(-0.6 * (khz - 3.3) ** 2) + 1e-3 * khz**4,
        dtype=np.float64,
    )


IN_QUIET_DB: Final[Floats] = threshold_in_quiet(CENTRES_HZ)
"""The threshold in quiet at the middle of each band, dB SPL, shape (24,)."""


def masked_threshold(masker_db: Floats) -> Floats:
    """Threshold in each window and band under maskers of these levels, dB, both (windows, 24).

    The maskers of one window add up as powers. Their masking then lasts into later windows, 15 dB
    less every 50 ms, the stronger of old and new counting; never into earlier ones. The threshold in
    quiet is added last.
    """
    distance = CENTRES_BARK[None, :] - CENTRES_BARK[:, None]  # (masker, masked)
    peak = masker_db - masking_index(CENTRES_BARK)
    power = np.zeros_like(masker_db)
    for masker in range(masker_db.shape[1]):
        level = masker_db[:, masker, None]
        power += 10 ** ((peak[:, masker, None] + spreading(level, distance[masker])) / 10)
    lasting = 10 * np.log10(np.maximum(power, 1e-20))
    for window in range(1, lasting.shape[0]):
        lasting[window] = np.maximum(lasting[window], lasting[window - 1] - FORWARD_DB_PER_HOP)
    return np.asarray(10 * np.log10(10 ** (lasting / 10) + 10 ** (IN_QUIET_DB / 10)))
