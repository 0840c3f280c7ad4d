"""Starts the pad's firmware on the unix port of MicroPython; see README.md."""

import sys

import clock
import machine

sys.modules["time"] = clock


def start(control: int, seat: int) -> None:
    """Run the pad of `seat` under the socket `control`, a file descriptor, until it resets."""
    machine.identity = bytes((0xE6, 0, 0, 0, 0, 0, 0, seat))
    machine.now = clock.ticks_ms
    clock.connect(control)
    import main
    import pins

    hardware = pins.Pins()
    clock.watch(hardware)
    try:
        main.run(hardware)
    except machine.Reset:
        sys.exit(0)


start(int(sys.argv[1]), int(sys.argv[2]))
