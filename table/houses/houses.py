"""The houses of a game: what their readers' news means to the burgomaster."""

from __future__ import annotations

import enum
from collections.abc import Callable, Set
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from table.burgomaster.inputs import Ambiguous, Lifted, PutBack
from table.cues import Ms
from table.houses.presence import Presence
from table.houses.registry import Registry

DEAD_MS = 3000
"""A reader that is silent or dead for so long can't be relied on; its house loses detection."""


class ReaderLost(Struct, frozen=True):
    """The reader of `house` is dead: the house is no longer watched. Said once; public."""

    house: int


HouseNews: TypeAlias = Lifted | PutBack | Ambiguous | ReaderLost


class News(NamedTuple):
    """`what` happened to a house; it began at `since`, the hold-off before it was sure."""

    since: Ms
    what: HouseNews


class State(enum.Enum):
    """What a reader's tags say about its house (RULES.md §3)."""

    NORMAL = "normal"
    LIFTED = "lifted"
    AMBIGUOUS = "ambiguous"


class _House:
    def __init__(self, number: int, tag: str, known: Set[str], now: Ms) -> None:
        self.number = number
        self.tag = tag
        self.card = ""
        self.state = State.NORMAL
        self.presence = Presence(known)
        self.silent_since: Ms | None = now
        self.said_lost = False


class Houses:
    """Turns what the readers saw into news, from `settle` on, for the houses of `registry`.

    :param card_may_leave: with `thief_sees = chest_and_character` a peek takes the card away too;
        with `chest` a house without its card is ambiguous.
    :param now: from when on the readers are expected to answer.
    """

    def __init__(self, registry: Registry, *, card_may_leave: bool = False, now: Ms = 0) -> None:
        self._registry = registry
        self._card_may_leave = card_may_leave
        known = registry.known
        self._houses = {
            number: _House(number, tag, known, now) for number, tag in registry.houses.items()
        }
        self._settled = False

    def settle(self) -> tuple[int, ...]:
        """The cards lie under the houses now; the numbers of houses where not all is as it should be.

        There, house and one registered card must be seen; the others are not watched until
        `settle` is called again.
        """
        wrong = []
        for house in self._houses.values():
            cards = house.presence.tags & self._registry.cards
            house.card = next(iter(cards)) if len(cards) == 1 else ""
            house.state = State.NORMAL
            if not house.card or house.presence.tags != {house.tag, house.card}:
                house.card = ""
                wrong.append(house.number)
        self._settled = True
        return tuple(sorted(wrong))

    def retire(self, house: int) -> None:
        """`house` has left the game; nothing about it is news any more."""
        self._houses.pop(house, None)

    def state(self, house: int) -> State:
        """What is known of a watched house.

        :raises KeyError: it has no registered tag, or has left the game.
        """
        return self._houses[house].state

    def see(
        self, house: int, tags: Set[str] | None, clean: bool, since: Ms, last: Ms
    ) -> list[News]:
        """The reader of `house` saw `tags` (None: the chip is dead) from `since` to `last`."""
        watched = self._houses.get(house)
        if watched is None:
            return []
        if tags is None:
            if watched.silent_since is None:
                watched.silent_since = since
            watched.presence.interrupt()
            return []
        watched.silent_since = None
        watched.said_lost = False
        watched.presence.see(tags, clean, since, last)
        return self._judge(watched)

    def gone(self, house: int, now: Ms) -> None:
        """The pad with the reader of `house` is lost."""
        watched = self._houses.get(house)
        if watched is not None and watched.silent_since is None:
            watched.silent_since = now
            watched.presence.interrupt()

    def tick(self, now: Ms) -> list[News]:
        """Readers that have been dead for too long by `now`, each told once until it lives again."""
        news = []
        for house in self._houses.values():
            since = house.silent_since
            if since is not None and now - since >= DEAD_MS and not house.said_lost:
                house.said_lost = True
                news.append(News(since, ReaderLost(house.number)))
        return news

    def _judge(self, house: _House) -> list[News]:
        if not self._settled or not house.card:
            return []
        state = self._state(house)
        if state is house.state:
            return []
        house.state = state
        made: dict[State, Callable[[int], HouseNews]] = {
            State.NORMAL: PutBack,
            State.LIFTED: Lifted,
            State.AMBIGUOUS: Ambiguous,
        }
        return [News(house.presence.since, made[state](house.number))]

    def _state(self, house: _House) -> State:
        tags = house.presence.tags
        if tags == {house.tag, house.card}:
            return State.NORMAL
        if tags == {house.card} or (not tags and self._card_may_leave):
            return State.LIFTED
        return State.AMBIGUOUS


def house_of(seat: int, reader: int) -> int:
    """The house over reader 0 or 1 of a seat's pad (RULES.md §1: seat s has 2s − 1 and 2s)."""
    return 2 * seat - 1 + reader
