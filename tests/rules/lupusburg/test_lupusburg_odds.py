"""How often the Werewolf wins against a town that knows nothing: exact fractions, met by play.

The night's choice is uniform over the standing houses, and every token of the first ballot goes on
one character at random, so the day's choice is too.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import sqrt

import pytest

from table.rules.lupusburg import (
    Begin,
    Close,
    Options,
    Phase,
    Strike,
    Token,
    apply,
    new_game,
    owner,
)

CASES = [
    *[(players, True, Fraction(2, players)) for players in range(4, 9)],
    (4, False, Fraction(27, 35)),
    (5, False, Fraction(221, 315)),
]
"""(players, whether the Werewolf may choose an own house, the odds)."""


def odds(players: int, own: bool) -> Fraction:
    """The same odds by counting, from the rules alone: 2 wolf characters, 2P − 2 others."""

    @cache
    def wins(wolves: int, others: int, night: bool) -> Fraction:
        if wolves == 0:
            return Fraction(0)
        if wolves >= others:
            return Fraction(1)
        if night and not own:
            return wins(wolves, others - 1, False)
        total = wolves + others
        hit = Fraction(wolves, total) * wins(wolves - 1, others, not night)
        return hit + Fraction(others, total) * wins(wolves, others - 1, not night)

    return wins(2, 2 * players - 2, True)


def werewolf_wins(players: int, own: bool, seed: int) -> bool:
    """Play one game through the law and say if the Werewolf won."""
    rng = random.Random(seed)
    close = Close()
    # Without coins nobody bets, which changes nothing here and is quicker.
    options = Options(players=players, werewolf_chooses_own=own, coin_values=())
    state, _ = apply(new_game(options), Begin(rng.getrandbits(64), 0))
    while state.phase is not Phase.OVER:
        if state.phase is Phase.WEREWOLF:
            wolf = state.werewolf
            houses = [house for house in state.standing if own or owner(house) != wolf]
            state, _ = apply(state, Strike(wolf, rng.choice(houses)))
        elif state.phase is Phase.BALLOT:
            accused = rng.choice(state.standing)
            for seat in state.turn:
                state, _ = apply(state, Token(seat, accused))
        state, _ = apply(state, close)
    assert state.outcome is not None
    return state.outcome.winner == "werewolf"


@pytest.fixture
def untraced() -> Iterator[None]:
    """The same few lines, millions of times: a coverage tracer would learn nothing in minutes."""
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)


def z_score(players: int, own: bool, exact: Fraction, games: int) -> float:
    """How many standard deviations the played share lies from the exact one."""
    won = sum(werewolf_wins(players, own, seed) for seed in range(games))
    return (won - games * float(exact)) / sqrt(games * float(exact * (1 - exact)))


@pytest.mark.parametrize(("players", "own", "exact"), CASES)
def test_counting_gives_the_exact_odds(players: int, own: bool, exact: Fraction) -> None:
    assert odds(players, own) == exact


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(("players", "own", "exact"), CASES)
def test_play_meets_the_odds(players: int, own: bool, exact: Fraction) -> None:
    assert abs(z_score(players, own, exact, 20_000)) < 3.5


@pytest.mark.slow
@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(("players", "own", "exact"), CASES)
def test_long_play_meets_the_odds(players: int, own: bool, exact: Fraction) -> None:
    assert abs(z_score(players, own, exact, 200_000)) < 3.5
