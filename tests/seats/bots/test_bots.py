"""Bots see the view of their own seat and always have a legal answer."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table.burgomaster.entries import read
from table.errors import ConfigError
from table.rules.lupusburg import (
    Begin,
    Character,
    Close,
    Leave,
    Move,
    Options,
    Peeked,
    Phase,
    Question,
    SeatView,
    State,
    answer,
    apply,
    new_game,
    prompt,
    seat_view,
)
from table.seats import bots
from table.seats.bots import KINDS, Bot, make, think

kinds = pytest.mark.parametrize("kind", ["simple", "random"])

options = st.builds(
    Options,
    players=st.integers(4, 8),
    thief_sees=st.sampled_from(["chest", "chest_and_character"]),
    thief_lifts_own=st.booleans(),
    thief_may_decline=st.booleans(),
    werewolf_chooses_own=st.booleans(),
    privilege_shows=st.sampled_from(["owner", "asker"]),
    privilege_living_only=st.booleans(),
    privilege_asks_living=st.booleans(),
    coins=st.sampled_from(["drawn", "physical"]),
    coin_values=st.sampled_from([(8, 7, 6, 5, 4, 3, 2, 2), (4, 1), ()]),
    bet_on_self=st.booleans(),
    empty_bag=st.sampled_from(["no_bet", "worthless_bet"]),
    token_on_own=st.booleans(),
    tokens_together=st.booleans(),
    vote_on_own=st.booleans(),
    claw_holds=st.sampled_from(["last", "first"]),
)


def game(played: Options, kind: str, seed: int, leaves: list[int]) -> list[State]:
    """A whole game of bots; now and then a seat of `leaves` leaves. The states it went through."""
    sitting: dict[int, Bot] = {
        seat: make("lupusburg", kind, seat, seed) for seat in range(1, played.players + 1)
    }
    state, _ = apply(new_game(played), Begin(seed, seed))
    states = [state]
    for _ in range(2000):
        if state.phase is Phase.OVER:
            return states
        asked = prompt(state)
        for seat in sitting:  # whoever is not asked, or has nothing to choose from, says nothing
            view = seat_view(state, seat)
            text = sitting[seat].answer(view, "now")
            assert (text is None) == (view.prompt is None or not view.prompt.choices)
        answering = [ask for ask in asked if ask.choices]
        called = state.phase in (Phase.THIEF, Phase.WEREWOLF)
        if len(states) % 40 == 0 and leaves and leaves[-1] not in state.left:
            move: Move = Leave(leaves.pop())
        elif not answering or (called and len(states) % 2):
            move = Close()
        else:
            ask = answering[0]
            text = sitting[ask.seat].answer(seat_view(state, ask.seat), "now")
            assert text is not None
            move = answer(ask, read(ask, text))  # both raise where the answer is not legal
        state, _ = apply(state, move)
        states.append(state)
    raise AssertionError("bots never end")


@kinds
@settings(deadline=None, max_examples=25)
@given(played=options, seed=st.integers(0, 2**40), leaves=st.lists(st.integers(1, 4), unique=True))
def test_a_bot_answers_legally_in_every_state_of_every_game(
    kind: str, played: Options, seed: int, leaves: list[int]
) -> None:
    game(played, kind, seed, leaves)


@kinds
def test_a_bot_decides_the_same_in_the_same_place(kind: str) -> None:
    """So a resumed game goes on as it would have; nothing is remembered outside the view."""
    states = game(Options(players=5), kind, 11, [])
    for state in states:
        for seat in range(1, 6):
            view = seat_view(state, seat)
            used, fresh = make("lupusburg", kind, seat, 3), make("lupusburg", kind, seat, 3)
            used.answer(seat_view(states[-1], seat), "now")
            assert used.answer(view, "now") == fresh.answer(view, "now")


@kinds
def test_a_bot_is_given_its_own_view_and_nothing_else(kind: str) -> None:
    """Any two states that look alike from the seat are answered alike."""
    states = game(Options(players=5), kind, 11, [])
    for state in states:
        if state.phase not in (Phase.BALLOT, Phase.BET, Phase.PRIVILEGE, Phase.SECOND_BALLOT):
            continue
        view = seat_view(state, state.turn[0])
        copy = SeatView(**{name: getattr(view, name) for name in SeatView.__struct_fields__})
        bot = make("lupusburg", kind, state.turn[0], 5)
        assert bot.answer(view, "now") == bot.answer(copy, "now")


def at_question(question: Question, seed: int) -> list[tuple[State, int]]:
    found = []
    for state in game(Options(players=6), "simple", seed, []):
        found += [(state, ask.seat) for ask in prompt(state) if ask.question is question]
    return found


def test_a_believable_thief_does_not_look_twice_or_at_home() -> None:
    for seed in range(12):
        for state, seat in at_question(Question.LIFT, seed):
            view = seat_view(state, seat)
            text = make("lupusburg", "simple", seat, seed).answer(view, "now")
            seen = {str(told.house) for told in view.told if isinstance(told, Peeked)}
            assert text not in seen | {str(house) for house in view.houses}


def test_a_believable_werewolf_never_shows_the_werewolf_where_another_card_is_left() -> None:
    shown = 0
    for seed in range(12):
        for state, seat in at_question(Question.SHOW, seed):
            view = seat_view(state, seat)
            ask = view.prompt
            assert ask is not None
            text = make("lupusburg", "simple", seat, seed).answer(view, "now")
            (house,) = read(ask, text or "")
            if len(ask.choices) == 2:
                shown += 1
                assert state.cards[house - 1] is Character.TOWNSFOLK
    assert shown


def test_the_random_bot_chooses_everything_sooner_or_later() -> None:
    state, _ = apply(new_game(Options(players=4)), Begin(1, 1))
    texts = {
        make("lupusburg", "random", 1, seed).answer(seat_view(state, 1), "now")
        for seed in range(50)
    }
    assert texts == {"1", "2"}


@pytest.mark.parametrize(("rules", "kind"), sorted(KINDS))
def test_every_listed_bot_can_be_made(rules: str, kind: str) -> None:
    assert make(rules, kind, 1, 0).answer(seat_view(new_game(), 1), "now") is None


def test_an_unknown_bot_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(ConfigError, match="no bot 'genius'; choose one of: random, simple"):
        bots.make("lupusburg", "genius", 1, 0)


@given(st.integers(1, 24), st.integers(), st.text(), st.integers(0, 5000), st.integers(1, 5000))
def test_a_bot_takes_its_time_between_the_limits(
    seat: int, seed: int, moment: str, least: int, span: int
) -> None:
    delay = think(seat, seed, moment, least=least, most=least + span)
    assert least <= delay < least + span
    assert delay == think(seat, seed, moment, least=least, most=least + span)
