"""A desk between pads and a game, with pads that say what we want."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from typing import Any, cast

import msgspec

from table.app import rulesets
from table.app.pads.desk import PadDesk
from table.app.playing.evening import Evening
from table.app.playing.header import Header
from table.app.playing.live import LiveTable
from table.app.playing.voicing import durations
from table.app.rulesets import Wishes
from table.burgomaster.inputs import AnyInput
from table.burgomaster.setup import Setup
from table.cues import Seat
from table.errors import Said
from table.houses import Registry
from table.seats.pads import Entered, Event, Pads, Seen


class Told:
    """Pads whose events are given, and which remember what they were told."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.confirmed: list[Entered] = []
        self.present: tuple[Seat, ...] = (1, 2)

    def step(self, now: int) -> list[Event]:
        events, self.events = self.events, []
        return events

    def confirm(self, entered: Entered) -> None:
        self.confirmed.append(entered)

    def __getattr__(self, name: str) -> Callable[..., None]:
        """Everything else is heard and forgotten."""
        return lambda *_, **__: None


class Given:
    """What a table is given."""

    def __init__(self) -> None:
        self.inputs: list[AnyInput] = []
        self.kept: Future[None] | None = None

    def give(self, given: AnyInput) -> Future[None] | None:
        self.inputs.append(given)
        return self.kept


class Scene:
    """A desk in a game of four; seats 1 and 2 are at pads."""

    def __init__(
        self,
        registry: Registry | None = None,
        rules: str = "lupusburg",
        options: Any = None,
        codes: Mapping[str, int] | None = None,
    ) -> None:
        options = options or rulesets.find("lupusburg").options(Wishes(players=4))
        self.header = Header(
            rules=rules,
            options=msgspec.to_builtins(options),
            setup=Setup(players=options.players, deal_seed=1, public_seed=2),
            people=(1, 2),
        )
        self.pads = Told()
        self.said: list[Said] = []
        self.absent: list[frozenset[Seat]] = []
        self.claimed: frozenset[Seat] = frozenset()
        self.table = Given()
        self.desk = PadDesk(cast(Pads, self.pads), self.said.append)
        conductor = rulesets.conductor(self.header, durations(self.header))
        evening = Evening(self.header, conductor, accept=lambda _, __: None)
        evening.begin()
        self.evening = evening
        self.desk.sit(
            self.header,
            evening,
            claimed=lambda: self.claimed,
            absent=self.absent.append,
            registry=registry,
            codes=codes,
        )
        self.desk.begun(cast(LiveTable, self.table), evening)

    def happens(self, *events: Event) -> None:
        self.pads.events += events
        self.desk.step()


def typed(seat: Seat, text: str, number: int = 1) -> Entered:
    return Entered(seat, text, 0, 7, number)


def tagged() -> Registry:
    registry = Registry()
    for house in range(1, 9):
        registry = registry.register_house(house, f"a{house}")
    for card in range(1, 9):
        registry = registry.register_card(f"c{card}")
    return registry


def seen(house: int, tags: Iterable[str], since: int, last: int) -> Seen:
    return Seen((house + 1) // 2, (house - 1) % 2, frozenset(tags), True, since, last)
