from __future__ import annotations

import pytest
from babble import Babble

from table.cues import Drum, Ms, Score, Voice
from table.speech.desk import english
from table.stage.sound.adjusting import Adjusting, practice, turned, verdict
from table.stage.sound.player import Player
from table.stage.sound.render import Volumes


class FakePlayer(Player):
    """Notes what it should do."""

    def __init__(self) -> None:
        self.volumes = Volumes()
        self.done: list[Ms | Score] = []

    def perform(self, score: Score) -> None:
        self.done.append(score)

    def cut(self, t: Ms) -> None:
        self.done.append(t)


def test_keys_turn_one_volume_each_within_limits():
    volumes = Volumes(drum_db=-2.0)
    assert turned(volumes, "D") == Volumes(drum_db=-1.0)
    assert turned(volumes, "d") == Volumes(drum_db=-3.0)
    assert turned(volumes, "V") == Volumes(drum_db=-2.0, voice_db=1.0)
    assert turned(volumes, "v") == Volumes(drum_db=-2.0, voice_db=-1.0)
    assert turned(volumes, "x") == volumes
    assert turned(Volumes(drum_db=6.0), "D") == Volumes(drum_db=6.0)
    assert turned(Volumes(voice_db=-30.0), "v") == Volumes(voice_db=-30.0)


def test_the_verdict_follows_the_level_at_the_seat():
    softer = Volumes(drum_db=-4.0)
    told = [
        english(verdict(volumes, heard))
        for volumes, heard in ((Volumes(), None), (softer, None), (softer, 74.0), (Volumes(), 62.0))
    ]
    assert told == [
        "Drum +0, voice +0 dB. 70 dBA assumed: it masks, margin 4.4 dB.",
        "Drum -4, voice +0 dB. 66 dBA assumed: 2.6 dB too soft to mask hands and motors.",
        "Drum -4, voice +0 dB. 70 dBA measured: it masks, margin 4.4 dB.",
        "Drum +0, voice +0 dB. 62 dBA measured: 6.6 dB too soft to mask hands and motors.",
    ]


def test_a_key_is_heard_at_once():
    player = FakePlayer()
    adjusting = Adjusting(player, lambda: 5_000, Babble())
    adjusting.play()
    louder = "Drum +1, voice +0 dB. 71 dBA assumed: it masks, margin 5.4 dB."
    assert english(adjusting.press("D")) == louder
    adjusting.press("p")
    assert player.volumes == Volumes(drum_db=1.0)
    cut, first, cut_again, second, _, third = player.done
    assert (cut, cut_again) == (5_000, 5_000)
    drums = [score.cues[0] for score in (first, second, third)]
    assert [(drum.t, drum.pattern) for drum in drums] == [(5_000, 0), (5_000, 0), (5_000, 1)]


def test_a_measured_level_holds_for_later_changes():
    adjusting = Adjusting(FakePlayer(), lambda: 0, None)
    adjusting.press("d")
    assert "64 dBA measured" in english(adjusting.measured(64.0))
    adjusting.press("D")
    assert "66 dBA measured" in english(adjusting.press("D"))


@pytest.mark.parametrize("durations", [Babble().ms, None])
def test_the_practice_drums_from_end_to_end(durations):
    score = practice(3, 700, durations)
    drum, *rest = score.cues
    assert isinstance(drum, Drum)
    assert (drum.t, drum.ms) == (score.start, score.ms)
    assert all(isinstance(cue, Voice) for cue in rest)
    assert bool(rest) == (durations is not None)
    assert score.ms >= 120_000
