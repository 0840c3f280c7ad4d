"""What `burgomaster houses cards` does."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from table.cues import Seat, phrase
from table.errors import ConfigError, DeviceError, Say
from table.houses import Registry, load, save
from table.rules.tabula.deck import deck, printed_for
from table.seats.pads import TICK_MS, Entered, Event, Pads, Seen

STEADY_MS: Final = 300
"""How long a card must lie still alone before its tag is believed."""
_GONE: Final = phrase("tool-nothing-typed")


def register(
    pads: Pads,
    rules: str,
    file: Path,
    tell: Say,
    *,
    anew: bool = False,
    patience_s: float = 120.0,
) -> int:
    """Have every printed card of `rules` laid on a reader and its code typed on that pad.

    Cards that are in `file` already are not asked for; each new one is kept there at once.

    :param anew: forget first what was known of this deck.
    :raises ConfigError: `file` holds something else.
    :raises DeviceError: it cannot be read or written, or nothing was laid down or typed for `patience_s`.
    """
    name = printed_for(rules)
    registry = load(file)
    if anew:
        registry = registry.forget_deck(name)
    cards = frozenset(card.code for card in deck(rules))
    pads.watch_houses(True)
    tag = ""
    try:
        while missing := len(cards) - len(registry.codes(name)):
            tell(phrase("tool-cards-left", left=missing, of=len(cards)))
            seat, tag = _laid(pads, registry, patience_s, tell, tag)
            tell(phrase("tool-type-code", seat=seat))
            code = _typed(pads, seat, tag, patience_s)
            if code is None:
                continue
            try:
                if not code.isdecimal() or int(code) not in cards:
                    raise ConfigError(phrase("tool-no-card", deck=name, code=code))
                registry = registry.register_code(name, tag, int(code))
            except ConfigError as error:
                tell(error)
                continue
            save(registry, file)
    finally:
        pads.close()
    tell(phrase("tool-cards-known", deck=name, file=str(file)))
    return 0


def _laid(
    pads: Pads, registry: Registry, patience_s: float, tell: Say, last: str
) -> tuple[Seat, str]:
    """The seat of the reader and the tag on it, alone for `STEADY_MS` and not registered.

    The `last` card still lies there; nothing is said of it.
    """
    refused = last
    for event in _events(pads, patience_s):
        if not isinstance(event, Seen) or not event.clean or not event.tags:
            continue
        if len(event.tags) > 1 or event.last - event.since < STEADY_MS:
            continue
        (tag,) = event.tags
        try:
            registry.must_be_free(tag)
        except ConfigError as error:
            if tag != refused:
                tell(error)
            refused = tag
            continue
        return event.seat, tag
    raise DeviceError(_GONE)


def _typed(pads: Pads, seat: Seat, tag: str, patience_s: float) -> str | None:
    """What was typed on the pad of `seat`; None where another card came there before."""
    for event in _events(pads, patience_s):
        match event:
            case Seen(seat=at, tags=frozenset() as tags) if at == seat and tags - {tag}:
                return None
            case Entered(seat=at, text=text) if at == seat:
                return text
            case _:
                pass
    raise DeviceError(_GONE)


def _events(pads: Pads, seconds: float) -> Iterator[Event]:
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        yield from pads.step(round(time.monotonic() * 1000))
        time.sleep(TICK_MS / 1000)
