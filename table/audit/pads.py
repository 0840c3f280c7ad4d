"""Real firmware under audit: keys go through it, and what its pins did is compared.

The audit itself knows no pad; whoever calls it hands in what makes them (`Table.pads`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Protocol, TypeAlias

from table.burgomaster.commands import Command
from table.burgomaster.conductor import Conductor
from table.burgomaster.inputs import Entry
from table.cues import Lamps, Ms, Seat


class Driven(NamedTuple):
    """A pin, or the bus of the display, was driven at `t` so that the room could notice it."""

    t: Ms
    what: str
    """The lamp (its duty), the buzzer (its level), the panel (lit pixels, or their contrast)."""
    value: int


class Pads(Protocol):
    """The pads of all seats in an audited night, on the clock of the game."""

    def due(self, before: Ms) -> Ms:
        """When to `step` next, if nothing else happens until `before`."""

    def press(self, t: Ms, seat: Seat, key: str) -> None:
        """A finger comes down at `t`, or as soon after as it can."""

    def hear(self, t: Ms, commands: Iterable[Command]) -> None:
        """What the table says to the room and to single seats, at `t`."""

    def step(self, now: Ms) -> list[Entry]:
        """Let the pads live until `now`; what was confirmed on them."""

    def driven(self) -> Mapping[Seat, list[Driven]]:
        """All that could be noticed of each pad."""

    def close(self) -> None:
        """Take the pads away."""


MakePads: TypeAlias = Callable[[Conductor, int, Lamps | None, Ms], Pads]
"""Pads for so many seats that stand on the table at that moment, after the last lamps cue there was."""
