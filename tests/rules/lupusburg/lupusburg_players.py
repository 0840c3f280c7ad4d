"""Players for the tests: they answer what they are asked, or do what nobody asked for."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Literal, get_args, get_origin, get_type_hints

from table.rules.lupusburg import (
    Ask,
    Begin,
    Bet,
    Close,
    Coin,
    Hide,
    IllegalMove,
    Keep,
    Leave,
    Lift,
    Move,
    Options,
    Phase,
    Place,
    Prompt,
    Redo,
    Show,
    State,
    Stop,
    Strike,
    TakeBack,
    Token,
    Vote,
    answer,
    apply,
    new_game,
    prompt,
)

Below = Callable[[int], int]
"""Draws a number from 0 to n − 1: from a script that Hypothesis can shrink, or at random."""

ODD_NUMBERS = (0, -1, 99, 1 << 31, 1 << 63, 1 << 70)


class ScriptEnds(Exception):
    """The script has no more numbers."""


def script(numbers: bytes) -> Below:
    """Draw from a list of bytes; :raises ScriptEnds: after the last."""
    rest = iter(numbers)

    def below(n: int) -> int:
        number = next(rest, None)
        if number is None:
            raise ScriptEnds
        return number % n

    return below


def some_answer(ask: Prompt, below: Below) -> Move:
    """A legal answer."""
    if ask.optional and below(4) == 0:
        return answer(ask, ())
    return answer(ask, tuple(ask.choices[below(len(ask.choices))] for _ in range(ask.count)))


TWO_NUMBERS: tuple[Callable[[int, int], Move], ...] = (
    Begin, Hide, Place, Lift, Strike, Ask, Show, Bet, Keep, Token, Coin,
)  # fmt: skip
DECLINES: tuple[Callable[[int, None], Move], ...] = (Lift, Strike, Ask, Bet)
HOST: tuple[Callable[[], Move], ...] = (Close, TakeBack, Redo)


def nonsense(state: State, below: Below) -> Move:
    """Any move at all but Stop, with numbers that are mostly out of place."""
    numbers: tuple[int, ...] = (*range(1, 2 * state.options.players + 1), *ODD_NUMBERS)

    def number() -> int:
        return numbers[below(len(numbers))]

    match below(8):
        case 0:
            return HOST[below(3)]()
        case 1:
            return Leave(ODD_NUMBERS[below(6)] if below(8) else number())
        case 2:
            return Vote(number(), tuple(number() for _ in range(below(4))))
        case 3:
            return DECLINES[below(4)](number(), None)
        case _:
            return TWO_NUMBERS[below(11)](number(), number())


def some_move(state: State, below: Below) -> Move:
    """Mostly what the table waits for; now and then the host or a player who makes no sense."""
    die = below(20)
    asked = prompt(state)
    if die < 13 and asked:
        return some_answer(asked[below(len(asked))], below)
    if die < 15:
        return Close()
    if die == 15:
        return (TakeBack(), Redo(), Leave(1 + below(state.options.players)))[below(3)]
    if die == 16 and below(20) == 0:
        return Stop()
    return nonsense(state, below)


def attempts(options: Options, begin: Begin, below: Below) -> Iterator[tuple[State, Move, State]]:
    """A game of legal and illegal moves: (before, move, after); after *is* before if refused."""
    state = new_game(options)
    move: Move = begin
    try:
        while True:
            try:
                after, _ = apply(state, move)
            except IllegalMove:
                after = state
            yield state, move, after
            state = after
            if state.phase is Phase.OVER:
                return
            move = some_move(state, below)
    except ScriptEnds:
        return


def everybody_answers(options: Options, seed: int) -> Iterator[tuple[State, Move, State]]:
    """A game in which every question is answered at random, nothing else is done, nobody leaves."""
    rng = random.Random(seed)
    state = new_game(options)
    move: Move = Begin(seed, seed + 1)
    for _ in count():
        after, _events = apply(state, move)
        yield state, move, after
        state = after
        if state.phase is Phase.OVER:
            return
        asked = prompt(state)
        called = state.phase in (Phase.THIEF, Phase.WEREWOLF)
        if not asked or (called and isinstance(move, Lift | Strike)):
            move = Close()
        else:
            move = some_answer(asked[0], rng.randrange)


def option_values() -> dict[str, tuple[Any, ...]]:
    """Every option but the number of players, with the values the tests play."""
    values: dict[str, tuple[Any, ...]] = {
        "first_burgomaster": (1, 0, 4),
        "coin_values": ((8, 7, 6, 5, 4, 3, 2, 2), (), (5, 1), (3, 3, 3, 1)),
        "werewolf_wins": (None, 0, 7),
    }
    for name, hint in get_type_hints(Options).items():
        if hint is bool:
            values[name] = (True, False)
        elif get_origin(hint) is Literal:
            values[name] = get_args(hint)
    return values


def some_options(below: Below) -> Options:
    """Any options at all."""
    chosen = {name: values[below(len(values))] for name, values in option_values().items()}
    return Options(players=4 + below(5), **chosen)
