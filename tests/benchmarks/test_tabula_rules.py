"""The law's speed: 9 players, 2 wolves and a Seer with full votes, beside werewolf-engine 0.1.0.

Both sides play whole games with uniformly random choices; the driver and its random numbers are
counted in. The drivers are written by hand in the same way; `prompted_game` asks the law for every
night choice instead. The times per accepted input are compared in one test of one run: ours must not
be slower.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from werewolf_engine.config import GameConfig
from werewolf_engine.game import Game
from werewolf_engine.phases import Phase as TheirPhase

from table.rules.tabula import (
    Begin,
    Choose,
    Close,
    Nominate,
    Options,
    Phase,
    Vote,
    answer,
    apply,
    new_game,
    parse_mix,
    prompt,
)

GAMES = 100
SEED = 9
LOBBY = new_game(Options.edition("da", mix=parse_mix("2 werewolf, seer, 6 villager")))
THEIR_MIX = {"werewolf": 2, "seer": 1, "villager": 6}


def our_game(rng: random.Random) -> int:
    """Play one game; the number of accepted inputs."""
    choice, close = rng.choice, Close()
    state, _ = apply(LOBBY, Begin(rng.getrandbits(64), rng.getrandbits(64)))
    inputs = 1
    while (phase := state.phase) is not Phase.OVER:
        if phase is Phase.NOMINATION:
            inputs += len(state.turn)
            for seat in state.turn:
                state, _ = apply(state, Nominate(seat, choice(state.alive)))
            continue
        if phase is Phase.RUN_OFF:
            inputs += len(state.turn)
            for seat in state.turn:
                state, _ = apply(state, Vote(seat, choice(state.nominees)))
            continue
        if phase is Phase.CALL:
            role = state.calls[state.call].role
            for seat in state.alive:
                if state.roles[seat - 1] is role:
                    state, _ = apply(state, Choose(seat, choice(state.alive)))
                    inputs += 1
        state, _ = apply(state, close)
        inputs += 1
    return inputs


def prompted_game(rng: random.Random) -> int:
    """The same, with every choice an answer to a prompt of the law."""
    state, _ = apply(LOBBY, Begin(rng.getrandbits(64), rng.getrandbits(64)))
    inputs = 1
    while state.phase is not Phase.OVER:
        asked = prompt(state)
        for ask in asked:
            state, _ = apply(state, answer(ask, (rng.choice(ask.choices),)))
            inputs += 1
        if state.phase is Phase.CALL or not asked:
            state, _ = apply(state, Close())
            inputs += 1
    return inputs


def their_game(rng: random.Random) -> int:
    """Play one game with the other engine; the number of accepted inputs."""
    game = Game([str(seat) for seat in range(9)], GameConfig(role_counts=THEIR_MIX))
    random.seed(rng.getrandbits(64))  # it shuffles with the global generator
    game.start()
    inputs = 1
    while game.phase is not TheirPhase.END:
        if game.phase is TheirPhase.NIGHT:
            actor = game.night_manager.current_actor
            targets = game.night_manager.get_available_targets(actor)
            game.night_action(actor.id, rng.choice(targets).id)
            inputs += 1
            continue
        alive = [player.id for player in game.players if player.is_alive()]
        for voter in alive:
            game.day_vote(voter, rng.choice([player for player in alive if player != voter]))
            inputs += 1
    return inputs


Play = Callable[[random.Random], int]


def games(play: Play) -> int:
    """Play `GAMES` games; the number of inputs, the same in every round."""
    rng = random.Random(SEED)
    return sum(play(rng) for _ in range(GAMES))


@pytest.mark.benchmark(group="9 players, 2 wolves, 1 seer: 100 games")
@pytest.mark.parametrize("play", [our_game, prompted_game, their_game])
def test_games(benchmark: BenchmarkFixture, play: Play) -> None:
    inputs = benchmark(games, play)
    benchmark.extra_info["inputs"] = inputs
    if benchmark.stats is not None:  # None where benchmarks are disabled
        per_input = benchmark.stats.stats.min / inputs * 1e6
        benchmark.extra_info["us_per_input"] = round(per_input, 2)


def per_input(play: Play) -> float:
    """CPU seconds per accepted input in one round."""
    start = time.process_time()
    inputs = games(play)
    return (time.process_time() - start) / inputs


@pytest.mark.benchmark(group="9 players, 2 wolves, 1 seer: 100 games")
def test_an_input_costs_no_more_than_in_werewolf_engine(
    benchmark: BenchmarkFixture, request: pytest.FixtureRequest
) -> None:
    if not request.config.getoption("benchmark_only"):
        pytest.skip("timed only by `make bench`: a coverage tracer would slow one side alone")

    def compare() -> float:
        # Turn and turn about, so that a busy machine is busy for both; the best round of each.
        rounds = [(per_input(our_game), per_input(their_game)) for _ in range(15)]
        return min(ours for ours, _ in rounds) / min(theirs for _, theirs in rounds)

    ratio = benchmark.pedantic(compare, rounds=1, iterations=1)
    benchmark.extra_info["ratio_per_input"] = round(ratio, 3)
    assert ratio <= 1
