"""How hands behave in a slot: what is pressed on a pad, when and how often."""

from __future__ import annotations

import enum
from typing import NamedTuple, TypeAlias

from table.audit.draw import Draw
from table.cues import Ms

Key: TypeAlias = tuple[Ms, str]
"""One key of a pad and when it is pressed."""

NEVER_TEXT = ("", "99", "0", "A", "BC", "D7", "12345678")
"""Confirmed entries that answer no question."""
MARGIN: Ms = 1500
"""Hands that are too early or too late are so by at most this."""


class Late(enum.Enum):
    """How the called player's keys are changed in a pair that differs in nothing else."""

    NEVER = "no key at all"
    OUTSIDE = "keys before the slot opens and after it has closed"


class Window(NamedTuple):
    """A slot: keys count from `opens` until just before `closes`."""

    opens: Ms
    closes: Ms


def entry(t: Ms, text: str, earliest: Ms) -> list[Key]:
    """The keys of one entry, confirmed at `t`."""
    digits = [(max(earliest, t - 90 * (len(text) - i)), key) for i, key in enumerate(text)]
    return [*digits, (t, "#")]


def chooses(draw: Draw, slot: Window, text: str | None, *, others: tuple[str, ...]) -> list[Key]:
    """A called player: `text` is confirmed last within the slot; None: nothing is.

    Before it, other entries may be confirmed (`others` are possible ones) and nonsense may be
    typed; after the slot the player may go on pressing.
    """
    first, last = slot.opens, slot.closes - 1
    keys: list[Key] = []
    if text is not None:
        style = draw.below(4, "style")
        final = (
            first + draw.between(150, 900, "fast"),
            draw.between(first + 1, last, "slow"),
            last - draw.between(0, 40, "last"),
            last,
        )[style]
        changes = draw.pick((0, 0, 0, 1, 2, 5), "changes") if others else 0
        for i in range(changes):
            at = draw.between(first, final - 1, "change", i)
            keys += entry(at, draw.pick(others, "other", i), first)
        if draw.percent(35, "mistyped"):
            at = draw.between(first, final - 1, "mistyped-at")
            keys += entry(at, draw.pick(NEVER_TEXT, "nonsense"), first)
        keys = [(t, key) for t, key in keys if t < final]
        keys += [(final, "*"), *((final, key) for key in text), (final, "#")]
    elif draw.percent(30, "only-nonsense"):
        at = draw.between(first, last, "mistyped-at")
        keys += entry(at, draw.pick(NEVER_TEXT, "nonsense"), first)
    elif draw.percent(30, "half-typed"):
        keys.append((draw.between(first, last, "half-at"), draw.pick("123456789", "half")))
    if draw.percent(30, "goes-on"):
        keys += late(draw, slot, draw.pick(others or ("1",), "goes-on-with"))
    return keys


def late(draw: Draw, slot: Window, text: str) -> list[Key]:
    """Keys that must not count: half an entry in the slot, the rest after it, and one after it."""
    after = slot.closes + draw.between(0, MARGIN, "late")
    keys = [(slot.closes - 1, key) for key in text]
    return [*keys, (slot.closes, "#"), *entry(after, text, slot.closes)]


def early(draw: Draw, opens: Ms, highest: int) -> list[Key]:
    """Keys that must not count: an entry before the slot, and half of one when it opens."""
    text = str(draw.between(1, highest, "early"))
    before = opens - draw.between(1, MARGIN, "early-at")
    return [*entry(before, text, 0), *((opens - 1, key) for key in text)]


def hammers(
    draw: Draw, slot: Window, highest: int, *, hard: bool, declines: bool = True
) -> list[Key]:
    """A pad that is not called, or whose keys must mean nothing: anything, any time.

    `hard` is how the audited night is tried; the nights before it are tried gently, to save time.
    """
    letters = "ABCD" if declines else "ABC"
    keys: list[Key] = []
    for i in range(draw.pick((0, 0, 1, 2, 5, 20) if hard else (0, 0, 0, 1), "how-often")):
        t = draw.between(slot.opens, slot.closes + MARGIN, "at", i)
        if draw.percent(60, "number", i):
            keys += entry(t, str(draw.between(1, highest, "which", i)), 0)
        elif draw.percent(50, "letter", i):
            keys += entry(t, draw.pick(letters, "letter-which", i), 0)
        else:
            keys += [(t, key) for key in draw.pick(("7", "*", "#", "00000", "A#"), "rest", i)]
    return keys if declines else [key for key in keys if key[1] != "D"]
