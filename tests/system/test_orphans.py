"""A table that is killed outright leaves no process behind, whatever it had started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from command import BURGOMASTER

from table.seats.pads.simulated import FOLDER

PROGRAM = Path(__file__).with_name("orphans.py")

STUBBORN = """
import os, pathlib, time
from table.seats import wire
from table.seats.pads.simulated import SimulatedPads
pads = SimulatedPads((1, 2), python={python}, real_time={real_time})
for pad in pads.plugged():
    if {real_time}:
        pad.order("tags 0 04a1b2c3d4e5f6")
        os.write(pad._slave, wire.frame(wire.ASK, 1, wire.VERSION))
        os.write(pad._slave, wire.frame(wire.STATE, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, "", "", ""))
time.sleep({listless})
pathlib.Path("ready").touch()
time.sleep(600)
"""
"""Pads to which nobody listens: in real time their lines fill up."""


def pads(*, python: bool = False, real_time: bool = False) -> list[str]:
    listless = 4 if real_time else 0
    program = STUBBORN.format(python=python, real_time=real_time, listless=listless)
    return [sys.executable, "-c", program]


@pytest.mark.parametrize(
    ("children", "command"),
    [
        pytest.param(
            4, [BURGOMASTER, "play", "--players", "4", "--pads", "sim", "--no-web"], id="play"
        ),
        pytest.param(
            4, [BURGOMASTER, "run", "--players", "4", "--simulated", "--no-web"], id="run"
        ),
        pytest.param(1, [BURGOMASTER, "voice", "build"], id="voice"),
        pytest.param(2, pads(), id="pads"),
        pytest.param(2, pads(real_time=True), id="pads in real time", marks=pytest.mark.slow),
        pytest.param(2, pads(python=True), id="pads on this Python", marks=pytest.mark.slow),
        pytest.param(
            2,
            pads(python=True, real_time=True),
            id="pads on this Python in real time",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_nothing_is_left_of_a_killed_table(
    tmp_path: Path, children: int, command: list[str]
) -> None:
    played = command[0] == BURGOMASTER
    cache = str(tmp_path) if "voice" in command else "/dev/null/no-voice"
    state = str(tmp_path / "state")
    ran = subprocess.run(
        [sys.executable, str(PROGRAM), str(children), "-" if played else "ready", *command],
        capture_output=True,
        text=True,
        env={
            **os.environ,
            "HOME": str(tmp_path),
            "XDG_CACHE_HOME": cache,
            "STATE_DIRECTORY": state,
        },
        cwd=tmp_path,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert not ran.stderr  # what it had started ends without a word
    assert int(ran.stdout) >= children


@pytest.mark.parametrize(
    "real_time", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["granted", "real"]
)
@pytest.mark.parametrize("python", [False, True], ids=["MicroPython", "this Python"])
def test_pads_say_nothing_at_ctrl_c(tmp_path: Path, python: bool, real_time: bool) -> None:
    program = STUBBORN.format(python=python, real_time=real_time, listless=0)
    table = subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        end = time.monotonic() + 60
        while not (tmp_path / "ready").exists():
            assert time.monotonic() < end
            time.sleep(0.01)
        os.killpg(table.pid, signal.SIGINT)  # as the terminal does: to all that run in it
        _, said = table.communicate(timeout=60)  # until the last pad has let go of it, too
    finally:
        table.kill()
        table.wait()
    assert said.count("Traceback") == 1  # the program's own
    assert said.endswith("KeyboardInterrupt\n")
    assert "firmware" not in said


def test_the_folders_of_killed_pads_are_gone_when_others_start(tmp_path: Path) -> None:
    def folders() -> set[str]:
        return {file.name for file in tmp_path.iterdir() if file.name.startswith(FOLDER)}

    env = {**os.environ, "TMPDIR": str(tmp_path)}
    killed = subprocess.run(
        [sys.executable, str(PROGRAM), "2", "ready", *pads()],
        env=env, cwd=tmp_path, timeout=120, capture_output=True, check=True,
    )  # fmt: skip
    assert int(killed.stdout) == 2
    left = folders()
    assert len(left) == 1
    with subprocess.Popen(pads(), env=env, cwd=tmp_path) as other:
        try:
            end = time.monotonic() + 60
            while not folders() - left or left & folders():
                assert time.monotonic() < end
                time.sleep(0.01)
        finally:
            other.kill()
