"""What holds in every game, whatever is played (RULES.md §2)."""

from __future__ import annotations

import random
import re
from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tabula_players import (
    ScriptEnds,
    attempts,
    everybody_answers,
    option_values,
    script,
    some_answer,
    some_options,
)

from table.rules.moments import Public
from table.rules.tabula import (
    LAW,
    NIGHT,
    AnyMove,
    Begin,
    Choose,
    Close,
    Ended,
    IllegalMove,
    Options,
    Phase,
    Prompt,
    PublicView,
    Question,
    SeatView,
    State,
    answer,
    apply,
    calls,
    new_game,
    prompt,
    public_view,
    seat_view,
)
from table.rules.tabula.roles import WOLFISH

seeds = st.integers(0, 2**32)
choices = st.binary(min_size=60, max_size=60)
WAITING = (Phase.NOMINATION, Phase.DEFENCE, Phase.RUN_OFF)


def check(state: State) -> None:
    """Everything that must be true of a state."""
    seats = set(range(1, state.options.players + 1))
    alive, gone = set(state.alive), {*state.dead, *state.left}
    if state.phase is not Phase.LOBBY:
        assert not alive & gone
        assert alive | gone == seats
        assert len(state.dead) == len(set(state.dead))
    assert list(state.alive) == sorted(state.alive)
    if state.cards:
        assert Counter(state.cards) == dict(state.options.mix)
        changed = sum(a is not b for a, b in zip(state.cards, state.roles, strict=True))
        assert changed == (1 if state.turned else 0)
    if state.phase is Phase.CALL:
        assert state.calls == calls(state.options, state.night)
        assert 0 <= state.call < len(state.calls)
    if state.phase in WAITING:
        assert state.turn
    if state.phase in (*WAITING, Phase.DISCUSSION):
        wolves = sum(state.roles[seat - 1] in WOLFISH for seat in alive)
        assert 0 < 2 * wolves < len(alive)
        assert state.anchor in seats
    assert set(state.nominees) <= alive or state.phase is Phase.OVER
    assert (state.phase is Phase.OVER) == (state.outcome is not None)
    for ask in prompt(state):
        assert ask.choices
        assert ask.seat in alive or (
            ask.question is Question.NOMINATE and state.options.ghosts and ask.seat in gone
        )


@given(choices, seeds, seeds)
def test_any_mix_of_moves_keeps_the_state_legal(choice: bytes, seed: int, moves: int) -> None:
    options = some_options(script(choice))
    numbers = script(random.Random(moves).randbytes(600))
    played = []
    state = new_game(options)
    for before, move, after in attempts(options, Begin(seed, seed), numbers):
        assert before is state or before.phase is Phase.LOBBY
        played.append(move)
        check(after)
        assert after.told[: len(before.told)] == before.told
        state = after
    encoded = msgspec.json.encode(state)
    assert msgspec.json.decode(encoded, type=State) == state
    assert fold(options, msgspec.json.encode(played)) == state


def fold(options: Options, record: bytes) -> State:
    """The state that the recorded moves lead to; what was refused is refused again."""
    state = new_game(options)
    for move in msgspec.json.decode(record, type=list[AnyMove]):
        before, hidden = state, msgspec.json.encode(state)
        try:
            state, _ = apply(before, move)
        except IllegalMove:
            with pytest.raises(IllegalMove, match=re.escape(repr(move))):
                apply(before, move)
        assert msgspec.json.encode(before) == hidden
    return state


@given(choices, seeds, st.integers(0, 2**32))
def test_every_answer_a_prompt_offers_is_legal(choice: bytes, seed: int, moves: int) -> None:
    options = some_options(script(choice))
    numbers = script(random.Random(moves).randbytes(250))
    for _, _, state in attempts(options, Begin(seed, seed), numbers):
        for ask in prompt(state):
            for player in ask.choices[:: 1 + len(ask.choices) // 3]:
                apply(state, answer(ask, (player,)))
            if ask.optional:
                apply(state, answer(ask, ()))


@given(choices, seeds, seeds)
def test_a_night_tells_the_room_nothing(choice: bytes, seed: int, moves: int) -> None:
    options = some_options(script(choice))
    numbers = script(random.Random(moves).randbytes(900))
    for before, move, after in attempts(options, Begin(seed, seed), numbers):
        if before.phase is Phase.CALL and isinstance(move, Choose | Close) and after is not before:
            _, events = apply(before, move)
            assert not any(isinstance(event, Public) for event in events)
            assert replace(public_view(after), phase=before.phase, called=None) == replace(
                public_view(before), called=None
            )


@given(choices, seeds)
def test_a_game_in_which_everybody_votes_ends(choice: bytes, seed: int) -> None:
    options = some_options(script(choice))
    options = replace(options, abstain=False, deal="deal", no_voters="random")
    for _, _, state in everybody_answers(options, seed):
        assert state.night <= options.players
        for seat in (1, options.players):
            assert seat_view(state, seat).seat == seat
    assert state.outcome is not None
    assert state.outcome.winner != "nobody"
    assert state.outcome.winners


@pytest.mark.parametrize("edition", ["hu", "da", "it"])
@pytest.mark.parametrize("players", range(8, 25))
def test_every_edition_and_number_of_players_is_played_to_its_end(
    edition: str, players: int
) -> None:
    for seed in range(3):
        *_, (_, _, state) = everybody_answers(Options.edition(edition, players), seed)
        assert state.phase is Phase.OVER


@given(choices)
def test_some_options_can_be_played(choice: bytes) -> None:
    options = some_options(script(choice)).checked()
    assert options.checked() == options


def test_the_tests_play_every_value_of_every_choice() -> None:
    missing = {(name, value) for name, values in option_values().items() for value in values}
    rng = random.Random(0)
    for _ in range(300):
        options = some_options(rng.randrange)
        missing -= {(name, getattr(options, name)) for name in option_values()}
    assert missing <= {("first_game", True)}


def test_the_law_is_a_table_of_phases_and_moves() -> None:
    for phase in Phase:
        moves = {move.__name__ for at, move in LAW if at is phase}
        if phase is Phase.OVER:
            assert moves == set()
        elif phase is Phase.LOBBY:
            assert moves == {"Begin"}
        else:
            assert {"Close", "Leave", "Stop"} <= moves
        assert ("Redo" in moves) == (phase in NIGHT)


def test_views_survive_json() -> None:
    state, _ = apply(new_game(), Begin(1, 2))
    for view in (public_view(state), seat_view(state, 1)):
        kind = PublicView if isinstance(view, PublicView) else SeatView
        assert msgspec.json.decode(msgspec.json.encode(view), type=kind) == view


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    for seat in (0, 9):
        with pytest.raises(IndexError, match=f"no seat {seat}; seats are 1 to 8"):
            seat_view(new_game(), seat)


def test_an_answer_must_fit_the_question() -> None:
    ask = Prompt(1, Question.NOMINATE, (1, 2))
    for choice in ((), (1, 2)):
        with pytest.raises(ValueError, match="takes one choice"):
            answer(ask, choice)
    assert answer(Prompt(1, Question.ASK, (1, 2), optional=True), ()) == Choose(1, None)
    with pytest.raises(ScriptEnds):
        some_answer(ask, script(b""))


def test_the_end_is_told_once() -> None:
    *_, (before, move, _) = everybody_answers(Options(), 4)
    _, events = apply(before, move)
    assert sum(isinstance(event, Ended) for event in events) == 1
