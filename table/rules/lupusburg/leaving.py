"""A player leaves (RULES.md §3, Corrections): a death without a cause announced."""

from __future__ import annotations

from msgspec.structs import replace

from table.rules.lupusburg import ballots, day, setup
from table.rules.lupusburg.ending import ended, finish
from table.rules.lupusburg.events import BurgomasterPassed, PlayerLeft
from table.rules.lupusburg.illegal import refuse
from table.rules.lupusburg.moves import Leave, Stop
from table.rules.lupusburg.out import Out
from table.rules.lupusburg.state import SETTING_UP, Phase, State
from table.rules.lupusburg.tuples import with_at


def stop(state: State, move: Stop, out: Out) -> State:
    """The host ends the game; nobody wins."""
    return finish(state, "nobody", out)


def leave(state: State, move: Leave, out: Out) -> State:
    """All characters of the seat leave the game; whoever waits for it waits no longer."""
    seat = move.seat
    if not 1 <= seat <= state.options.players or seat in state.left:
        refuse(move, f"nobody sits at seat {seat}.")
    while state.phase in SETTING_UP and seat in state.turn:
        state = setup.settle(state, seat, out)
    # Who leaves after the last death has lived to see the end.
    houses = () if state.phase is Phase.SCORING else state.living(seat)
    acting = state.turn[:1] == (seat,)
    burgomaster = state.burgomaster
    state = replace(
        state,
        left=(*state.left, seat),
        standing=tuple(h for h in state.standing if h not in houses),
        fallen=(*state.fallen, *houses),
        turn=tuple(s for s in state.turn if s != seat),
    )
    # A choice of this night that went with a player may be made anew.
    if not state.peeked and (seat == state.thief or state.lift in houses):
        state = replace(state, lift=None)
    if state.claw in houses:
        state = replace(state, claw=None, struck=False)
    out.append(PlayerLeft(seat, houses))
    if state.phase is Phase.SCORING:
        return state if state.turn else finish(state, "town", out)
    final = ended(state, out)
    if final is not None:
        return final
    if burgomaster == seat:
        heir = state.heir()
        state = replace(state, burgomaster=heir)
        out.append(BurgomasterPassed(heir))
    return _go_on(state, seat, acting, burgomaster, out)


def _go_on(state: State, seat: int, acting: bool, burgomaster: int, out: Out) -> State:
    match state.phase:
        case Phase.PRIVILEGE | Phase.SHOW | Phase.RETURN:
            if seat in (burgomaster, state.asked):
                return day.begin_bets(state, out)
        case Phase.BET:
            return day.next_bet(state, out)
        case Phase.COIN if acting:
            return day.next_bet(state, out)
        case Phase.BALLOT if not state.turn:
            return ballots.name_suspects(state, out)
        case Phase.DEFENCE | Phase.SECOND_BALLOT:
            if any(house not in state.standing for house in state.suspects):
                return ballots.no_lynching(state, out)
            if state.phase is Phase.SECOND_BALLOT:
                state = replace(state, votes=with_at(state.votes, seat - 1, ()))
                return state if state.turn else ballots.uncover(state, out)
        case _:
            pass
    return state
