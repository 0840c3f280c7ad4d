"""A game of bots in process, of whatever rules, and everything public that was ordered in it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from table.app import rulesets
from table.app.playing.evening import Evening
from table.app.playing.game import bot_seats
from table.app.playing.header import Header
from table.burgomaster.commands import Command
from table.cues import Claw, Drum, Lamps, Ms, Phrase, Screen, Seat, Voice
from table.seats.bots import Bot
from table.speech.catalogue import catalogue_of
from table.speech.lengths import reference_ms


@cache
def reference(said: Phrase, lang: str = "en") -> Ms:
    """The committed durations of the default voice."""
    return reference_ms(said, catalogue_of(lang))


class BotsGame:
    """Begun, and not yet played; `seats` instead of the bots of its header."""

    def __init__(self, played: Header, seats: Mapping[Seat, Bot] | None = None) -> None:
        self.heard: list[Command] = []
        self.evening = Evening(
            played,
            rulesets.conductor(played, reference),
            accept=lambda t, given: None,
            hear=[self.heard.append],
            bots=bot_seats(played) if seats is None else seats,
        )
        self.evening.begin()

    def trace(self) -> list[bytes]:
        public = Voice | Drum | Claw | Screen | Lamps
        return [msgspec.json.encode(c) for c in self.heard if isinstance(c, public)]
