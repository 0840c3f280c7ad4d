"""A person's seat in the terminal: the pad's keys, and the private screen drawn below the story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.panel import Panel
from rich.text import Text

from table.app.playing.private import PrivateScreen
from table.app.rulesets import Faces
from table.burgomaster.commands import Command, Open, Tell
from table.cues import Lamps, Ms, Phrase, Seat, phrase
from table.rules.moments import Secret
from table.seats.faces import Line
from table.seats.keypad import Keypad
from table.seats.pads.face import LINES, SIGNS

AS_KEYS = {"\n": "#", "\r": "#", "\x7f": "*", "\x08": "*", "\x1b": "*"}
"""What a keyboard has for the keys of a pad: Enter confirms, Backspace and Escape clear."""


class TerminalSeat:
    """The pad of one seat. Draws with a `rich.live.Live`, so that the story scrolls above it.

    :param press: takes the keys: a whole line with its `#`, or with `on_pad` each for itself.
    :param asked_again: whether what is asked was asked just before (`Evening.asked_again`).
    :param on_pad: the seat has a pad: its keys are that pad's, and `seen` is told what it shows.
    """

    def __init__(
        self,
        console: Console,
        seat: Seat,
        text: Callable[[Phrase], str],
        faces: Faces,
        view: Callable[[], Any],
        press: Callable[[str], None],
        *,
        asked_again: Callable[[], bool],
        name: str = "",
        on_pad: bool = False,
    ) -> None:
        self._asked_again = asked_again
        self._title = phrase("terminal-panel", seat=seat)
        if name:
            self._title = phrase("terminal-panel-named", name=name)
        self._text = text
        self._press = press
        self._pad = Keypad()
        self._on_pad = on_pad
        self._seen: tuple[str, ...] = ()
        self._screen = PrivateScreen(faces, view)
        self._live = Live(console=console, auto_refresh=False, transient=True)

    def __enter__(self) -> TerminalSeat:
        self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def key(self, key: str) -> bool:
        """A key of the keyboard; False if it is none of the pad's."""
        key = AS_KEYS.get(key, key.upper())
        if not (key in "0123456789ABCD#*" and len(key) == 1):
            return False
        if self._on_pad:
            self._press(key)
            return True
        line = self._pad.press(key)
        if line is not None:
            self._screen.entered()
            self._press(line + "#")
        self._draw()
        return True

    def seen(self, lines: tuple[str, ...]) -> None:
        """What the pad's display shows now: four lines, or none while it is dark."""
        self._seen = lines
        self._draw()

    # What the table says to this seat alone

    def tell(self, told: Tell) -> None:
        self._screen.tell(told)
        self._draw()

    def whisper(self, ms: Ms, face: Secret | None) -> None:
        self._screen.lit(face)
        self._draw()

    def whispered(self, face: Secret | None) -> None:
        self.whisper(0, face)

    def hear(self, command: Command) -> None:
        """A public command: night falls, the morning comes, or others are asked now."""
        if isinstance(command, Lamps | Open):
            self._screen.hear(command)
            self._draw()

    def opened(self, opened: Open) -> None:
        if not self._asked_again():
            self._pad.clear()
        self._screen.opened(opened)
        self._draw()

    def closed(self) -> None:
        self._screen.closed()
        self._draw()

    def _draw(self) -> None:
        self._live.update(self._panel(), refresh=True)

    def _panel(self) -> RenderableType:
        body: list[RenderableType] = [Text(self._words(line)) for line in self._screen.holdings]
        if self._on_pad:
            body += (self._display(), Text(self._screen.choices, style="cyan"))
        else:
            body += self._screen_lines()
        return Panel(
            Group(*body),
            title=Text(self._text(self._title)),  # of a str rich would read the markup
            subtitle=Text(self._text(phrase("terminal-keys"))),
            width=76,
        )

    def _display(self) -> RenderableType:
        """The pad's own display, sign by sign; what its player holds lies beside it."""
        lines = self._seen or ("",) * (LINES + 1)
        return Panel("\n".join(lines), width=SIGNS + 4, style="" if self._seen else "dim")

    def _screen_lines(self) -> list[Text]:
        body = []
        if self._screen.whisper and self._screen.whisper not in self._screen.holdings:
            body.append(Text(self._words(self._screen.whisper), style="bold yellow"))
        if self._screen.asking is not None:
            body.append(Text(self._text(self._screen.asking), style="bold"))
        if choices := self._screen.choices:
            body.append(Text(choices, style="cyan"))
        typed = Text("› ", style="bold cyan")
        typed.append(self._pad.text or "_", style="bold reverse")
        typed.append("   " + self._words(self._screen.note), style="italic")
        return [*body, typed]

    def _words(self, line: Line) -> str:
        return "  ".join(self._text(said) for said in line)
