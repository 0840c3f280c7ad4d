"""Cards with tags at the pads of a game: what is tapped is entered (RULES.md §3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from table.app.playing.dealing import entering
from table.app.playing.evening import Evening
from table.burgomaster.inputs import Entry
from table.cues import Ms, Seat
from table.houses.presence import Presence
from table.seats.pads import Event, Lost, Pads, Seen


class CardRoom:
    """Give it every event of the pads, and the time at every tick, until it is `done`.

    A card is tapped when its tag comes onto a reader; one that lies there is not entered again, so
    that after a wrong set everybody taps anew. One tapped before the table asks waits until it does.

    :param codes: the code of the card each tag is in.
    :param give: takes the entry, at a time.
    :param unknown: is told the seat whose reader sees no card of the deck, or two.
    """

    def __init__(
        self,
        codes: Mapping[str, int],
        pads: Pads,
        evening: Evening,
        give: Callable[[Ms, Entry], object],
        unknown: Callable[[Seat], None],
    ) -> None:
        self._codes = codes
        self._pads = pads
        self._evening = evening
        self._give = give
        self._unknown = unknown
        self._readers: dict[tuple[Seat, int], Presence] = {}
        self._tapped: dict[Seat, int | None] = {}
        self.done = False
        """The cards are known, and the readers rest."""
        pads.watch_houses(True)

    def hear(self, event: Event) -> None:
        """Something came from a pad."""
        if self.done:
            return
        match event:
            case Seen(tags=frozenset() as tags):
                place = (event.seat, event.reader)
                presence = self._readers.setdefault(place, Presence(self._codes.keys()))
                before = presence.tags
                presence.see(tags, event.clean, event.since, event.last)
                if presence.tags and presence.tags != before:
                    tag = next(iter(presence.tags)) if len(presence.tags) == 1 else ""
                    self._tapped[event.seat] = self._codes.get(tag)
            case Lost(seat=seat):
                self._readers.pop((seat, 0), None)
                self._readers.pop((seat, 1), None)
            case _:
                pass

    def tick(self, now: Ms) -> bool:
        """Give what is tapped to the game; whether there was something."""
        if self.done:
            return False
        given = False
        for seat in range(1, self._evening.header.setup.players + 1):
            opened = self._evening.open_for(seat)
            if opened is None:
                continue
            if not entering(opened):
                self.done = True
                self._pads.watch_houses(False)
                return given
            if seat not in self._tapped:
                continue
            given = True
            code = self._tapped.pop(seat)
            if code is None:
                self._unknown(seat)
            else:
                self._give(now, Entry(seat, str(code)))
        return given
