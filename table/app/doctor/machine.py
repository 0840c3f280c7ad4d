"""The computer itself: power, disk, clock, groups and USB."""

from __future__ import annotations

import grp
import os
import pwd
import shutil
import subprocess
import time
from pathlib import Path
from typing import Final

from table.app.config.pins import Model, this_model
from table.app.config.sections import Config
from table.app.doctor.finding import Finding, Findings, Level

THROTTLED: Final = Path("sys/devices/platform/soc/soc:firmware/get_throttled")
FLAGS: Final = (
    (0, "the voltage is too low"),
    (1, "the processor is slowed down"),
    (2, "the processor is throttled"),
    (3, "it is too hot"),
)
"""Bits of the firmware's answer; 16 higher, the same since it was switched on (Raspberry Pi
documentation, vcgencmd get_throttled)."""

DISK_BAD: Final = 100 * 2**20
DISK_LOW: Final = 2**30
"""A game is some hundred kilobytes, a language's voice some 50 MB, a recording 350 MB an hour."""

OLDEST: Final = 1_764_000_000
"""November 2025: a clock before this has never been set."""

USB_MOST: Final = 32
"""What the controller of a Pi 4 holds, hubs included (DESIGN.md, Devices)."""
PICO: Final = "2e8a"
BOOTLOADER: Final = "0003"

GROUPS: Final = {
    "gpio": "the claw's pin",
    "i2c": "the screen",
    "spi": "a screen on SPI",
    "audio": "the speaker",
    "dialout": "the pads",
}


class Machine:
    """The computer below `root`, which is another folder in the tests."""

    def __init__(self, root: Path = Path("/")) -> None:
        self.root = root

    @property
    def model(self) -> Model | None:
        """The Raspberry Pi that it is, if it is one."""
        return this_model(self.root / "proc/device-tree/model")

    def board(self) -> Findings:
        file = self.root / "proc/device-tree/model"
        seen = file.read_text(encoding="utf-8").rstrip("\0") if file.exists() else ""
        yield Finding(
            check="board",
            level="good" if self.model else "note",
            tried="/proc/device-tree/model",
            seen=seen or "no Raspberry Pi",
            do=""
            if self.model
            else "Here the table can be simulated: 'burgomaster run --simulated'.",
        )

    def power(self) -> Findings:
        """Under-voltage and throttling, now and since the machine was switched on."""
        tried = "vcgencmd get_throttled"
        flags = self._throttled()
        if flags is None:
            if self.model is not None:
                yield Finding(
                    check="power",
                    level="note",
                    tried=tried,
                    seen="the firmware does not say",
                    do="Update Raspberry Pi OS.",
                )
            return
        now = [what for bit, what in FLAGS if flags >> bit & 1]
        before = [what for bit, what in FLAGS if flags >> bit + 16 & 1]
        level: Level = "good"
        seen = "the voltage is right and nothing is throttled"
        if now:
            level, seen = "bad", f"now: {', '.join(now)}"
        elif before:
            level, seen = "note", f"since it was switched on: {', '.join(before)}"
        cure = "Use the Pi's own power supply, give the servo one of its own, and put the pads on a"
        yield Finding(
            check="power",
            level=level,
            tried=tried,
            seen=f"{seen} ({flags:#x})",
            do="" if level == "good" else f"{cure} powered hub.",
        )

    def _throttled(self) -> int | None:
        file = self.root / THROTTLED
        text = file.read_text(encoding="ascii").strip() if file.exists() else ""
        if not text and (program := shutil.which("vcgencmd")) and self.root == Path("/"):
            asked = subprocess.run(
                [program, "get_throttled"], capture_output=True, text=True, timeout=5, check=False
            )
            text = asked.stdout.strip().rpartition("=")[2]
        try:
            return int(text.removeprefix("throttled="), 16)
        except ValueError:
            return None

    def disk(self, folder: Path) -> Findings:
        """The room for games and voice."""
        there = next(path for path in (folder, *folder.parents) if path.is_dir())
        free = shutil.disk_usage(there).free
        writable = os.access(there, os.W_OK)
        level: Level = "bad" if free < DISK_BAD or not writable else "good"
        if level == "good" and free < DISK_LOW:
            level = "note"
        if not writable:
            do = f"Let the user {_user()} write in {there}, or run this as the table's own user."
        else:
            do = "" if level == "good" else "Delete old games or recordings."
        yield Finding(
            check="disk",
            level=level,
            tried=f"free space for {folder}",
            seen=f"{free / 1e9:.1f} GB free" + ("" if writable else ", and it cannot be written"),
            do=do,
        )

    def clock(self) -> Findings:
        """The time of day, which names the games' folders and nothing else."""
        now = time.time()
        synchronised = (self.root / "run/systemd/timesync/synchronized").exists()
        right = now >= OLDEST
        yield Finding(
            check="clock",
            level="good" if right else "note",
            tried="the time of day",
            seen=time.strftime("%Y-%m-%d %H:%M", time.localtime(now))
            + (", set by the network" if synchronised else ""),
            do=""
            if right
            else "The table plays on, but the games get wrong dates: connect it to a network once.",
        )

    def groups(self) -> Findings:
        """Whether this user may use the devices."""
        if os.geteuid() == 0:
            yield Finding(check="groups", level="good", tried="id", seen="root may do everything")
            return
        mine = set(os.getgroups()) | {os.getegid()}
        lacking = [name for name in GROUPS if (gid := _group(name)) is None or gid not in mine]
        wanted = [name for name in lacking if _group(name) is not None]
        level: Level = "good" if not lacking else "note" if self.model is None else "bad"
        yield Finding(
            check="groups",
            level=level,
            tried="id",
            seen=f"{_user()} is in all groups"
            if not lacking
            else f"{_user()} is not in: {', '.join(f'{g} ({GROUPS[g]})' for g in lacking)}",
            do=""
            if not wanted
            else f"Run 'sudo usermod -aG {','.join(wanted)} {_user()}' and log in again.",
        )

    def usb(self, config: Config) -> Findings:
        """How many devices there are, and Picos that wait for their MicroPython."""
        devices = [
            file.parent for file in sorted((self.root / "sys/bus/usb/devices").glob("*/devnum"))
        ]
        bare = [device for device in devices if _usb(device) == (PICO, BOOTLOADER)]
        yield Finding(
            check="usb",
            level="good" if len(devices) <= USB_MOST else "bad",
            tried="lsusb",
            seen=f"{len(devices)} devices, hubs included",
            do=""
            if len(devices) <= USB_MOST
            else f"A Pi's controller holds {USB_MOST}: let some seats play by phone.",
        )
        if bare and config.pads.enabled:
            yield Finding(
                check="bare pads",
                level="bad",
                tried="lsusb",
                seen=f"{len(bare)} Pico in the boot loader: it has no MicroPython",
                do="Copy MicroPython's UF2 file onto the drive it shows, then 'burgomaster pad flash'.",
            )


def _usb(device: Path) -> tuple[str, str]:
    def number(name: str) -> str:
        file = device / name
        return file.read_text(encoding="ascii").strip() if file.exists() else ""

    return number("idVendor"), number("idProduct")


def _group(name: str) -> int | None:
    try:
        return grp.getgrnam(name).gr_gid
    except KeyError:
        return None


def _user() -> str:
    try:
        return pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        return str(os.geteuid())
