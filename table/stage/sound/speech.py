"""Bringing every phrase to one loudness, whoever spoke it."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np

from table.cues import Phrase
from table.stage.sound.levels import (
    DRUM_DBFS,
    RATE,
    Pcm,
    Wave,
    db_to_gain,
    frame_powers,
    power_to_db,
)

VOICE_OVER_DRUM_DB: Final = 10.0
"""A-weighted level of the speech over the drum that is not ducked; see `docs/sound/mask.md`."""
VOICE_DBFS: Final = DRUM_DBFS + VOICE_OVER_DRUM_DB
PEAK: Final = 0.7
"""No voice goes above this, so that the ducked drum still fits under full scale."""

_FRAME: Final = RATE // 20
_PAUSE_DB: Final = 15.0


class Voices(Protocol):
    """Where the recorded phrases come from: a voice pack."""

    def samples(self, phrase: Phrase) -> Pcm:
        """The phrase, mono, int16 at 48 kHz, shape (samples,).

        :raises table.errors.TableError: the pack does not hold it, or it cannot be read.
        """


def speech_level(voice: Pcm) -> float:
    """A-weighted level of the spoken parts, dB re full scale; frames of 50 ms, pauses left out.

    A frame more than 15 dB under the loudest is a pause, after the 15.9 dB margin of ITU-T P.56.
    """
    if voice.size == 0:
        return -200.0
    power = frame_powers(voice.astype(np.float64) / 32768.0, _FRAME, speaker=False)
    active = power[power >= power.max() * 10 ** (-_PAUSE_DB / 10)]
    return float(power_to_db(active.mean()))


def levelled(voice: Pcm, volume_db: float = 0.0) -> Wave:
    """The voice at `VOICE_DBFS` plus `volume_db`, or as near as `PEAK` lets it; floats in ±1.0."""
    wave = voice.astype(np.float32) / np.float32(32768.0)
    peak = float(np.abs(wave).max(initial=0.0))
    if peak == 0.0:
        return wave
    gain = db_to_gain(VOICE_DBFS + volume_db - speech_level(voice))
    return wave * np.float32(min(gain, PEAK / peak))
