"""What everybody at the table knows of a night: the facts that both twins share."""

from __future__ import annotations

import enum
from typing import Any

from msgspec import Struct

from table.audit.draw import Draw
from table.cues import Ms, Seat


class Act(enum.StrEnum):
    """What interrupts the audited night, in the open."""

    PAUSE = "pause"
    REPEAT = "repeat"
    REDO = "redo"
    LEAVE = "leave"
    POWER = "power cut"
    POWER_IN_PAUSE = "power cut in a pause"
    MARK = "open eyes marked"


class Interruption(Struct, frozen=True):
    """`act` happens when `permille` thousandths of the night's present score have passed."""

    act: Act
    permille: int
    after: Ms = 0
    """How long the table is paused; how far into the pause the power is cut."""
    seat: Seat = 0
    """Who leaves, or is marked."""


class Situation(Struct, frozen=True, kw_only=True):
    """One public situation."""

    rules: str
    options: Any
    """The rule set's own options."""
    players: int
    night: int
    """The audited night; the nights and days before it are played too."""
    public_seed: int
    named: bool = False
    """The players are called by names, not by seats."""
    readers: bool = False
    """Readers watch the houses, and hands lift them."""
    second_chance: bool = False
    asked_again: bool = False
    """In the second chance somebody asks for the calls again."""
    falls: tuple[int | None, ...] = ()
    """Who or what falls in each night before: a house or a seat; None: nobody."""
    lynched: tuple[int | None, ...] = ()
    """On whom the town means to agree on each day before."""
    leaver: Seat = 0
    """Who leaves the game during the first discussion; 0: nobody."""
    interruptions: tuple[Interruption, ...] = ()

    def __str__(self) -> str:
        happens = ", ".join(i.act for i in self.interruptions) or "undisturbed"
        return f"{self.rules}, {self.players} players, night {self.night}, {happens}"


def interruptions(draw: Draw, players: int, leaver: Seat) -> tuple[Interruption, ...]:
    """What happens to the audited night in the open: often nothing, sometimes several things."""
    acts: list[Interruption] = []
    seats = [seat for seat in range(1, players + 1) if seat != leaver]
    for i in range(draw.pick((0, 0, 1, 1, 2), "how-many")):
        act = draw.pick(tuple(Act), "act", i)
        if act is Act.LEAVE and any(a.act is Act.LEAVE for a in acts):
            act = Act.REPEAT
        after = draw.between(500, 60_000, "after", i)
        when = draw.between(20, 980, "when", i)
        acts.append(Interruption(act, when, after, draw.pick(seats, "seat", i)))
    return tuple(acts)
