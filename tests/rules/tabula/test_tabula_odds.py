"""How often the wolves win against a village that knows nothing: exact fractions, met by play."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from math import sqrt

import pytest

from table.errors import ConfigError
from table.rules.tabula import (
    Begin,
    Choose,
    Close,
    Nominate,
    Options,
    Phase,
    apply,
    new_game,
    odds,
    parse_mix,
    wolves_win,
)
from table.rules.tabula.abilities import called
from table.rules.tabula.roles import WOLFISH

CASES = [
    ("hu", 8, 2, Fraction(27, 32)),
    ("da", 8, 2, Fraction(27, 35)),
    ("da", 10, 2, Fraction(221, 315)),
    ("da", 13, 2, Fraction(565, 768)),
    ("it", 14, 3, Fraction(61, 77)),
]
"""(edition, players, wolves, the odds). Thirteen, night first: parity is met at dawn."""


@cache
def counted(wolves: int, others: int, day: bool) -> Fraction:
    """The same odds by counting every branch, from the rules alone."""
    if wolves == 0:
        return Fraction(0)
    if wolves >= others:
        return Fraction(1)
    if not day:
        return counted(wolves, others - 1, True)
    total = wolves + others
    hit = Fraction(wolves, total) * counted(wolves - 1, others, False)
    return hit + Fraction(others, total) * counted(wolves, others - 1, False)


@pytest.mark.parametrize("players", range(3, 25))
@pytest.mark.parametrize("day_first", [True, False])
def test_the_formula_is_what_counting_gives(players: int, day_first: bool) -> None:
    for wolves in range(1, (players + 1) // 2):
        exact = wolves_win(players, wolves, day_first=day_first)
        assert exact == counted(wolves, players - wolves, day_first)


@pytest.mark.parametrize(
    ("players", "exact"), [(8, Fraction(27, 35)), (9, Fraction(27, 32)), (10, Fraction(221, 315))]
)
def test_the_odds_where_the_night_comes_first(players: int, exact: Fraction) -> None:
    assert wolves_win(players, 2, day_first=False) == exact


@pytest.mark.parametrize(("players", "wolves"), [(8, 0), (8, 4), (0, 0), (8, -1)])
def test_no_game_has_no_odds(players: int, wolves: int) -> None:
    with pytest.raises(ValueError, match="is no game"):
        wolves_win(players, wolves, day_first=True)


def table(edition: str, players: int, wolves: int, **options: object) -> Options:
    """A village of wolves and Villagers."""
    mix = parse_mix(f"{wolves} werewolf, {players - wolves} villager")
    return Options.edition(edition, mix=mix, **options)


def test_the_odds_follow_from_the_options() -> None:
    for edition, day_first in (("hu", True), ("da", False), ("it", False)):
        options = table(edition, 13, 2)
        assert odds(options) == wolves_win(13, 2, day_first=day_first)
    assert odds(table("da", 13, 2, master_first_victim=True)) == odds(table("hu", 13, 2))


def test_a_seer_changes_nothing_where_the_lot_decides() -> None:
    with_seer = Options.edition("hu", mix=parse_mix("2 werewolf, seer, 10 villager"))
    assert odds(with_seer) == odds(table("hu", 13, 2))


def test_the_odds_are_not_exact_with_specials() -> None:
    with pytest.raises(ConfigError, match="swap these for villagers: medium, possessed"):
        odds(Options.edition("hu", 10))
    with pytest.raises(ConfigError, match="no werewolf"):
        odds(table("hu", 8, 0))


def wolves_won(options: Options, games: int, seed: int) -> int:
    """In how many games that are played through the law the wolves win.

    One uniformly random player is nominated each day, and so is lynched as the sole nominee.
    """
    rng = random.Random(seed)
    close = Close()
    lobby = new_game(options)
    won = 0
    for _ in range(games):
        state, _ = apply(lobby, Begin(rng.getrandbits(64), rng.getrandbits(64)))
        while state.phase is not Phase.OVER:
            if state.phase is Phase.CALL and (state.night > 1 or not options.master_first_victim):
                prey = [seat for seat in state.alive if state.roles[seat - 1] not in WOLFISH]
                state, _ = apply(state, Choose(called(state)[0], rng.choice(prey)))
            elif state.phase is Phase.NOMINATION:
                state, _ = apply(state, Nominate(state.turn[0], rng.choice(state.alive)))
            state, _ = apply(state, close)
        assert state.outcome is not None
        won += state.outcome.winner == "werewolves"
    return won


def z_score(edition: str, players: int, wolves: int, games: int) -> float:
    """How many standard deviations the played share lies from the exact one."""
    options = table(edition, players, wolves, nomination="at_once")
    exact = odds(options)
    won = wolves_won(options, games, seed=players)
    return (won - games * float(exact)) / sqrt(games * float(exact * (1 - exact)))


@pytest.mark.parametrize(("edition", "players", "wolves", "exact"), CASES)
def test_the_cases(edition: str, players: int, wolves: int, exact: Fraction) -> None:
    assert odds(table(edition, players, wolves)) == exact


@pytest.mark.parametrize(("edition", "players", "wolves"), [case[:3] for case in CASES])
def test_play_meets_the_odds(edition: str, players: int, wolves: int) -> None:
    games = 8_000 if players == 13 else 2_500
    assert abs(z_score(edition, players, wolves, games)) < 3.5


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players", "wolves"), [case[:3] for case in CASES])
def test_long_play_meets_the_odds(edition: str, players: int, wolves: int) -> None:
    assert abs(z_score(edition, players, wolves, 200_000)) < 3.5
