"""Before the first night: the deal, or how the table learns the cards (RULES.md §3)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from table.rules.chance import shuffled
from table.rules.tabula.deck import deck
from table.rules.tabula.events import Began, CardsRight, CardsWrong, Dealt
from table.rules.tabula.illegal import must_be_seated, refuse
from table.rules.tabula.mix import cards_of
from table.rules.tabula.moves import Begin, Close, Enter
from table.rules.tabula.night import fall_of_night
from table.rules.tabula.out import Out
from table.rules.tabula.roles import RoleName
from table.rules.tabula.state import Phase, State


@lru_cache(maxsize=3)
def printed(rules: str) -> dict[int, RoleName]:
    """The role on the card with each code."""
    return {card.code: card.role for card in deck(rules)}


def begin(state: State, move: Begin, out: Out) -> State:
    """Publish the mix and deal, or ask everybody for the own card."""
    options = state.options
    out.append(Began(options.mix))
    everybody = tuple(range(1, options.players + 1))
    state = replace(
        state,
        phase=Phase.CARDS,
        alive=everybody,
        deal_seed=move.deal_seed,
        public_seed=move.public_seed,
    )
    if options.deal == "deal":
        return _known(state, shuffled(cards_of(options.mix), move.deal_seed, "deal"), out)
    return replace(state, turn=everybody, codes=(0,) * options.players)


def _known(state: State, cards: tuple[RoleName, ...], out: Out) -> State:
    dealt = tuple(Dealt(seat, role) for seat, role in enumerate(cards, 1))
    out.extend(dealt)
    return replace(state, turn=(), cards=cards, roles=cards, told=dealt)


def enter(state: State, move: Enter, out: Out) -> State:
    """A card is entered; the last one brings the check against the mix.

    A wrong set is said in public without telling who has what, and is entered again by everybody.
    """
    must_be_seated(state, move, move.seat)
    if state.cards:
        refuse(move, "the cards are known already.")
    known = printed(state.options.rules)
    if move.code not in known:
        refuse(move, "no card bears this code; enter it again.")
    i = move.seat - 1
    codes = (*state.codes[:i], move.code, *state.codes[i + 1 :])
    turn = tuple(seat for seat in state.turn if seat != move.seat)
    if turn:
        return replace(state, codes=codes, turn=turn)
    cards = tuple(known[code] for code in codes)
    twice = len(set(codes)) < len(codes)
    if twice or sorted(cards) != sorted(cards_of(state.options.mix)):
        out.append(CardsWrong())
        return replace(state, turn=state.alive, codes=(0,) * len(codes))
    out.append(CardsRight())
    return _known(replace(state, codes=codes), cards, out)


def close_cards(state: State, move: Close, out: Out) -> State:
    """Everybody has looked at the own card; the first night falls."""
    if not state.cards:
        seats = ", ".join(map(str, state.turn))
        refuse(move, f"the cards of seats {seats} are not entered yet.")
    return fall_of_night(state, out)
