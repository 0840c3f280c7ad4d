"""Who is to be lynched: the nominations, in the open or all at once (RULES.md §2)."""

from __future__ import annotations

from msgspec.structs import replace

from table.cues import Seat
from table.rules.chance import pick
from table.rules.tabula.events import Nominated, NominationsUncovered
from table.rules.tabula.illegal import must_be_among, refuse
from table.rules.tabula.moves import Close, Nominate
from table.rules.tabula.nominees import name_nominees
from table.rules.tabula.out import Out
from table.rules.tabula.state import Phase, State


def begin_nomination(state: State, move: Close, out: Out) -> State:
    """The discussion is over; the nominations begin beside the last dead."""
    return replace(state, phase=Phase.NOMINATION, turn=state.order(), ballots=())


def nominable(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The living players whom a seat may nominate."""
    if state.options.nominate_self:
        return state.alive
    return tuple(other for other in state.alive if other != seat)


def nominate(state: State, move: Nominate, out: Out) -> State:
    """A nomination: in turn and final, or face down and changeable until all are in."""
    seat, player = move.seat, move.player
    options = state.options
    at_once = options.nomination == "at_once"
    if at_once:
        if seat not in state.order():
            refuse(move, f"seat {seat} does not nominate.")
    elif seat != state.turn[0]:
        refuse(move, f"it is the turn of seat {state.turn[0]}, not of seat {seat}.")
    if player is None:
        if not options.abstain:
            refuse(move, "abstaining is not offered; choose a living player.")
    elif player not in state.alive or (player == seat and not options.nominate_self):
        must_be_among(move, player, nominable(state, seat))
    if not at_once:
        return _put(state, player, out)
    ballots = (*(b for b in state.ballots if b[0] != seat), (seat, player))
    state = replace(state, ballots=ballots, turn=tuple(s for s in state.turn if s != seat))
    return state if state.turn else uncover(state, out)


def close_nomination(state: State, move: Close, out: Out) -> State:
    """The time of the one whose turn it is, or of all, is over."""
    if state.options.nomination == "at_once":
        return uncover(state, out)
    return _put(state, _missing(state, state.turn[0]), out)


def _missing(state: State, seat: Seat) -> Seat | None:
    choices = nominable(state, seat)
    if state.options.missing_vote == "skipped" or not choices:
        return None
    return pick(choices, state.public_seed, "nomination", state.night, seat)


def _put(state: State, player: Seat | None, out: Out) -> State:
    turn = state.turn
    out.append(Nominated(turn[0], player))
    state = replace(state, nominations=(*state.nominations, (turn[0], player)), turn=turn[1:])
    return state if state.turn else name_nominees(state, out)


def uncover(state: State, out: Out) -> State:
    """All nominations are uncovered together."""
    cast = dict(state.ballots)
    for seat in state.turn:
        cast[seat] = _missing(state, seat)
    ballots = tuple((seat, cast[seat]) for seat in state.order() if seat in cast)
    out.append(NominationsUncovered(ballots))
    return name_nominees(replace(state, nominations=ballots, ballots=(), turn=()), out)
