"""Tells the public side of an evening in the terminal, as it goes."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from table.burgomaster.commands import Answered, Command
from table.cues import Claw, Drum, Ms, Phrase, Screen, Voice


class Story:
    """Prints captions, the claw and the drum; what is counted aloud is printed once a slot."""

    def __init__(self, console: Console, text: Callable[[Phrase], str]) -> None:
        self._console = console
        self._text = text
        self._part = ""

    def __call__(self, command: Command) -> None:
        match command:
            case Voice(t=t, phase=phase, phrase=said):
                self._chapter(phase)
                if said.key != "count":
                    self._line(t, "  ", self._text(said), "bold" if phase == "dawn" else "")
                elif ("n", 1) in said.args:
                    self._line(t, "  ", "1 … 10", "dim")
            case Screen(t=t, title=title) if title.key.startswith("remark-"):
                self._line(t, "  ", self._text(title), "italic")
            case Claw(t=t, house=int(house)):
                self._line(t, "↻ ", f"{house}", "yellow")
            case Drum(t=t, phase=phase):
                self._chapter(phase)
                self._line(t, "♪ ", "· · ·  · ·  · · ·", "magenta")
            case Answered(t=t, taken=False, phrase=said):
                self._line(t, "! ", self._text(said), "red")
            case _:
                pass

    def _chapter(self, phase: str) -> None:
        part = phase.partition("/")[0]
        if part != self._part:
            self._part = part
            self._console.print(Rule({"night": "☾", "dawn": "☀"}.get(part, "·"), style="dim"))

    def _line(self, t: Ms, sign: str, words: str, style: str) -> None:
        minutes, seconds = divmod(t // 1000, 60)
        line = Text(f"{minutes:3}:{seconds:02}  ", style="dim")
        line.append(sign, style="dim")
        line.append(words, style=style)
        self._console.print(line)
