"""The command as a person runs it: another process, a home of its own, no voice to render."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

BURGOMASTER = str(Path(sys.executable).with_name("burgomaster"))


class Command:
    """Runs `burgomaster` with a HOME that holds nothing."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.env: Mapping[str, str] = {
            "HOME": str(home),
            # As for anybody; root's own table has another folder.
            "STATE_DIRECTORY": str(home / ".local/state/burgomaster"),
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "TERM": "dumb",
            "COLUMNS": "120",
            # No voice can be kept there, so none is rendered: these tests are about the game.
            "XDG_CACHE_HOME": "/dev/null/no-voice",
        }

    def __call__(self, *args: str | Path, timeout: float = 120) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.line(*args),
            env=self.env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
            cwd=self.home,
        )

    def start(self, *args: str | Path) -> subprocess.Popen[bytes]:
        """Runs on by itself; what it prints is thrown away."""
        return subprocess.Popen(
            self.line(*args),
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.home,
        )

    def line(self, *args: str | Path) -> Sequence[str]:
        return [BURGOMASTER, *map(str, args)]

    def refused(self, *args: str | Path) -> str:
        """What is said where the command leaves with 2 and one line; that line."""
        ran = self(*args)
        assert ran.returncode == 2, ran
        assert ran.stdout == ""
        assert ran.stderr.endswith("\n")
        assert ran.stderr.count("\n") == 1, ran.stderr
        return ran.stderr.strip()


def result_of(folder: Path) -> dict[str, Any]:
    """The result of a game that has ended."""
    result: dict[str, Any] = json.loads((folder / "result.json").read_text())
    return result
