"""Time for the pad, and whoever controls it: stands in for MicroPython's `time`; see README.md."""

import gc
import select
import sys
import time as real

import machine

_QUIET_STEP_MS = 60
_TRACED_STEP_MS = 20  # so exactly is the end of a buzz seen, which nothing from outside causes
_READERS_STEP_MS = 6  # how long a reader's field is off, and then on, before anything is sent
_QUIET_AFTER_MS = 60
_KEY_ROUNDS = 8

_now = 0
_granted = 0
_moved = 0  # when the keys last changed
_exchanged = 0  # when the firmware last talked to a reader
_real_from = -1  # the machine's own ms at which this clock would have been 0, or -1
_rounds = 0  # in real time: how often the firmware must look before the next order
_owed = False  # whether "until" waits for its answer
_pins = None
_in = None
_out = None
_commands = select.poll()
_host = select.poll()


def connect(control: int) -> None:
    """Take orders from the file descriptor `control`, a socket."""
    global _in, _out
    _in = open(control, "rb", 0)  # noqa: SIM115 - open as long as the pad lives
    _out = open(control, "wb", 0)  # noqa: SIM115 - likewise
    _commands.register(_in, select.POLLIN)
    _host.register(sys.stdin, select.POLLIN)


def watch(pins) -> None:
    """Count what `pins` sends."""
    global _pins
    _pins = pins


def forsaken() -> bool:
    """Whether who gives the orders is gone. The pad's line may have broken a moment before."""
    for _ in range(100):
        if any(step[1] & select.POLLHUP for step in _commands.poll(0)):
            return True
        real.sleep_ms(10)
    return False


def ticks_ms() -> int:
    if _real_from >= 0:
        return real.ticks_diff(real.ticks_ms(), _real_from)
    return _now


def ticks_diff(later: int, earlier: int) -> int:
    return later - earlier


def sleep_ms(ms: int) -> None:
    """Pass `ms`, as soon as they are granted."""
    global _now, _owed, _exchanged, _rounds
    if _real_from >= 0:
        if _rounds:
            _rounds -= 1
        else:
            while not _rounds and _commands.poll(0):
                _obey()
        real.sleep_ms(ms)
        return
    while _granted <= _now:
        if _owed:
            _owed = False
            _answer(f"at {_now} {_pins.sent}")
        _obey()
        if _real_from >= 0:
            return
    if _host.poll(0):
        return  # what the table says is heard at once
    if machine.exchanges:
        machine.exchanges = 0
        _exchanged = _now
    elif _now - _moved > _QUIET_AFTER_MS:
        quiet = _QUIET_STEP_MS if machine.trace is None else _TRACED_STEP_MS
        ms = _READERS_STEP_MS if _now - _exchanged < _QUIET_AFTER_MS else quiet
    _now = min(_now + ms, _granted)


def _answer(text: str) -> None:
    _out.write(text.encode() + b"\n")


def _obey() -> None:
    """Take one line from the control socket."""
    global _granted, _moved, _now, _owed, _real_from, _rounds
    line = _in.readline()
    if not line:
        sys.exit(0)
    words = line.decode().split()
    command = words[0]
    if command == "until":
        _granted = int(words[1])
        _owed = True
        return
    answer = "ok"
    if command == "keys":
        machine.keypad.down = int(words[1])
        _moved = _now
        _rounds = _KEY_ROUNDS
    elif command == "tags":
        uids = words[2].split(",") if len(words) > 2 else []
        machine.readers[int(words[1])].put([bytes.fromhex(uid) for uid in uids])
    elif command == "faults":
        reader = machine.readers[int(words[1])]
        reader.miss, reader.mangle = int(words[2]), int(words[3])
    elif command == "reader":
        reader = machine.readers[int(words[1])]
        reader.present = words[2] == "on"
        reader.lose_power()
    elif command == "display":
        machine.panel.present = words[1] == "on"
        machine.panel.lit = False
    elif command == "trace":
        steps = machine.trace or []
        answer = ",".join(f"{t}:{what}:{value}" for t, what, value in steps) or "-"
        machine.trace = []
    elif command == "pins":
        answer = f"{machine.lamp} {machine.buzzer} {machine.panel.picture()}"
    elif command == "heap":
        gc.collect()
        answer = str(gc.mem_alloc())
    elif command == "skip":
        _now = _granted = int(words[1])
    elif command == "real":
        _real_from = real.ticks_add(real.ticks_ms(), -_now)
    else:
        answer = "what?"
    _answer(answer)
