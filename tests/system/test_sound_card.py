"""A sound card goes in the middle of it, under the real mixer and ALSA's own library."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import programs
import pytest

HOWS = ("pulled", "stuck", "unopened")


def begun(folder: Path, how: str, what: str) -> subprocess.Popen[str]:
    helpers = ("app", "journal", "stage/sound")
    return programs.begun(folder, "pulled_card.py", how, what, helpers=helpers)


def found(program: subprocess.Popen[str]) -> dict[str, Any]:
    told = programs.told(program, within_s=150)
    assert set(told["threads"]) <= {"MainThread", "card"}
    assert told["heard"]["before"] >= 25
    return told


@pytest.fixture(scope="module")
def noises(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, subprocess.Popen[str]]]:
    """All at once: each waits most of the time."""
    folder = tmp_path_factory.mktemp("cards")
    running = {how: begun(folder / how, how, "noise") for how in (*HOWS, "left")}
    yield running
    for program in running.values():
        program.kill()
        program.communicate()


@pytest.mark.parametrize("how", HOWS)
def test_a_card_that_goes_is_noticed_once_and_heard_again(
    noises: dict[str, subprocess.Popen[str]], how: str
) -> None:
    told = found(noises[how])
    assert told["said"] == ["lost"]
    assert told["heard"]["afterwards"] >= 60


def test_a_card_that_hangs_keeps_no_program_from_ending(
    noises: dict[str, subprocess.Popen[str]],
) -> None:
    told = found(noises["left"])
    assert (told["said"], "afterwards" in told["heard"]) == (["lost"], False)


@pytest.mark.slow
@pytest.mark.parametrize("how", HOWS)
def test_a_game_goes_on_without_its_sound(tmp_path: Path, how: str) -> None:
    told = found(begun(tmp_path / how, how, "game"))
    assert told["same"], "another game than without sound"
    assert told["unsaid"] == []
    assert len(told["said"]) == 1
    assert "The sound card is gone" in told["said"][0]
    assert told["heard"]["afterwards"] >= 60
    assert told["voices"]["meanwhile"] > 0  # it went on
    assert told["voices"]["afterwards"] > 0


def test_who_plays_sound_can_be_ended(tmp_path: Path) -> None:
    """SDL takes SIGTERM and does nothing with it, unless it is told not to."""
    program = (
        "import os, signal; from table.stage.sound.card import SoundCard; SoundCard(None);"
        "os.kill(os.getpid(), signal.SIGTERM); signal.pause()"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "SDL_AUDIODRIVER": "dummy"},
        timeout=60,
        check=False,
    )
    assert ended.returncode == -15
