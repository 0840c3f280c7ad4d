"""What `burgomaster houses register` does."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Set
from pathlib import Path

from table.cues import Seat, phrase
from table.errors import DeviceError, Say
from table.houses import Registry, house_of, load, save
from table.seats.pads import TICK_MS, Pads, Seen

STEADY_MS = 1000
"""How long a tag must lie still before it is believed."""
_LOOK_S = 2.0


def register(
    pads: Pads,
    seats: Iterable[Seat],
    file: Path,
    tell: Say,
    patience_s: float = 120.0,
    look_s: float = _LOOK_S,
) -> int:
    """Have every house of `seats` and then every card laid on a reader; what is learnt is put in `file`.

    The cards of Lupus in Tabula that are known there stay.

    :raises ConfigError: `file` cannot be read.
    :raises DeviceError: a seat's pad is missing, or nothing was laid down for `patience_s`.
    """
    seats = sorted(seats)
    registry = Registry(decks=load(file).decks)
    decks = frozenset(tag for codes in registry.decks.values() for tag in codes)
    pads.watch_houses(True)
    try:
        for _ in _seen(pads, look_s):
            pass
        missing = [str(seat) for seat in seats if seat in pads.missing]
        if missing:
            raise DeviceError(phrase("tool-pads-missing", seats=", ".join(missing)))
        places = [(seat, reader) for seat in seats for reader in (0, 1)]
        for place in places:
            house = house_of(*place)
            tell(phrase("tool-house", house=house))
            tag = _new_tag(pads, patience_s, registry.known | decks, place)
            registry = registry.register_house(house, tag)
        for number in range(1, len(places) + 1):
            tell(phrase("tool-card", number=number, of=len(places)))
            tag = _new_tag(pads, patience_s, registry.known | decks)
            registry = registry.register_card(tag)
    finally:
        pads.close()
    save(registry, file)
    tell(phrase("tool-houses-known", file=str(file)))
    return 0


def _new_tag(
    pads: Pads, patience_s: float, known: Set[str], place: tuple[Seat, int] | None = None
) -> str:
    """A tag not yet `known` that a reader, that of `place` if given, has seen alone for `STEADY_MS`."""
    for seen in _seen(pads, patience_s):
        if place not in (None, (seen.seat, seen.reader)) or not seen.clean:
            continue
        tags = seen.tags or frozenset()
        if len(tags) == 1 and not tags & known and seen.last - seen.since >= STEADY_MS:
            return next(iter(tags))
    raise DeviceError(phrase("tool-nothing-laid"))


def _seen(pads: Pads, seconds: float) -> Iterator[Seen]:
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        for event in pads.step(round(time.monotonic() * 1000)):
            if isinstance(event, Seen):
                yield event
        time.sleep(TICK_MS / 1000)
