"""Finds the first thing that was not the same in two plays of one situation."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from itertools import zip_longest

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
PAD = "pad "
"""So the streams of the pads begin."""


def first_difference(
    a: Perceived, b: Perceived, seats: Iterable[Seat], *, outcome: bool = False
) -> Difference | None:
    """The earliest difference between what the room, the page and these `seats` perceived.

    Where there are pads, every pad must do the same in both, called or not, and all pads must do the
    same. With `outcome`, the answers whispered and the dead must be the same too: for twins that differ
    only in keys that must not count.
    """
    pads = sorted({stream for play in (a, b) for stream in play.streams if stream.startswith(PAD)})
    streams = ["room", "page", "deadline", *(f"seat {seat}" for seat in seats), *pads]
    found = [d for stream in streams if (d := _unlike(stream, _seen(a, stream), _seen(b, stream)))]
    for play, other in itertools.product((a, b), pads[1:]):
        if difference := _unlike(
            f"{pads[0]} and {other}", _seen(play, pads[0]), _seen(play, other)
        ):
            found.append(difference)
    if not found and outcome:
        found += _in_outcome(a, b)
    return min(found, key=lambda difference: difference.t, default=None)


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
    stream: str, first: list[Seen | SeenScore], second: list[Seen | SeenScore]
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
