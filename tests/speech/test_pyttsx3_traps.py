"""The traps of pyttsx3 2.99 that `table/speech/child.py` steps around, each shown to be there.

If one of these fails after an update of pyttsx3, that trap is gone and its step may go too. But in the
last one the engine is never found busy, which on a loaded machine it is by accident, now and then.
"""

from __future__ import annotations

import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from table.speech import render
from table.speech.pack import Voice

BEGIN = f"""
import sys
sys.path.append({str(render.CHILD.parent)!r})
import child
child.load_engine("wheel")
import pyttsx3
from pyttsx3.drivers import _espeak
_espeak.IsPlaying = lambda: False
engine = pyttsx3.init("espeak")
"""
END = "\nimport os; os._exit(0)\n"


def start(folder: Path, code: str) -> subprocess.Popen[bytes]:
    """Run `code` in `folder`."""
    return subprocess.Popen(
        [sys.executable, "-c", BEGIN + code + END],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def run(folder: Path, code: str) -> set[str]:
    """Run `code` in `folder` to its end; the names of the files there are then."""
    with start(folder, code) as process:
        try:
            assert process.wait(120) == 0
        finally:
            process.kill()
    return {file.name for file in folder.iterdir()}


def run_or_hang(folder: Path, code: str) -> set[str]:
    """`code` and one runAndWait more, which may wait for ever: whether it does, hangs on the moment.

    The names of the files there are 2 s after it has begun; no error either way.
    """
    with start(folder, f"{code}\nopen('reached', 'w').close()\nengine.runAndWait()") as process:
        try:
            end = time.monotonic() + 60
            while not (folder / "reached").exists():
                assert process.poll() is None, "it ended before"
                assert time.monotonic() < end, "it came to nothing"
                time.sleep(0.01)
            with suppress(subprocess.TimeoutExpired):
                assert process.wait(2) == 0
        finally:
            process.kill()
    return {file.name for file in folder.iterdir()}


def test_the_first_run_returns_at_once(tmp_path: Path) -> None:
    code = """
import os
engine.save_to_file("One two three four five six seven eight nine ten. " * 20, "a.wav")
engine.runAndWait()
open(f"written-{os.path.exists('a.wav')}", "w")
"""
    assert "written-False" in run(tmp_path, code)
    assert "written-True" in run(tmp_path, "engine.runAndWait()" + code)


def test_of_two_files_the_first_is_lost(tmp_path: Path) -> None:
    code = "engine.runAndWait()\nfor name in 'ab': engine.save_to_file(name, name + '.wav')\n"
    assert run(tmp_path, code + "engine.runAndWait()") == {"b.wav"}


def test_say_after_save_overwrites_the_file(tmp_path: Path) -> None:
    save = "engine.runAndWait()\nengine.save_to_file('Hello.', 'a.wav')\n"
    run(tmp_path, save + "engine.runAndWait()")
    short = (tmp_path / "a.wav").stat().st_size
    run(tmp_path, save + "engine.say('Something much longer.')\nengine.runAndWait()")
    assert (tmp_path / "a.wav").stat().st_size > short


def test_two_engines_in_one_process_write_nothing(tmp_path: Path) -> None:
    code = """
from pyttsx3.engine import Engine
other = Engine("espeak")
for each in engine, other:
    each.runAndWait()
engine.save_to_file("Hello.", "a.wav")
"""
    assert run_or_hang(tmp_path, code) == {"reached"}


def test_a_missing_folder_is_swallowed(tmp_path: Path) -> None:
    code = "engine.runAndWait()\nengine.save_to_file('Hello.', 'none/a.wav')"
    assert run_or_hang(tmp_path, code) == {"reached"}


def test_an_unknown_voice_is_swallowed(tmp_path: Path) -> None:
    code = "engine.runAndWait()\nengine.setProperty('voice', 'bogus')\n"
    save = "engine.save_to_file('Hello.', 'a.wav')\nengine.runAndWait()"
    assert run(tmp_path, code + save) == {"a.wav"}


def test_an_unknown_voice_is_not_swallowed_by_the_table() -> None:
    bogus = Voice(engine="espeak-ng", name="bogus", rate=160, pitch=45)
    with pytest.raises(render.RenderError, match=r"refused 'Hello\.'"):
        render.once("Hello.", bogus)


def test_a_run_that_begins_while_the_engine_is_busy_is_cancelled(tmp_path: Path) -> None:
    """What makes 2 to 6 renders of a hundred fail on a busy machine, made certain here."""
    code = """
ended = []
engine.connect("finished-utterance", lambda name, completed: ended.append(completed))
engine.runAndWait()
engine.save_to_file("One two three four five six seven eight nine ten. " * 20, "a.wav")
_espeak.IsPlaying = lambda: True
engine.runAndWait()
open(f"completed-{all(ended)}", "w")
"""
    assert "completed-False" in run(tmp_path, code)
