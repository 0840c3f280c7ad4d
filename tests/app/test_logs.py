"""Log lines: a file where people play, the journal with priorities where systemd runs the table."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
from command import Command

from table.app.logs import logged
from table.cues import phrase
from table.speech import desk

SPEAKS = """
import logging, sys
from pathlib import Path
from table.app.logs import logged

log = logging.getLogger("table.somewhere")
with logged(Path(sys.argv[1])):
    log.debug("not asked for")
    log.info("it is told")
    log.warning("it is odd:\\nin two lines")
    log.error("it is broken")
"""


def speak(file: Path, **environ: str) -> str:
    """What a process says on a pipe as stderr, of which it is told that it is the journal's."""
    read, write = os.pipe()
    stream = os.fstat(write)
    asked = {k: v.format(dev=stream.st_dev, ino=stream.st_ino) for k, v in environ.items()}
    with os.fdopen(read) as said:
        process = subprocess.Popen(
            [sys.executable, "-c", SPEAKS, file],
            stderr=write,
            env={**os.environ, "JOURNAL_STREAM": "", **asked},
        )
        os.close(write)
        assert process.wait(60) == 0
        return said.read()


def test_the_journal_gets_each_line_with_its_priority(tmp_path: Path) -> None:
    file = tmp_path / "log"
    assert speak(file, JOURNAL_STREAM="{dev}:{ino}") == (
        "<6>table.somewhere: it is told\n"
        "<4>table.somewhere: it is odd:\n"
        "<4>in two lines\n"
        "<3>table.somewhere: it is broken\n"
    )
    assert not file.exists()


def test_a_journal_that_stderr_was_sent_away_from_is_not_meant(tmp_path: Path) -> None:
    file = tmp_path / "state" / "log"
    assert speak(file, JOURNAL_STREAM="{dev}:1") == ""
    lines = [line.split(" ", 2)[2] for line in file.read_text().splitlines() if line[0].isdigit()]
    assert lines == [
        "INFO table.somewhere: it is told",
        "WARNING table.somewhere: it is odd:",
        "ERROR table.somewhere: it is broken",
    ]


def test_afterwards_nothing_is_held(tmp_path: Path) -> None:
    with logged(tmp_path / "log"):
        pass
    assert not logging.getLogger("table").handlers
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", ["C", "hu_HU"])
def test_a_command_that_is_no_game_prints_its_sentence_and_no_line_of_the_log(
    burgomaster: Command, lang: str
) -> None:
    burgomaster.env = {**burgomaster.env, "LANG": f"{lang}.UTF-8", "SDL_AUDIODRIVER": "none such"}
    tried = burgomaster("soundcheck", "--mic")  # the card logs what SDL said
    assert tried.returncode == 2
    assert tried.stderr == desk.read(phrase("sound-none"), "hu" if lang == "hu_HU" else "en") + "\n"


@pytest.mark.parametrize("file", ["/dev/full", "/dev/null/no folder/log"])
def test_a_log_that_cannot_be_written_stops_nothing(file: str) -> None:
    with logged(Path(file)):
        logging.getLogger("table").warning("Nobody will read this.")
