"""What the host may correct: a vote taken back, a player who leaves, the end (RULES.md §3)."""

from __future__ import annotations

from msgspec.structs import replace

from table.cues import Seat
from table.rules.tabula import nomination, run_off
from table.rules.tabula.ending import ended, finish
from table.rules.tabula.events import PlayerLeft, VoteTakenBack
from table.rules.tabula.illegal import must_be_seated, refuse
from table.rules.tabula.lynching import lynch
from table.rules.tabula.moves import Leave, Stop, TakeBack
from table.rules.tabula.nominees import name_nominees
from table.rules.tabula.out import Out
from table.rules.tabula.state import NIGHT, Phase, State


def take_back(state: State, move: TakeBack, out: Out) -> State:
    """The last open vote is taken back and its player is asked again.

    After the last vote of a round this is possible until the next round begins.
    """
    nominating = state.phase is Phase.NOMINATION or (
        state.phase is Phase.DEFENCE and state.run_off == 1
    )
    options = state.options
    open_votes = options.nomination if nominating else options.run_off
    if open_votes == "at_once":
        refuse(move, "these votes are given all at once; there is none to take back.")
    cast = state.nominations if nominating else state.votes
    if not cast:
        refuse(move, "there is no vote to take back.")
    *rest, (seat, _) = cast
    if seat in state.left:
        refuse(move, f"seat {seat} has left, so that vote stays.")
    out.append(VoteTakenBack(seat))
    deciding = state.phase is Phase.DEFENCE
    turn = (seat,) if deciding else (seat, *state.turn)
    if nominating:
        return replace(
            state, phase=Phase.NOMINATION, nominations=tuple(rest), nominees=(), turn=turn
        )
    number = state.run_off - 1 if deciding else state.run_off
    return replace(state, phase=Phase.RUN_OFF, votes=tuple(rest), run_off=number, turn=turn)


def stop(state: State, move: Stop, out: Out) -> State:
    """The host ends the game; nobody wins."""
    return finish(state, "nobody", out)


def leave(state: State, move: Leave, out: Out) -> State:
    """A player leaves; whoever waits for them waits no longer.

    In the night the end is checked at dawn, as after any other death of a night. A player who left
    is nobody's last dead: that is by night or lynching.
    """
    must_be_seated(state, move, move.seat)
    if not state.cards:
        refuse(move, "the cards are not known yet; end this game and begin one with fewer players.")
    seat = move.seat
    state = replace(
        state,
        alive=tuple(s for s in state.alive if s != seat),
        left=(*state.left, seat),
        turn=tuple(s for s in state.turn if s != seat),
        entries=tuple(e for e in state.entries if e[1] != seat),
    )
    out.append(PlayerLeft(seat))
    if state.phase in NIGHT:
        return state
    return ended(state, out) or _go_on(state, seat, out)


def _go_on(state: State, seat: Seat, out: Out) -> State:
    if state.phase is Phase.NOMINATION and not state.turn:
        if state.options.nomination == "at_once":
            return nomination.uncover(state, out)
        return name_nominees(state, out)
    if state.phase in (Phase.DEFENCE, Phase.RUN_OFF):
        if seat in state.nominees:
            # The village has lost somebody today; nobody else is lynched.
            return lynch(state, None, out)
        if state.phase is Phase.RUN_OFF and not state.turn:
            if state.options.run_off == "at_once":
                return run_off.uncover(state, out)
            return run_off.decide(state, out)
    return state
