"""Single keys from a terminal, on an asyncio loop, without echo."""

from __future__ import annotations

import asyncio
import os
import re
import select
import sys
import termios
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

NAMED_KEY: Final = re.compile(r"\x1b(\[[0-9;]*|O)[A-Za-z~]")
"""An arrow or another key with a name: ECMA-48's escape sequences end in letters nobody typed."""

_AT_ONCE: Final = 256


@contextmanager
def listening(on_key: Callable[[str, bool], None]) -> Iterator[None]:
    """While the context lasts, each character typed is handed to `on_key` on the running loop,
    and whether it came alone: what was pasted comes many at once.

    The terminal's settings are put back at the end, whatever happens. Ctrl-C stays Ctrl-C.
    """
    fd = sys.stdin.fileno()
    before = termios.tcgetattr(fd)
    loop = asyncio.get_running_loop()

    def read() -> None:
        typed = os.read(fd, _AT_ONCE)
        if not typed:  # the terminal was closed; the game goes on without keys
            loop.remove_reader(fd)
        while typed and len(typed) % _AT_ONCE == 0 and select.select([fd], [], [], 0)[0]:
            if not (more := os.read(fd, _AT_ONCE)):
                break
            typed += more
        keys = NAMED_KEY.sub("", typed.decode("utf-8", "ignore"))
        for key in keys:
            on_key(key, len(keys) == 1)

    tty.setcbreak(fd)
    loop.add_reader(fd, read)
    try:
        yield
    finally:
        loop.remove_reader(fd)
        termios.tcsetattr(fd, termios.TCSADRAIN, before)
