"""Everything that pip brings onto a Pi has a wheel for its processor: nothing is compiled there."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
GLIBC = {"3.11": 36, "3.13": 41}
"""The C library of Debian 12 and 13, with their Pythons: 2.36 and 2.41."""


@pytest.mark.slow
@pytest.mark.parametrize("python", GLIBC)
def test_every_dependency_has_a_wheel_for_arm64(python: str, tmp_path: Path) -> None:
    project = tomllib.loads(PROJECT.read_text())["project"]
    platforms = [f"manylinux_2_{minor}_aarch64" for minor in range(17, GLIBC[python] + 1)]
    ran = subprocess.run(
        [
            sys.executable, "-m", "pip", "install", "--dry-run", "--quiet", "--only-binary=:all:",
            "--target", tmp_path, "--implementation", "cp", "--python-version", python,
            *(word for name in (*platforms, "manylinux2014_aarch64") for word in ("--platform", name)),
            *project["dependencies"], "mpremote>=1.24",
        ],
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
