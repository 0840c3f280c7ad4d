"""Runs run.py under CPython, where there is no MicroPython: adds what the firmware misses there."""

import gc
import io
import os
import runpy
import select
import sys
import time
import types


class _Poll:
    def __init__(self):
        self._poll = _real_poll()
        self.register = self._poll.register
        self.poll = self._poll.poll
        self.ipoll = self._poll.poll


class _Raw:
    def __init__(self, descriptor: int, mode: str):
        self.buffer = io.FileIO(descriptor, mode, closefd=False)
        self.fileno = self.buffer.fileno

    def flush(self):
        """CPython asks for it at its end; what is written here is never held back."""


_real_poll = select.poll
select.poll = _Poll
sys.stdin = _Raw(0, "r")
sys.stdout = _Raw(1, "w")
gc.mem_alloc = lambda: 0
time.ticks_ms = lambda: time.monotonic_ns() // 1_000_000
time.ticks_add = lambda ticks, more: ticks + more
time.ticks_diff = lambda later, earlier: later - earlier
time.sleep_ms = lambda ms: time.sleep(ms / 1000)
micropython = types.ModuleType("micropython")
micropython.kbd_intr = lambda _: None
sys.modules["micropython"] = micropython
sys.path[:0] = os.environ["MICROPYPATH"].split(os.pathsep)
runpy.run_path(os.path.join(os.path.dirname(__file__), "run.py"))
