"""The night's calls: choosing, closing, marking, redoing (RULES.md §2 Mechanics, §3 Corrections)."""

from __future__ import annotations

from msgspec.structs import replace

from table.rules.tabula.abilities import answers, choosable, is_called, settle
from table.rules.tabula.calls import calls
from table.rules.tabula.events import NightFell, NightRedone
from table.rules.tabula.illegal import must_be_among, refuse
from table.rules.tabula.moves import Choose, Close, Mark, Redo
from table.rules.tabula.out import Out
from table.rules.tabula.state import Deeds, Phase, State


def fall_of_night(state: State, out: Out) -> State:
    """Everybody closes their eyes."""
    night = state.night + 1
    out.append(NightFell(night))
    return replace(
        state,
        phase=Phase.CALL,
        night=night,
        calls=calls(state.options, night),
        call=0,
        turn=(),
        nominations=(),
        nominees=(),
        run_off=1,
        votes=(),
        entries=(),
        guarded=state.deeds.protect,
        deeds=Deeds(),
        marked=(),
    )


def choose(state: State, move: Choose, out: Out) -> State:
    """A called player's choice; the last one entered before the close holds."""
    seat = move.seat
    if not is_called(state, seat):
        refuse(move, f"seat {seat} is not called.")
    choices = choosable(state, seat)
    if not choices:
        refuse(move, "nothing is chosen in this call.")
    role = state.calls[state.call].role
    kept = tuple(e for e in state.entries if e[0] is not role or e[1] != seat)
    if move.player is None:
        return replace(state, entries=kept)
    must_be_among(move, move.player, choices)
    return replace(state, entries=(*kept, (role, seat, move.player)))


def close_call(state: State, move: Close, out: Out) -> State:
    """The slot is over: the choice holds, and those who were called get their answers."""
    settled = settle(state)
    told = answers(state, settled)
    out.extend(told)
    fresh = tuple(secret for secret in told if secret not in state.told)
    last = state.call + 1 == len(state.calls)
    return replace(
        settled,
        phase=Phase.DAWN if last else Phase.CALL,
        call=state.call + 1,
        told=state.told + fresh,
    )


def mark(state: State, move: Mark, out: Out) -> State:
    """The host marks a player who looked uncalled; at dawn it costs the life, without a reason."""
    if not state.options.open_eyes_die:
        refuse(move, "at this table open eyes do not cost the life.")
    if move.seat not in state.alive:
        refuse(move, f"no living player sits at seat {move.seat}.")
    others = tuple(seat for seat in state.marked if seat != move.seat)
    return replace(state, marked=(*others, move.seat) if move.marked else others)


def redo(state: State, move: Redo, out: Out) -> State:
    """A disturbed night is called again from its first call.

    Answered questions keep their deeds, which locks them; every other choice begins with the entry
    that was made before.
    """
    out.append(NightRedone(state.night))
    deeds = Deeds(ask=state.deeds.ask, become=state.deeds.become)
    return replace(state, phase=Phase.CALL, call=0, deeds=deeds)
