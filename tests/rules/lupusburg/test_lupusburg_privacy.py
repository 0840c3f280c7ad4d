"""Nobody's view depends on what that person may not know (RULES.md §1, Privacy; §3).

Two worlds are made that differ in what two seats hide from everybody: their cards, where their
chests lie, the coins under their seals. All others, and the room, must not see a difference.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lupusburg_players import attempts, script, some_answer, some_options
from msgspec.structs import replace

from table.rules.lupusburg import (
    Begin,
    Character,
    Close,
    Dealt,
    IllegalMove,
    Lift,
    Move,
    Options,
    Peeked,
    Phase,
    Show,
    Shown,
    State,
    Strike,
    Wager,
    apply,
    houses_of,
    new_game,
    owner,
    prompt,
    public_view,
    seat_view,
)
from table.rules.moments import Public, Secret

UNCOVERED = (Phase.SCORING, Phase.OVER)
seeds = st.integers(0, 2**32)


def swapped(state: State, a: int, b: int) -> State:
    """The world in which seats a and b hide each other's secrets."""
    if a == b:
        return mirrored(state, a)
    other = {a: b, b: a}
    seats = [other.get(seat, seat) for seat in range(1, state.options.players + 1)]
    placed_alike = all(
        (state.cards[houses_of(a)[i] - 1] is None) == (state.cards[houses_of(b)[i] - 1] is None)
        for i in (0, 1)
    )
    if not placed_alike:
        return state
    return replace(
        state,
        hands=tuple(state.hands[seat - 1] for seat in seats),
        cards=tuple(state.cards[house - 1] for seat in seats for house in houses_of(seat)),
        chests=tuple(
            state.chests[seat - 1] and state.chests[seat - 1] - 2 * seat + 2 * here
            for here, seat in enumerate(seats, 1)
        ),
        werewolf=other.get(state.werewolf, state.werewolf),
        thief=other.get(state.thief, state.thief),
        bets=coins_swapped(state, seats),
    )


def coins_swapped(state: State, seats: list[int]) -> tuple[Wager | None, ...]:
    """The coins of two seals change places; who bet on whom is public and stays."""
    coins = []
    for own, seat in zip(state.bets, seats, strict=True):
        bet, theirs = own, state.bets[seat - 1]
        if bet is not None and theirs is not None and bet.coin and theirs.coin:
            bet = replace(bet, coin=theirs.coin)
        coins.append(bet)
    return tuple(coins)


def mirrored(state: State, seat: int) -> State:
    """The world in which one seat's two houses hide each other's card and chest."""
    first, second = houses_of(seat)
    cards = list(state.cards)
    cards[first - 1], cards[second - 1] = cards[second - 1], cards[first - 1]
    chests = list(state.chests)
    if chests[seat - 1]:
        chests[seat - 1] = first + second - chests[seat - 1]
    return replace(state, cards=tuple(cards), chests=tuple(chests))


@given(st.binary(min_size=40, max_size=40), seeds, seeds, st.integers(1, 8), st.integers(1, 8))
def test_no_other_view_shows_what_a_seat_hides(
    choice: bytes, seed: int, moves: int, a: int, b: int
) -> None:
    options = some_options(script(choice))
    a, b = min(a, options.players), min(b, options.players)
    numbers = script(random.Random(moves).randbytes(1500))
    for _, _, state in attempts(options, Begin(seed, seed), numbers):
        if state.phase in (*UNCOVERED, Phase.LOBBY):
            continue
        twin = swapped(state, a, b)
        assert public_view(twin) == public_view(state)
        for seat in range(1, options.players + 1):
            if seat not in (a, b):
                assert seat_view(twin, seat) == seat_view(state, seat)


def other_choices(state: State, a: int, rng: random.Random) -> Iterator[tuple[State, set[int]]]:
    """Worlds in which something else was chosen in secret, and the seats that may know of it."""
    house = rng.choice((None, *state.standing))
    yield replace(state, deal_seed=rng.getrandbits(64)), set()
    yield replace(state, claw=house, struck=not state.struck), {state.werewolf}
    yield replace(state, lift=house, peeked=not state.peeked), {state.thief}
    yield replace(state, drawn=state.drawn[::-1][1:], bag=state.bag[1:]), {*state.turn[:1]}
    bet = state.bets[a - 1]
    if bet is not None:
        coin = rng.choice((0, 1, 2, 8))
        bets = (*state.bets[: a - 1], replace(bet, coin=coin), *state.bets[a:])
        yield replace(state, bets=bets), {a}
    if state.phase is Phase.SECOND_BALLOT:
        vote = () if state.votes[a - 1] else state.suspects[:1]
        votes = (*state.votes[: a - 1], vote, *state.votes[a:])
        turn = tuple(seat for seat in state.turn if seat != a)
        yield replace(state, votes=votes, turn=turn), {a}


@settings(max_examples=25)  # each compares thousands of views
@given(st.binary(min_size=40, max_size=40), seeds, seeds, st.integers(1, 8))
def test_no_other_view_shows_what_was_chosen_in_secret(
    choice: bytes, seed: int, moves: int, a: int
) -> None:
    options = some_options(script(choice))
    a = min(a, options.players)
    rng = random.Random(moves)
    for _, _, state in attempts(options, Begin(seed, seed), script(rng.randbytes(1500))):
        if state.phase in (*UNCOVERED, Phase.LOBBY):
            continue
        for twin, who in other_choices(state, a, rng):
            assert public_view(twin) == public_view(state)
            for seat in {*range(1, options.players + 1)} - who:
                assert seat_view(twin, seat) == seat_view(state, seat)


def told_apart(secret: Secret, seats: set[int]) -> bool:
    """A secret that rightly tells the two worlds apart: one of the two owns the house it is about."""
    return isinstance(secret, Peeked | Shown) and owner(secret.house) in seats


def same_move(move: Move, twin: State) -> Move:
    """The same choice in the other world, where the called role may sit elsewhere."""
    match move:
        case Strike(_, house):
            return Strike(twin.werewolf, house)
        case Lift(_, house):
            return Lift(twin.thief, house)
        case _:
            return move


@given(st.binary(min_size=40, max_size=40), seeds, st.integers(1, 8), st.integers(1, 8))
def test_two_evenings_with_other_secrets_and_the_same_moves_look_the_same(
    choice: bytes, seed: int, a: int, b: int
) -> None:
    options = some_options(script(choice))
    options = replace(options, no_choice="nobody", missing_token="skipped", thief_may_decline=True)
    a, b = min(a, options.players), min(b, options.players)
    hiders = {a, b}
    rng = random.Random(seed)
    one, _ = apply(new_game(options), Begin(seed, seed))
    while one.phase is not Phase.THIEF:
        one, _ = apply(one, Close())
    two = swapped(one, a, b)
    while True:
        asked = prompt(one)
        move = some_answer(asked[0], rng.randrange) if asked and rng.random() < 0.9 else Close()
        if isinstance(move, Show) and owner(move.house) in hiders:
            move = Close()
        if one.phase in (Phase.THIEF, Phase.WEREWOLF) and rng.random() < 0.5:
            move = Close()
        try:
            after_two, events_two = apply(two, same_move(move, two))
        except IllegalMove:
            # The choice is impossible for the other called seat: none is made then.
            move = Close()
            after_two, events_two = apply(two, move)
        after_one, events_one = apply(one, move)
        one, two = after_one, after_two
        if one.phase in UNCOVERED or two.phase in UNCOVERED:
            return
        assert public_view(one) == public_view(two)
        public_one = [event for event in events_one if isinstance(event, Public)]
        assert public_one == [event for event in events_two if isinstance(event, Public)]
        for seat in {*range(1, options.players + 1)} - hiders:
            views = [seat_view(state, seat) for state in (one, two)]
            told = [
                [secret for secret in view.told if not told_apart(secret, hiders)] for view in views
            ]
            assert told[0] == told[1]
            assert replace(views[0], told=()) == replace(views[1], told=())


@given(seeds)
def test_a_seat_sees_its_own_cards_and_only_what_it_was_told(seed: int) -> None:
    numbers = script(random.Random(seed).randbytes(1500))
    for _, _, state in attempts(Options(players=5), Begin(seed, seed), numbers):
        for seat in range(1, 6):
            view = seat_view(state, seat)
            assert all(secret.seat == seat for secret in view.told)
            if state.phase in (Phase.LOBBY, Phase.CHEST):
                assert view.hand == view.cards == ()
            else:
                assert view.hand == state.hands[seat - 1]
                assert view.cards == tuple(state.cards[house - 1] for house in view.houses)
        assert state.phase is Phase.OVER or public_view(state).outcome is None


def test_a_secret_does_not_print_what_it_says() -> None:
    secret = Dealt(3, (Character.WEREWOLF, Character.TOWNSFOLK))
    assert repr(secret) == str(secret) == "<Dealt for seat 3>"
    assert f"{[secret]}" == "[<Dealt for seat 3>]"


def test_the_deal_seed_does_not_print() -> None:
    assert repr(Begin(deal_seed=4711, public_seed=5)) == "Begin(deal_seed=<hidden>, public_seed=5)"


@pytest.mark.parametrize("seat", [0, -1, 5, 2**70])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(IndexError, match=f"there is no seat {seat}; seats are 1 to 4"):
        seat_view(new_game(Options(players=4)), seat)
