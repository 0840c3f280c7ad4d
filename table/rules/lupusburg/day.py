"""The day before the ballots: privilege, bets, discussion (RULES.md §1, Day 2–4)."""

from __future__ import annotations

from msgspec.structs import replace

from table.cues import Seat
from table.rules.chance import drawn, pick
from table.rules.lupusburg.characters import clockwise, houses_of
from table.rules.lupusburg.events import (
    BetMade,
    BetsBegan,
    CoinsDrawn,
    DiscussionBegan,
    PrivilegeOffered,
    PrivilegeUsed,
    Shown,
    Wager,
)
from table.rules.lupusburg.illegal import must_be_next, refuse
from table.rules.lupusburg.moves import Ask, Bet, Close, House, Keep, Show
from table.rules.lupusburg.out import Out
from table.rules.lupusburg.state import Phase, State
from table.rules.lupusburg.tuples import with_at, without

DRAW = 3
"""Coins drawn unseen for a bet."""


def begin_day(state: State, out: Out) -> State:
    """After dawn: the privilege, where the Burgomaster has it."""
    state = replace(state, tokens=(), suspects=(), asked=0)
    if not privileged(state):
        return begin_bets(state, out)
    out.append(PrivilegeOffered(state.burgomaster))
    return replace(state, phase=Phase.PRIVILEGE, turn=(state.burgomaster,))


def privileged(state: State) -> bool:
    """Whether the Burgomaster may ask; somebody else with a living character there always is."""
    return bool(state.living(state.burgomaster)) or not state.options.privilege_needs_living


def askable(state: State) -> tuple[Seat, ...]:
    """The players whom the Burgomaster may ask for a card."""
    others = state.clockwise()[1:]
    if not state.options.privilege_asks_living:
        return others
    return tuple([seat for seat in others if state.living(seat)])


def ask(state: State, move: Ask, out: Out) -> State:
    """The Burgomaster picks another player, or nobody."""
    must_be_next(state, move, move.seat)
    if move.player is None:
        return _no_privilege(state, out)
    if move.player not in askable(state):
        seats = ", ".join(map(str, askable(state)))
        refuse(move, f"seat {move.player} cannot be asked; choose one of {seats}.")
    out.append(PrivilegeUsed(move.seat, move.player))
    picker = move.player if state.options.privilege_shows == "owner" else move.seat
    return replace(state, phase=Phase.SHOW, asked=move.player, turn=(picker,))


def close_privilege(state: State, move: Close, out: Out) -> State:
    """No answer is no use of the privilege."""
    return _no_privilege(state, out)


def _no_privilege(state: State, out: Out) -> State:
    out.append(PrivilegeUsed(state.burgomaster, None))
    return begin_bets(state, out)


def shower(state: State) -> Seat:
    """Whose card is shown now: first the asked player's, then the Burgomaster's."""
    return state.asked if state.phase is Phase.SHOW else state.burgomaster


def showable(state: State) -> tuple[House, ...]:
    """The houses of the one who shows whose card may be shown."""
    seat = shower(state)
    living = state.living(seat)
    return living if living and state.options.privilege_living_only else houses_of(seat)


def show(state: State, move: Show, out: Out) -> State:
    """A card is shown to the other of the two, and to nobody else."""
    must_be_next(state, move, move.seat)
    if move.house not in showable(state):
        houses = ", ".join(map(str, showable(state)))
        refuse(move, f"the card under house {move.house} cannot be shown; choose one of {houses}.")
    return _shown(state, move.house, out)


def close_show(state: State, move: Close, out: Out) -> State:
    """No choice in time: one of the cards that may be shown, drawn from the deal seed."""
    houses = showable(state)
    return _shown(state, pick(houses, state.deal_seed, "show", state.day, shower(state)), out)


def _shown(state: State, house: House, out: Out) -> State:
    first = state.phase is Phase.SHOW
    viewer = state.burgomaster if first else state.asked
    card = state.cards[house - 1]
    assert card is not None  # cards are placed before the first night
    seen = Shown(viewer, state.day, house, card)
    out.append(seen)
    state = replace(state, told=(*state.told, seen))
    if not first:
        return begin_bets(state, out)
    own = state.options.privilege_shows == "owner"
    picker = state.burgomaster if own else state.asked
    return replace(state, phase=Phase.RETURN, turn=(picker,))


def begin_bets(state: State, out: Out) -> State:
    """One turn for each player who has the seal still, clockwise from the Burgomaster."""
    seats = tuple(seat for seat in state.clockwise() if state.bets[seat - 1] is None)
    state = replace(state, phase=Phase.BET, turn=seats, asked=0, drawn=())
    if _can_bet(state):
        out.append(BetsBegan())
    return next_bet(state, out)


def next_bet(state: State, out: Out) -> State:
    """The next player's turn to bet, or the discussion when there is none, or no coin."""
    if _can_bet(state):
        return replace(state, phase=Phase.BET, drawn=())
    out.append(DiscussionBegan())
    return replace(state, phase=Phase.DISCUSSION, turn=(), drawn=())


def _can_bet(state: State) -> bool:
    if not state.turn:
        return False
    return _coins_left(state) or state.options.empty_bag == "worthless_bet"


def _coins_left(state: State) -> bool:
    if state.options.coins == "physical":
        return sum(bet is not None for bet in state.bets) < len(state.options.coin_values)
    return bool(state.bag)


def bettable(state: State) -> tuple[Seat, ...]:
    """The players on whom the one whose turn it is may bet."""
    everybody = clockwise(state.options.players, 1)
    return everybody if state.options.bet_on_self else without(everybody, state.turn[0])


def bet(state: State, move: Bet, out: Out) -> State:
    """A seal on a player, final; who bet on whom is public. The coins are drawn then."""
    must_be_next(state, move, move.seat)
    if move.player is None:
        return _no_bet(state, out)
    if move.player not in bettable(state):
        seats = ", ".join(map(str, bettable(state)))
        refuse(move, f"a bet on seat {move.player} is not possible; choose one of {seats}.")
    out.append(BetMade(move.seat, move.player))
    state = replace(state, bets=with_at(state.bets, move.seat - 1, Wager(move.player, 0)))
    if state.options.coins == "physical" or not state.bag:
        return next_bet(replace(state, turn=state.turn[1:]), out)
    coins = drawn(DRAW, state.bag, state.deal_seed, "coins", move.seat)
    seen = CoinsDrawn(move.seat, coins)
    out.append(seen)
    return replace(state, phase=Phase.COIN, drawn=coins, told=(*state.told, seen))


def close_bet(state: State, move: Close, out: Out) -> State:
    """No answer is no bet today."""
    return _no_bet(state, out)


def _no_bet(state: State, out: Out) -> State:
    out.append(BetMade(state.turn[0], None))
    return next_bet(replace(state, turn=state.turn[1:]), out)


def keep(state: State, move: Keep, out: Out) -> State:
    """One coin stays face down under the seal, the others go back into the bag."""
    must_be_next(state, move, move.seat)
    if not 1 <= move.coin <= len(state.drawn):
        refuse(move, f"there is no coin {move.coin} among the {len(state.drawn)} drawn.")
    return kept(state, state.drawn[move.coin - 1], out)


def close_keep(state: State, move: Close, out: Out) -> State:
    """No choice in time: the coin drawn first, which is a random one."""
    return kept(state, state.drawn[0], out)


def kept(state: State, coin: int, out: Out) -> State:
    """`coin` lies under the seal of the player whose turn it was."""
    i = state.turn[0] - 1
    wager = state.bets[i]
    assert wager is not None  # the bet comes before its coin
    state = replace(
        state,
        bets=with_at(state.bets, i, replace(wager, coin=coin)),
        bag=without(state.bag, coin),
        turn=state.turn[1:],
    )
    return next_bet(state, out)
