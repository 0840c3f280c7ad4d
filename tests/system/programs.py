"""Programs of the tests, run as processes of their own: what they do cannot be undone in one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]


def begun(
    folder: Path, name: str, *how: str, helpers: tuple[str, ...], within: tuple[str, ...] = ()
) -> subprocess.Popen[str]:
    """Start `name` of this folder with a new folder and `how`; it may import the `helpers`' tests."""
    folder.mkdir()
    parts = [str(TESTS / part) for part in (*helpers, "system")]
    path = os.pathsep.join([*parts, *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.Popen(
        [*within, sys.executable, str(TESTS / "system" / name), str(folder), *how],
        # A full disk would leave half a module compiled, for all tests after it.
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def told(program: subprocess.Popen[str], *, within_s: float) -> dict[str, Any]:
    """What it has found out, when it has ended well."""
    out, err = program.communicate(timeout=within_s)
    assert program.returncode == 0, err
    found: dict[str, Any] = json.loads(out)
    return found
