"""Many seat pads in one process, on pseudo-terminals: the firmware's own `Pad`, with fingers that type.

    python pad_farm.py PADS SECONDS_BETWEEN_KEYS

Prints the device files, one a line, and then goes on for ever, with less priority than the table that
is measured on the same machine. Only what is below `Pad` is missing: pins, display and readers.
"""

from __future__ import annotations

import os
import random
import select
import sys
import time
import tty
from pathlib import Path
from typing import Any

from table.seats.pads.process import LAYOUT

ROOT = Path(__file__).parents[2]
ROUND_S = 0.004
HELD_MS = 40


class Hardware:
    """What `pad.Pad` asks for: a line, sixteen keys, and nothing else that does anything."""

    layout = LAYOUT
    readers = ()

    def __init__(self, line: int) -> None:
        self._line = line
        self.matrix = self.oled = self
        self.present = True
        self.down = 0

    def scan(self) -> int:
        return self.down

    def step(self, _now: int, _face: Any, _lit: bool) -> bool:
        return False

    def lamp(self, _level: int) -> None: ...

    def buzz(self, _on: bool) -> None: ...

    def send(self, frame: bytes) -> bool:
        if not select.select([], [self._line], [], 0)[1]:
            return False
        return os.write(self._line, frame) == len(frame)


class Finger:
    """Types an entry after another: numbers of one or two digits, confirmed."""

    def __init__(self, hardware: Hardware, seat: int, between_s: float) -> None:
        self._hardware = hardware
        self._chance = random.Random(seat)
        self._between_ms = between_s * 1000
        self._keys = ""
        self._due = 0.0

    def move(self, now: int) -> None:
        if now < self._due:
            return
        if self._hardware.down:
            self._hardware.down = 0
            self._due = now + HELD_MS + self._chance.expovariate(1 / self._between_ms)
            return
        self._keys = self._keys or f"{self._chance.randrange(1, 30)}#"
        self._hardware.down = 1 << LAYOUT.index(self._keys[0])
        self._keys = self._keys[1:]
        self._due = now + HELD_MS


def main(pads: int, between_s: float) -> None:
    sys.path[:0] = [str(ROOT / "firmware"), str(ROOT / "table" / "seats")]
    import pad as firmware  # of the pad, which is beside no package

    os.nice(5)
    lines, kept = {}, []
    for seat in range(1, pads + 1):
        master, slave = os.openpty()
        tty.setraw(master)
        tty.setraw(slave)
        os.set_blocking(master, False)
        kept.append(slave)  # so that the line stays while the table is away
        hardware = Hardware(master)
        made = firmware.Pad(hardware, f"e6{seat:014x}", random.SystemRandom().getrandbits(30), seat)
        lines[master] = made, Finger(hardware, seat, between_s)
        print(os.ttyname(slave), flush=True)
    zero = time.monotonic()
    while True:
        readable, _, _ = select.select(list(lines), [], [], ROUND_S)
        now = round((time.monotonic() - zero) * 1000)
        for line in readable:
            for byte in os.read(line, 4096):
                lines[line][0].receive(now, byte)
        for made, finger in lines.values():
            finger.move(now)
            made.step(now)
        time.sleep(ROUND_S)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
