from __future__ import annotations

import pytest
from babble import Babble

from table.cues import Score
from table.stage.sound.sample_night import sample_night


@pytest.fixture(scope="session")
def voices() -> Babble:
    return Babble()


@pytest.fixture(scope="session")
def night(voices: Babble) -> Score:
    return sample_night(2, voices.ms)
