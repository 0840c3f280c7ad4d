"""RULES.md §1: the pieces, the deal, the Burgomaster."""

from __future__ import annotations

from collections import Counter

import pytest
from lupusburg_table import play, until

from table.rules.lupusburg import (
    Began,
    Begin,
    Character,
    Close,
    Dealt,
    Hide,
    IllegalMove,
    NightFell,
    Options,
    Phase,
    Place,
    State,
    apply,
    deck,
    houses_of,
    new_game,
    owner,
    prompt,
    seat_view,
)
from table.rules.lupusburg.setup import deal

W, T, F = Character.WEREWOLF, Character.THIEF, Character.TOWNSFOLK


def placing(*hands: tuple[Character, Character], chests: tuple[int, ...]) -> State:
    """A deal whose hands are known, found by trying seeds; the chests are decided."""
    seed = next(s for s in range(10**5) if deal(4, s) == hands)
    state = play(new_game(Options(players=4)), Begin(seed, 0))
    return play(state, *(Hide(owner(chest), chest) for chest in chests))


@pytest.mark.parametrize("players", range(4, 9))
def test_the_deck_has_one_werewolf_one_thief_and_the_rest_townsfolk(players: int) -> None:
    assert Counter(deck(players)) == {W: 1, T: 1, F: 2 * players - 2}


def test_each_seat_has_two_neighbouring_houses_numbered_clockwise() -> None:
    assert [houses_of(seat) for seat in range(1, 5)] == [(1, 2), (3, 4), (5, 6), (7, 8)]
    assert all(owner(house) == seat for seat in range(1, 9) for house in houses_of(seat))


@pytest.mark.parametrize("players", range(4, 9))
def test_the_deal_is_repeated_while_one_player_has_both(players: int) -> None:
    for seed in range(300):
        hands = deal(players, seed)
        assert Counter(card for hand in hands for card in hand) == Counter(deck(players))
        assert all(F in hand for hand in hands)


def test_the_werewolf_is_dealt_to_every_place_alike() -> None:
    places = Counter(
        [card for hand in deal(4, seed) for card in hand].index(W) for seed in range(8000)
    )
    assert sorted(places) == list(range(8))
    # 1000 expected in each of 8 places: the sum of squares is chi² with 7 degrees, 24.3 for 0.1 %.
    assert sum((n - 1000) ** 2 / 1000 for n in places.values()) < 24.3


def test_the_chest_is_decided_before_the_cards_are_seen() -> None:
    state, events = apply(new_game(Options(players=4)), Begin(1, 2))
    assert state.phase is Phase.CHEST
    assert events == (Began(1, drawn=False),)
    assert seat_view(state, 1).hand == ()
    *first, last = (Hide(seat, 2 * seat) for seat in (3, 1, 4, 2))
    state = play(state, *first)
    state, events = apply(state, last)
    assert [type(event) for event in events] == [Dealt] * 4
    assert state.phase is Phase.PLACE
    assert state.chests == (2, 4, 6, 8)


def test_a_chest_goes_into_an_own_house_once() -> None:
    state = play(new_game(Options(players=4)), Begin(1, 2))
    with pytest.raises(IllegalMove, match="the chest goes into house 3 or 4"):
        apply(state, Hide(2, 5))
    state = play(state, Hide(2, 3))
    with pytest.raises(IllegalMove, match="seat 2 is not asked anything now"):
        apply(state, Hide(2, 4))


def test_each_player_puts_one_card_under_each_house() -> None:
    state = placing((W, F), (T, F), (F, F), (F, F), chests=(2, 4, 5, 7))
    state, events = apply(play(state, Place(1, 1), Place(2, 3), Place(3, 6)), Place(4, 7))
    assert state.cards == (W, F, T, F, F, F, F, F)
    assert events == (NightFell(1),)
    assert state.phase is Phase.THIEF


def test_the_second_card_goes_under_the_other_house() -> None:
    state = placing((F, W), (T, F), (F, F), (F, F), chests=(2, 4, 5, 7))
    assert play(state, Place(1, 2)).cards[:2] == (W, F)


@pytest.mark.parametrize("hand", [(W, F), (F, W), (T, F), (F, T)])
@pytest.mark.parametrize("chest", [1, 2])
def test_neither_werewolf_nor_thief_goes_under_the_chest(
    hand: tuple[Character, Character], chest: int
) -> None:
    other = (T, F) if W in hand else (W, F)
    state = placing(hand, other, (F, F), (F, F), chests=(chest, 4, 6, 8))
    place = prompt(state)[0].choices
    assert len(place) == 1
    placed = play(state, Place(1, place[0]))
    assert placed.cards[chest - 1] is F
    with pytest.raises(IllegalMove, match="neither the Werewolf nor the Thief"):
        apply(state, Place(1, 3 - place[0]))


def test_two_townsfolk_may_lie_either_way() -> None:
    state = placing((W, F), (T, F), (F, F), (F, F), chests=(2, 4, 5, 7))
    assert [ask.choices for ask in prompt(state)] == [(1,), (3,), (5, 6), (7, 8)]
    with pytest.raises(IllegalMove, match="the card goes under house 5 or 6"):
        apply(state, Place(3, 7))


def test_a_card_once_placed_is_final() -> None:
    state = placing((W, F), (T, F), (F, F), (F, F), chests=(2, 4, 5, 7))
    with pytest.raises(IllegalMove, match="not asked"):
        apply(play(state, Place(3, 5)), Place(3, 6))


def test_who_does_not_decide_in_time_is_decided_for_and_always_in_the_same_way() -> None:
    games = [
        until(play(new_game(Options(players=4)), Begin(seed, 0)), Phase.THIEF)
        for seed in range(40)
        for _ in range(2)
    ]
    assert games[::2] == games[1::2]
    assert {game.chests[0] for game in games} == {1, 2}
    for game in games:
        assert all(game.cards[chest - 1] is F for chest in game.chests)


def test_the_first_burgomaster_is_the_first_seat_unless_an_option_says_otherwise() -> None:
    for seat in (1, 3):
        options = Options(players=4, first_burgomaster=seat)
        _, (began,) = apply(new_game(options), Begin(1, 2))
        assert began == Began(seat, drawn=False)
    _, (began,) = apply(new_game(Options(players=4)), Begin(1, 2))
    assert began == Began(1, drawn=False)


def test_the_first_burgomaster_can_be_drawn_and_the_deal_does_not_matter_to_it() -> None:
    table = new_game(Options(players=4, first_burgomaster=0))
    drawn = [apply(table, Begin(7, public))[1] for public in range(60)]
    assert set(drawn) == {(Began(seat, drawn=True),) for seat in (1, 2, 3, 4)}
    assert all(apply(table, Begin(other, 5))[1] == drawn[5] for other in range(20))


@pytest.mark.parametrize("seed", [-1, 2**64, 2**70])
def test_a_seed_is_a_number_that_the_record_can_carry(seed: int) -> None:
    for begin in (Begin(seed, 0), Begin(0, seed)):
        with pytest.raises(IllegalMove, match="a seed is a whole number from 0"):
            apply(new_game(), begin)


def test_nothing_but_the_deal_is_possible_before_it() -> None:
    with pytest.raises(IllegalMove, match=r"^Close\(\): this is not possible now"):
        apply(new_game(), Close())
