"""Single keys and pasted text on a terminal."""

from __future__ import annotations

import array
import asyncio
import fcntl
import os
import pty
import sys
import termios
import time

import pytest

from table.app.terminal import keys


def unread(terminal: int) -> int:
    """How many bytes can be read; the kernel hands over what is long in several parts."""
    count = array.array("i", [0])
    fcntl.ioctl(terminal, termios.FIONREAD, count)
    return count[0]


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("n", [("n", True)]),
        ("\x1b[A", []),
        ("nt", [("n", False), ("t", False)]),
        ("a" * 512 + "n", [*[("a", False)] * 512, ("n", False)]),
        ("é", [("é", True)]),
    ],
    ids=["a key", "an arrow", "pasted", "long pasted", "a letter of two bytes"],
)
def test_what_is_pasted_is_told_from_a_key(
    monkeypatch: pytest.MonkeyPatch, typed: str, heard: list[tuple[str, bool]]
) -> None:
    ours, terminal = pty.openpty()
    got: list[tuple[str, bool]] = []

    end = time.monotonic() + 60

    async def listen() -> None:
        with keys.listening(lambda key, alone: got.append((key, alone))):
            os.write(ours, typed.encode())
            while unread(terminal) < len(typed.encode()):  # the loop must not run meanwhile
                assert time.monotonic() < end, "it never came"
            while unread(terminal):
                assert time.monotonic() < end, "nobody reads it"
                await asyncio.sleep(0)

    with os.fdopen(terminal) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        asyncio.run(listen())
    os.close(ours)
    assert got == heard
