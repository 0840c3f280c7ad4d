"""The end of a day: the lynching, the end check, and the next night (RULES.md §2)."""

from __future__ import annotations

from msgspec.structs import replace

from table.cues import Seat
from table.rules.tabula.ending import ended
from table.rules.tabula.events import Lynched
from table.rules.tabula.night import fall_of_night
from table.rules.tabula.out import Out
from table.rules.tabula.state import State


def lynch(state: State, player: Seat | None, out: Out, *, drawn: bool = False) -> State:
    """`player` is lynched (None: nobody is today); the game ends or night falls."""
    out.append(Lynched(player, drawn))
    if player is not None:
        state = replace(
            state,
            alive=tuple(seat for seat in state.alive if seat != player),
            dead=(*state.dead, player),
            lynched=player,
        )
        final = ended(state, out)
        if final is not None:
            return final
    return fall_of_night(state, out)
