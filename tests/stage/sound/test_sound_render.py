from __future__ import annotations

import numpy as np
import pytest

from table.cues import Drum, Level, Phrase, Score, Voice, phrase
from table.errors import DeviceError, TableError
from table.stage.sound.levels import PER_MS, Pcm
from table.stage.sound.render import VoiceTooLong, Volumes, drum_mix, render, to_pcm
from table.stage.sound.sample_night import COUNT, sample_night
from table.stage.sound.speech import PEAK, VOICE_DBFS, levelled, speech_level


class Silent:
    def samples(self, phrase: Phrase) -> Pcm:
        return np.zeros(10, dtype=np.int16)


def test_exactly_as_long_as_the_score(night, voices):
    mixed = render(night, voices)
    assert mixed.dtype == np.int16
    assert mixed.shape == (night.ms * PER_MS,)


def test_same_bytes_every_time(night, voices):
    assert render(night, voices).tobytes() == render(night, voices).tobytes()


def test_every_phrase_stands_at_its_scheduled_sample(night, voices):
    # What the voice adds to the drum, beginning at cue.t to the sample, is the levelled phrase.
    added = render(night, voices).astype(int) - render(night, Silent())
    spoken = np.zeros(added.size, dtype=bool)
    for cue in (cue for cue in night.cues if isinstance(cue, Voice)):
        at = (cue.t - night.start) * PER_MS
        wave = levelled(voices.samples(cue.phrase)) * 32767
        assert np.abs(added[at : at + wave.size] - wave).max() <= 1.01  # two roundings
        spoken[at : at + wave.size] = True
    assert np.all(added[~spoken] == 0)


def test_start_of_the_score_only_moves_it(voices):
    early = sample_night(1, voices.ms)
    cues = [cue for cue in early.cues if isinstance(cue, Voice)]
    shifted = Score(
        start=7_000,
        ms=early.ms,
        cues=tuple(Voice(t=c.t + 7_000, phase=c.phase, phrase=c.phrase, ms=c.ms) for c in cues),
    )
    unmoved = Score(start=0, ms=early.ms, cues=tuple(cues))
    assert np.array_equal(render(shifted, voices), render(unmoved, voices))


def test_nothing_clips(voices):
    for pattern in range(5):
        mixed = render(sample_night(pattern, voices.ms), voices, Volumes(voice_db=6.0))
        assert np.abs(mixed).max() < 32767


def test_too_loud_a_drum_clips_and_never_wraps():
    loud = np.array([0.5, 1.7, -1.7], dtype=np.float32)
    assert to_pcm(loud).tolist() == [16384, 32767, -32767]


def test_a_phrase_longer_than_its_cue_is_a_fault_of_composing(voices):
    score = Score(start=0, ms=5_000, cues=(Voice(t=0, phase="x", phrase=COUNT[0], ms=449),))
    with pytest.raises(VoiceTooLong, match="longer than this game was made for"):
        render(score, voices)


def test_a_phrase_that_cannot_be_spoken_is_left_out_and_told(night, voices):
    class OneMissing:
        def samples(self, phrase: Phrase) -> Pcm:
            if phrase == COUNT[4]:
                raise DeviceError("five.wav is gone: run 'voice check'.")
            return voices.samples(phrase)

    told: list[TableError] = []
    mixed = render(night, OneMissing(), leave_out=told.append)
    assert {str(error) for error in told} == {"five.wav is gone: run 'voice check'."}
    differs = np.flatnonzero(mixed != render(night, voices))
    fives = [c for c in night.cues if isinstance(c, Voice) and c.phrase == COUNT[4]]
    assert fives[0].t * PER_MS <= differs[0]
    assert differs[-1] < (fives[-1].t + fives[-1].ms) * PER_MS
    with pytest.raises(DeviceError):
        render(night, OneMissing())


def test_volumes_are_decibels_of_their_own(night, voices):
    plain, quiet = drum_mix(night), drum_mix(night, volume_db=-20.0)
    assert np.allclose(quiet, plain / 10, atol=1e-6)
    silent_drum = Score(
        start=0, ms=night.ms, cues=tuple(c for c in night.cues if isinstance(c, Voice))
    )
    loud = render(silent_drum, voices).astype(float)
    soft = render(silent_drum, voices, Volumes(voice_db=-20.0))
    assert np.abs(soft - loud / 10).max() <= 1.01


def test_phrases_of_any_recording_come_out_equally_loud(voices):
    long, short = voices.samples(phrase("long")), voices.samples(COUNT[0])
    for recorded in (long, long // 8, short):
        wave = levelled(recorded)
        assert speech_level((wave * 32767).astype(np.int16)) == pytest.approx(VOICE_DBFS, abs=0.1)


def test_a_peaky_voice_stays_under_the_peak_and_silence_stays_silent():
    click = np.zeros(48_000, dtype=np.int16)
    click[100] = 30_000
    assert np.abs(levelled(click)).max() == pytest.approx(PEAK)
    assert not levelled(np.zeros(100, dtype=np.int16)).any()
    assert levelled(np.zeros(0, dtype=np.int16)).size == 0


def test_a_day_is_quieter_than_a_night():
    night, day = (
        Drum(t=0, phase="x", pattern=0, ms=5_000, level=level) for level in (Level.NIGHT, Level.DAY)
    )
    loud, soft = (drum_mix(Score(start=0, ms=5_000, cues=(cue,))) for cue in (night, day))
    assert np.allclose(soft, loud / 10, atol=1e-6)


def test_cues_that_reach_out_of_the_score_are_cut_at_its_edges():
    whole = Drum(t=0, phase="x", pattern=0, ms=4_000)
    inside = drum_mix(Score(start=1_000, ms=2_000, cues=(whole,)))
    outside = drum_mix(Score(start=0, ms=4_000, cues=(whole,)))
    assert np.array_equal(inside, outside[48_000 : 3 * 48_000])
