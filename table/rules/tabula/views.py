"""What everybody may see, and what one seat may see: allowed fields by name, nothing deleted."""

from __future__ import annotations

from msgspec import Struct

from table.cues import Seat
from table.rules.tabula import run_off
from table.rules.tabula.abilities import called
from table.rules.tabula.events import Ballot, Outcome, TabulaSecret
from table.rules.tabula.mix import Mix
from table.rules.tabula.prompt import Prompt, prompt
from table.rules.tabula.roles import RoleName
from table.rules.tabula.state import Phase, State


class PublicView(Struct, frozen=True, kw_only=True):
    """The table as everybody sees it."""

    players: int
    mix: Mix
    phase: Phase
    night: int
    called: RoleName | None
    """The role that is being called."""
    redone: bool
    """Whether this night is called again."""
    acting: tuple[Seat, ...]
    """Whose turn it is, the others after; where all act at once, all who may, done or not."""
    alive: tuple[Seat, ...]
    dead: tuple[Seat, ...]
    """By night or lynching, the last one last."""
    left: tuple[Seat, ...]
    anchor: Seat
    """The seat from which this day's turns and ties count."""
    nominations: tuple[Ballot, ...]
    nominees: tuple[Seat, ...]
    run_off: int
    votes: tuple[Ballot, ...]
    outcome: Outcome | None


class SeatView(Struct, frozen=True, kw_only=True):
    """The table as one player sees it: the public side, the own role, what was told, the decision."""

    seat: Seat
    public: PublicView
    card: RoleName | None
    role: RoleName | None
    """What the card has become, where a Mythomaniac took another role."""
    choice: Seat | None
    """The own choice in the call, or the own vote that is not uncovered, so far."""
    awake: tuple[Seat, ...] = ()
    """While the own call is made: all who are called with this seat. Their eyes are open, they see
    each other (RULES.md §2: the werewolves wake together, the Freemasons see each other)."""
    told: tuple[TabulaSecret, ...]
    prompt: Prompt | None


def _called(state: State) -> RoleName | None:
    return state.calls[state.call].role if state.phase is Phase.CALL else None


def _awake(state: State, seat: Seat) -> tuple[Seat, ...]:
    seats = called(state) if state.phase is Phase.CALL else ()
    return seats if seat in seats else ()


def _acting(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Phase.CARDS:
            return () if state.options.deal == "deal" else state.alive
        case Phase.NOMINATION if state.options.nomination == "at_once":
            return state.order()
        case Phase.RUN_OFF if state.options.run_off == "at_once":
            return run_off.voters(state)
        case _:
            return state.turn


def public_view(state: State) -> PublicView:
    """What may be shown in the middle of the table."""
    return PublicView(
        players=state.options.players,
        mix=state.options.mix,
        phase=state.phase,
        night=state.night,
        called=_called(state),
        redone=state.redone,
        acting=_acting(state),
        alive=state.alive,
        dead=state.dead,
        left=state.left,
        anchor=state.anchor,
        nominations=state.nominations,
        nominees=state.nominees,
        run_off=state.run_off,
        votes=state.votes,
        outcome=state.outcome,
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    """What may be shown to one player alone.

    :raises IndexError: there is no such seat.
    """
    if not 1 <= seat <= state.options.players:
        raise IndexError(f"there is no seat {seat}; seats are 1 to {state.options.players}")
    role = _called(state)
    entered = {s: p for name, s, p in state.entries if name is role}
    return SeatView(
        seat=seat,
        public=public_view(state),
        card=state.cards[seat - 1] if state.cards else None,
        role=state.roles[seat - 1] if state.cards else None,
        choice=entered.get(seat, dict(state.ballots).get(seat)),
        awake=_awake(state, seat),
        told=tuple(secret for secret in state.told if secret.seat == seat),
        prompt=next((p for p in prompt(state) if p.seat == seat), None),
    )
