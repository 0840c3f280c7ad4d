"""A score as samples: the voice and the drum of one stretch of the evening in one buffer.

Rendering is a pure function of the score, the voice pack and the volumes: on one machine with one
NumPy the same three give the same bytes. The drum of a stretch does not depend on the samples of
the voice, only on when it is scheduled.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from msgspec import Struct

from table.cues import Drum, Phrase, Score, Voice
from table.errors import TableError
from table.stage.sound.drum import drum_bed, drum_hits
from table.stage.sound.duck import DUCK, Duck, duck, spoken
from table.stage.sound.levels import PER_MS, Pcm, Wave, db_to_gain
from table.stage.sound.speech import Voices, levelled


class Volumes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a person set, in dB beside the levels that the mask was checked with."""

    voice_db: float = 0.0
    drum_db: float = 0.0


class VoiceTooLong(TableError, ValueError):
    """A phrase in the voice pack is longer than its cue: the score was composed for another pack."""

    def __init__(self, phrase: Phrase, samples: int, cue: Voice) -> None:
        super().__init__(Phrase("voice-too-long"))
        self.phrase = phrase
        self.samples = samples
        self.planned = cue.ms


def render(
    score: Score,
    voices: Voices,
    volumes: Volumes | None = None,
    *,
    leave_out: Callable[[TableError], None] | None = None,
) -> Pcm:
    """Mix a score: int16, mono, 48 kHz, exactly `score.ms` long, shape (score.ms · 48,).

    The first sample sounds at `score.start`; each phrase's first sample stands at its scheduled
    time. Nothing is stretched, moved or cut to fit. With `leave_out`, a phrase that cannot be
    spoken is handed to it as an error and left out: its caption is still shown, and the drum, which
    has secrets to keep, plays on.

    :raises VoiceTooLong: a phrase is longer than its cue.
    :raises TableError: whatever `voices` raises for a phrase it cannot give.
    """
    volumes = volumes or Volumes()
    mix = drum_mix(score, volume_db=volumes.drum_db)
    ready: dict[Phrase, Wave] = {}
    for cue in score.cues:
        if not isinstance(cue, Voice):
            continue
        try:
            wave = ready.get(cue.phrase)
            if wave is None:
                wave = ready[cue.phrase] = levelled(voices.samples(cue.phrase), volumes.voice_db)
            if wave.size > cue.ms * PER_MS:
                raise VoiceTooLong(cue.phrase, wave.size, cue)
        except TableError as error:
            if leave_out is None:
                raise
            leave_out(error)
            continue
        _add(mix, wave, (cue.t - score.start) * PER_MS)
    return to_pcm(mix)


def drum_mix(score: Score, *, volume_db: float = 0.0, ducking: Duck = DUCK) -> Wave:
    """The final mix with the voice taken out: the ducked drum, floats in ±1.0.

    Same shape as `render`. `ducking` is what the mask check varies.
    """
    bed: Wave = np.zeros(score.ms * PER_MS, dtype=np.float32)
    hits: Wave = np.zeros_like(bed)
    for cue in score.cues:
        if isinstance(cue, Drum):
            at = (cue.t - score.start) * PER_MS
            _add(bed, drum_bed(cue), at)
            _add(hits, drum_hits(cue), at)
    stretches = list(spoken(cue for cue in score.cues if isinstance(cue, Voice)))
    duck(bed, score.start, stretches, ducking.bed_db)
    duck(hits, score.start, stretches, ducking.hits_db)
    bed += hits
    if volume_db != 0.0:
        bed *= np.float32(db_to_gain(volume_db))
    return bed


def to_pcm(mix: Wave) -> Pcm:
    """Floats in ±1.0 to int16, rounded; what is louder is clipped. Uses up `mix`."""
    mix *= np.float32(32767.0)
    np.rint(mix, out=mix)
    np.clip(mix, -32767.0, 32767.0, out=mix)
    return mix.astype(np.int16)


def _add(mix: Wave, wave: Wave, at: int) -> None:
    """Add `wave` from sample `at`; what lies outside the mix is left out."""
    first, last = max(at, 0), min(at + wave.size, mix.size)
    if first < last:
        mix[first:last] += wave[first - at : last - at]
