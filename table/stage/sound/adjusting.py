"""Setting the volumes by ear: what each key does, and what the table says to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from table.cues import AnyCue, Drum, Ms, Phrase, Score, phrase
from table.errors import DeviceError
from table.stage.sound.levels import DRUM_DBA, Pcm
from table.stage.sound.mask.check import GOAL_DB, worst
from table.stage.sound.player import Player
from table.stage.sound.render import Volumes
from table.stage.sound.sample_night import durations_of, sample_night
from table.stage.sound.speech import Voices

STEP_DB: Final = 1.0
LOWEST_DB: Final = -30.0
HIGHEST_DB: Final = 6.0
_LONG: Final[Ms] = 120_000


def turned(volumes: Volumes, key: str) -> Volumes:
    """The volumes after a key: d, D the drum softer or louder, v, V the voice, within the limits."""
    step = STEP_DB if key.isupper() else -STEP_DB
    if key in "dD":
        return msgspec.structs.replace(volumes, drum_db=_within(volumes.drum_db + step))
    if key in "vV":
        return msgspec.structs.replace(volumes, voice_db=_within(volumes.voice_db + step))
    return volumes


def _within(db: float) -> float:
    return min(max(db, LOWEST_DB), HIGHEST_DB)


def verdict(volumes: Volumes, at_zero_dba: float | None) -> Phrase:
    """How loud drum and voice are, and whether the drum masks at this volume.

    `at_zero_dba` is what it measures at a seat with its volume at 0 dB; None: as it is meant to.
    """
    dba = (DRUM_DBA if at_zero_dba is None else at_zero_dba) + volumes.drum_db
    source = "assumed" if at_zero_dba is None else "measured"
    drum, voice = f"{volumes.drum_db:+.0f}", f"{volumes.voice_db:+.0f}"
    level, weakest = f"{dba:.0f}", worst(dba - DRUM_DBA)
    if weakest.margin_db >= GOAL_DB:
        margin = f"{weakest.margin_db:.1f}"
        return phrase(
            "tool-sound-masks", drum=drum, voice=voice, level=level, source=source, margin=margin
        )
    # A decibel of volume is a decibel of margin, but for the slopes of the masking.
    missing = f"{GOAL_DB - weakest.margin_db:.1f}"
    return phrase(
        "tool-sound-too-soft", drum=drum, voice=voice, level=level, source=source, missing=missing
    )


def practice(pattern: int, start: Ms, durations: Callable[[Phrase], Ms] | None) -> Score:
    """Some minutes of sample nights in a row on one drum; without durations, of the drum alone."""
    cues: list[AnyCue] = []
    end = start
    while durations is not None and end < start + _LONG:
        night = sample_night(pattern, durations, start=end)
        cues += (cue for cue in night.cues if not isinstance(cue, Drum))
        end += night.ms
    end = max(end, start + _LONG)
    drum = Drum(t=start, phase="soundcheck", pattern=pattern, ms=end - start)
    return Score(start=start, ms=end - start, cues=(drum, *cues))


class Adjusting:
    """Plays the practice, and plays it anew whenever something is changed."""

    def __init__(self, player: Player, now: Callable[[], Ms], voices: Voices | None) -> None:
        self._player = player
        self._now = now
        self._durations = durations_of(voices) if voices is not None else None
        self._pattern = 0
        self._at_zero_dba: float | None = None

    @property
    def volumes(self) -> Volumes:
        """As they stand."""
        return self._player.volumes

    def press(self, key: str) -> Phrase:
        """Carry out a key, one of `turned` or p for the next pattern; what to show."""
        if key == "p":
            self._pattern += 1
        self._player.volumes = turned(self._player.volumes, key)
        return self.play()

    def measured(self, dba: float) -> Phrase:
        """A sound level meter at a seat shows `dba` for the drum as it is now; what to show."""
        self._at_zero_dba = dba - self.volumes.drum_db
        return verdict(self.volumes, self._at_zero_dba)

    def play(self) -> Phrase:
        """Begin anew; what to show."""
        self.hush()
        self._player.perform(practice(self._pattern, self._now(), self._durations))
        return verdict(self.volumes, self._at_zero_dba)

    def hush(self) -> None:
        """Fall silent."""
        self._player.cut(self._now())


class NoVoices:
    """The voices of a table that has none."""

    def samples(self, phrase: Phrase) -> Pcm:
        """Nothing.

        :raises DeviceError: always.
        """
        raise DeviceError(Phrase("voice-none-to-check"))
