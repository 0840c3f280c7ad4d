"""Players made of software: they sit at every seat until a person does.

A bot is handed the view of its own seat and nothing else, and answers as a person would, with what
it types on the pad. Its chance is drawn anew from its seed for every decision, so that the same bot
in the same place decides the same, also after a resume.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol

from table.burgomaster.inputs import Remark
from table.cues import Ms, Seat, phrase
from table.errors import ConfigError
from table.rules.chance import below
from table.seats.bots.simple_lupusburg import SimpleLupusburg
from table.seats.bots.simple_tabula import SimpleTabula
from table.seats.bots.uniform import Uniform


class Bot(Protocol):
    """What sits at a seat."""

    def answer(self, view: Any, moment: str) -> str | None:
        """What to type; None where nothing is asked. `moment` names the decision in public terms."""

    def speak(self, view: Any, moment: str) -> tuple[Remark, ...]:
        """What to say in the discussion that begins, in order."""

    def reply(self, view: Any, moment: str) -> tuple[Remark, ...]:
        """What to say later in the same discussion, to what was heard in it."""

    def hear(self, remark: Remark, day: int) -> None:
        """Somebody, perhaps this one, said something in the discussion of that day."""


KINDS: Final[Mapping[tuple[str, str], Callable[[Seat, int], Bot]]] = MappingProxyType(
    {
        ("lupusburg", "simple"): SimpleLupusburg,
        ("lupusburg", "random"): Uniform,
        ("tabula-hu", "simple"): SimpleTabula,
        ("tabula-hu", "random"): Uniform,
        ("tabula-da", "simple"): SimpleTabula,
        ("tabula-da", "random"): Uniform,
        ("tabula-it", "simple"): SimpleTabula,
        ("tabula-it", "random"): Uniform,
    }
)


def make(rules: str, kind: str, seat: Seat, seed: int) -> Bot:
    """A bot for a seat.

    :raises ConfigError: there is no such bot for these rules.
    """
    try:
        return KINDS[rules, kind](seat, seed)
    except KeyError:
        known = ", ".join(sorted(kind for r, kind in KINDS if r == rules))
        raise ConfigError(phrase("bot-unknown", kind=kind, known=known)) from None


def think(seat: Seat, seed: int, *moment: str | int, least: Ms = 1200, most: Ms = 4000) -> Ms:
    """How long a bot takes over a decision."""
    return least + below(most - least, seed, "think", seat, *moment)
