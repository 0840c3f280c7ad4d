from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest
from babble import Babble
from evening import CUT, EVENING, stretch
from test_sound_recorder import read

from table.cues import Phrase, Score, phrase
from table.errors import ConfigError, DeviceError, Said, TableError
from table.stage.sound.fade import fade_out
from table.stage.sound.levels import PER_MS, Pcm
from table.stage.sound.player import Player
from table.stage.sound.recorder import Recorder, RecordingError
from table.stage.sound.render import render
from table.stage.sound.speaker import Speaker

HERE = Path(__file__).parent


def play_evening(folder: Path) -> tuple[str, Pcm]:
    """Run `evening.py`; what it said, and the recording."""
    root = Path(__file__).parents[3]
    result = subprocess.run(
        [sys.executable, str(HERE / "evening.py"), str(folder / "evening.wav")],
        env={
            **os.environ,
            "PYTHONPATH": str(root),
            "SDL_AUDIODRIVER": "disk",
            "SDL_DISKAUDIOFILE": str(folder / "disk.raw"),
        },
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    return result.stdout, read(folder / "evening.wav")


def expected_evening() -> Pcm:
    """The three stretches of `evening.py`, the second cut short by the cut."""
    evening = np.zeros((EVENING[2].start + EVENING[2].ms) * PER_MS, dtype=np.int16)
    for score in EVENING:
        samples = render(score, Babble())
        if score is EVENING[1]:
            fade_out(samples, (CUT - score.start) * PER_MS)
        first = score.start * PER_MS
        evening[first : first + samples.size] = samples[: evening.size - first]
    return evening


def find(needle: Pcm, haystack: Pcm) -> int:
    """Where `needle` stands in `haystack`, sample for sample."""
    loudest = int(np.abs(needle[:2000].astype(int)).argmax())
    for at in np.flatnonzero(haystack == needle[loudest]) - loudest:
        if at >= 0 and np.array_equal(haystack[at : at + needle.size], needle):
            return int(at)
    pytest.fail("what was recorded was not played")


def test_an_evening_is_recorded_as_it_was_played(tmp_path):
    said, recorded = play_evening(tmp_path)
    assert said == ""
    assert np.array_equal(recorded, expected_evening())
    played = np.fromfile(tmp_path / "disk.raw", dtype="<i2")
    # The gaps are silence that the card was fed: it was never closed. Their length is the mixer's.
    heard = [(500, 1_500), (2_500, CUT + 5), (5_600, 6_100)]
    silent = np.ones(played.size, dtype=bool)
    places = []
    for start, end in heard:
        places.append(find(recorded[start * PER_MS : end * PER_MS], played))
        silent[places[-1] : places[-1] + (end - start) * PER_MS] = False
    assert 0 < places[0] < places[1] < places[2]
    assert not played[silent].any()


def test_without_a_sound_card_it_says_so_once_and_records(tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "none-such")
    said: list[Said] = []
    player = Player(Babble(), lambda: 0, said.append, instead=tmp_path / "e.wav")
    perform_evening(player)
    assert [error.said if isinstance(error, TableError) else error for error in said] == [
        phrase("sound-none"),
        phrase("sound-recorded", path=str(tmp_path / "e.wav")),
    ]
    assert np.array_equal(read(tmp_path / "e.wav"), expected_evening())


def perform_evening(player: Player) -> None:
    player.perform(EVENING[0])
    player.perform(EVENING[1])
    player.cut(CUT)
    player.perform(EVENING[2])
    player.close()


def test_a_clock_that_is_not_the_walls_records_at_once(tmp_path):
    player = Player(Babble(), lambda: 0, pytest.fail, speaker=False, record=tmp_path / "e.wav")
    perform_evening(player)
    assert np.array_equal(read(tmp_path / "e.wav"), expected_evening())


def test_perform_does_not_wait_for_the_voice(tmp_path):
    asked, answer = threading.Event(), threading.Event()

    class Slow(Babble):
        def samples(self, phrase: Phrase) -> Pcm:
            asked.set()
            assert answer.wait(60)
            return super().samples(phrase)

    player = Player(Slow(), lambda: 0, pytest.fail, speaker=False, record=tmp_path / "e.wav")
    player.perform(stretch(0, 1_000, 0))
    assert asked.wait(60)
    player.perform(stretch(1_000, 1_000, 0))
    answer.set()
    player.close()
    assert read(tmp_path / "e.wav").size == 2_000 * PER_MS


def test_what_is_cut_before_it_begins_is_not_even_rendered(tmp_path):
    asked, answer = threading.Event(), threading.Event()
    rendered: list[Phrase] = []

    class Slow(Babble):
        def samples(self, phrase: Phrase) -> Pcm:
            rendered.append(phrase)
            asked.set()
            assert answer.wait(60)
            return super().samples(phrase)

    player = Player(Slow(), lambda: 0, pytest.fail, speaker=False, record=tmp_path / "e.wav")
    player.perform(stretch(0, 1_000, 0))
    assert asked.wait(60)
    player.perform(stretch(1_000, 3_000, 0))
    player.cut(1_000)
    answer.set()
    player.close()
    assert len(rendered) == 1  # of the second stretch's five words, none
    assert read(tmp_path / "e.wav").size == 1_000 * PER_MS


def test_a_missing_voice_is_said_once_and_the_drum_plays_on(tmp_path):
    class Mute(Babble):
        def samples(self, phrase: Phrase) -> Pcm:
            raise DeviceError("The voice pack is gone: run 'voice build'.")

    said: list[Said] = []
    player = Player(Mute(), lambda: 0, said.append, speaker=False, record=tmp_path / "e.wav")
    player.perform(stretch(0, 2_000, 0))
    player.close()
    assert [str(error) for error in said] == ["The voice pack is gone: run 'voice build'."]
    drum = Score(start=0, ms=2_000, cues=stretch(0, 2_000, 0).cues)
    assert np.abs(read(tmp_path / "e.wav")).max() > 0
    assert read(tmp_path / "e.wav").size == drum.ms * PER_MS


def test_a_recording_that_fails_is_said_once_and_ends_only_itself(tmp_path, monkeypatch):
    def full(self: Recorder, start: int, samples: Pcm) -> None:
        raise RecordingError("The disk is full.")

    monkeypatch.setattr(Recorder, "write", full)
    said: list[Said] = []
    player = Player(Babble(), lambda: 0, said.append, speaker=False, record=tmp_path / "e.wav")
    player.perform(stretch(0, 1_000, 0))
    player.perform(stretch(1_000, 1_000, 0))
    player.cut(1_500)
    player.close()
    assert [str(error) for error in said] == ["The disk is full."]


def test_a_fault_of_ours_is_raised_by_the_next_call():
    class Broken(Babble):
        def samples(self, phrase: Phrase) -> Pcm:
            raise ZeroDivisionError

    player = Player(Broken(), lambda: 0, pytest.fail, speaker=False)
    player.perform(stretch(0, 1_000, 0))
    with pytest.raises(ZeroDivisionError):
        player.close()


@pytest.mark.parametrize("device", ["hw:1", "plughw:0,3", "plughw:CARD=2,DEV=0", "1"])
def test_a_device_by_number_is_refused(device):
    with pytest.raises(ConfigError, match="named by a number"):
        Speaker(lambda: 0, device)
