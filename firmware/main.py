"""Starts the seat pad when it gets power, and goes round for ever."""

import time

import machine
import micropython
import pins
from pad import Pad

POLL_MS = 2
"""The pause between two looks at the keys."""
BYTES_A_ROUND = 64


def run(hardware) -> None:
    """Go round with the pins `hardware`."""
    micropython.kbd_intr(-1)  # a byte 0x03 from a port scanner must not stop a game
    uid = "".join(f"{byte:02x}" for byte in machine.unique_id())
    pad = Pad(hardware, uid, pins.boot(), pins.seat())
    now = 0
    last = time.ticks_ms()
    while True:
        ticks = time.ticks_ms()
        now += time.ticks_diff(ticks, last)
        last = ticks
        for _ in range(BYTES_A_ROUND):
            byte = hardware.receive()
            if byte < 0:
                break
            pad.receive(now, byte)
        pad.step(now)
        hardware.feed()
        if not pad.busy:
            time.sleep_ms(POLL_MS)


if __name__ == "__main__" and not pins.prompt_wanted():
    run(pins.Pins())
