"""Single keys from a terminal, on an asyncio loop, without echo."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import termios
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

NAMED_KEY: Final = re.compile(r"\x1b(\[[0-9;]*|O)[A-Za-z~]")
"""An arrow or another key with a name: ECMA-48's escape sequences end in letters nobody typed."""


@contextmanager
def listening(on_key: Callable[[str], None]) -> Iterator[None]:
    """While the context lasts, each character typed is handed to `on_key` on the running loop.

    The terminal's settings are put back at the end, whatever happens. Ctrl-C stays Ctrl-C.
    """
    fd = sys.stdin.fileno()
    before = termios.tcgetattr(fd)
    loop = asyncio.get_running_loop()

    def read() -> None:
        typed = os.read(fd, 256)
        if not typed:  # the terminal was closed; the game goes on without keys
            loop.remove_reader(fd)
        for key in NAMED_KEY.sub("", typed.decode("utf-8", "ignore")):
            on_key(key)

    tty.setcbreak(fd)
    loop.add_reader(fd, read)
    try:
        yield
    finally:
        loop.remove_reader(fd)
        termios.tcsetattr(fd, termios.TCSADRAIN, before)
