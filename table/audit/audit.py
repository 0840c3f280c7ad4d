"""The whole audit: many twins, compared, and what somebody could have learned from them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import Struct

from table.audit.classifier import Features, Guess, features, guess
from table.audit.compare import Difference
from table.audit.director import Table
from table.audit.draw import Draw
from table.audit.sound import first_unlike
from table.audit.twins import Twins, pair

SOUND_EVERY: Final = 100
"""One pair of so many is rendered and compared sample by sample."""
WISHES: Final = 2
"""Every other pair favours one of the game's rare secrets."""


class Finding(Struct, frozen=True, kw_only=True):
    """A difference, and how to see it again: the pair's number."""

    pair: int
    situation: str
    difference: Difference
    causes: tuple[str, str]
    """What was hidden in the first and in the second twin. Only the audit ever prints this."""


class Report(Struct, frozen=True, kw_only=True):
    """What an audit found."""

    rules: str
    seed: int
    pairs: int
    """Pairs compared."""
    late: int
    """Of these, pairs that differ only in keys that must not count; their dead are compared too."""
    differing: int
    sounded: int
    """Pairs also compared sample by sample."""
    on_pads: bool
    """Whether the keys were pressed on pads."""
    driven: int
    """Pairs in which also every pad was compared, as its pins were driven."""
    without_twin: int
    """Situations to which no two secrets were found."""
    redrawn: int
    """Secrets thrown away because they did not fit the public history."""
    first: Finding | None
    guesses: tuple[Guess, ...]

    @property
    def bits(self) -> float:
        """The most that any secret leaked, in bits a night, at the lower end of its interval."""
        return max((g.bits for g in self.guesses), default=0.0)

    @property
    def clean(self) -> bool:
        """Nothing differed, and there was something to compare: on pads, of every pad."""
        compared = self.pairs > 0 and (not self.on_pads or self.driven == self.pairs)
        return compared and self.differing == 0


def audit(
    table: Table,
    rules: str,
    numbers: Iterable[int],
    seed: int,
    *,
    options: Any | None = None,
    tell: Callable[[], None] = lambda: None,
) -> Report:
    """Compare the twin nights of these numbers; `tell` is called after each."""
    draw = Draw(seed, "audit", rules)
    nights: dict[str, list[tuple[Features, Features]]] = defaultdict(list)
    first: Finding | None = None
    compared = late = differing = sounded = driven = without = redrawn = 0
    for number in numbers:
        wishes = table.game.wishes
        wish = wishes[number // WISHES % len(wishes)] if number % WISHES == 0 and wishes else ""
        twins = pair(table, draw, number, options, wish)
        tell()
        if twins is None:
            without += 1
            continue
        compared += 1
        redrawn += twins.redrawn
        late += twins.late
        driven += twins.driven
        difference = twins.difference
        if number % SOUND_EVERY == 0 and difference is None:
            sounded += 1
            difference = _in_sound(table, twins)
        if difference is not None:
            differing += 1
            if first is None:
                first = _finding(twins, difference)
        _collect(twins, nights)
    guesses = (guess(secret, told) for secret, told in sorted(nights.items()))
    return Report(
        rules=rules,
        seed=seed,
        pairs=compared,
        late=late,
        differing=differing,
        sounded=sounded,
        on_pads=table.pads is not None,
        driven=driven,
        without_twin=without,
        redrawn=redrawn,
        first=first,
        guesses=tuple(g for g in guesses if g is not None),
    )


def _in_sound(table: Table, twins: Twins) -> Difference | None:
    a, b = twins.plays
    unlike = first_unlike(a.perceived.scores, b.perceived.scores, table.durations)
    if unlike is None:
        return None
    return Difference(int(unlike.t), "sound", f"sample {unlike.first}", f"sample {unlike.second}")


def _finding(twins: Twins, difference: Difference) -> Finding:
    a, b = twins.plays
    return Finding(
        pair=twins.number,
        situation=str(twins.situation),
        difference=difference,
        causes=(a.cause, b.cause),
    )


def _collect(twins: Twins, nights: dict[str, list[tuple[Features, Features]]]) -> None:
    """Put the pair to every secret that one twin has and the other has not."""
    a, b = twins.plays
    differing = [n for n in a.labels if n in b.labels and a.labels[n] != b.labels[n]]
    if not differing or twins.late:
        return
    heard = features(a.perceived), features(b.perceived)
    for name in differing:
        has, has_not = heard if a.labels[name] else heard[::-1]
        nights[name].append((has, has_not))
