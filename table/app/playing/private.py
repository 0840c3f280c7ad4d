"""What a person's private screen shows, whatever it is drawn on: a terminal, a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from table.app.rulesets import Faces
from table.burgomaster.commands import Command, Open, Reply, Tell
from table.burgomaster.entries import DECLINE, LETTERS
from table.cues import Lamps, Light, Phrase, phrase
from table.rules.moments import Secret
from table.seats.faces import Line


class PrivateScreen:
    """Follows what one seat is told. `view` returns the seat's present view."""

    def __init__(self, faces: Faces, view: Callable[[], Any]) -> None:
        self._faces = faces
        self._view = view
        self.note: Line = ()
        """The answer to what was typed last."""
        self.whisper: Line = ()
        self.asking: Phrase | None = None
        self._night = False

    @property
    def holdings(self) -> tuple[Line, ...]:
        """What the player holds."""
        return self._faces.holdings(self._view())

    @property
    def choices(self) -> str:
        """What can be typed by day, in the pad's own keys: numbers, letters, D to decline."""
        asked = None if self._night or self.asking is None else self._view().prompt
        if asked is None:
            return ""
        named = asked.letters or asked.choices
        if len(named) <= len(LETTERS):
            keys = [f"{key} = {name}" for key, name in zip(LETTERS, named, strict=False)]
        else:
            keys = [str(choice) for choice in asked.choices]
        return "   ".join((*keys, *((DECLINE,) if asked.optional else ())))

    def hear(self, command: Command) -> None:
        """A public command: night falls, the morning comes, or others are asked now."""
        if isinstance(command, Open):  # what was answered before is no news any more
            self.note = ()
        elif isinstance(command, Lamps) and not command.whisper:
            if command.light is not Light.OFF:
                self.morning()
            elif not self._night:  # one that goes on after an interruption takes nothing away
                self.nightfall()

    def entered(self) -> None:
        """The player has confirmed an entry: what was whispered before is done with."""
        self.whisper = ()

    def tell(self, told: Tell) -> None:
        """Something for this seat alone."""
        what = told.what
        if isinstance(what, Reply):
            self.note = (what.phrase,)
            if not self._night:  # there a slow disk's answer may come after what was whispered
                self.entered()
            # In the night the question stays: that one seat's went away would say it was called.
            if what.taken and self.asking is not None and not self._night:
                self.asking = self._faces.asked(self._view())
                if self.asking is not None:  # a new question: "Taken." is no answer to it
                    self.note = ()
        else:
            self.whisper = self._faces.told(what)

    def lit(self, face: Secret | None) -> None:
        """The hooded display is lit; None is the neutral face."""
        self.whisper = self._faces.told(face) if face is not None else ()

    def closed(self) -> None:
        """Nobody is asked any more."""
        self.asking = None
        self.note = ()

    def nightfall(self) -> None:
        """From here to the morning every seat shows the same question."""
        self._night = True
        self.note = self.whisper = ()
        self.asking = phrase("asked-night")

    def morning(self) -> None:
        """The night is over."""
        self._night = False
        self.note = self.whisper = ()
        self.asking = None

    def opened(self, opened: Open) -> None:
        """The seat may act now."""
        self.note = ()
        self._night = opened.phase.startswith("night/")
        if self._night:
            self.nightfall()
        elif opened.talk:
            setting_up = opened.phase.startswith("setup/")
            self.asking = phrase("asked-seen" if setting_up else "asked-talk")
        else:
            self.asking = self._faces.asked(self._view())
