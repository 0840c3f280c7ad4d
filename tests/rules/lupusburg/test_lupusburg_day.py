"""RULES.md §1, Day 1–4: dawn, privilege, bets, discussion."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from lupusburg_table import gone, happened, night, play, town, until
from msgspec.structs import replace

from table.rules.lupusburg import (
    Ask,
    Bet,
    BetMade,
    Character,
    Close,
    CoinsDrawn,
    DiscussionBegan,
    IllegalMove,
    Keep,
    Phase,
    PrivilegeOffered,
    PrivilegeUsed,
    Show,
    Shown,
    State,
    Wager,
    apply,
    prompt,
    public_view,
    seat_view,
)

CARDS = "W. T. .. .. .."


def at_privilege(**options: Any) -> State:
    return until(town(CARDS, **options), Phase.PRIVILEGE)


def at_bets(**options: Any) -> State:
    return until(town(CARDS, **options), Phase.BET)


def test_the_privilege_is_offered_to_the_burgomaster() -> None:
    assert PrivilegeOffered(1) in happened(until(town(CARDS), Phase.DAWN), Close())
    state = at_privilege()
    (ask,) = prompt(state)
    assert (ask.seat, ask.choices, ask.optional) == (1, (2, 3, 4, 5), True)


@pytest.mark.parametrize("unused", [Ask(1, None), Close()])
def test_the_privilege_need_not_be_used(unused: Ask | Close) -> None:
    state, events = apply(at_privilege(), unused)
    assert events[0] == PrivilegeUsed(1, None)
    assert state.phase is Phase.BET


def test_the_asked_player_shows_a_card_and_the_burgomaster_shows_one_back() -> None:
    state = play(at_privilege(), Ask(1, 3))
    assert state.phase is Phase.SHOW
    state, events = apply(state, Show(3, 6))
    assert events == (Shown(1, 1, 6, Character.TOWNSFOLK),)
    assert state.phase is Phase.RETURN
    state, events = apply(state, Show(1, 1))
    assert events[0] == Shown(3, 1, 1, Character.WEREWOLF)
    assert state.phase is Phase.BET


def test_the_card_shown_may_be_a_townsfolk_card_of_the_werewolf() -> None:
    state = until(town(".W T. .. .. .."), Phase.PRIVILEGE)
    state = play(state, Ask(1, 3), Show(3, 6), Show(1, 1))
    assert seat_view(state, 3).told[-1] == Shown(3, 1, 1, Character.TOWNSFOLK)


def test_a_shown_card_is_seen_by_the_two_alone() -> None:
    state = play(at_privilege(), Ask(1, 3), Show(3, 6), Show(1, 1))
    seers = [n for n in range(1, 6) if any(isinstance(s, Shown) for s in seat_view(state, n).told)]
    assert seers == [1, 3]


def test_only_the_burgomaster_asks_and_nobody_asks_oneself() -> None:
    state = at_privilege()
    with pytest.raises(IllegalMove, match="it is the turn of seat 1, not of seat 2"):
        apply(state, Ask(2, 3))
    for nobody in (1, 0, -1, 9, 2**70):
        with pytest.raises(IllegalMove, match=f"seat {nobody} cannot be asked; choose one of 2"):
            apply(state, Ask(1, nobody))


def test_a_card_that_is_not_chosen_in_time_is_drawn() -> None:
    state = play(at_privilege(), Ask(1, 3))
    houses: Counter[int] = Counter()
    for seed in range(40):
        ((shown,)) = happened(replace(state, deal_seed=seed), Close())
        assert isinstance(shown, Shown)
        houses[shown.house] += 1
    assert set(houses) == {5, 6}


def test_option_privilege_needs_living() -> None:
    dead = gone(town(CARDS, first_burgomaster=3), 5, 6)
    assert night(dead, None).phase is Phase.BET
    dead = gone(town(CARDS, first_burgomaster=3, privilege_needs_living=False), 5, 6)
    state = night(dead, None)
    assert state.phase is Phase.PRIVILEGE
    # Who has nothing left can only show a fallen card.
    state = play(state, Ask(3, 2), Show(2, 4))
    assert prompt(state)[0].choices == (5, 6)
    assert happened(state, Show(3, 5))[0] == Shown(2, 1, 5, Character.TOWNSFOLK)


def test_option_privilege_asks_living() -> None:
    state = night(gone(town(CARDS), 5, 6), None)
    assert prompt(state)[0].choices == (2, 4, 5)
    state = night(gone(town(CARDS, privilege_asks_living=False), 5, 6), None)
    assert prompt(state)[0].choices == (2, 3, 4, 5)
    assert prompt(play(state, Ask(1, 3)))[0].choices == (5, 6)


def test_option_privilege_shows() -> None:
    state = play(at_privilege(), Ask(1, 3))
    assert [(p.seat, p.choices) for p in prompt(state)] == [(3, (5, 6))]
    assert [p.seat for p in prompt(play(state, Show(3, 5)))] == [1]
    state = play(at_privilege(privilege_shows="asker"), Ask(1, 3))
    assert [(p.seat, p.choices) for p in prompt(state)] == [(1, (5, 6))]
    state, events = apply(state, Show(1, 5))
    assert events == (Shown(1, 1, 5, Character.TOWNSFOLK),)
    assert [(p.seat, p.choices) for p in prompt(state)] == [(3, (1, 2))]
    assert happened(state, Show(3, 1))[0] == Shown(3, 1, 1, Character.WEREWOLF)


def test_option_privilege_living_only() -> None:
    state = play(night(gone(town(CARDS), 5), None), Ask(1, 3))
    assert prompt(state)[0].choices == (6,)
    with pytest.raises(
        IllegalMove, match="the card under house 5 cannot be shown; choose one of 6"
    ):
        apply(state, Show(3, 5))
    state = play(night(gone(town(CARDS, privilege_living_only=False), 5), None), Ask(1, 3))
    assert prompt(state)[0].choices == (5, 6)


def test_bets_go_clockwise_from_the_burgomaster_also_with_nothing_left() -> None:
    state = until(gone(town(CARDS, first_burgomaster=4), 5, 6), Phase.BET)
    assert state.turn == (4, 5, 1, 2, 3)
    assert public_view(state).acting == (4, 5, 1, 2, 3)


def test_a_bet_is_public_and_its_coin_is_not() -> None:
    state = at_bets()
    state, events = apply(state, Bet(1, 3))
    assert events[0] == BetMade(1, 3)
    assert isinstance(events[1], CoinsDrawn)
    assert events[1].seat == 1
    assert len(events[1].coins) == 3
    assert Counter(events[1].coins) <= Counter((8, 7, 6, 5, 4, 3, 2, 2))
    assert public_view(state).bets == (3, None, None, None, None)
    assert prompt(state)[0].choices == (1, 2, 3)
    coin = state.drawn[1]
    state = play(state, Keep(1, 2))
    assert seat_view(state, 1).bet == Wager(3, coin)
    assert Counter(state.bag) + Counter([coin]) == Counter((8, 7, 6, 5, 4, 3, 2, 2))
    assert state.turn == (2, 3, 4, 5)


def test_the_coins_drawn_depend_on_the_deal_seed_and_on_who_draws() -> None:
    state = at_bets()
    draws = {play(replace(state, deal_seed=seed), Bet(1, 3)).drawn for seed in range(200)}
    assert len(draws) > 50


@pytest.mark.parametrize("coin", [0, -1, 4, 99, 2**70])
def test_only_a_drawn_coin_can_be_kept(coin: int) -> None:
    state = play(at_bets(), Bet(1, 3))
    with pytest.raises(IllegalMove, match=f"there is no coin {coin} among the 3 drawn"):
        apply(state, Keep(1, coin))


def test_a_coin_not_chosen_in_time_is_the_one_drawn_first() -> None:
    state = play(at_bets(), Bet(1, 3))
    assert play(state, Close()).bets[0] == Wager(3, state.drawn[0])


def test_nobody_bets_out_of_turn() -> None:
    with pytest.raises(IllegalMove, match="it is the turn of seat 1, not of seat 2"):
        apply(at_bets(), Bet(2, 3))


@pytest.mark.parametrize("no_bet", [Bet(1, None), Close()])
def test_nobody_has_to_bet(no_bet: Bet | Close) -> None:
    state, events = apply(at_bets(), no_bet)
    assert events == (BetMade(1, None),)
    assert state.turn[0] == 2


def test_one_bet_in_a_game() -> None:
    state = play(at_bets(), Bet(1, 3), Keep(1, 1))
    state = until(until(state, Phase.WEREWOLF), Phase.BET)
    assert state.day == 2
    assert 1 not in state.turn


def test_option_bet_on_self() -> None:
    assert prompt(at_bets())[0].choices == (2, 3, 4, 5)
    for nobody in (1, 0, -1, 6, 2**70):
        with pytest.raises(IllegalMove, match=f"a bet on seat {nobody} is not possible"):
            apply(at_bets(), Bet(1, nobody))
    state = at_bets(bet_on_self=True)
    assert prompt(state)[0].choices == (1, 2, 3, 4, 5)
    assert play(state, Bet(1, 1)).bets[0] == Wager(1, 0)


def test_fewer_than_three_coins_are_all_drawn() -> None:
    state = at_bets(coin_values=(5, 3))
    state = play(state, Bet(1, 3))
    assert Counter(state.drawn) == Counter((5, 3))
    state = play(state, Keep(1, 1), Bet(2, 3))
    assert len(state.drawn) == 1


def test_option_empty_bag() -> None:
    state = play(at_bets(coin_values=(5,)), Bet(1, 3))
    state, events = apply(state, Keep(1, 1))
    assert events == (DiscussionBegan(),)
    assert state.phase is Phase.DISCUSSION
    state = play(at_bets(coin_values=(5,), empty_bag="worthless_bet"), Bet(1, 3), Keep(1, 1))
    assert state.phase is Phase.BET
    state, events = apply(state, Bet(2, 3))
    assert events == (BetMade(2, 3),)
    assert state.bets[1] == Wager(3, 0)


def test_option_coins() -> None:
    state, events = apply(at_bets(), Bet(1, 3))
    assert state.phase is Phase.COIN
    state, events = apply(at_bets(coins="physical"), Bet(1, 3))
    assert events == (BetMade(1, 3),)
    assert (state.phase, state.turn) == (Phase.BET, (2, 3, 4, 5))
    assert state.bets[0] == Wager(3, 0)


def test_a_real_bag_runs_out_too() -> None:
    state = play(at_bets(coins="physical", coin_values=(5, 3)), Bet(1, 3), Bet(2, 3))
    assert state.phase is Phase.DISCUSSION


def test_option_coin_values() -> None:
    assert at_bets().bag == (8, 7, 6, 5, 4, 3, 2, 2)
    assert at_bets(coin_values=(9, 1)).bag == (9, 1)


def test_discussion_waits_for_nobody_and_leads_to_the_ballot() -> None:
    state = until(town(CARDS), Phase.DISCUSSION)
    assert prompt(state) == ()
    assert play(state, Close()).phase is Phase.BALLOT
