"""The end check and who wins (RULES.md §2, Sides)."""

from __future__ import annotations

from msgspec.structs import replace

from table.rules.tabula.events import Ended, Outcome, Winner
from table.rules.tabula.out import Out
from table.rules.tabula.roles import ROLES, WOLFISH, Side
from table.rules.tabula.state import Phase, State


def ended(state: State, out: Out) -> State | None:
    """The game, if it is over now; None if it goes on.

    No werewolf is left: the humans win. Otherwise as many living wolves as others, or more: the
    wolves win. Either way a living Werehamster wins alone.
    """
    roles = state.roles
    wolves = len([seat for seat in state.alive if roles[seat - 1] in WOLFISH])
    if wolves == 0:
        return finish(state, "humans", out)
    if 2 * wolves >= len(state.alive):
        return finish(state, "werewolves", out)
    return None


def finish(state: State, winner: Winner, out: Out) -> State:
    """Show everybody's card. A side wins together, its dead included."""
    seats = range(1, len(state.roles) + 1)
    sides = {seat: ROLES[state.roles[seat - 1]].side for seat in seats}
    winners: tuple[int, ...] = ()
    if winner != "nobody":
        alone = tuple(seat for seat in state.alive if sides[seat] is Side.ALONE)
        if alone:
            winner, winners = "werehamster", alone
        else:
            winners = tuple(seat for seat in seats if sides[seat] == winner)
    outcome = Outcome(winner=winner, winners=winners, cards=state.cards, roles=state.roles)
    out.append(Ended(outcome))
    return replace(state, phase=Phase.OVER, turn=(), outcome=outcome)
