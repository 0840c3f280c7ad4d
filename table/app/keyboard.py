"""The keyboard of whoever has the machine: whole lines, or single keys.

Everything is read from the descriptor, line by line or key by key, so that nothing lies in Python's
own buffer, where `select` does not see it and the next reader does not get it.
"""

from __future__ import annotations

import codecs
import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager


class Lines:
    """Lines from standard input; what was typed ahead is there at once."""

    def __init__(self, descriptor: int | None = None) -> None:
        self._descriptor = sys.stdin.fileno() if descriptor is None else descriptor
        self._rest = b""

    def line(self, wait_s: float) -> str | None:
        """The next line, without its end; None if there is none within `wait_s`.

        :raises EOFError: the terminal is gone, or Ctrl-D.
        """
        while b"\n" not in self._rest:
            if not self._look(wait_s):
                return None
        line, _, self._rest = self._rest.partition(b"\n")
        return _text(line)

    def some(self) -> list[str]:
        """The lines that are there, without waiting; where more and more come, the first of them.

        :raises EOFError: the terminal is gone, or Ctrl-D.
        """
        self._look(0)
        *lines, self._rest = self._rest.split(b"\n")
        return [_text(line) for line in lines]

    def _look(self, wait_s: float) -> bool:
        """Take in what is there; whether there was something."""
        if not select.select([self._descriptor], [], [], wait_s)[0]:
            return False
        try:
            typed = os.read(self._descriptor, 4096)
        except OSError as error:  # a terminal that was closed
            raise EOFError from error
        if not typed:
            raise EOFError
        self._rest += typed
        return True


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").rstrip("\r")


def enter() -> None:
    """Wait for Enter, or for the end of the input."""
    lines = Lines()
    try:
        while lines.line(0.2) is None:  # so often that no Ctrl-C is lost just before the waiting
            pass
    except EOFError:
        return


@contextmanager
def keys() -> Iterator[Iterator[str]]:
    """Characters as they are typed, unseen; the terminal is put back whatever happens."""
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal)
        yield _characters(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def _characters(terminal: int) -> Iterator[str]:
    decoder = codecs.getincrementaldecoder("utf-8")("ignore")
    while typed := os.read(terminal, 1):
        yield from decoder.decode(typed)
