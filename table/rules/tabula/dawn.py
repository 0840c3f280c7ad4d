"""Dawn: the dead are named, the end is checked, the last dead is settled (RULES.md §2)."""

from __future__ import annotations

from msgspec.structs import replace

from table.cues import Seat
from table.rules.chance import pick, shuffled
from table.rules.tabula.ending import ended
from table.rules.tabula.events import DayBroke, DiscussionBegan, LastDead
from table.rules.tabula.moves import Close
from table.rules.tabula.out import Out
from table.rules.tabula.resolver import dead_at_dawn
from table.rules.tabula.state import Phase, State


def dawn(state: State, move: Close, out: Out) -> State:
    """All deaths of the night take effect together; then the end check, then the discussion."""
    options = state.options
    named = dead_at_dawn(state)
    if options.dawn_order == "random":
        named = shuffled(named, state.public_seed, "dawn", state.night)
    out.append(DayBroke(named, state.night == 1 and options.master_first_victim))
    state = replace(
        state,
        phase=Phase.DISCUSSION,
        alive=tuple([seat for seat in state.alive if seat not in named]),
        dead=state.dead + named,
    )
    final = ended(state, out)
    if final is not None:
        return final
    state = _settle_last_dead(state, named, out)
    out.append(DiscussionBegan())
    return state


def _settle_last_dead(state: State, named: tuple[Seat, ...], out: Out) -> State:
    """The seat from which the day counts; where chance settles it, it is announced."""
    seed, night = state.public_seed, state.night
    if named:
        last = named[-1]
        if len(named) > 1 and state.options.several_dead == "drawn":
            last = pick(named, seed, "last_dead", night)
            out.append(LastDead(last, stands_in=False))
        dead = (*(seat for seat in state.dead if seat != last), last)
        return replace(state, dead=dead, anchor=last)
    if state.dead and state.options.quiet_night == "last_lynched":
        return replace(state, anchor=state.dead[-1])
    if not state.dead and state.options.nobody_dead_yet == "seat_one":
        return replace(state, anchor=state.alive[0])
    drawn = pick(state.alive, seed, "stands_in", night)
    out.append(LastDead(drawn, stands_in=True))
    return replace(state, anchor=drawn)
