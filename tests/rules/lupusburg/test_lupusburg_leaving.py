"""RULES.md §3, Corrections: a player leaves, in every phase and in every part."""

from __future__ import annotations

from typing import Any

import pytest
from lupusburg_legal import check
from lupusburg_table import gone, happened, play, tokens, town, until, votes

from table.rules.lupusburg import (
    Ask,
    Begin,
    Bet,
    BurgomasterPassed,
    Close,
    Hide,
    IllegalMove,
    Keep,
    Leave,
    Lynched,
    NightFell,
    Options,
    Phase,
    PlayerLeft,
    Show,
    State,
    TakeBack,
    VotesUncovered,
    Wager,
    apply,
    new_game,
    prompt,
)

CARDS = ".. T. .. .. W. .."
"""Six players; the Werewolf sits at 5, so that the first four can leave without an end."""


def at(phase: Phase, **options: Any) -> State:
    return until(town(CARDS, **options), phase)


def suspects_3_and_7() -> State:
    return tokens(at(Phase.BALLOT), 7, 7, 7, 3, 3, *[None] * 7)


WAITING = [phase for phase in Phase if phase not in (Phase.LOBBY, Phase.OVER, Phase.SCORING)]


def reach(phase: Phase) -> State:
    """A game of six at the phase, as it stands when all goes as it should."""
    match phase:
        case Phase.CHEST:
            return play(new_game(Options(players=6)), Begin(4, 2))
        case Phase.PLACE:
            return play(reach(Phase.CHEST), Close())
        case Phase.SHOW:
            return play(at(Phase.PRIVILEGE), Ask(1, 3))
        case Phase.RETURN:
            return play(reach(Phase.SHOW), Show(3, 5))
        case Phase.COIN:
            return play(at(Phase.BET), Bet(1, 3))
        case Phase.DEFENCE | Phase.SECOND_BALLOT:
            return until(suspects_3_and_7(), phase)
        case _:
            return at(phase)


@pytest.mark.parametrize("phase", WAITING)
@pytest.mark.parametrize("seat", range(1, 7))
def test_anybody_can_leave_at_any_time_and_the_game_finds_its_end(phase: Phase, seat: int) -> None:
    state, events = apply(reach(phase), Leave(seat))
    left = [event for event in events if isinstance(event, PlayerLeft)]
    assert left == [PlayerLeft(seat, (2 * seat - 1, 2 * seat))]
    check(state)
    if seat == state.werewolf:
        assert state.outcome is not None
        assert state.outcome.winner == "town"
        return
    assert state.left == (seat,)
    assert seat not in state.turn
    assert not any(ask.seat == seat for ask in prompt(state))
    state = until(state, Phase.BALLOT)
    assert seat not in state.turn
    check(state)


@pytest.mark.parametrize("phase", WAITING)
@pytest.mark.parametrize("seat", [0, -1, 7, 2**70])
def test_only_who_sits_at_the_table_leaves(phase: Phase, seat: int) -> None:
    with pytest.raises(IllegalMove, match=f"nobody sits at seat {seat}"):
        apply(reach(phase), Leave(seat))


def test_nobody_leaves_twice() -> None:
    with pytest.raises(IllegalMove, match="nobody sits at seat 3"):
        apply(play(at(Phase.DISCUSSION), Leave(3)), Leave(3))


def test_the_burgomaster_who_leaves_is_followed_by_the_next_one_at_the_table() -> None:
    events = happened(play(at(Phase.DISCUSSION), Leave(2)), Leave(1))
    assert events == (PlayerLeft(1, (1, 2)), BurgomasterPassed(3))
    state = play(at(Phase.DISCUSSION), Leave(2), Leave(1), Close())
    assert state.turn == (3, 4, 5, 6) * 2


def test_the_burgomaster_passes_over_an_empty_seat() -> None:
    state = play(at(Phase.BALLOT), Leave(2))
    assert tokens(state, *[None] * 10).burgomaster == 3


def test_before_the_deal_the_chest_and_the_cards_of_the_leaver_are_decided() -> None:
    state = play(reach(Phase.CHEST), Leave(6))
    assert state.turn == (1, 2, 3, 4, 5)
    assert state.chests[5] in (11, 12)
    state = play(state, *(Hide(seat, 2 * seat) for seat in range(1, 6)))
    assert state.phase is Phase.PLACE
    assert state.turn == (1, 2, 3, 4, 5)
    assert None not in state.cards[10:]


def test_the_last_to_decide_who_leaves_lets_the_others_go_on() -> None:
    state = play(reach(Phase.CHEST), *(Hide(seat, 2 * seat) for seat in range(1, 6)), Leave(6))
    assert (state.phase, state.turn) == (Phase.PLACE, (1, 2, 3, 4, 5))


def test_a_player_who_leaves_can_decide_the_game() -> None:
    state = gone(at(Phase.DISCUSSION), 3, 4, 5, 6, 7)
    state = play(state, Leave(1))
    assert state.phase is Phase.DISCUSSION
    state = play(state, Leave(4))
    assert state.outcome is not None
    assert state.outcome.winner == "werewolf"


def test_the_werewolf_who_leaves_with_more_than_half_is_possible_and_wins() -> None:
    """More than all others together happens only when a player leaves (RULES.md §1)."""
    state = gone(at(Phase.DISCUSSION), 3, 4, 5, 6, 7, 8, 11)
    assert len(state.living(5)) == 2
    state = play(state, Leave(1))
    assert state.outcome is not None
    assert state.outcome.winner == "werewolf"


@pytest.mark.parametrize("leaver", [1, 3])
@pytest.mark.parametrize("phase", [Phase.SHOW, Phase.RETURN])
def test_a_privilege_ends_when_one_of_its_two_leaves(phase: Phase, leaver: int) -> None:
    assert play(reach(phase), Leave(leaver)).phase is Phase.BET


def test_a_privilege_goes_on_when_another_leaves() -> None:
    assert play(reach(Phase.SHOW), Leave(2)).phase is Phase.SHOW
    assert play(reach(Phase.PRIVILEGE), Leave(2)).phase is Phase.PRIVILEGE


def test_the_better_who_leaves_leaves_a_seal_without_a_coin_and_the_coins_go_back() -> None:
    state = play(reach(Phase.COIN), Leave(1))
    assert (state.phase, state.turn[0]) == (Phase.BET, 2)
    assert state.bets[0] == Wager(3, 0)
    assert sorted(state.bag) == [2, 2, 3, 4, 5, 6, 7, 8]


def test_the_better_draws_on_when_another_leaves() -> None:
    state = play(reach(Phase.COIN), Leave(2))
    assert state.phase is Phase.COIN
    assert play(state, Keep(1, 1)).turn[0] == 3


def test_the_last_to_bet_who_leaves_ends_the_bets() -> None:
    state = at(Phase.BET)
    state = play(state, *[Close()] * 5, Leave(6))
    assert state.phase is Phase.DISCUSSION


def test_tokens_of_a_leaver_stay_and_those_on_the_leavers_houses_do_not_count() -> None:
    state = tokens(at(Phase.BALLOT), 7, 7, 7, 5, 5, 11)
    state = play(state, Leave(4))
    assert state.turn == (1, 2, 3, 5, 6)
    assert len(state.tokens) == 6
    assert tokens(state, *[None] * 5).suspects == (5, 11)


def test_the_vote_of_a_leaver_cannot_be_taken_back() -> None:
    state = play(tokens(at(Phase.BALLOT), 7, 7, 7), Leave(3))
    with pytest.raises(IllegalMove, match="seat 3 has left, so that vote stays"):
        apply(state, TakeBack())


def test_the_last_to_place_a_token_who_leaves_ends_the_ballot() -> None:
    state = play(tokens(at(Phase.BALLOT), *[7] * 11), Leave(6))
    assert (state.phase, state.suspects) == (Phase.DEFENCE, (7,))


@pytest.mark.parametrize("phase", [Phase.DEFENCE, Phase.SECOND_BALLOT])
def test_nobody_is_lynched_when_a_suspect_leaves(phase: Phase) -> None:
    state = reach(phase)
    events = happened(state, Leave(4))
    assert events == (
        PlayerLeft(4, (7, 8)),
        Lynched(None),
        BurgomasterPassed(2),
        NightFell(2),
    )


def test_the_ballot_goes_on_when_another_leaves() -> None:
    state = votes(suspects_3_and_7(), s1=(3, 3), s3=(7, 7), s6=(3, 3))
    state = play(state, Leave(6))
    assert state.phase is Phase.SECOND_BALLOT
    assert state.votes[5] == ()
    assert state.turn == (2, 4, 5)


def test_the_last_voter_who_leaves_uncovers_the_votes() -> None:
    state = votes(suspects_3_and_7(), s1=(3, 3), s2=(3,), s3=(7, 7), s4=(7,), s5=(7, 3))
    events = happened(state, Leave(6))
    assert events[1] == VotesUncovered(
        (7, 3), ((1, (3, 3)), (2, (3,)), (3, (7, 7)), (4, (7,)), (5, (7, 3)))
    )
    assert events[2] == Lynched(3)
