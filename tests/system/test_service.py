"""The table under a service manager: it says it is ready, it beats, and a loop that hangs is ended.

The manager's side is played here, as sd_notify(3) has it: a datagram socket, and a signal when the
beats stay away.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

BURGOMASTER = str(Path(sys.executable).with_name("burgomaster"))
WATCHDOG_S = 15.0
"""As in the unit."""
SHORT_S = 3.0
"""For what is to be found out."""
PATIENCE_S = 60.0

HANGS = """
import sys, time
from table.app.playing.evening import Evening
from table.app.main import main

went = Evening.run_due
def hangs(self, now):
    if self.now > 150_000:  # in the first night
        print("Here it hangs.", flush=True)
        time.sleep(3600)
    went(self, now)
Evening.run_due = hangs
main(sys.argv[1:])
"""
"""The whole program, but for a game whose loop stands still."""

STUCK = """
import sys, asyncio
from table.app.playing.live import LiveTable
from table.app.main import main

async def stuck(self):
    await asyncio.sleep(3600)
LiveTable.play = stuck
main(sys.argv[1:])
"""
"""The loop turns, and the game in it does not."""


class Manager:
    """Runs the table as systemd would; `messages` are what it was told, with their times."""

    def __init__(self, folder: Path) -> None:
        self.state = folder / "state"
        self.home = folder / "home"
        self.home.mkdir()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._address = str(folder / "notify")
        self._socket.bind(self._address)
        self._socket.settimeout(0.05)
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self.beats = 0
        """How many came while it was watched."""
        self.beaten_at = 0.0
        """When the last one came."""

    def start(
        self, *args: str, code: str | None = None, watchdog_s: float = WATCHDOG_S
    ) -> subprocess.Popen[bytes]:
        self.end()
        command = [BURGOMASTER] if code is None else [sys.executable, "-c", code]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "run", "--simulated", "--players", "4", "--no-web", *args],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.home,
                env={
                    "PATH": os.environ["PATH"],
                    "HOME": str(self.home),
                    "STATE_DIRECTORY": str(self.state),
                    "XDG_CACHE_HOME": "/dev/null/no-voice",
                    "NOTIFY_SOCKET": self._address,
                    "WATCHDOG_USEC": str(round(watchdog_s * 1e6)),
                    "PYTHONFAULTHANDLER": "1",
                },
            )
        return self.process

    def type(self, line: str) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def told(self, line: str) -> None:
        """Wait for a message."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            if line in self._receive():
                return
        raise AssertionError(f"{line} never came:\n{self.log.read_text()}")

    def watch(self, until: Callable[[], bool], watchdog_s: float = WATCHDOG_S) -> bool:
        """Whether the beats go on until it is so; False when one stays away."""
        last = time.monotonic()
        self.beats = 0
        while not until():
            if "WATCHDOG=1" in self._receive():
                self.beats += 1
                last = self.beaten_at = time.monotonic()
            if time.monotonic() - last > watchdog_s:
                return False
        return True

    def until(self, reached: Callable[[], bool]) -> None:
        """Read what comes until it is so, and all that came before."""
        end = time.monotonic() + PATIENCE_S
        while self._receive() or not reached():
            assert time.monotonic() < end, self.log.read_text()

    def logged(self, words: str, times: int = 1) -> Callable[[], bool]:
        return lambda: self.log.read_text().count(words) >= times

    def ended(self) -> bool:
        return self.process is not None and self.process.poll() is not None

    def _receive(self) -> str:
        with contextlib.suppress(TimeoutError):
            return self._socket.recv(1024).decode()
        return ""

    def end(self) -> None:
        if self.process is None:
            return
        if not self.ended():
            self.process.kill()
        self.process.wait()
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()

    def close(self) -> None:
        self.end()
        self._socket.close()


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[Manager]:
    made = Manager(tmp_path)
    yield made
    made.close()


def test_a_loop_that_hangs_is_ended_and_the_game_goes_on(manager: Manager) -> None:
    hanging = manager.start("--speed", "40", code=HANGS, watchdog_s=SHORT_S)
    manager.told("READY=1")
    manager.type("")
    manager.until(manager.logged("Here it hangs."))
    assert not manager.watch(manager.ended, SHORT_S), "the beats go on while the game hangs"
    hanging.send_signal(signal.SIGABRT)
    assert hanging.wait(PATIENCE_S) == -signal.SIGABRT
    assert "in hangs\n" in manager.log.read_text(), "the line it hangs at is named"

    games = list((manager.state / "games").iterdir())
    assert len(games) == 1
    assert not (games[0] / "result.json").exists()
    again = manager.start("--speed", "200", "--games", "1", watchdog_s=SHORT_S)
    manager.told("READY=1")
    began = time.monotonic()
    assert manager.watch(manager.ended), "a game that is taken up beats"
    # On the whole as often as asked for; that the machine has no time for a moment is no fault.
    assert manager.beats >= (manager.beaten_at - began) / SHORT_S
    assert again.wait(PATIENCE_S) == 0
    assert json.loads((games[0] / "result.json").read_text())["players"] == 4
    assert list((manager.state / "games").iterdir()) == games


@pytest.mark.slow
def test_a_game_that_stands_still_in_a_loop_that_turns_is_ended(manager: Manager) -> None:
    manager.start(code=STUCK, watchdog_s=SHORT_S)
    manager.told("READY=1")
    manager.type("")
    assert not manager.watch(manager.ended, SHORT_S)


def test_it_is_put_away_in_order_and_waits_with_pads(manager: Manager) -> None:
    process = manager.start()
    manager.told("READY=1")
    assert manager.watch(manager.logged("The pad of seat"))
    process.terminate()
    assert process.wait(PATIENCE_S) == 0
    manager.told("STOPPING=1")


def test_a_second_table_names_the_first(manager: Manager) -> None:
    first = manager.start()
    manager.told("READY=1")
    env = {**os.environ, "STATE_DIRECTORY": str(manager.state), "HOME": str(manager.home)}
    second = subprocess.run(
        [BURGOMASTER, "run", "--simulated"], env=env, capture_output=True, text=True, check=False
    )
    assert second.returncode == 2
    assert f"process {first.pid}" in second.stderr
