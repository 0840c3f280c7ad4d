"""RULES.md §1, Day 5–9: the open ballot, the suspects, the defence, the secret ballot, the lynching."""

from __future__ import annotations

from typing import Any

import pytest
from lupusburg_table import gone, happened, lynch, night, play, tokens, town, until, votes

from table.rules.lupusburg import (
    BurgomasterPassed,
    Close,
    IllegalMove,
    Lynched,
    Options,
    Phase,
    State,
    Suspected,
    TakeBack,
    Token,
    TokenPlaced,
    TokenTakenBack,
    Vote,
    VotesUncovered,
    apply,
    owner,
    prompt,
    public_view,
    seat_view,
)

CARDS = "W. T. .. .. .."


def at_ballot(cards: str = CARDS, **options: Any) -> State:
    return until(town(cards, **options), Phase.BALLOT)


def with_two_suspects(**options: Any) -> State:
    """Houses 3 and 7 are suspects, both with two tokens or more."""
    return tokens(at_ballot(**options), 7, 7, 7, 3, 3, *[None] * 5)


# The first ballot


def test_everybody_has_two_tokens_in_two_rounds_clockwise_also_with_nothing_left() -> None:
    state = until(gone(town(CARDS, first_burgomaster=4), 5, 6), Phase.BALLOT)
    assert state.turn == (4, 5, 1, 2, 3, 4, 5, 1, 2, 3)


def test_a_token_goes_on_any_standing_character_in_the_open() -> None:
    state = gone(at_ballot(), 5)
    assert prompt(state)[0].choices == state.standing
    state, events = apply(state, Token(1, 8))
    assert events == (TokenPlaced(1, 8),)
    assert public_view(state).tokens == ((1, 8),)
    for house in (5, 0, -1, 11, 2**70):
        with pytest.raises(IllegalMove, match=f"no house {house} standing; choose one of 1, 2, 3"):
            apply(state, Token(2, house))


def test_nobody_places_a_token_out_of_turn() -> None:
    with pytest.raises(IllegalMove, match="it is the turn of seat 1, not of seat 3"):
        apply(at_ballot(), Token(3, 1))


def test_option_token_on_own() -> None:
    assert play(at_ballot(), Token(1, 1)).tokens == ((1, 1),)
    state = at_ballot(token_on_own=False)
    assert prompt(state)[0].choices == (3, 4, 5, 6, 7, 8, 9, 10)
    with pytest.raises(IllegalMove, match="a token may not go on an own character"):
        apply(state, Token(1, 1))


def test_option_tokens_together() -> None:
    twice = (7, 5, 5, 5, 5, 7)
    assert tokens(at_ballot(), *twice).tokens[-1] == (1, 7)
    state = tokens(at_ballot(tokens_together=False), *twice[:5])
    assert 7 not in prompt(state)[0].choices
    with pytest.raises(IllegalMove, match="the two tokens may not go on one character"):
        apply(state, Token(1, 7))


def test_nobody_is_asked_for_a_token_that_the_options_allow_nowhere() -> None:
    state = town("W. T. .. ..", token_on_own=False, tokens_together=False)
    state = until(gone(state, 2, 3, 4, 7, 8), Phase.BALLOT)
    assert state.standing == (1, 5, 6)
    # Seat 3 owns all but house 1, where its first token already lies in the second round.
    state = tokens(state, 5, 1, 1, 1, 6, 5)
    assert state.turn[0] == 3
    assert prompt(state) == ()
    assert happened(state, Close())[0] == TokenPlaced(3, None)


def test_option_missing_token() -> None:
    assert happened(at_ballot(), Close()) == (TokenPlaced(1, None),)
    drawn = tokens(at_ballot(missing_token="random"), *[None] * 9).tokens
    houses = [house for _, house in drawn]
    assert None not in houses
    assert len(set(houses)) > 2
    nowhere = town("W. T. .. ..", token_on_own=False, tokens_together=False, missing_token="random")
    state = until(gone(nowhere, 2, 3, 4, 7, 8), Phase.BALLOT)
    assert happened(tokens(state, 5, 1, 1, 1, 6, 5), Close())[0] == TokenPlaced(3, None)


def test_option_no_tokens() -> None:
    state = tokens(at_ballot(), *[None] * 9)
    events = happened(state, Close())
    assert events[1:3] == (Suspected(()), Lynched(None))
    assert play(state, Close()).phase is Phase.THIEF
    state = tokens(at_ballot(no_tokens="nearest", first_burgomaster=3), *[None] * 10)
    assert (state.phase, state.suspects) == (Phase.DEFENCE, (5, 6))


def test_the_last_open_vote_can_be_taken_back() -> None:
    state = tokens(at_ballot(), 7, 5)
    state, events = apply(state, TakeBack())
    assert events == (TokenTakenBack(2),)
    assert state.tokens == ((1, 7),)
    assert state.turn[:2] == (2, 3)
    assert tokens(state, 9).tokens == ((1, 7), (2, 9))


def test_a_skipped_vote_can_be_taken_back_and_placed() -> None:
    state = play(tokens(at_ballot(), None), TakeBack())
    assert tokens(state, 9).tokens == ((1, 9),)


def test_the_last_of_all_tokens_can_be_taken_back_before_the_second_ballot() -> None:
    state = tokens(at_ballot(), *[7] * 9, 3)
    assert state.phase is Phase.DEFENCE
    state = play(state, TakeBack())
    assert (state.phase, state.turn, state.suspects) == (Phase.BALLOT, (5,), ())
    assert tokens(state, 9).suspects == (7, 9)


def test_there_must_be_a_vote_to_take_back() -> None:
    with pytest.raises(IllegalMove, match=r"^TakeBack\(\): there is no vote to take back"):
        apply(at_ballot(), TakeBack())
    with pytest.raises(IllegalMove, match="not possible now"):
        apply(until(with_two_suspects(), Phase.SECOND_BALLOT), TakeBack())


# The suspects


def test_the_two_characters_with_most_tokens_are_suspects_the_first_first() -> None:
    state = tokens(at_ballot(), 7, 7, 9, 9, 9, 3, *[None] * 3)
    assert happened(state, Close())[1:] == (Suspected((9, 7)),)


def test_a_tie_goes_to_the_one_nearest_the_burgomaster() -> None:
    six_ways = (1, 3, 5, 7, 9, 9, 7, 5, 3, 1)
    assert tokens(at_ballot(), *six_ways).suspects == (1, 3)
    assert tokens(at_ballot(first_burgomaster=3), *six_ways).suspects == (5, 7)


def test_a_tie_at_the_burgomasters_own_houses_goes_clockwise() -> None:
    state = tokens(at_ballot(first_burgomaster=3), 6, 5, 6, 5, 4, 4, *[None] * 4)
    assert state.suspects == (5, 6)


def test_option_nearest() -> None:
    ties = (5, 6, 3, 9, 3, 9, 5, 6, None, None)
    assert tokens(at_ballot(first_burgomaster=3), *ties).suspects == (5, 6)
    last = at_ballot(first_burgomaster=3, nearest="own_last")
    assert tokens(last, *ties).suspects == (9, 3)
    only_own = tokens(last, 6, 5, 6, 5, *[None] * 6)
    assert only_own.suspects == (5, 6)
    wraps = at_ballot(first_burgomaster=5, nearest="own_last")
    assert tokens(wraps, 9, 1, 9, 1, *[None] * 6).suspects == (1, 9)


def test_option_suspects_share_owner() -> None:
    ballot = (7, 7, 7, 8, 8, 3, *[None] * 4)
    assert tokens(at_ballot(), *ballot).suspects == (7, 8)
    assert tokens(at_ballot(suspects_share_owner=False), *ballot).suspects == (7, 3)


def test_option_sole_suspect() -> None:
    state = tokens(at_ballot(), *[7] * 10)
    assert (state.phase, state.suspects, state.turn) == (Phase.DEFENCE, (7,), (4,))
    assert happened(state, Close())[0] == Lynched(7)
    state = tokens(at_ballot(sole_suspect="joined"), *[7] * 10)
    assert state.suspects == (7, 1)
    state = tokens(at_ballot(sole_suspect="joined", suspects_share_owner=False), *[1, 2] * 5)
    assert state.suspects == (1, 3)


def test_the_example_of_the_rules() -> None:
    """Second day of Andrew, Bea, Carl, David and Emma; three characters are gone (L196–222).

    Bea's character has 4 tokens, and David's wins a tie of 2 because he sits nearer to Andrew.
    The second ballot has 1 + 1 + 2 + 0 + 1 tokens, and Bea's character loses it 3–2.
    """
    andrew, bea, carl, david, emma = 1, 2, 3, 4, 5
    state = town(".. .. W. .. T.", first_burgomaster=emma)
    state = lynch(night(state, 1), 8)
    state = until(night(state, 9), Phase.BALLOT)
    assert (state.day, state.burgomaster) == (2, andrew)
    state = tokens(state, 3, 7, 10, 3, 10, 3, 7, 6, 3, None)
    assert state.suspects == (3, 7)
    state = until(state, Phase.SECOND_BALLOT)
    assert [state.tokens_of(seat) for seat in (andrew, bea, carl, david, emma)] == [1, 1, 2, 0, 1]
    secret = [Vote(andrew, (3,)), Vote(bea, (7,)), Vote(carl, (3, 7)), Vote(emma, (3,))]
    events = happened(state, *secret)
    assert events[0] == VotesUncovered((3, 7), ((1, (3,)), (2, (7,)), (3, (3, 7)), (5, (3,))))
    assert events[1] == Lynched(3)
    assert events[2] == BurgomasterPassed(bea)


# The defence


def test_option_first_defence() -> None:
    assert with_two_suspects().turn == (4, 2)
    assert with_two_suspects(first_defence="second_suspect").turn == (2, 4)


def test_an_owner_of_both_suspects_speaks_for_each() -> None:
    state = tokens(at_ballot(), 7, 7, 8, 8, *[None] * 6)
    assert state.turn == (4, 4)
    assert play(state, Close()).phase is Phase.DEFENCE
    assert play(state, Close(), Close()).phase is Phase.SECOND_BALLOT


def test_option_first_evidence_and_count_starts_are_for_the_table_to_show() -> None:
    """They change what is seen and heard; the law is the same with each value."""
    for option, values in {
        "first_evidence": ("paw", "tuft"),
        "count_starts": ("call_end", "call_start"),
    }.items():
        assert getattr(Options(), option) == values[0]
        ends = [with_two_suspects(**{option: value}).suspects for value in values]
        assert ends[0] == ends[1]


# The second ballot


def test_a_player_has_a_token_for_each_living_character_that_is_not_a_suspect() -> None:
    state = until(gone(with_two_suspects(), 1, 9, 10), Phase.SECOND_BALLOT)
    assert [state.tokens_of(seat) for seat in range(1, 6)] == [1, 1, 2, 1, 0]
    assert [(ask.seat, ask.count) for ask in prompt(state)] == [(1, 1), (2, 1), (3, 2), (4, 1)]
    assert public_view(state).acting == (1, 2, 3, 4)
    with pytest.raises(IllegalMove, match="seat 5 has no vote in the second ballot"):
        apply(state, Vote(5, (7,)))


@pytest.mark.parametrize("seat", [0, -1, 6, 2**70])
def test_a_seat_that_is_not_there_has_no_vote(seat: int) -> None:
    with pytest.raises(IllegalMove, match=f"seat {seat} has no vote"):
        apply(until(with_two_suspects(), Phase.SECOND_BALLOT), Vote(seat, (7,)))


def test_all_tokens_are_placed_and_only_on_suspects() -> None:
    state = until(with_two_suspects(), Phase.SECOND_BALLOT)
    with pytest.raises(IllegalMove, match="seat 1 has 2 tokens to place"):
        apply(state, Vote(1, (7,)))
    with pytest.raises(IllegalMove, match="seat 2 has 1 token to place"):
        apply(state, Vote(2, ()))
    with pytest.raises(IllegalMove, match="house 5 cannot be voted for; choose 7 or 3"):
        apply(state, Vote(1, (7, 5)))


def test_votes_are_secret_until_all_are_uncovered_together() -> None:
    state = until(with_two_suspects(), Phase.SECOND_BALLOT)
    voted, events = apply(state, Vote(1, (7, 3)))
    assert events == ()
    assert public_view(voted) == public_view(state)
    assert seat_view(voted, 2) == seat_view(state, 2)
    assert seat_view(voted, 1).votes == (7, 3)


def test_a_vote_may_be_changed_until_the_last_one_is_in() -> None:
    state = votes(with_two_suspects(), s1=(7, 7), s2=(7,), s3=(7, 7), s4=(7,))
    events = happened(state, Vote(1, (3, 3)), Vote(5, (3, 3)))
    assert events[0] == VotesUncovered(
        (7, 3), ((1, (3, 3)), (2, (7,)), (3, (7, 7)), (4, (7,)), (5, (3, 3)))
    )


def test_most_votes_is_lynched() -> None:
    state = votes(with_two_suspects(), s1=(3, 3), s2=(7,), s3=(7, 3), s4=(3,))
    assert happened(state, Vote(5, (7, 7)))[1] == Lynched(3)
    assert happened(state, Close())[1] == Lynched(3)


def test_a_tie_in_the_second_ballot_goes_to_the_nearest() -> None:
    for burgomaster, nearest in ((1, 3), (3, 7), (4, 7), (5, 3)):
        state = with_two_suspects(first_burgomaster=burgomaster)
        state = votes(state, s1=(3, 3), s2=(3,), s3=(7, 7), s4=(7,))
        assert happened(state, Vote(5, (3, 7)))[1] == Lynched(nearest)


def test_a_tie_at_the_burgomasters_own_house_lynches_it() -> None:
    state = with_two_suspects(first_burgomaster=2)
    state = votes(state, s1=(3, 7), s2=(7,), s3=(7, 3), s4=(3,))
    assert happened(state, Vote(5, (3, 7)))[1] == Lynched(3)


def test_option_vote_on_own() -> None:
    state = until(with_two_suspects(), Phase.SECOND_BALLOT)
    assert play(state, Vote(2, (3,))).votes[1] == (3,)
    state = until(with_two_suspects(vote_on_own=False), Phase.SECOND_BALLOT)
    assert prompt(state)[1].choices == (7,)
    with pytest.raises(IllegalMove, match="house 3 cannot be voted for; choose 7"):
        apply(state, Vote(2, (3,)))


def test_option_missing_vote() -> None:
    """Nearest is house 3; one token lies on 7 when the time is over."""
    counted = votes(with_two_suspects(), s2=(7,))
    assert happened(counted, Close())[:2] == (VotesUncovered((7, 3), ((2, (7,)),)), Lynched(7))
    nearest = votes(with_two_suspects(missing_vote="nearest"), s2=(7,))
    assert happened(nearest, Close())[:2] == (VotesUncovered((7, 3), ((2, (7,)),)), Lynched(3))


def test_option_nil_nil() -> None:
    state = until(with_two_suspects(), Phase.SECOND_BALLOT)
    assert happened(state, Close())[:2] == (VotesUncovered((7, 3), ()), Lynched(3))
    state = until(with_two_suspects(nil_nil="nobody"), Phase.SECOND_BALLOT)
    assert happened(state, Close())[1] == Lynched(None)


# The end of the day


def test_the_lynched_character_and_house_leave_face_down() -> None:
    state = lynch(at_ballot(), 7)
    assert state.fallen == (7,)
    assert 7 not in state.standing
    assert public_view(state).outcome is None


def test_the_burgomaster_passes_left_also_to_a_player_with_nothing_left() -> None:
    state = lynch(gone(at_ballot(), 3, 4), 7)
    assert state.burgomaster == 2
    state = lynch(until(town(CARDS, first_burgomaster=5), Phase.BALLOT), 7)
    assert state.burgomaster == 1


def test_the_burgomaster_passes_when_nobody_was_lynched() -> None:
    assert tokens(at_ballot(), *[None] * 10).burgomaster == 2


def test_a_player_who_lost_both_houses_owns_none() -> None:
    state = gone(town(CARDS), 3, 4)
    assert state.living(2) == ()
    assert {owner(house) for house in state.standing} == {1, 3, 4, 5}
