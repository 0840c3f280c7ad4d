"""Who must decide what, and what is legal."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from table.cues import Seat
from table.rules.lupusburg import ballots, day, ending, night, setup
from table.rules.lupusburg.characters import houses_of
from table.rules.lupusburg.moves import (
    Ask,
    Bet,
    Coin,
    Hide,
    Keep,
    Lift,
    Move,
    Place,
    Show,
    Strike,
    Token,
    Vote,
)
from table.rules.lupusburg.state import Phase, State


class Question(enum.StrEnum):
    """The decisions a player of Lupusburg is asked for."""

    CHEST = "chest"
    PLACE = "place"
    LIFT = "lift"
    STRIKE = "strike"
    ASK = "ask"
    SHOW = "show"
    BET = "bet"
    KEEP = "keep"
    TOKEN = "token"
    VOTE = "vote"
    COIN = "coin"


class Prompt(Struct, frozen=True, gc=False):
    """One decision a seat is asked for.

    `choices` are house numbers, seats, or for KEEP the drawn coins counted from 1. The answer is
    `count` of them (two only for VOTE with two tokens); where `optional`, None declines.
    """

    seat: Seat
    question: Question
    choices: tuple[int, ...]
    optional: bool = False
    count: int = 1
    letters: tuple[int, ...] = ()
    """What A and B name where it is not the choices: the paw print and the tuft of fur, always."""


def _chest(state: State) -> tuple[Prompt, ...]:
    return tuple(Prompt(seat, Question.CHEST, houses_of(seat)) for seat in state.turn)


def _place(state: State) -> tuple[Prompt, ...]:
    return tuple(Prompt(s, Question.PLACE, setup.placements(state, s)) for s in state.turn)


def _lift(state: State) -> tuple[Prompt, ...]:
    houses = night.liftable(state)
    if not houses:
        return ()
    return (Prompt(state.thief, Question.LIFT, houses, state.options.thief_may_decline),)


def _strike(state: State) -> tuple[Prompt, ...]:
    if state.struck and state.options.claw_holds == "first":
        return ()
    return (Prompt(state.werewolf, Question.STRIKE, night.strikable(state), True),)


def _ask(state: State) -> tuple[Prompt, ...]:
    return (Prompt(state.turn[0], Question.ASK, day.askable(state), True),)


def _show(state: State) -> tuple[Prompt, ...]:
    return (Prompt(state.turn[0], Question.SHOW, day.showable(state)),)


def _bet(state: State) -> tuple[Prompt, ...]:
    return (Prompt(state.turn[0], Question.BET, day.bettable(state), True),)


def _keep(state: State) -> tuple[Prompt, ...]:
    coins = tuple(range(1, len(state.drawn) + 1))
    return (Prompt(state.turn[0], Question.KEEP, coins),)


def _token(state: State) -> tuple[Prompt, ...]:
    houses = ballots.markable(state)
    return (Prompt(state.turn[0], Question.TOKEN, houses),) if houses else ()


def _vote(state: State) -> tuple[Prompt, ...]:
    return tuple(
        Prompt(
            s,
            Question.VOTE,
            ballots.votable(state, s),
            count=state.tokens_of(s),
            letters=evidence(state),
        )
        for s in state.turn
    )


def _coin(state: State) -> tuple[Prompt, ...]:
    values = ending.typable(state)
    return tuple(Prompt(seat, Question.COIN, values) for seat in state.turn) if values else ()


_ASKED: Final[Mapping[Phase, Callable[[State], tuple[Prompt, ...]]]] = MappingProxyType(
    {
        Phase.CHEST: _chest,
        Phase.PLACE: _place,
        Phase.THIEF: _lift,
        Phase.WEREWOLF: _strike,
        Phase.PRIVILEGE: _ask,
        Phase.SHOW: _show,
        Phase.RETURN: _show,
        Phase.BET: _bet,
        Phase.COIN: _keep,
        Phase.BALLOT: _token,
        Phase.SECOND_BALLOT: _vote,
        Phase.SCORING: _coin,
    }
)


def prompt(state: State) -> tuple[Prompt, ...]:
    """Everything the table waits for now; empty while it waits for nobody.

    In the night this names the called role's seat: it is as secret as the deal.
    """
    asked = _ASKED.get(state.phase)
    return asked(state) if asked else ()


def evidence(state: State) -> tuple[int, ...]:
    """The suspects by their evidence token: the one with the paw print, the one with the tuft."""
    return state.suspects if state.options.first_evidence == "paw" else state.suspects[::-1]


_ANSWER: Final[Mapping[Question, Callable[[Seat, int], Move]]] = MappingProxyType(
    {
        Question.CHEST: Hide,
        Question.PLACE: Place,
        Question.LIFT: Lift,
        Question.STRIKE: Strike,
        Question.ASK: Ask,
        Question.SHOW: Show,
        Question.BET: Bet,
        Question.KEEP: Keep,
        Question.TOKEN: Token,
        Question.COIN: Coin,
    }
)
_DECLINE: Final[Mapping[Question, Callable[[Seat, None], Move]]] = MappingProxyType(
    {Question.LIFT: Lift, Question.STRIKE: Strike, Question.ASK: Ask, Question.BET: Bet}
)


def answer(asked: Prompt, choice: tuple[int, ...]) -> Move:
    """The move that answers a prompt; an empty choice declines. `apply` decides if it is legal.

    :raises ValueError: the number of choices does not fit the question.
    """
    if asked.question is Question.VOTE:
        return Vote(asked.seat, choice)
    if not choice and asked.optional:
        return _DECLINE[asked.question](asked.seat, None)
    if len(choice) != 1:
        raise ValueError(f"{asked.question} takes one choice, not {len(choice)}")
    return _ANSWER[asked.question](asked.seat, choice[0])
