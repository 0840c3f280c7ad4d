"""What everybody may see, and what one seat may see: allowed fields by name, nothing deleted."""

from __future__ import annotations

from msgspec import Struct

from table.cues import Seat
from table.rules.lupusburg.characters import Character, houses_of
from table.rules.lupusburg.events import LupusburgSecret, Outcome, Wager
from table.rules.lupusburg.moves import House
from table.rules.lupusburg.prompt import Prompt, prompt
from table.rules.lupusburg.state import NIGHT, SETTING_UP, Phase, State


class PublicView(Struct, frozen=True, kw_only=True):
    """The table as everybody sees it."""

    players: int
    phase: Phase
    day: int
    burgomaster: Seat
    acting: tuple[Seat, ...]
    """Whose turn it is, the others after; where all act at once, all who may, done or not."""
    standing: tuple[House, ...]
    fallen: tuple[House, ...]
    left: tuple[Seat, ...]
    tokens: tuple[tuple[Seat, House | None], ...]
    suspects: tuple[House, ...]
    bets: tuple[Seat | None, ...]
    """On whom each seat's seal lies; None while it is unused."""
    outcome: Outcome | None


class SeatView(Struct, frozen=True, kw_only=True):
    """The table as one player sees it: the public side, the own cards, what was told, the decision."""

    seat: Seat
    public: PublicView
    hand: tuple[Character, ...]
    houses: tuple[House, House]
    cards: tuple[Character | None, ...]
    """Under the own houses, in their order; the cards of fallen houses stay known to their owner."""
    chest: House
    bet: Wager | None
    votes: tuple[House, ...]
    told: tuple[LupusburgSecret, ...]
    prompt: Prompt | None


def _acting(state: State) -> tuple[Seat, ...]:
    if state.phase in NIGHT:
        return ()
    if state.phase in SETTING_UP:
        return state.clockwise()
    if state.phase is Phase.SECOND_BALLOT:
        return tuple(seat for seat in state.clockwise() if state.tokens_of(seat))
    return state.turn


def public_view(state: State) -> PublicView:
    """What may be shown in the middle of the table."""
    return PublicView(
        players=state.options.players,
        phase=state.phase,
        day=state.day,
        burgomaster=state.burgomaster,
        acting=_acting(state),
        standing=state.standing,
        fallen=state.fallen,
        left=state.left,
        tokens=state.tokens,
        suspects=state.suspects,
        bets=tuple(None if bet is None else bet.player for bet in state.bets),
        outcome=state.outcome,
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    """What may be shown to one player alone.

    :raises IndexError: there is no such seat.
    """
    if not 1 <= seat <= state.options.players:
        raise IndexError(f"there is no seat {seat}; seats are 1 to {state.options.players}")
    first, second = houses_of(seat)
    dealt = state.phase not in (Phase.LOBBY, Phase.CHEST)
    return SeatView(
        seat=seat,
        public=public_view(state),
        hand=state.hands[seat - 1] if dealt else (),
        houses=(first, second),
        cards=state.cards[first - 1 : second] if dealt else (),
        chest=state.chests[seat - 1] if state.chests else 0,
        bet=state.bets[seat - 1] if state.bets else None,
        votes=state.votes[seat - 1] if state.votes else (),
        told=tuple(secret for secret in state.told if secret.seat == seat),
        prompt=next((p for p in prompt(state) if p.seat == seat), None),
    )
