"""The pure rules against `werewolf-engine` 0.1.0: whole games of 8 players with full votes.

Both drivers are written by hand in the same way, choose with the same function and include it: each
input is a choice, a move and its application. The engine changes its objects in place and decides
less (a vote a day, no suspects, no bets); ours makes a new frozen state for each input and tells
what happened. A game is counted with its beginning and its end.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from werewolf_engine import Game, GameConfig
from werewolf_engine import Phase as EnginePhase

from table.rules import lupusburg
from table.rules.lupusburg import (
    Begin,
    Bet,
    Close,
    Hide,
    Keep,
    Options,
    Phase,
    Strike,
    Token,
    Vote,
    apply,
    new_game,
)

PLAYERS = 8
GAMES = range(60)


def lupusburg_game(seed: int) -> int:
    """Play one game; the number of inputs."""
    choice = random.Random(seed).choice
    close = Close()
    state, _ = apply(new_game(Options(players=PLAYERS)), Begin(seed, seed))
    inputs = 1
    while (phase := state.phase) is not Phase.OVER:
        turn = state.turn
        if phase is Phase.BALLOT:
            inputs += len(turn)
            for seat in turn:
                state, _ = apply(state, Token(seat, choice(state.standing)))
        elif phase is Phase.SECOND_BALLOT:
            inputs += len(turn)
            for seat in turn:
                tokens = range(state.tokens_of(seat))
                state, _ = apply(state, Vote(seat, tuple([choice(state.suspects) for _ in tokens])))
        elif phase is Phase.WEREWOLF:
            inputs += 2
            state, _ = apply(state, Strike(state.werewolf, choice(state.standing)))
            state, _ = apply(state, close)
        elif phase is Phase.BET:
            inputs += 1
            others = [seat for seat in range(1, PLAYERS + 1) if seat != turn[0]]
            state, _ = apply(state, Bet(turn[0], choice(others)))
        elif phase is Phase.COIN:
            inputs += 1
            state, _ = apply(state, Keep(turn[0], choice(range(1, len(state.drawn) + 1))))
        elif phase is Phase.CHEST:
            inputs += len(turn)
            for seat in turn:
                state, _ = apply(state, Hide(seat, choice((2 * seat - 1, 2 * seat))))
        else:
            inputs += 1
            state, _ = apply(state, close)
    return inputs


def prompted_game(seed: int) -> int:
    """The same with a driver that knows no rules: it answers what `prompt` asks."""
    choice = random.Random(seed).choice
    state, _ = apply(new_game(Options(players=PLAYERS)), Begin(seed, seed))
    inputs = 1
    while state.phase is not Phase.OVER:
        phase = state.phase
        for asked in lupusburg.prompt(state):
            chosen = tuple([choice(asked.choices) for _ in range(asked.count)])
            state, _ = apply(state, lupusburg.answer(asked, chosen))
            inputs += 1
        if state.phase is phase and phase in NEEDS_TIME:
            state, _ = apply(state, Close())
            inputs += 1
    return inputs


NEEDS_TIME = {Phase.THIEF, Phase.WEREWOLF, Phase.DAWN, Phase.DISCUSSION, Phase.DEFENCE}


def engine_game(seed: int) -> int:
    """Play one game of the other engine; the number of inputs."""
    choice = random.Random(seed).choice
    random.seed(seed)  # the engine deals from the global generator
    roles = {"werewolf": 2, "seer": 1, "doctor": 1, "villager": 4}
    game = Game([f"p{n}" for n in range(PLAYERS)], GameConfig(role_counts=roles))
    game.start()
    inputs = 1
    while game.phase is not EnginePhase.END:
        if game.phase is EnginePhase.NIGHT:
            actor = game.night_manager.current_actor
            target = choice(game.night_manager.get_available_targets(actor))
            game.night_action(actor.id, target.id)
            inputs += 1
        else:
            alive = [player.id for player in game.players if player.is_alive()]
            inputs += len(alive)
            for voter in alive:
                game.day_vote(voter, choice([player for player in alive if player != voter]))
    return inputs


def microseconds(game: Callable[[int], int]) -> float:
    """µs of processor time an input, over all the games."""
    start = time.process_time()
    inputs = sum(game(seed) for seed in GAMES)
    return (time.process_time() - start) / inputs * 1e6


@pytest.mark.parametrize("game", [lupusburg_game, prompted_game, engine_game])
def test_whole_games(benchmark: BenchmarkFixture, game: Callable[[int], int]) -> None:
    inputs = benchmark(lambda: sum(game(seed) for seed in GAMES))
    benchmark.extra_info["inputs"] = inputs
    if benchmark.stats is not None:
        benchmark.extra_info["us_per_input"] = benchmark.stats.stats.median / inputs * 1e6


def test_an_input_costs_no_more_than_the_engines(benchmark: BenchmarkFixture) -> None:
    """Both are timed in turn, so that a busy machine slows both; the median ratio counts."""

    def ratio() -> float:
        return microseconds(lupusburg_game) / microseconds(engine_game)

    ratio()
    ratios: list[float] = []
    benchmark.pedantic(lambda: ratios.append(ratio()), rounds=15)
    benchmark.extra_info["ratio"] = median(ratios)
    assert median(ratios) <= 1
