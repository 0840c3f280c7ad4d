"""The night's calls: choosing, closing, marking, redoing (RULES.md §2 Mechanics, §3 Corrections)."""

from __future__ import annotations

from msgspec.structs import replace

from table.rules.tabula.abilities import answers, called, choosable, is_locked, settle
from table.rules.tabula.calls import calls
from table.rules.tabula.events import NightFell, NightRedone
from table.rules.tabula.illegal import must_be_among, refuse
from table.rules.tabula.moves import Choose, Close, Mark, Redo
from table.rules.tabula.out import Out
from table.rules.tabula.roles import ROLES
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
        redone=False,
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
    seat, player = move.seat, move.player
    if seat not in called(state):
        refuse(move, f"seat {seat} is not called.")
    choices = choosable(state, seat)
    role = state.calls[state.call].role
    if is_locked(state, ROLES[role].ability):
        refuse(move, "the question was answered already in this night.")
    if not choices:
        refuse(move, "nothing is chosen in this call.")
    entries = tuple([e for e in state.entries if e[1] != seat or e[0] is not role])
    if player is not None:
        must_be_among(move, player, choices)
        entries += ((role, seat, player),)
    return replace(state, entries=entries)


def close_call(state: State, move: Close, out: Out) -> State:
    """The slot is over: the choice holds, and those who were called get their answers."""
    awake = called(state)
    settled = settle(state, awake)
    told = answers(state, settled, awake)
    out.extend(told)
    if state.redone:
        told = tuple(secret for secret in told if secret not in state.told)
    call = state.call + 1
    return replace(
        settled,
        phase=Phase.CALL if call < len(state.calls) else Phase.DAWN,
        call=call,
        told=state.told + told,
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
    return replace(state, phase=Phase.CALL, call=0, redone=True, deeds=deeds)
