"""RULES.md §1: the end check, the score, and the host's stop."""

from __future__ import annotations

from typing import Any

import pytest
from lupusburg_table import gone, happened, lynch, night, play, tokens, town, until
from msgspec.structs import replace

from table.rules.lupusburg import (
    Bet,
    Close,
    Coin,
    Ended,
    IllegalMove,
    Keep,
    Leave,
    Outcome,
    Phase,
    State,
    Stop,
    Strike,
    Wager,
    apply,
    prompt,
    public_view,
)

CARDS = "W. T. .. .. .."


def outcome(state: State) -> Outcome:
    assert state.phase is Phase.OVER
    assert state.outcome is not None
    return state.outcome


def last_wolf(cards: str = CARDS, **options: Any) -> State:
    """Night 1, and the Werewolf has one character left, in house 1."""
    return gone(town(cards, **options), 2)


def with_bets(state: State, *bets: tuple[int, int] | None) -> State:
    """Seals as (player, coin), seat by seat."""
    return replace(state, bets=tuple(bet and Wager(*bet) for bet in bets))


# The end check


def test_the_werewolf_loses_with_the_last_character_by_lynching() -> None:
    state = lynch(until(last_wolf(), Phase.BALLOT), 1)
    assert outcome(state).winner == "town"


def test_the_werewolf_loses_by_the_own_claw() -> None:
    state = night(last_wolf(), 1)
    assert outcome(state).winner == "town"


def test_the_werewolf_is_the_werewolf_with_both_characters() -> None:
    """The card Werewolf is gone, the Townsfolk card of the same player still is the Werewolf's."""
    state = night(town(CARDS), 1)
    assert state.phase is Phase.PRIVILEGE
    assert state.living(1) == (2,)


@pytest.mark.parametrize(
    ("fallen", "claw"),
    [((3, 4, 5, 6, 7), 8), ((2, 3, 4, 5, 6, 7, 8), 9)],
    ids=["2 and 2", "1 and 1"],
)
def test_the_werewolf_wins_when_even(fallen: tuple[int, ...], claw: int) -> None:
    state = until(gone(town(CARDS), *fallen), Phase.WEREWOLF)
    before = play(state, Strike(1, claw), Close())
    final, events = apply(before, Close())
    assert outcome(final).winner == "werewolf"
    assert outcome(final).winners == (1,)
    # A win at dawn comes before privilege and bets.
    assert [type(event).__name__ for event in events] == ["Slaughtered", "Ended"]


def test_the_game_goes_on_while_the_werewolf_has_fewer() -> None:
    assert night(gone(town(CARDS), 3, 4, 5, 6), 8).phase is Phase.PRIVILEGE


def test_the_werewolf_wins_by_lynching() -> None:
    state = gone(until(town(CARDS), Phase.BALLOT), 3, 4, 5, 6, 7)
    assert outcome(lynch(state, 8)).winner == "werewolf"


def test_no_werewolf_left_is_checked_first() -> None:
    """None against none is even too; that the Werewolf has none decides."""
    state = gone(until(town("W. T. .. .."), Phase.DISCUSSION), 3, 4, 5, 6, 7, 8)
    assert outcome(play(state, Leave(1))).winner == "town"


# The score


def test_two_for_a_living_character_one_for_the_chest_one_for_an_unused_seal() -> None:
    # Chests lie in 2, 4, 6, 8, 10; seat 3 has lost the chest house, seat 4 the other one.
    end = outcome(night(gone(last_wolf(), 3, 4, 6, 7), 1))
    assert end.points == (0, 1, 3, 4, 6)


def test_a_bet_on_the_werewolf_pays_its_coin_and_a_wrong_one_nothing() -> None:
    state = with_bets(last_wolf(), (2, 6), (1, 8), (4, 7), (1, 2), None)
    end = outcome(night(state, 1))
    assert end.points == (0, 5 + 8, 5 + 0, 5 + 2, 5 + 1)
    assert end.winners == (2,)


def test_the_werewolf_who_loses_scores_nothing_even_by_an_own_bet() -> None:
    state = with_bets(last_wolf(bet_on_self=True), (1, 8), None, None, None, None)
    assert outcome(night(state, 1)).points[0] == 0


def test_a_player_with_nothing_left_can_win() -> None:
    state = with_bets(gone(last_wolf(), 3, 4), None, (1, 8), None, None, None)
    end = outcome(night(state, 1))
    assert end.points == (0, 8, 6, 6, 6)
    assert end.winners == (2,)


@pytest.mark.parametrize(("burgomaster", "winner"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_a_tie_goes_to_the_nearest_to_the_burgomaster(burgomaster: int, winner: int) -> None:
    end = outcome(night(last_wolf(first_burgomaster=burgomaster), 1))
    assert end.points == (0, 6, 6, 6, 6)
    assert end.winners == (winner,)


def test_option_score_tie() -> None:
    before = until(last_wolf(first_burgomaster=3), Phase.BALLOT)
    assert outcome(lynch(before, 1)).winners == (3,)
    after = until(last_wolf(first_burgomaster=3, score_tie="after_pass"), Phase.BALLOT)
    assert outcome(lynch(after, 1)).winners == (4,)
    # The pass skips those who have left.
    gap = play(last_wolf(first_burgomaster=3, score_tie="after_pass"), Leave(4))
    assert outcome(night(gap, 1)).winners == (5,)


def test_a_score_tie_follows_option_nearest() -> None:
    end = outcome(night(last_wolf(first_burgomaster=3, nearest="own_last"), 1))
    assert end.winners == (4,)


def test_the_werewolf_who_wins_gets_a_point_for_each_player_the_others_none() -> None:
    end = outcome(night(gone(town(CARDS), 3, 4, 5, 6, 7), 8))
    assert end.points == (5, 0, 0, 0, 0)


def test_option_werewolf_wins() -> None:
    end = outcome(night(gone(town(CARDS, werewolf_wins=7), 3, 4, 5, 6, 7), 8))
    assert end.points == (7, 0, 0, 0, 0)


def test_option_others_when_werewolf_wins() -> None:
    table = town(CARDS, others_when_werewolf_wins="score")
    state = with_bets(gone(table, 3, 4, 5, 6, 7), None, (1, 8), None, None, None)
    assert outcome(night(state, 8)).points == (5, 8, 1, 1, 6)


def test_everything_is_uncovered_at_the_end() -> None:
    state = last_wolf()
    (*_, event) = happened(until(state, Phase.DAWN), Leave(1))
    assert isinstance(event, Ended)
    end = event.outcome
    assert (end.werewolf, end.thief) == (1, 2)
    assert end.cards == state.cards
    assert end.chests == state.chests
    assert public_view(night(state, 1)).outcome == outcome(night(state, 1))


# Physical coins


def scoring(*bets: tuple[int, int] | None, **options: Any) -> State:
    state = with_bets(last_wolf(coins="physical", **options), *bets)
    return night(state, 1)


def test_physical_coins_are_typed_in_by_those_who_bet_on_the_werewolf() -> None:
    state = scoring((2, 0), (1, 0), (4, 0), (1, 0), None)
    assert state.phase is Phase.SCORING
    assert [(ask.seat, ask.choices) for ask in prompt(state)] == [
        (2, (2, 3, 4, 5, 6, 7, 8)),
        (4, (2, 3, 4, 5, 6, 7, 8)),
    ]
    end = outcome(play(state, Coin(4, 8), Coin(2, 3)))
    assert end.points == (0, 5 + 3, 5 + 0, 5 + 8, 5 + 1)
    assert end.winners == (4,)


def test_a_coin_can_be_typed_as_often_as_it_exists() -> None:
    state = scoring(None, (1, 0), (1, 0), (1, 0), None)
    state = play(state, Coin(2, 2), Coin(3, 2))
    with pytest.raises(
        IllegalMove, match="no coin of 2 can be under this seal; choose one of 3, 4"
    ):
        apply(state, Coin(4, 2))
    for value in (0, -1, 1, 9, 2**70):
        with pytest.raises(IllegalMove, match=f"no coin of {value} can be under this seal"):
            apply(state, Coin(4, value))
    with pytest.raises(IllegalMove, match="seat 2 is not asked anything now"):
        apply(state, Coin(2, 5))


def test_a_coin_that_is_not_typed_in_counts_nothing() -> None:
    state = scoring(None, (1, 0), (1, 0), None, None)
    assert outcome(play(state, Coin(2, 7), Close())).points == (0, 12, 5, 6, 6)


def test_nobody_is_asked_where_no_coin_decides() -> None:
    assert scoring(None, (3, 0), None, None, None).phase is Phase.OVER
    assert scoring((1, 0), None, None, None, None, bet_on_self=True).phase is Phase.OVER


def test_nobody_is_asked_for_a_coin_when_all_have_been_typed() -> None:
    state = scoring(None, (1, 0), (1, 0), None, None, coin_values=(5,), empty_bag="worthless_bet")
    state = play(state, Coin(2, 5))
    assert state.phase is Phase.SCORING
    assert prompt(state) == ()
    assert outcome(play(state, Close())).points == (0, 10, 5, 6, 6)


def test_who_left_with_a_right_bet_is_not_asked_for_the_coin() -> None:
    state = with_bets(last_wolf(coins="physical"), None, (1, 0), (1, 0), None, None)
    state = night(play(state, Leave(2)), 1)
    assert state.turn == (3,)
    assert outcome(play(state, Leave(3))).points[:3] == (0, 0, 5)


def test_a_leaver_at_the_scoring_keeps_the_characters_that_lived_to_the_end() -> None:
    state = scoring(None, (1, 0), None, None, None)
    assert outcome(play(state, Leave(4), Coin(2, 2))).points == (0, 7, 6, 6, 6)


# The host ends the game


def test_a_stopped_game_has_no_winner_and_no_points() -> None:
    for phase in (Phase.THIEF, Phase.BET, Phase.BALLOT):
        end = outcome(play(until(town(CARDS), phase), Stop()))
        assert (end.winner, end.winners, end.points) == ("nobody", (), (0, 0, 0, 0, 0))


def test_nothing_happens_after_the_end() -> None:
    state = play(town(CARDS), Stop())
    for move in (Close(), Stop(), Leave(1), Keep(1, 1), Bet(1, 2)):
        with pytest.raises(IllegalMove, match="the game is at: over"):
            apply(state, move)
    assert prompt(state) == ()


def test_tokens_and_coins_do_not_outlive_the_game() -> None:
    state = tokens(until(last_wolf(coins="physical"), Phase.BALLOT), *[1] * 10)
    state = with_bets(state, None, (1, 0), None, None, None)
    state = play(state, Close())
    assert state.phase is Phase.SCORING
    assert state.tokens == ()
    assert state.suspects == ()
