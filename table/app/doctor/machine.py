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
from table.cues import phrase
from table.speech import desk
from table.speech.desk import Words

THROTTLED: Final = Path("sys/devices/platform/soc/soc:firmware/get_throttled")
FLAGS: Final = (
    (0, phrase("doctor-power-volts")),
    (1, phrase("doctor-power-slow")),
    (2, phrase("doctor-power-throttled")),
    (3, phrase("doctor-power-hot")),
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
    "gpio": phrase("doctor-group-gpio"),
    "i2c": phrase("doctor-group-i2c"),
    "spi": phrase("doctor-group-spi"),
    "audio": phrase("doctor-group-audio"),
    "dialout": phrase("doctor-group-dialout"),
}


class Machine:
    """The computer below `root`, which is another folder in the tests."""

    def __init__(self, root: Path = Path("/"), words: Words = desk.english) -> None:
        self.root = root
        self._words = words

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
            seen=seen or self._words(phrase("doctor-no-pi")),
            do="" if self.model else self._words(phrase("doctor-no-pi-do")),
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
                    seen=self._words(phrase("doctor-power-unknown")),
                    do=self._words(phrase("doctor-power-unknown-do")),
                )
            return
        now = ", ".join(self._words(what) for bit, what in FLAGS if flags >> bit & 1)
        before = ", ".join(self._words(what) for bit, what in FLAGS if flags >> bit + 16 & 1)
        level: Level = "good"
        seen = phrase("doctor-power-good")
        if now:
            level, seen = "bad", phrase("doctor-power-now", what=now)
        elif before:
            level, seen = "note", phrase("doctor-power-before", what=before)
        yield Finding(
            check="power",
            level=level,
            tried=tried,
            seen=f"{self._words(seen)} ({flags:#x})",
            do="" if level == "good" else self._words(phrase("doctor-power-do")),
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
        whole, tenth = divmod(round(free / 1e8), 10)
        seen, do = phrase("doctor-disk-free", whole=whole, tenth=tenth), ""
        if not writable:
            seen = phrase("doctor-disk-shut", whole=whole, tenth=tenth)
            do = self._words(phrase("doctor-disk-shut-do", user=_user(), folder=str(there)))
        elif level != "good":
            do = self._words(phrase("doctor-disk-do"))
        tried = self._words(phrase("doctor-disk-tried", folder=str(folder)))
        yield Finding(check="disk", level=level, tried=tried, seen=self._words(seen), do=do)

    def clock(self) -> Findings:
        """The time of day, which names the games' folders and nothing else."""
        now = time.time()
        synchronised = (self.root / "run/systemd/timesync/synchronized").exists()
        right = now >= OLDEST
        shown = time.strftime("%Y-%m-%d %H:%M", time.localtime(now))
        yield Finding(
            check="clock",
            level="good" if right else "note",
            tried=self._words(phrase("doctor-clock-tried")),
            seen=self._words(phrase("doctor-clock-network", time=shown)) if synchronised else shown,
            do="" if right else self._words(phrase("doctor-clock-do")),
        )

    def groups(self) -> Findings:
        """Whether this user may use the devices."""
        if os.geteuid() == 0:
            root = self._words(phrase("doctor-groups-root"))
            yield Finding(check="groups", level="good", tried="id", seen=root)
            return
        mine = set(os.getgroups()) | {os.getegid()}
        lacking = [name for name in GROUPS if (gid := _group(name)) is None or gid not in mine]
        wanted = [name for name in lacking if _group(name) is not None]
        level: Level = "good" if not lacking else "note" if self.model is None else "bad"
        named = ", ".join(f"{group} ({self._words(GROUPS[group])})" for group in lacking)
        seen = phrase("doctor-groups-all", user=_user())
        if lacking:
            seen = phrase("doctor-groups-lack", user=_user(), groups=named)
        command = f"sudo usermod -aG {','.join(wanted)} {_user()}"
        yield Finding(
            check="groups",
            level=level,
            tried="id",
            seen=self._words(seen),
            do=self._words(phrase("doctor-groups-do", command=command)) if wanted else "",
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
            seen=self._words(phrase("doctor-usb", count=len(devices))),
            do=""
            if len(devices) <= USB_MOST
            else self._words(phrase("doctor-usb-do", most=USB_MOST)),
        )
        if bare and config.pads.enabled:
            yield Finding(
                check="bare pads",
                level="bad",
                tried="lsusb",
                seen=self._words(phrase("doctor-bare", count=len(bare))),
                do=self._words(phrase("doctor-bare-do")),
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
