"""Joins an evening to the houses with tags: what the readers see becomes its input."""

from __future__ import annotations

from collections.abc import Callable

from table.burgomaster.inputs import AnyInput
from table.cues import Ms, phrase
from table.errors import Say
from table.houses import Houses, News, ReaderLost, house_of
from table.seats.pads import Event, Lost, Seen


class HouseRoom:
    """Give it every event of the pads, and the time at every tick.

    :param give: takes an input for the evening, at a time.
    :param say: says in public that a house is no longer watched.
    """

    def __init__(self, houses: Houses, give: Callable[[Ms, AnyInput], object], say: Say) -> None:
        self._houses = houses
        self._give = give
        self._say = say

    def hear(self, now: Ms, event: Event) -> None:
        """Something came from a pad."""
        match event:
            case Seen():
                house = house_of(event.seat, event.reader)
                for news in self._houses.see(
                    house, event.tags, event.clean, event.since, event.last
                ):
                    self._deal_with(now, news)
            case Lost():
                for reader in (0, 1):
                    self._houses.gone(house_of(event.seat, reader), now)
            case _:
                pass

    def tick(self, now: Ms) -> None:
        """Time has come to `now`."""
        for news in self._houses.tick(now):
            self._deal_with(now, news)

    def _deal_with(self, now: Ms, news: News) -> None:
        if isinstance(news.what, ReaderLost):
            self._say(phrase("reader-dead", house=news.what.house))
        else:
            self._give(now, news.what)
