"""Who must decide what, and what is legal."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from table.cues import Seat
from table.rules.lupusburg import ballots, day, night, setup
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


class Prompt(Struct, frozen=True):
    """One decision a seat is asked for.

    `choices` are house numbers, seats, or for KEEP the drawn coins counted from 1. The answer is
    `count` of them (two only for VOTE with two tokens); where `optional`, None declines.
    """

    seat: Seat
    question: Question
    choices: tuple[int, ...]
    optional: bool = False
    count: int = 1


def prompt(state: State) -> tuple[Prompt, ...]:
    """Everything the table waits for now; empty while it waits for nobody.

    In the night this names the called role's seat: it is as secret as the deal.
    """
    match state.phase:
        case Phase.CHEST:
            return tuple(Prompt(s, Question.CHEST, houses_of(s)) for s in state.turn)
        case Phase.PLACE:
            return tuple(Prompt(s, Question.PLACE, setup.placements(state, s)) for s in state.turn)
        case Phase.THIEF:
            houses = night.liftable(state)
            optional = state.options.thief_may_decline
            return (Prompt(state.thief, Question.LIFT, houses, optional),) if houses else ()
        case Phase.WEREWOLF:
            houses = night.strikable(state)
            if state.struck and state.options.claw_holds == "first":
                return ()
            return (Prompt(state.werewolf, Question.STRIKE, houses, True),)
        case Phase.PRIVILEGE:
            return (Prompt(state.turn[0], Question.ASK, day.askable(state), True),)
        case Phase.SHOW | Phase.RETURN:
            return (Prompt(state.turn[0], Question.SHOW, day.showable(state)),)
        case Phase.BET:
            return (Prompt(state.turn[0], Question.BET, day.bettable(state), True),)
        case Phase.COIN:
            coins = tuple(range(1, len(state.drawn) + 1))
            return (Prompt(state.turn[0], Question.KEEP, coins),)
        case Phase.BALLOT:
            return (Prompt(state.turn[0], Question.TOKEN, ballots.markable(state)),)
        case Phase.SECOND_BALLOT:
            return tuple(
                Prompt(s, Question.VOTE, ballots.votable(state, s), count=state.tokens_of(s))
                for s in state.turn
            )
        case Phase.SCORING:
            values = tuple(sorted(set(state.options.coin_values)))
            return tuple(Prompt(s, Question.COIN, values) for s in state.turn)
        case _:
            return ()


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
