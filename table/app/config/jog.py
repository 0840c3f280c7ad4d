"""Calibrating the claw by keys: what each key does, without a terminal or a servo."""

from __future__ import annotations

from typing import Final, Literal

from table.app.config.calibration import ClawTable, Unit
from table.cues import Phrase, phrase
from table.stage.claw import Dial

STEPS: Final = {",": -1, ".": 1, "<": -10, ">": 10, "[": -50, "]": 50}
"""What a key adds to the position, in µs or steps."""

ARROWS: Final = {"\x1b[D": ",", "\x1b[C": "."}


class Jog:
    """The claw stands at `position` and house `place` is being measured, until all are `done`."""

    def __init__(
        self,
        dial: Dial,
        measured: tuple[tuple[int, float], ...],
        kind: Literal["house", "seat"],
    ) -> None:
        self._dial = dial
        self._kind = kind
        self._measured = dict(measured)
        self._sequence = ""
        self.place = 1
        self.done = False
        self.position = self._expected(1)

    @property
    def measured(self) -> tuple[tuple[int, float], ...]:
        """Pairs of place and position, in the order of the places."""
        return tuple(sorted(self._measured.items()))

    def table(self, unit: Unit) -> ClawTable:
        """What was measured, for the calibration."""
        return ClawTable(unit=unit, places=self._dial.places, measured=self.measured)

    def press(self, key: str) -> None:
        """One character from the terminal; an arrow comes as three. Unknown keys do nothing."""
        self._sequence += key
        if any(arrow.startswith(self._sequence) for arrow in ARROWS):
            if self._sequence not in ARROWS:
                return
            key = ARROWS[self._sequence]
        self._sequence = ""
        if key in STEPS:
            there = self.position + STEPS[key]
            self.position = min(max(there, self._dial.low), self._dial.high)
        elif key in ("\r", "\n"):
            self._measured[self.place] = self.position
            if self.place == self._dial.places:
                self.done = True
            else:
                self._go(1)
        elif key == "n":
            self._go(1)
        elif key == "b":
            self._go(-1)
        elif key == "x":
            self._measured.pop(self.place, None)

    def line(self) -> Phrase:
        """Where everything stands."""
        return phrase(
            "tool-claw-at",
            kind=self._kind,
            place=self.place,
            places=self._dial.places,
            position=f"{self.position:g}",
            mark="measured" if self.place in self._measured else "new",
            count=len(self._measured),
        )

    def _go(self, by: int) -> None:
        self.place = (self.place - 1 + by) % self._dial.places + 1
        self.position = self._expected(self.place)

    def _expected(self, place: int) -> float:
        """Where this place was measured, or is to be looked for: as far off as the one before."""
        if place in self._measured:
            return self._measured[place]
        end = -1 if self._dial.reverse else 0
        expected: float = self._dial.positions(place)[end]
        nearer = max((p for p in self._measured if p < place), default=None)
        if nearer is not None:
            expected += self._measured[nearer] - self._dial.positions(nearer)[end]
        return min(max(expected, self._dial.low), self._dial.high)
