"""Starts the pad's firmware on the unix port of MicroPython; see README.md."""

import sys

import clock
import machine

sys.modules["time"] = clock


def start(control: int, uid: str) -> None:
    """Run the pad with the chip number `uid` under the socket `control`, a file descriptor."""
    machine.identity = bytes.fromhex(uid)
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
    except OSError:
        if not clock.forsaken():
            raise
        sys.exit(0)


start(int(sys.argv[1]), sys.argv[2])
