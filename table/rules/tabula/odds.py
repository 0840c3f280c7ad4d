"""The exact odds of a game without specials in which nobody knows or learns anything.

The wolves' victim is uniform among the others, the lynched uniform among the living, and the end is
checked after every death.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from table.cues import phrase
from table.errors import ConfigError
from table.rules.tabula.options import Options
from table.rules.tabula.roles import RoleName

PLAIN = frozenset({RoleName.WEREWOLF, RoleName.SEER, RoleName.VILLAGER})
"""Roles that change nothing where everything is drawn: the Seer learns, and the lot does not."""


def wolves_win(players: int, wolves: int, *, day_first: bool) -> Fraction:
    """The probability that the wolves win.

    With n players at the beginning of a day, m of them wolves:
    w(n, m) = 1 − Σ (−1)^i C(m, i) ∏ (j − i)/j over i = 0…m and j = n, n − 2, … down to 3 (n odd)
    or 4 (n even). A night before it takes one of the others, so it is w(n − 1, m) then.

    :raises ValueError: no wolf, or the wolves have won before the first death.
    """
    if not 0 < 2 * wolves < players:
        raise ValueError(f"{wolves} wolves among {players} players is no game")
    n = players if day_first else players - 1
    total = Fraction(0)
    for i in range(wolves + 1):
        above = below = 1
        for j in range(n, 2, -2):
            above *= j - i
            below *= j
        total += Fraction((-1) ** i * comb(wolves, i) * above, below)
    return 1 - total


def odds(options: Options) -> Fraction:
    """The probability that the wolves win with this mix and this edition's first night.

    :raises ConfigError: the mix cannot be played, or holds specials.
    """
    mix = dict(options.checked().published)
    specials = ", ".join(name for name in mix if name not in PLAIN)
    if specials:
        raise ConfigError(phrase("mix-not-plain", roles=specials))
    return wolves_win(
        options.players, mix[RoleName.WEREWOLF], day_first=options.master_first_victim
    )
