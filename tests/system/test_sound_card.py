"""A sound card goes in the middle of it, under the real mixer and ALSA's own library."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parents[1]
HOWS = ("pulled", "stuck", "unopened")


def begun(folder: Path, how: str, what: str) -> subprocess.Popen[str]:
    folder.mkdir()
    parts = [str(TESTS / part) for part in ("app", "journal", "stage/sound", "system")]
    path = os.pathsep.join([*parts, *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.Popen(
        [sys.executable, str(TESTS / "system/pulled_card.py"), str(folder), how, what],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def found(program: subprocess.Popen[str]) -> dict[str, Any]:
    out, err = program.communicate(timeout=150)
    assert program.returncode == 0, err
    told: dict[str, Any] = json.loads(out)
    assert set(told["threads"]) <= {"MainThread", "card"}
    assert told["heard"]["before"] >= 25
    return told


@pytest.fixture(scope="module")
def noises(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, subprocess.Popen[str]]]:
    """All at once: each waits most of the time."""
    folder = tmp_path_factory.mktemp("cards")
    programs = {how: begun(folder / how, how, "noise") for how in (*HOWS, "left")}
    yield programs
    for program in programs.values():
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
