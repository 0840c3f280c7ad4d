"""Who must decide what, and what is legal."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from table.cues import Seat
from table.rules.tabula import nomination, setup
from table.rules.tabula.abilities import called, choosable
from table.rules.tabula.moves import Choose, Enter, Move, Nominate, Vote
from table.rules.tabula.roles import ROLES, Ability
from table.rules.tabula.state import Phase, State


class Question(enum.StrEnum):
    """The decisions a player of Lupus in Tabula is asked for."""

    CARD = "card"
    ATTACK = "attack"
    ASK = "ask"
    PROTECT = "protect"
    CURSE = "curse"
    BECOME = "become"
    VISIT = "visit"
    NOMINATE = "nominate"
    VOTE = "vote"


class Prompt(Struct, frozen=True):
    """One decision a seat is asked for.

    `choices` are seats, or for CARD the codes of the deck. The answer is one of them; where
    `optional`, none declines. `count` is always 1 here.
    """

    seat: Seat
    question: Question
    choices: tuple[int, ...]
    optional: bool = False
    count: int = 1
    letters: tuple[int, ...] = ()
    """Nothing here has a letter of its own."""


_BY_ABILITY: Final[Mapping[Ability, Question]] = MappingProxyType(
    {
        Ability.ATTACK: Question.ATTACK,
        Ability.ASK: Question.ASK,
        Ability.PROTECT: Question.PROTECT,
        Ability.CURSE: Question.CURSE,
        Ability.BECOME: Question.BECOME,
        Ability.VISIT: Question.VISIT,
    }
)


def prompt(state: State) -> tuple[Prompt, ...]:
    """Everything the table waits for now; empty while it waits for nobody.

    In the night this names the called seats: it is as secret as the deal.
    """
    options = state.options
    match state.phase:
        case Phase.CARDS:
            codes = tuple(sorted(setup.printed(options.rules))) if state.turn else ()
            return tuple(Prompt(seat, Question.CARD, codes) for seat in state.turn)
        case Phase.CALL:
            question = _BY_ABILITY.get(ROLES[state.calls[state.call].role].ability)
            if question is None:
                return ()
            asked = ((seat, choosable(state, seat)) for seat in called(state))
            return tuple(Prompt(s, question, players, True) for s, players in asked if players)
        case Phase.NOMINATION:
            seats = state.turn[:1] if options.nomination == "in_turn" else state.turn
            return tuple(
                Prompt(s, Question.NOMINATE, nomination.nominable(state, s), options.abstain)
                for s in seats
            )
        case Phase.RUN_OFF:
            seats = state.turn[:1] if options.run_off == "in_turn" else state.turn
            return tuple(
                Prompt(s, Question.VOTE, tuple(sorted(state.nominees)), options.abstain)
                for s in seats
            )
        case _:
            return ()


_DAY: Final[Mapping[Question, Callable[[Seat, int | None], Move]]] = MappingProxyType(
    {Question.NOMINATE: Nominate, Question.VOTE: Vote}
)


def answer(asked: Prompt, choice: tuple[int, ...]) -> Move:
    """The move that answers a prompt; an empty choice declines. `apply` decides if it is legal.

    :raises ValueError: the number of choices does not fit the question.
    """
    if len(choice) > 1 or not (choice or asked.optional):
        raise ValueError(f"{asked.question} takes one choice, not {len(choice)}")
    if asked.question is Question.CARD:
        return Enter(asked.seat, choice[0])
    return _DAY.get(asked.question, Choose)(asked.seat, choice[0] if choice else None)
