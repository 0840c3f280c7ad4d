"""Whether a person understands the voice over the drum: ISO 9921:2003, speech interference level.

The speech interference level of a noise is the mean of its octave bands at 500, 1000, 2000 and
4000 Hz. Speech whose A-weighted equivalent level lies 10 dB over it is rated fair, 15 dB good, 21 dB
excellent; 3 to 10 dB is poor, and less is bad.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec import Struct

from table.cues import Score, Voice
from table.stage.sound.levels import (
    FULL_SCALE_DB,
    PER_MS,
    RATE,
    Floats,
    dba,
    power_to_db,
    speaker_response,
)
from table.stage.sound.render import Volumes, drum_mix, render
from table.stage.sound.speech import Voices

_RATINGS: Final = ((21.0, "excellent"), (15.0, "good"), (10.0, "fair"), (3.0, "poor"))


class Understood(Struct, frozen=True):
    """Levels at a seat, dB, while phrases are spoken."""

    speech_dba: float
    drum_dba: float
    interference_db: float

    @property
    def over_drum_db(self) -> float:
        """The speech over the drum, both A-weighted."""
        return self.speech_dba - self.drum_dba

    @property
    def over_interference_db(self) -> float:
        """The speech over the drum's speech interference level."""
        return self.speech_dba - self.interference_db

    @property
    def rating(self) -> str:
        """The rating of ISO 9921."""
        reached = (name for limit, name in _RATINGS if self.over_interference_db >= limit)
        return next(reached, "bad")


def understood(score: Score, voices: Voices, volumes: Volumes | None = None) -> Understood:
    """Measure a score's speech over its drum, pauses within the phrases included.

    :raises ValueError: nothing is spoken in it.
    :raises TableError: as `render`.
    """
    volumes = volumes or Volumes()
    spoken = tuple(cue for cue in score.cues if isinstance(cue, Voice))
    if not spoken:
        raise ValueError("Nothing is spoken in this score; measure another.")
    alone = Score(start=score.start, ms=score.ms, cues=spoken)
    voice = render(alone, voices, volumes) / 32767.0
    drum = drum_mix(score, volume_db=volumes.drum_db)
    while_spoken = np.zeros(drum.size, dtype=bool)
    for cue in spoken:
        first = (cue.t - score.start) * PER_MS
        while_spoken[first : first + cue.ms * PER_MS] = True
    heard: Floats = drum[while_spoken].astype(np.float64)
    return Understood(
        speech_dba=dba(voice[while_spoken], speaker=True) + FULL_SCALE_DB,
        drum_dba=dba(heard, speaker=True) + FULL_SCALE_DB,
        interference_db=_interference(heard),
    )


def _interference(noise: Floats) -> float:
    frame = RATE // 10
    rows = noise[: noise.size // frame * frame].reshape(-1, frame)
    hz = np.fft.rfftfreq(frame, 1.0 / RATE)
    power = 2 * np.square(np.abs(np.fft.rfft(rows, axis=1))).mean(axis=0) / frame**2
    power *= speaker_response(hz)
    octaves = [
        power[(hz >= centre / np.sqrt(2)) & (hz < centre * np.sqrt(2))].sum()
        for centre in (500, 1000, 2000, 4000)
    ]
    return float(power_to_db(octaves).mean()) + FULL_SCALE_DB
