"""The installer in a Debian for the Pi's own processor, which QEMU plays: every wheel is there, and runs.

Half an hour for each Debian; `make test-arm64` runs it alone. What QEMU has not is the Pi's hardware.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from debian import Root, made, needs_roots

REGISTRY = Path("/proc/sys/fs/binfmt_misc")
FORMAT = Path("/usr/lib/binfmt.d/qemu-aarch64.conf")
"""How Debian's package qemu-user-static tells the kernel what runs a program for arm64."""
NAME = "qemu-aarch64"

IMPORTS_ALL = """
import importlib, importlib.util, pkgutil, table
for module in pkgutil.walk_packages(table.__path__, "table."):
    if ".firmware" in module.name:  # that is MicroPython's
        continue
    if module.name.endswith(".lgpio_pin") and importlib.util.find_spec("lgpio") is None:
        continue  # see the end of the test
    importlib.import_module(module.name)
import gpiozero, luma.oled.device, mpremote, numpy, pygame, spidev
"""
IMPORTS_PINS = "import lgpio, RPi.GPIO"
A_PI_4 = "RPI_LGPIO_REVISION=c03114"
"""What rpi-lgpio would read from the Pi."""
SPEAKS = """
import ctypes, espeakng_loader
engine = ctypes.CDLL(str(espeakng_loader.get_library_path()))
assert engine.espeak_Initialize(2, 0, str(espeakng_loader.get_data_path()).encode(), 0) == 22050
samples = 0
def take(_, count, __):
    global samples
    samples += count
    return 0
taken = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)(take)
engine.espeak_SetSynthCallback(taken)
text = b"The sun rises."
engine.espeak_Synth(text, len(text) + 1, 0, 0, 0, 1, None, None)
engine.espeak_Synchronize()
assert samples > 10_000, samples
"""
"""By the engine's own calls: pyttsx3's loop does not end in time on a processor that is played."""

pytestmark = [pytest.mark.slow, needs_roots]


@pytest.fixture(scope="module")
def arm64() -> Iterator[None]:
    """This machine runs programs for arm64."""
    mounted = registered = False
    try:
        if not (REGISTRY / "status").exists():
            _mount()
            mounted = True
        if not (REGISTRY / NAME).exists():
            if not FORMAT.exists():
                pytest.skip("needs QEMU for arm64 (sudo apt install qemu-user-static)")
            (REGISTRY / "register").write_bytes(FORMAT.read_bytes().strip())
            registered = True
        yield
    finally:
        if registered:
            (REGISTRY / NAME).write_text("-1")
        if mounted:
            subprocess.run(["umount", REGISTRY], check=True)


def _mount() -> None:
    ran = subprocess.run(
        ["mount", "-t", "binfmt_misc", "binfmt_misc", REGISTRY], capture_output=True, check=False
    )
    if ran.returncode != 0:
        pytest.skip("this kernel cannot be told what runs a program for arm64 (binfmt_misc)")


@pytest.fixture(params=["bookworm", "trixie"])
def root(request: pytest.FixtureRequest, tmp_path: Path, arm64: None) -> Iterator[Root]:
    with made(request.param, tmp_path / "root", arch="arm64") as root:
        yield root


def test_the_installer_brings_a_table_that_plays(root: Root) -> None:
    python = "/opt/burgomaster/venv/bin/python"
    assert root.run("uname", "-m").stdout == "aarch64\n"
    root.run("apt-get", "update", "-q")
    # Nothing is compiled: there is no compiler.
    root.run("/src/systemd/install.sh", "--yes", "--pi")
    assert "burgomaster 0" in root.run("burgomaster", "--version").stdout
    root.run(python, "-c", IMPORTS_ALL)
    root.run(python, "-c", SPEAKS)
    doctor = root.run("burgomaster", "doctor", check=False)
    assert doctor.returncode == 0, doctor.stdout
    root.run("install", "--directory", "--owner=burgomaster", "/srv/evening")
    played = root.run(
        "runuser", "-u", "burgomaster", "--", "env", "HOME=/srv/evening",
        "/usr/local/bin/burgomaster", "play", "--instant", "--players", "4",
        "--out", "/srv/evening/game",
    )  # fmt: skip
    assert "The evening is in" in played.stdout
    assert json.loads(root.path("/srv/evening/game/result.json").read_text())["players"] == 4

    # For Trixie's Python there is no wheel of lgpio; Raspberry Pi OS has it as a package, which
    # the virtual environment sees, but Debian has not.
    if "bookworm" in root.path("/etc/os-release").read_text():
        wheels = ("-m", "pip", "install", "--quiet", "--only-binary=:all:")
        root.run(python, *wheels, "rpi-lgpio")
        root.run("env", A_PI_4, python, "-c", IMPORTS_PINS)
