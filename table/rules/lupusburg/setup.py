"""Before the first night: the chests, the deal, the cards under the houses (RULES.md §1, Deal)."""

from __future__ import annotations

from msgspec.structs import replace

from table.rules.chance import below, pick, shuffled
from table.rules.lupusburg.characters import Character, clockwise, deck, houses_of
from table.rules.lupusburg.events import Began, Dealt
from table.rules.lupusburg.illegal import must_be_turn, refuse
from table.rules.lupusburg.moves import Begin, Hide, House, Place
from table.rules.lupusburg.night import fall_of_night
from table.rules.lupusburg.out import Out
from table.rules.lupusburg.state import Phase, State
from table.rules.lupusburg.tuples import with_at, without

SEEDS = 1 << 64
"""As many seeds as JSON can carry."""


def deal(players: int, seed: int) -> tuple[tuple[Character, Character], ...]:
    """Two cards for each seat; dealt again while one player gets both the Werewolf and the Thief."""
    attempt = 0
    while True:
        cards = shuffled(deck(players), seed, "deal", attempt)
        hands = tuple((cards[2 * i], cards[2 * i + 1]) for i in range(players))
        if not any(Character.TOWNSFOLK not in hand for hand in hands):
            return hands
        attempt += 1


def begin(state: State, move: Begin, out: Out) -> State:
    """Deal, choose the first Burgomaster, and ask everybody for the chest house."""
    if not (0 <= move.deal_seed < SEEDS and 0 <= move.public_seed < SEEDS):
        refuse(move, "a seed is a whole number from 0 to 2⁶⁴ − 1.")
    options = state.options
    players = options.players
    hands = deal(players, move.deal_seed)
    drawn = options.first_burgomaster == 0
    first = options.first_burgomaster or 1 + below(players, move.public_seed, "burgomaster")
    holder = {card: seat for seat, hand in enumerate(hands, 1) for card in hand}
    state = replace(
        state,
        phase=Phase.CHEST,
        burgomaster=first,
        standing=tuple(range(1, 2 * players + 1)),
        bets=(None,) * players,
        deal_seed=move.deal_seed,
        public_seed=move.public_seed,
        hands=hands,
        cards=(None,) * (2 * players),
        chests=(0,) * players,
        werewolf=holder[Character.WEREWOLF],
        thief=holder[Character.THIEF],
        bag=options.coin_values,
        votes=((),) * players,
    )
    out.append(Began(first, drawn))
    return replace(state, turn=state.clockwise())


def hide(state: State, move: Hide, out: Out) -> State:
    """A chest goes into one of the own houses; the last one to decide brings the deal."""
    must_be_turn(state, move, move.seat)
    own = houses_of(move.seat)
    if move.house not in own:
        refuse(move, f"the chest goes into house {own[0]} or {own[1]}.")
    return _hidden(state, move.seat, move.house, out)


def _hidden(state: State, seat: int, house: House, out: Out) -> State:
    chests = with_at(state.chests, seat - 1, house)
    state = replace(state, chests=chests, turn=without(state.turn, seat))
    return state if state.turn else _hand_out(state, out)


def _hand_out(state: State, out: Out) -> State:
    dealt = tuple(Dealt(seat, hand) for seat, hand in enumerate(state.hands, 1))
    out.extend(dealt)
    everybody = clockwise(state.options.players, state.burgomaster)
    state = replace(state, phase=Phase.PLACE, turn=everybody, told=(*state.told, *dealt))
    for seat in state.left:
        state = settle(state, seat, out)
    return state


def placements(state: State, seat: int) -> tuple[House, ...]:
    """The own houses under which the first card of the hand may go.

    A hand holds the Werewolf, the Thief or neither, and neither of them lies with the chest.
    """
    first, second = state.hands[seat - 1]
    own = houses_of(seat)
    chest = state.chests[seat - 1]
    if first is second:
        return own
    return (chest,) if first is Character.TOWNSFOLK else without(own, chest)


def place(state: State, move: Place, out: Out) -> State:
    """One card under each own house, final; the last one to place brings the night."""
    must_be_turn(state, move, move.seat)
    own = houses_of(move.seat)
    if move.house not in own:
        refuse(move, f"the card goes under house {own[0]} or {own[1]}.")
    if move.house not in placements(state, move.seat):
        refuse(move, "neither the Werewolf nor the Thief may go under the house with the chest.")
    return _placed(state, move.seat, move.house, out)


def _placed(state: State, seat: int, house: House, out: Out) -> State:
    hand = state.hands[seat - 1]
    pair = hand if house == houses_of(seat)[0] else hand[::-1]
    cards = (*state.cards[: 2 * seat - 2], *pair, *state.cards[2 * seat :])
    state = replace(state, cards=cards, turn=without(state.turn, seat))
    return state if state.turn else fall_of_night(state, out)


def settle(state: State, seat: int, out: Out) -> State:
    """Decide for a seat that did not, from the deal seed: the chest house or the placement."""
    if state.phase is Phase.CHEST:
        house = pick(houses_of(seat), state.deal_seed, "chest", seat)
        return _hidden(state, seat, house, out)
    house = pick(placements(state, seat), state.deal_seed, "place", seat)
    return _placed(state, seat, house, out)


def settle_all(state: State, out: Out) -> State:
    """The time for the chests or for the placing is over."""
    for seat in state.turn:
        state = settle(state, seat, out)
    return state
