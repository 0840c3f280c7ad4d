"""Players for the tests: they answer what they are asked, or do what nobody asked for."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Literal, get_args, get_origin, get_type_hints

from tabula_table import EVERY_ROLE

from table.rules.tabula import (
    ROLES,
    AnyMove,
    Begin,
    Close,
    Enter,
    IllegalMove,
    Leave,
    Mark,
    Move,
    Options,
    Phase,
    Prompt,
    Redo,
    RoleName,
    State,
    Stop,
    TakeBack,
    answer,
    apply,
    new_game,
    prompt,
)
from table.rules.tabula.mix import mix_of

Below = Callable[[int], int]
"""Draws a number from 0 to n − 1: from a script that Hypothesis can shrink, or at random."""

ODD_NUMBERS = (0, -1, 25, 99, 2**31, 2**63, 2**70)


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
    return answer(ask, (ask.choices[below(len(ask.choices))],))


def nonsense(state: State, below: Below) -> Move:
    """Any move at all, with numbers that are mostly out of place."""
    numbers = (*range(1, state.options.players + 1), *ODD_NUMBERS)

    def number() -> int:
        return numbers[below(len(numbers))]

    kind = get_args(AnyMove)[below(len(get_args(AnyMove)))]
    if kind in (Close, TakeBack, Redo, Stop):
        return Close() if kind is Stop else kind()
    if kind is Leave:
        return Leave(number() if below(8) == 0 else ODD_NUMBERS[below(len(ODD_NUMBERS))])
    if kind is Mark:
        return Mark(number(), marked=below(2) == 0)
    if kind in (Begin, Enter):
        return kind(number(), number())
    return kind(number(), None if below(3) == 0 else number())


def some_move(state: State, below: Below) -> Move:
    """Mostly what the table waits for; now and then the host or a player who makes no sense."""
    die = below(20)
    asked = prompt(state)
    if die < 10 and asked:
        return some_answer(asked[below(len(asked))], below)
    if die < 16:
        return Close()
    if die == 16:
        return (TakeBack(), Redo(), Leave(1 + below(state.options.players)))[below(3)]
    if die == 17 and below(20) == 0:
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
    moves: list[Move] = [Begin(seed, seed + 1)]
    while True:
        for move in moves:
            after, _ = apply(state, move)
            yield state, move, after
            state = after
        if state.phase is Phase.OVER:
            return
        asked = prompt(state)
        if state.phase is Phase.CALL:
            moves = [*(some_answer(ask, rng.randrange) for ask in asked), Close()]
        else:
            moves = [some_answer(asked[0], rng.randrange)] if asked else [Close()]


def option_values() -> dict[str, tuple[object, ...]]:
    """Every option that is a choice, with its values."""
    values: dict[str, tuple[object, ...]] = {}
    for name, hint in get_type_hints(Options).items():
        if hint is bool:
            values[name] = (True, False)
        elif get_origin(hint) is Literal:
            values[name] = get_args(hint)
    return {name: v for name, v in values.items() if name not in ("rules", "deal")}


def some_options(below: Below) -> Options:
    """An edition's options or any options at all, with a mix of any roles that can be played."""
    players = 8 + below(17)
    edition = ("hu", "da", "it")[below(3)]
    if below(3) == 0:
        return Options.edition(edition, players, deal=("deal", "code", "tap")[below(3)])
    counts = {RoleName.WEREWOLF: 1 + below((players - 1) // 2)}
    for name, role in ROLES.items():
        room = players - sum(counts.values())
        if role.most and room >= role.least and below(2):
            counts[name] = role.least
    counts[RoleName.VILLAGER] = players - sum(counts.values())
    chosen = {name: values[below(len(values))] for name, values in option_values().items()}
    chosen["first_game"] = False
    return Options.edition(edition, mix=mix_of(counts.items()), night_order=EVERY_ROLE, **chosen)
