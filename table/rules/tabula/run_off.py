"""The defence and the run-off among the nominees (RULES.md §2)."""

from __future__ import annotations

from msgspec.structs import replace

from table.cues import Seat
from table.rules.chance import pick
from table.rules.tabula.events import RunOffTied, Voted, VotesUncovered
from table.rules.tabula.illegal import must_be_among, refuse
from table.rules.tabula.lynching import lynch
from table.rules.tabula.moves import Close, Vote
from table.rules.tabula.out import Out
from table.rules.tabula.state import Phase, State

RUN_OFFS = 2
"""After a tie in the second one the lot decides."""


def close_defence(state: State, move: Close, out: Out) -> State:
    """A speech is over; after the last one comes the run-off, or the end of a sole nominee."""
    state = replace(state, turn=state.turn[1:])
    if state.turn:
        return state
    if len(state.nominees) == 1:
        return lynch(state, state.nominees[0], out)
    turn = voters(state)
    state = replace(state, phase=Phase.RUN_OFF, turn=turn, nominations=(), votes=(), ballots=())
    return state if turn else _no_voters(state, out)


def voters(state: State) -> tuple[Seat, ...]:
    """The living who are not nominated, in the order of the nomination."""
    out = state.dead + state.nominees
    return tuple([seat for seat in state.order() if seat not in out])


def _no_voters(state: State, out: Out) -> State:
    match state.options.no_voters:
        case "random":
            return _draw(state, state.nominees, out)
        case "nearest":
            return lynch(state, min(state.nominees, key=state.distance), out)
        case "nobody":
            return lynch(state, None, out)


def _draw(state: State, players: tuple[Seat, ...], out: Out) -> State:
    drawn = pick(players, state.public_seed, "run_off", state.night)
    return lynch(state, drawn, out, drawn=True)


def vote(state: State, move: Vote, out: Out) -> State:
    """A vote: in turn and final, or all at once and changeable until all are in."""
    seat, player = move.seat, move.player
    at_once = state.options.run_off == "at_once"
    if at_once:
        if seat not in voters(state):
            refuse(move, f"seat {seat} does not vote in the run-off.")
    elif seat != state.turn[0]:
        refuse(move, f"it is the turn of seat {state.turn[0]}, not of seat {seat}.")
    if player is not None:
        if player not in state.nominees:
            must_be_among(move, player, state.nominees)
    elif not state.options.abstain:
        refuse(move, "abstaining is not offered; choose a nominee.")
    if not at_once:
        return _put(state, player, out)
    ballots = (*(b for b in state.ballots if b[0] != seat), (seat, player))
    state = replace(state, ballots=ballots, turn=tuple(s for s in state.turn if s != seat))
    return state if state.turn else uncover(state, out)


def close_run_off(state: State, move: Close, out: Out) -> State:
    """The time of the one whose turn it is, or of all, is over."""
    if state.options.run_off == "at_once":
        return uncover(state, out)
    return _put(state, _missing(state, state.turn[0]), out)


def _missing(state: State, seat: Seat) -> Seat | None:
    if state.options.missing_vote == "skipped":
        return None
    return pick(state.nominees, state.public_seed, "vote", state.night, state.run_off, seat)


def _put(state: State, player: Seat | None, out: Out) -> State:
    turn = state.turn
    out.append(Voted(turn[0], player))
    state = replace(state, votes=(*state.votes, (turn[0], player)), turn=turn[1:])
    return state if state.turn else decide(state, out)


def uncover(state: State, out: Out) -> State:
    """All votes are uncovered together."""
    cast = dict(state.ballots)
    for seat in state.turn:
        cast[seat] = _missing(state, seat)
    ballots = tuple((seat, cast[seat]) for seat in voters(state) if seat in cast)
    out.append(VotesUncovered(ballots))
    return decide(replace(state, votes=ballots, ballots=(), turn=()), out)


def decide(state: State, out: Out) -> State:
    """Most votes is lynched; a tie is settled as the edition says."""
    cast = [player for _, player in state.votes]
    count = [cast.count(player) for player in state.nominees]
    most = max(count)
    tied = tuple([p for p, votes in zip(state.nominees, count, strict=True) if votes == most])
    if len(tied) == 1:
        return lynch(state, tied[0], out)
    match state.options.run_off_tie:
        case "nearest":
            return lynch(state, min(tied, key=state.distance), out)
        case "again" if state.run_off < RUN_OFFS:
            out.append(RunOffTied(tied))
            return replace(
                state, phase=Phase.DEFENCE, run_off=state.run_off + 1, turn=state.nominees
            )
        case _:
            return _draw(state, tied, out)
