"""The wire says the same under CPython and under MicroPython."""

import os
import subprocess
import sys
from pathlib import Path

from real_firmware import needs_micropython

from table.seats.pads.process import micropython

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "tests" / "seats" / "wire_vectors.json"
SCRIPT = Path(__file__).with_name("vectors_on_both.py")


def run(program: str, variable: str) -> str:
    path = {variable: str(ROOT / "table" / "seats"), "PATH": os.environ["PATH"]}
    ran = subprocess.run(
        [program, str(SCRIPT), str(VECTORS)], env=path, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout.strip()


def test_under_cpython() -> None:
    assert run(sys.executable, "PYTHONPATH") == "52"


@needs_micropython
def test_under_micropython() -> None:
    program = micropython()
    assert program is not None
    assert run(program, "MICROPYPATH") == "52"
