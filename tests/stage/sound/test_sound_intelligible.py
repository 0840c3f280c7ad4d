from __future__ import annotations

import pytest

from table.cues import Score
from table.stage.sound.mask.intelligible import Understood, understood
from table.stage.sound.render import Volumes


def test_a_person_understands_the_voice(night, voices):
    heard = understood(night, voices)
    assert heard.over_interference_db >= 15.0
    assert heard.rating in ("good", "excellent")
    assert heard.drum_dba < 70.0  # ducked


def test_a_quieter_voice_is_understood_less(night, voices):
    plain, quiet = understood(night, voices), understood(night, voices, Volumes(voice_db=-10.0))
    assert plain.over_drum_db - quiet.over_drum_db == pytest.approx(10.0, abs=0.1)
    assert quiet.rating == "poor"


@pytest.mark.parametrize(
    ("over", "rating"),
    [
        (21.0, "excellent"),
        (20.9, "good"),
        (15.0, "good"),
        (10.0, "fair"),
        (3.0, "poor"),
        (2.9, "bad"),
    ],
)
def test_ratings_are_those_of_iso_9921(over, rating):
    assert Understood(speech_dba=60.0 + over, drum_dba=66.0, interference_db=60.0).rating == rating


def test_a_score_without_a_voice_is_refused():
    with pytest.raises(ValueError, match="measure another"):
        understood(Score(start=0, ms=1_000, cues=()), None)
