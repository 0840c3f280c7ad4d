"""A person's seat in the terminal: the pad's keys, and the private screen drawn below the story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.panel import Panel
from rich.text import Text

from table.app.rulesets import Faces
from table.burgomaster.commands import Open, Reply, Tell
from table.burgomaster.inputs import Entry
from table.cues import Ms, Phrase, Seat, phrase
from table.rules.moments import Secret
from table.seats.faces import Line
from table.seats.keypad import Keypad

AS_KEYS = {"\n": "#", "\r": "#", "\x7f": "*", "\x08": "*", "\x1b": "*"}
"""What a keyboard has for the keys of a pad: Enter confirms, Backspace and Escape clear."""

HELP = "0–9 A–D type   # or Enter confirms   * or Backspace clears"


class TerminalSeat:
    """The pad of one seat. Draws with a `rich.live.Live`, so that the story scrolls above it."""

    def __init__(
        self,
        console: Console,
        seat: Seat,
        text: Callable[[Phrase], str],
        faces: Faces,
        view: Callable[[], Any],
        enter: Callable[[Entry], None],
    ) -> None:
        self.seat = seat
        self._text = text
        self._faces = faces
        self._view = view
        self._enter = enter
        self._pad = Keypad()
        self._note: Line = ()
        self._whisper: Line = ()
        self._asking: Phrase | None = None
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
        entry = self._pad.press(key)
        if entry is not None:
            self._whisper = ()
            self._enter(Entry(self.seat, entry))
        self._draw()
        return True

    # What the table says to this seat alone

    def tell(self, told: Tell) -> None:
        what = told.what
        if isinstance(what, Reply):
            self._note = (what.phrase,)
            if what.taken:
                view = self._view()
                self._asking = self._faces.asked(view) if self._asking is not None else None
        else:
            self._whisper = self._faces.told(what)
        self._draw()

    def whisper(self, ms: Ms, face: Secret | None) -> None:
        self._whisper = self._faces.told(face) if face is not None else ()
        self._draw()

    def opened(self, opened: Open) -> None:
        self._pad.clear()
        self._note = ()
        if opened.phase.startswith("night/"):
            self._asking = phrase("asked-night")
            self._whisper = ()
        elif opened.talk:
            self._asking = phrase("asked-talk")
        else:
            self._asking = self._faces.asked(self._view())
        self._draw()

    def _draw(self) -> None:
        self._live.update(self._panel(), refresh=True)

    def _panel(self) -> RenderableType:
        body = [Text(self._words(line)) for line in self._faces.holdings(self._view())]
        if self._whisper:
            body.append(Text(self._words(self._whisper), style="bold yellow"))
        if self._asking is not None:
            body.append(Text(self._text(self._asking), style="bold"))
        typed = Text("› ", style="bold cyan")
        typed.append(self._pad.text or "_", style="bold reverse")
        typed.append("   " + self._words(self._note), style="italic")
        return Panel(
            Group(*body, typed),
            title=f"Seat {self.seat}, for your eyes only",
            subtitle=HELP,
            width=76,
        )

    def _words(self, line: Line) -> str:
        return "  ".join(self._text(said) for said in line)
