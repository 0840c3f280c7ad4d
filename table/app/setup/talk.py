"""Plain questions in a terminal: a sentence, what is taken for Enter, and an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from table.app.keyboard import Lines
from table.app.tell import Teller, fold
from table.cues import Phrase, phrase

LOOK_S: Final = 0.2
"""How soon a Ctrl-C is seen that comes just before the waiting begins."""
YES: Final = ("y", "yes")
"""Understood in every language, beside its own words."""


class Talk(Teller):
    """Tells, and asks; what is typed comes from `lines`."""

    def __init__(self, lang: str, lines: Lines | None = None) -> None:
        super().__init__(lang)
        self._lines = lines or Lines()

    def typed(self, wait_s: float = 0.0) -> str | None:
        """What was typed up to Enter, if anything is within `wait_s`.

        :raises KeyboardInterrupt: Ctrl-C, or the terminal is gone.
        """
        try:
            line = self._lines.line(wait_s)
        except EOFError:
            raise KeyboardInterrupt from None
        return None if line is None else line.strip()

    def line(self, question: Phrase, default: str = "", hint: str = "") -> str:
        """What was typed, or `default` for Enter. :raises KeyboardInterrupt: as `typed`."""
        shown = f"[{default}]" if default else ""
        asked = " ".join(filter(None, (self.text(question), hint, shown)))
        print(fold(asked), end=" ", flush=True)
        while (answer := self.typed(LOOK_S)) is None:
            pass
        return answer or default

    def yes(self, question: Phrase, *, default: bool) -> bool:
        """Whether it was a yes; asks again until it is one or a no."""
        yes, no = (words.split() for words in self.text(phrase("setup-yes-no")).split("|"))
        while True:
            taken = yes[0] if default else no[0]
            answer = self.line(question, taken, f"({yes[0]}/{no[0]})").casefold()
            if answer in (*yes, *YES):
                return True
            if answer in no:
                return False
            self(phrase("setup-yes-no-wrong", yes=yes[0], no=no[0]))

    def one_of(self, options: Sequence[tuple[str, str]], default: str) -> str:
        """The name of an option, chosen by its number; `options` are pairs of name and words."""
        names = [name for name, _ in options]
        for number, (_, words) in enumerate(options, 1):
            print(fold(f"  {number}  {words}"))
        while True:
            answer = self.line(phrase("setup-number"), str(names.index(default) + 1))
            if answer.isdecimal() and 1 <= int(answer) <= len(names):
                return names[int(answer) - 1]
            if answer in names:
                return answer
            self(phrase("setup-number-wrong", least=1, most=len(names)))

    def number(self, question: Phrase, least: int, most: int, default: int) -> int:
        """A whole number."""
        while True:
            answer = self.line(question, str(default))
            if answer.isdecimal() and least <= int(answer) <= most:
                return int(answer)
            self(phrase("setup-number-wrong", least=least, most=most))
