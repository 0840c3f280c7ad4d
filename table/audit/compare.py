"""Finds the first thing that was not the same in two plays of one situation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product, zip_longest

import msgspec
from msgspec import Struct

from table.audit.perceived import Perceived, Seen, SeenScore
from table.cues import Ms, Seat


class Difference(Struct, frozen=True):
    """The first difference of a pair: when, in which stream, and both sides of it."""

    t: Ms
    stream: str
    first: str
    second: str


NOTHING = "nothing"


def first_difference(
    a: Perceived, b: Perceived, seats: Iterable[Seat], *, outcome: bool = False
) -> Difference | None:
    """The earliest difference between what the room, the page and these `seats` perceived.

    Where there are pads, every pad must do the same in both, called or not, and all pads must do the
    same. With `outcome`, the answers whispered and the dead must be the same too: for twins that differ
    only in keys that must not count.
    """
    streams = ["room", "page", "deadline", *(f"seat {seat}" for seat in seats)]
    found = [d for stream in streams if (d := _unlike(stream, _seen(a, stream), _seen(b, stream)))]
    found += _in_pads(a, b)
    if not found and outcome:
        found += _in_outcome(a, b)
    return min(found, key=lambda difference: difference.t, default=None)


def _in_pads(a: Perceived, b: Perceived) -> Iterator[Difference]:
    pads = sorted(a.pads.keys() | b.pads.keys())
    for pad in pads:
        if difference := _unlike(f"pad {pad}", a.pads.get(pad, []), b.pads.get(pad, [])):
            yield difference
    for play, other in product((a, b), pads[1:]):
        one, another = (play.pads.get(pad, []) for pad in (pads[0], other))
        if difference := _unlike(f"pad {pads[0]} and pad {other}", one, another):
            yield difference


def _in_outcome(a: Perceived, b: Perceived) -> Iterator[Difference]:
    told = [msgspec.json.encode([w.faces for w in play.whispers]).decode() for play in (a, b)]
    if told[0] != told[1]:
        yield Difference(a.began or 0, "answers", *told)
    if a.happened != b.happened:
        dead = [b", ".join(play.happened[-2:]).decode() for play in (a, b)]
        yield Difference(a.ended or 0, "the dead", *dead)


def _seen(play: Perceived, stream: str) -> list[Seen | SeenScore]:
    return play.streams.get(stream, [])


def _unlike(
    stream: str, first: Sequence[Seen | SeenScore], second: Sequence[Seen | SeenScore]
) -> Difference | None:
    one: Seen | SeenScore | None
    other: Seen | SeenScore | None
    for one, other in zip_longest(first, second):
        if one == other:
            continue
        t = min(seen.t for seen in (one, other) if seen is not None)
        if isinstance(one, SeenScore) and isinstance(other, SeenScore):
            return Difference(t, stream, one.unlike(other), other.unlike(one))
        return Difference(t, stream, str(one or NOTHING), str(other or NOTHING))
    return None
