"""The service and its rules, as far as they can be judged without starting them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

SYSTEMD = Path(__file__).parents[2] / "systemd"
UNIT = SYSTEMD / "burgomaster.service"
RULES = SYSTEMD / "70-burgomaster.rules"

needs_analyze = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd is not installed here"
)


def service() -> dict[str, list[str]]:
    keys: dict[str, list[str]] = {}
    for line in UNIT.read_text().partition("[Service]")[2].partition("[Install]")[0].splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            keys.setdefault(key, []).append(value)
    return keys


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The unit as it would be where the program is installed, which is what `verify` looks for."""
    text = UNIT.read_text()
    assert text.count("/opt/burgomaster/venv/bin/burgomaster") == 1
    unit = tmp_path / UNIT.name
    unit.write_text(text.replace("/opt/burgomaster/venv/bin/burgomaster", "/bin/true"))
    return unit


@needs_analyze
def test_systemd_finds_nothing_to_say(installed: Path) -> None:
    ran = subprocess.run(
        ["systemd-analyze", "verify", installed], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


@needs_analyze
def test_a_misspelt_key_would_be_found(installed: Path) -> None:
    installed.write_text(installed.read_text().replace("WatchdogSec=", "WatchdogSeconds="))
    ran = subprocess.run(
        ["systemd-analyze", "verify", installed], capture_output=True, text=True, check=False
    )
    assert "WatchdogSeconds" in ran.stderr


@needs_analyze
def test_the_exposure_is_low(installed: Path) -> None:
    ran = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", installed],
        capture_output=True,
        text=True,
        check=False,
    )
    level = re.search(r"exposure level for \S+: ([\d.]+)", ran.stdout)
    if level is None:
        pytest.skip("this systemd-analyze judges no unit offline")
    assert float(level[1]) <= 2.0


def test_what_the_table_needs_is_not_taken_away() -> None:
    keys = service()
    assert "PrivateDevices" not in keys
    assert "PrivateNetwork" not in keys
    assert "MemoryDenyWriteExecute" not in keys  # ctypes calls the voice's engine back
    assert keys["Type"] == ["notify"]
    allowed = {value.split()[0] for value in keys["DeviceAllow"]}
    assert {"char-ttyACM", "char-i2c", "char-spi", "char-gpiochip", "char-alsa"} <= allowed
    assert set(keys["SupplementaryGroups"][0].split()) == {
        "gpio", "i2c", "spi", "audio", "dialout"
    }  # fmt: skip
    assert any("LG_WD=%t/burgomaster" in value for value in keys["Environment"])


def test_the_loop_alone_has_the_right_of_way() -> None:
    keys = service()
    assert keys["CPUSchedulingPolicy"] == ["rr"]
    assert keys["CPUSchedulingResetOnFork"] == ["yes"]
    # It is given before the program begins, which cannot take more.
    assert keys["RestrictRealtime"] == ["yes"]
    # A loop that never lets go is ended by a manager that has no such right: others wait so long.
    assert 0 < int(keys["CPUSchedulingPriority"][0]) <= 10
    assert int(keys["WatchdogSec"][0]) <= 15


def test_each_rule_keeps_modemmanager_away() -> None:
    named = re.findall(r'ID_VENDOR_ID}=="(\w+)".*SYMLINK', RULES.read_text())
    ignored = re.findall(r'ID_VENDOR_ID}=="(\w+)".*ID_MM_DEVICE_IGNORE}="1"', RULES.read_text())
    assert named == ignored == ["2e8a", "1a86"]


@pytest.mark.skipif(shutil.which("shellcheck") is None, reason="shellcheck is not installed here")
def test_the_scripts_are_sound() -> None:
    subprocess.run(["shellcheck", *sorted(SYSTEMD.glob("*.sh"))], check=True)


@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh"])
def test_an_unknown_option_changes_nothing_and_is_named(script: str) -> None:
    ran = subprocess.run([SYSTEMD / script, "--yess"], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr.startswith("There is no '--yess'")


def test_a_system_for_which_nothing_is_ready_made_is_told_so(tmp_path: Path) -> None:
    dpkg = tmp_path / "dpkg"
    dpkg.write_text("#!/bin/sh\necho armhf\n")
    dpkg.chmod(0o755)
    ran = subprocess.run(
        [SYSTEMD / "install.sh"],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 1
    assert "armhf" in ran.stderr
    assert "64-bit Raspberry Pi OS" in ran.stderr
