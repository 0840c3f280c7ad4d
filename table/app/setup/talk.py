"""Plain questions in a terminal: a sentence, what is taken for Enter, and an answer."""

from __future__ import annotations

import select
import sys
from collections.abc import Callable, Sequence
from typing import Final

LOOK_S: Final = 0.2


def ask(prompt: str) -> str:
    """Like `input`, but a Ctrl-C between the prompt and the waiting is not lost until the next key.

    :raises EOFError: the terminal is gone, or Ctrl-D.
    """
    if not sys.stdin.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    while not select.select([sys.stdin], [], [], LOOK_S)[0]:
        pass
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


class Talk:
    """Asks with `ask` and tells with `say`."""

    def __init__(self, ask: Callable[[str], str] = ask, say: Callable[[str], None] = print) -> None:
        self._ask = ask
        self.say = say

    def line(self, question: str, default: str = "") -> str:
        """What was typed, or `default` for Enter.

        :raises KeyboardInterrupt: Ctrl-C, or the terminal is gone.
        """
        shown = f"{question} [{default}] " if default else f"{question} "
        try:
            return self._ask(shown).strip() or default
        except EOFError:
            raise KeyboardInterrupt from None

    def yes(self, question: str, *, default: bool) -> bool:
        """Whether it was a yes; asks again until it is one or a no."""
        while True:
            answer = self.line(f"{question} (y/n)", "y" if default else "n").casefold()
            if answer in ("y", "yes", "n", "no"):
                return answer[0] == "y"
            self.say("Type y or n.")

    def one_of(self, question: str, options: Sequence[tuple[str, str]], default: str) -> str:
        """The name of an option, chosen by its number; `options` are pairs of name and words."""
        names = [name for name, _ in options]
        for number, (_, words) in enumerate(options, 1):
            self.say(f"  {number}  {words}")
        while True:
            answer = self.line(question, str(names.index(default) + 1))
            if answer.isdigit() and 1 <= int(answer) <= len(names):
                return names[int(answer) - 1]
            if answer in names:
                return answer
            self.say(f"Type a number from 1 to {len(names)}.")

    def number(self, question: str, least: int, most: int, default: int) -> int:
        """A whole number."""
        while True:
            answer = self.line(f"{question} ({least} to {most})", str(default))
            if answer.isdigit() and least <= int(answer) <= most:
                return int(answer)
            self.say(f"Type a number from {least} to {most}.")

    def enter(self, sentence: str) -> None:
        """Wait for Enter."""
        self.line(sentence)
