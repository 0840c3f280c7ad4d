"""The table of phases is the truth: games are played until each entry is seen, and no other."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable

from lupusburg_players import some_answer, some_options
from msgspec.structs import replace

from table.rules.lupusburg import (
    LAW,
    Begin,
    Bet,
    Close,
    IllegalMove,
    Leave,
    Move,
    Phase,
    Redo,
    State,
    Stop,
    TakeBack,
    Token,
    apply,
    new_game,
    prompt,
)
from table.rules.lupusburg.transitions import TRANSITIONS

Mood = Callable[[State, random.Random], Move]
BRIEF = {Phase.COIN, Phase.SCORING, Phase.DAWN, Phase.PRIVILEGE, Phase.SHOW, Phase.RETURN}
Seen = dict[tuple[Phase, type[Move]], set[Phase]]


def mixed(state: State, rng: random.Random) -> Move:
    """Everybody answers, most of the time."""
    asked = prompt(state)
    return (
        some_answer(rng.choice(asked), rng.randrange) if asked and rng.random() < 0.8 else Close()
    )


def silent(state: State, rng: random.Random) -> Move:
    """Nobody votes; what else there is to do is done now and then."""
    voting = state.phase in (Phase.BALLOT, Phase.SECOND_BALLOT)
    return Close() if voting else mixed(state, rng)


def herd(state: State, rng: random.Random) -> Move:
    """All tokens go on one character."""
    if state.phase is Phase.BALLOT:
        return Token(state.turn[0], state.standing[state.day % len(state.standing)])
    return mixed(state, rng)


def knowing(state: State, rng: random.Random) -> Move:
    """Everybody bets on the Werewolf at once, who is accused every second day, or loses heart."""
    if state.phase is Phase.BET and state.turn[0] != state.werewolf:
        return Bet(state.turn[0], state.werewolf)
    if state.phase is Phase.BALLOT and state.day % 2:
        return Token(state.turn[0], state.living(state.werewolf)[0])
    if state.bets and rng.random() < 0.02:
        return Leave(state.werewolf)
    return mixed(state, rng)


def wander(mood: Mood, seed: int, restless: float, seen: Seen) -> None:
    """Play one game; the host steps in with probability `restless` at each move."""
    rng = random.Random(seed)
    options = some_options(rng.randrange)
    if mood is knowing:
        options = replace(options, coins="physical", first_burgomaster=0)
    state = new_game(options)
    move: Move = Begin(seed, seed)
    while True:
        try:
            after, _ = apply(state, move)
            seen[state.phase, type(move)].add(after.phase)
            state = after
        except IllegalMove:
            pass
        if state.phase is Phase.OVER:
            return
        # Some phases are over with one answer, so the host must be quick.
        if rng.random() < (0.3 if state.phase in BRIEF else restless):
            leaver = Leave(rng.randint(1, state.options.players))
            move = rng.choice((leaver, leaver, leaver, leaver, TakeBack(), Redo(), Stop()))
        else:
            move = mood(state, rng)


def test_games_go_only_where_the_table_says_and_everywhere_it_says() -> None:
    seen: Seen = defaultdict(set)
    for seed in range(800):
        for mood in (mixed, silent, herd, knowing):
            wander(mood, seed, (0.02, 0.1, 0.04)[seed % 3], seen)
    observed = {(*key, phase) for key, phases in seen.items() for phase in phases}
    written = {(*key, phase) for key, phases in TRANSITIONS.items() for phase in phases}
    assert observed - written == set()
    assert written - observed == set()


def test_the_law_and_the_table_name_the_same_moves() -> None:
    assert set(TRANSITIONS) == set(LAW)


def test_every_phase_is_left_by_some_move_but_the_last() -> None:
    assert {phase for phase, _ in TRANSITIONS} == set(Phase) - {Phase.OVER}
