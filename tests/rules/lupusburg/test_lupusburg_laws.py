"""What holds in every game of Lupusburg, whatever the seeds, the options and the moves."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from lupusburg_legal import check
from lupusburg_players import (
    ScriptEnds,
    attempts,
    everybody_answers,
    script,
    some_options,
)

from table.rules.lupusburg import (
    AnyMove,
    Begin,
    Bet,
    BetMade,
    Coin,
    IllegalMove,
    Keep,
    Move,
    Options,
    Phase,
    State,
    Token,
    TokenPlaced,
    Vote,
    VotesUncovered,
    answer,
    apply,
    new_game,
    prompt,
)

seeds = st.integers(0, 2**64 - 1)
begins = st.builds(Begin, seeds, seeds)


def _options(numbers: bytes) -> Options:
    return some_options(script(numbers))


options = st.binary(min_size=40, max_size=40).map(_options)
whole_games = st.integers(0, 2**32).map(lambda seed: random.Random(seed).randbytes(1500))
scripts = st.binary(max_size=200) | whole_games
"""Short scripts, which shrink well, and such as last for a whole game."""


def _game(opts: Options, begin: Begin, numbers: bytes) -> Iterator[tuple[State, Move, State]]:
    return attempts(opts, begin, script(numbers))


@given(options, begins, scripts)
def test_any_mix_of_moves_leaves_a_legal_state(opts: Options, begin: Begin, numbers: bytes) -> None:
    check(new_game(opts))
    for _, _, after in _game(opts, begin, numbers):
        check(after)


@given(options, begins, scripts)
def test_an_illegal_move_is_quoted_and_changes_nothing(
    opts: Options, begin: Begin, numbers: bytes
) -> None:
    for before, move, after in _game(opts, begin, numbers):
        if after is not before:
            continue
        as_it_was = msgspec.json.encode(before)
        with pytest.raises(IllegalMove) as refused:
            apply(before, move)
        assert str(refused.value).startswith(repr(move))
        assert refused.value.move is move
        assert msgspec.json.encode(before) == as_it_was


@given(options, begins, scripts)
def test_every_answer_that_a_prompt_offers_is_legal(
    opts: Options, begin: Begin, numbers: bytes
) -> None:
    for _, _, state in _game(opts, begin, numbers):
        for ask in prompt(state):
            assert ask.choices
            for choice in ask.choices:
                apply(state, answer(ask, (choice,) * ask.count))
            if ask.optional:
                apply(state, answer(ask, ()))


@given(options, begins, scripts)
def test_a_state_and_its_moves_survive_json(opts: Options, begin: Begin, numbers: bytes) -> None:
    for before, move, after in _game(opts, begin, numbers):
        assert msgspec.json.decode(msgspec.json.encode(after), type=State) == after
        if after is not before:
            assert msgspec.json.decode(msgspec.json.encode(move), type=AnyMove) == move


@given(options, begins, scripts)
def test_the_fold_of_the_moves_is_the_live_state(
    opts: Options, begin: Begin, numbers: bytes
) -> None:
    live = new_game(opts)
    record = []
    for before, move, after in _game(opts, begin, numbers):
        live = after
        if after is not before:
            record.append(msgspec.json.encode(move))
    folded = new_game(opts)
    for line in record:
        folded, _ = apply(folded, msgspec.json.decode(line, type=AnyMove))
        # A game that was put away and taken out again goes on in the same way.
        folded = msgspec.json.decode(msgspec.json.encode(folded), type=State)
    assert folded == live


@given(options, seeds.map(lambda seed: seed // 2))
def test_a_game_in_which_everybody_votes_ends_within_as_many_days_as_characters(
    opts: Options, seed: int
) -> None:
    last = None
    for _, _, last in everybody_answers(opts, seed):
        assert last.day <= 2 * opts.players
    assert last is not None
    assert last.phase is Phase.OVER
    assert last.outcome is not None
    assert last.outcome.winner in ("werewolf", "town")


@given(options, seeds.map(lambda seed: seed // 2))
def test_no_move_is_lost(opts: Options, seed: int) -> None:
    """Each bet, coin, token and vote that was accepted is in the events or in the end's account."""
    made: Counter[tuple[object, ...]] = Counter()
    told: Counter[tuple[object, ...]] = Counter()
    votes: dict[int, tuple[int, ...]] = {}
    for before, move, after in everybody_answers(opts, seed):
        _, events = apply(before, move)
        match move:
            case Bet(seat, player):
                made["bet", seat, player] += 1
            case Token(seat, house):
                made["token", seat, house] += 1
            case Vote(seat, houses):
                votes[seat] = houses
            case Keep(seat, coin):
                wager = after.bets[seat - 1]
                assert wager is not None
                assert wager.coin == before.drawn[coin - 1]
            case Coin(seat, value):
                wager = after.bets[seat - 1]
                assert wager is not None
                assert wager.coin == value
            case _:
                pass
        for event in events:
            match event:
                case BetMade(seat, player):
                    told["bet", seat, player] += 1
                case TokenPlaced(seat, placed):
                    told["token", seat, placed] += 1
                case VotesUncovered(_, uncovered):
                    assert dict(uncovered) == votes
                    votes = {}
                case _:
                    pass
    # A token that no option allows anywhere is skipped, which is told and was no move.
    told = Counter({key: n for key, n in told.items() if key[::2] != ("token", None)})
    assert made == told
    assert not votes


@given(st.binary(max_size=3))
def test_a_script_ends(numbers: bytes) -> None:
    below = script(numbers)
    for number in numbers:
        assert below(256) == number
    with pytest.raises(ScriptEnds):
        below(256)
