"""Tells the public side of an evening in the terminal, as it goes."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from table.burgomaster.commands import Answered, Command
from table.cues import Claw, Drum, Ms, Phrase, Screen, Voice, phrase


class Story:
    """Prints captions, the claw and the drum; what is counted aloud is printed once a slot."""

    def __init__(
        self,
        console: Console,
        text: Callable[[Phrase], str],
        angle: Callable[[], float | None] = lambda: None,
    ) -> None:
        """`angle` reads where the claw points, in degrees; None where there is none."""
        self._console = console
        self._text = text
        self._angle = angle
        self._turning: Claw | None = None
        self._part = ""

    def __call__(self, command: Command) -> None:
        match command:
            case Voice(t=t, phase=phase, phrase=said):
                self._chapter(phase)
                self._arrived()
                if said.key != "count":
                    self._line(t, "  ", self._text(said), "bold" if phase == "dawn" else "")
                elif ("n", 1) in said.args:
                    self._line(t, "  ", "1 … 10", "dim")
            case Screen(t=t, title=title) if title.key.startswith("remark-"):
                self._line(t, "  ", self._text(title), "italic")
            case Screen(t=t, title=Phrase(key="screen-extended") as title, until=int(until)):
                self._line(t, "+ ", f"{self._text(title)}: {_minutes(until - t)}", "")
            case Claw(house=int()):
                self._turning = command
            case Drum(t=t, phase=phase):
                self._chapter(phase)
                self._line(t, "♪ ", "· · ·  · ·  · · ·", "magenta")
            case Answered(t=t, taken=False, phrase=said):
                self._line(t, "! ", self._text(said), "red")
            case _:
                pass

    def _arrived(self) -> None:
        """The claw has turned before the next word is said."""
        if self._turning is not None:
            angle = self._angle()
            where = (
                "" if angle is None else self._text(phrase("terminal-claw", degrees=round(angle)))
            )
            self._line(self._turning.t, "↻ ", f"{self._turning.house}   {where}".rstrip(), "yellow")
            self._turning = None

    def _chapter(self, phase: str) -> None:
        part = phase.partition("/")[0]
        if part != self._part:
            self._part = part
            self._console.print(Rule({"night": "☾", "dawn": "☀"}.get(part, "·"), style="dim"))

    def _line(self, t: Ms, sign: str, words: str, style: str) -> None:
        line = Text(f"{_minutes(t):>6}  ", style="dim")
        line.append(sign, style="dim")
        line.append(words, style=style)
        self._console.print(line)


def _minutes(ms: Ms) -> str:
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"
