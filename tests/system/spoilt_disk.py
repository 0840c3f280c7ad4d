"""Games on real disks that fail in the middle: run as root, in a mount namespace of its own.

    PYTHONPATH=tests/app:tests/journal:tests/system unshare -m python spoilt_disk.py FOLDER HOW

A file system is mounted, a game is begun on it, and HOW befalls it at the tenth sentence; at the
sixtieth it is mended, except after "lost". Then everything else is as in an evening: the result is
written, or the game is resumed when the disk is there again. One JSON object tells what was found.

========== ========================================================================================
full       a file takes all the room there is
read-only  the file system meets an error and becomes read-only, and is mounted anew from a copy
pulled     every access fails, as of a stick that was pulled out, and it is mounted anew from a copy
frozen     the file system keeps everybody waiting for ten seconds
lost       like "pulled", and it comes back after the game
========== ========================================================================================
"""

from __future__ import annotations

import fcntl
import io
import json
import os
import shutil
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from live_games import Game, header_of, undisturbed
from rich.console import Console

from table.app import folders
from table.app.playing import game, result
from table.app.retold.retelling import retell
from table.cues import Voice
from table.journal import Disk

SHUTDOWN = 0x8004587D
"""EXT4_IOC_SHUTDOWN (linux/ext4.h)."""
NO_LOG_FLUSH = 2
FROZEN_S = 10.0


def run(*command: str | Path) -> None:
    subprocess.run([str(part) for part in command], check=True, capture_output=True)


class RealDisk:
    def __init__(self, folder: Path, how: str) -> None:
        self.how = how
        self.at = folder / "mnt"
        self._image = folder / "image"
        self._copies = 0
        self.at.mkdir()
        if how == "full":
            run("mount", "-t", "tmpfs", "-o", "size=256k", "none", self.at)
            return
        with self._image.open("wb") as file:
            file.truncate(8 << 20)
        run("mkfs.ext4", "-q", "-F", self._image)
        run("mount", "-o", "loop,errors=remount-ro", self._image, self.at)

    def spoil(self) -> None:
        match self.how:
            case "full":
                ballast = os.open(self.at / "ballast", os.O_WRONLY | os.O_CREAT)
                try:
                    while True:
                        os.write(ballast, bytes(4096))
                except OSError:
                    os.close(ballast)
            case "read-only":
                device = subprocess.check_output(
                    ["losetup", "-j", str(self._image), "-O", "NAME", "-n"], text=True
                )
                trigger = Path("/sys/fs/ext4") / Path(device.strip()).name / "trigger_fs_error"
                trigger.write_text("1", encoding="ascii")
            case "frozen":
                run("fsfreeze", "-f", self.at)
                threading.Timer(FROZEN_S, run, ("fsfreeze", "-u", self.at)).start()
            case _:
                root = os.open(self.at, os.O_RDONLY)
                fcntl.ioctl(root, SHUTDOWN, struct.pack("I", NO_LOG_FLUSH))
                os.close(root)

    def mend(self) -> None:
        match self.how:
            case "full":
                (self.at / "ballast").unlink()
            case "frozen":
                pass  # by the timer
            case _:
                run("umount", "-l", self.at)
                self._copies += 1
                copy = self._image.with_suffix(f".{self._copies}")
                shutil.copy(self._image, copy)  # another device, as of a stick that is put in again
                subprocess.run(["e2fsck", "-p", str(copy)], check=False, capture_output=True)
                run("mount", "-o", "loop", copy, self.at)


class Begun(Disk):
    """Knows when the game is on the disk."""

    def __init__(self) -> None:
        self.safe = threading.Event()

    def fsync_folder(self, folder: Path) -> None:
        super().fsync_folder(folder)
        self.safe.set()


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not true():
        assert time.monotonic() < until, "nothing came of it"
        time.sleep(0.01)


def main(folder: Path, how: str) -> None:
    disk = RealDisk(folder, how)
    place = disk.at / "game"
    place.mkdir()
    made = header_of("tabula-hu", 2)
    voices = 0
    meanwhile = 0

    def refused() -> bool:
        return any("in memory" in said and "is slow" not in said for said in played.said)

    def hear(command: object) -> None:
        nonlocal voices, meanwhile
        if not isinstance(command, Voice):
            return
        voices += 1
        if voices == 10:
            assert begun.safe.wait(30)
            disk.spoil()
        elif voices == 60 and how != "lost":
            wait_until(lambda: how == "frozen" or refused())
            disk.mend()
        meanwhile += len(played.acks) > 0 and 10 <= voices < 60

    begun = Begun()
    played = Game(place, made, disk=begun, hear=[hear], closing=3000 if how == "lost" else 20_000)
    played.run()
    assert played.evening is not None
    before = {
        "over": played.evening.over_at is not None,
        "said": played.said,
        "acks": sorted({ack.result().value for ack in played.acks}),
        "meanwhile": meanwhile,
    }
    if how == "lost":
        disk.mend()
    recorded = played.recorded
    accepted = played.accepted_payloads
    found = {
        "recorded": len(recorded),
        "accepted": len(accepted),
        "beginning": recorded == accepted[: len(recorded)],
    }
    console = Console(file=io.StringIO())
    game.play_at_once(game.reopen(place), console)  # --resume
    retold = retell(place)
    after = {
        "winners": bool(result.read(place / folders.RESULT).winners),
        "whole": retold.whole,
        "exact": retold.exact,
        "same": retold.trace == undisturbed(made),
    }
    print(json.dumps({**before, **found, **after}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
