"""What may depend on what, held by a test as well as by CI's linter (DESIGN.md, The house)."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TABLE = ROOT / "table"
PURE = ("rules", "burgomaster", "cues.py", "journal/format.py")
"""No clock and no chance here: times are given, chance comes from the two seeds."""

CLOCKS = {"time", "datetime", "sched"}
CHANCE = {"random", "secrets", "uuid"}
WAITING = {"asyncio", "threading", "socket", "subprocess", "select", "selectors"}


def modules(*below: str) -> Iterator[Path]:
    for name in below or (".",):
        path = TABLE / name
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The top-level modules a file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names | {name.partition(".")[0] for name in names}


def called(path: Path) -> set[str]:
    """The dotted names that are called in a file."""
    return {
        ast.unparse(node.func)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    }


def test_the_import_contracts_hold() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    ran = subprocess.run(
        [linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("path", list(modules(*PURE)), ids=lambda p: str(p.relative_to(TABLE)))
def test_the_rules_and_the_burgomaster_know_no_clock_no_chance_and_no_waiting(path: Path) -> None:
    assert not imported(path) & (CLOCKS | CHANCE | WAITING)
    assert not {"open", "print", "input", "hash", "id"} & called(path)


@pytest.mark.parametrize("args", [["--help"], ["play", "--help"], ["--version"]])
def test_help_imports_the_standard_library_and_the_command_line_alone(args: list[str]) -> None:
    program = (
        "import sys\n"
        "before = set(sys.modules)\n"
        "from table.app.main import main\n"
        "try:\n"
        f"    main({args!r})\n"
        "except SystemExit:\n"
        "    pass\n"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before}\n"
        "print(*sorted(new - sys.stdlib_module_names - {'table'}), file=sys.stderr)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert ran.stderr.split() == []


def test_nothing_imports_rpi_gpio() -> None:
    """rpi-lgpio carries that name too; gpiozero chooses."""
    for path in modules():
        assert not {"RPi", "RPi.GPIO"} & imported(path), path


def test_the_scan_would_find_what_it_looks_for(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(
        "def f():\n    import random as r\n    from time import monotonic\n    open('x')\n"
    )
    assert {"random", "time"} <= imported(bad)
    assert "open" in called(bad)
