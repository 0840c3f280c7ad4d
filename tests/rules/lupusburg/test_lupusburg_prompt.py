"""The decisions a seat is asked for, and the moves that answer them."""

from __future__ import annotations

import pytest
from lupusburg_table import night, town, until

from table.rules.lupusburg import (
    Ask,
    Bet,
    Lift,
    Phase,
    Place,
    Prompt,
    Question,
    Strike,
    Vote,
    answer,
    prompt,
)

CARDS = "W. T. .. .. .."


@pytest.mark.parametrize(
    ("asked", "declined"),
    [
        (Prompt(2, Question.LIFT, (1, 2), True), Lift(2, None)),
        (Prompt(1, Question.STRIKE, (1, 2), True), Strike(1, None)),
        (Prompt(1, Question.ASK, (2, 3), True), Ask(1, None)),
        (Prompt(4, Question.BET, (1, 2), True), Bet(4, None)),
    ],
)
def test_an_empty_choice_declines_where_that_is_possible(
    asked: Prompt, declined: Lift | Strike | Ask | Bet
) -> None:
    assert answer(asked, ()) == declined
    assert answer(asked, (2,)) == type(declined)(asked.seat, 2)


def test_a_vote_takes_as_many_choices_as_tokens() -> None:
    assert answer(Prompt(3, Question.VOTE, (3, 7), count=2), (3, 7)) == Vote(3, (3, 7))


@pytest.mark.parametrize("choice", [(), (1, 2)])
def test_one_question_takes_one_choice(choice: tuple[int, ...]) -> None:
    asked = Prompt(3, Question.PLACE, (5, 6))
    assert answer(asked, (5,)) == Place(3, 5)
    with pytest.raises(ValueError, match=f"place takes one choice, not {len(choice)}"):
        answer(asked, choice)


@pytest.mark.parametrize("phase", [Phase.DAWN, Phase.DISCUSSION])
def test_nobody_is_asked_while_the_table_waits_for_time_alone(phase: Phase) -> None:
    assert prompt(until(town(CARDS), phase)) == ()


def test_the_called_role_alone_is_asked_in_the_night() -> None:
    assert [ask.seat for ask in prompt(town(CARDS))] == [2]
    assert [ask.seat for ask in prompt(until(town(CARDS), Phase.WEREWOLF))] == [1]


def test_time_alone_brings_a_game_through_a_day_and_a_night() -> None:
    state = night(town(CARDS), 5)
    assert until(state, Phase.THIEF).day == 2
