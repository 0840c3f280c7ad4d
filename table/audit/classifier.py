"""What somebody with perfect ears could learn: a guess at a secret, tried on held-out nights.

The guesser knows the public situation and hears both twins of a pair, of which one has the secret
and the other has not, and says which. So nothing public can help, and guessing is right in one of
two. Features are counts and sums over the cues of the night, by port, phase and phrase; what is
looked at is which of the two nights has more of each. The guesser is a list of rules, the surest
first ("the night that lasts longer has it"), learned from other nights; where no rule speaks,
because nothing differs, it counts as half right, as a coin would.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import log2, sqrt
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from msgspec import Struct, structs

from table.audit.perceived import Perceived
from table.cues import Phrase

Features: TypeAlias = dict[str, float]
Rule: TypeAlias = tuple[int, int]
"""A feature by its number, and +1 if the night with more of it has the secret, else −1."""
Signs: TypeAlias = npt.NDArray[np.float64]
MOST_RULES: Final = 20
LEAST_SURE: Final = 0.6
Z: Final = 1.959964
"""Of the 95 % interval."""


class Guess(Struct, frozen=True):
    """How well one secret was guessed on held-out nights."""

    secret: str
    nights: int
    """Nights heard by the guesser, two a pair."""
    right: float
    """Share of pairs told rightly; 0.5 is chance."""
    low: float
    high: float
    """The 95 % interval after Wilson."""
    bits: float
    """What a guess is worth at least, in bits, at the lower end of the interval."""

    @property
    def above_chance(self) -> bool:
        """The interval lies above chance."""
        return self.low > 0.5


def features(heard: Perceived) -> Features:
    """What the cues of a night amount to, in numbers, times from its beginning."""
    found: Features = defaultdict(float)
    began = heard.began or 0
    if heard.ended is not None:
        found["length"] = heard.ended - began
    for cue in heard.cues:
        fields: dict[str, Any] = structs.asdict(cue)
        kind = f"{type(cue).__name__}/{fields.pop('phase')}"
        at = fields.pop("t") - began
        said = next((v for v in fields.values() if isinstance(v, Phrase)), None)
        if said is not None:
            kind = f"{kind}/{said.key}"
        found[f"{kind}/count"] += 1
        found[f"{kind}/when"] += at
        for name, value in fields.items():
            if isinstance(value, int | float) and not isinstance(value, bool):
                found[f"{kind}/{name}"] += value
    for whisper in heard.whispers:
        found["whisper/count"] += 1
        found["whisper/ms"] += whisper.ms
    return dict(found)


def guess(secret: str, pairs: Sequence[tuple[Features, Features]]) -> Guess | None:
    """Learn on one half of the pairs, be judged on the other, and the halves swapped.

    Each pair is (a night with the secret, a night without). None for too few pairs.
    """
    if len(pairs) < 4:
        return None
    names = sorted({name for pair in pairs for night in pair for name in night})
    signs = np.array(
        [[np.sign(a.get(n, 0.0) - b.get(n, 0.0)) for n in names] for a, b in pairs]
    ).reshape(len(pairs), len(names))
    halves = (signs[0::2], signs[1::2])
    votes = np.concatenate(
        [_apply(_learn(learned), judged) for learned, judged in (halves, halves[::-1])]
    )
    right = float(np.sum(votes > 0) + 0.5 * np.sum(votes == 0))
    n = len(votes)
    low, high = wilson(right, n)
    return Guess(secret, 2 * n, right / n, low, high, bits_at(low))


def _learn(signs: Signs) -> list[Rule]:
    """A decision list (R. L. Rivest, Machine Learning 2 (1987) 229), surest rule first.

    `signs` has a row a pair: +1 where the night with the secret has more of a feature. A rule's
    sureness is its share of right answers after Laplace, so that one lucky pair is no evidence.
    """
    rules: list[Rule] = []
    while signs.size and len(rules) < MOST_RULES:
        more, less = (signs > 0).sum(axis=0), (signs < 0).sum(axis=0)
        sure = (np.maximum(more, less) + 1) / (more + less + 2)
        best = int(np.lexsort((-(more + less), -sure))[0])
        if sure[best] < LEAST_SURE:
            break
        rules.append((best, 1 if more[best] > less[best] else -1))
        signs = signs[signs[:, best] == 0]
    return rules


def _apply(rules: list[Rule], signs: Signs) -> Signs:
    """What the first rule that speaks says of each pair: +1 is right, 0 where none speaks."""
    votes = np.zeros(len(signs))
    for feature, sign in rules:
        votes = np.where(votes == 0, sign * signs[:, feature], votes)
    return votes


def wilson(right: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share (E. B. Wilson, JASA 22 (1927) 209)."""
    share = right / n
    middle = share + Z * Z / (2 * n)
    reach = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return (middle - reach) / (1 + Z * Z / n), (middle + reach) / (1 + Z * Z / n)


def bits_at(share: float) -> float:
    """The least information in a fair yes or no that is told rightly so often (Fano's inequality)."""
    if share <= 0.5:
        return 0.0
    if share >= 1.0:
        return 1.0
    return 1.0 + share * log2(share) + (1 - share) * log2(1 - share)
