"""Who defends themselves: the nominees, and what the Owl does to them (RULES.md §2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from table.cues import Seat
from table.rules.tabula.events import NomineesNamed, OwlNamed
from table.rules.tabula.lynching import lynch
from table.rules.tabula.out import Out
from table.rules.tabula.roles import ROLES, Ability, RoleName
from table.rules.tabula.state import Phase, State


def name_nominees(state: State, out: Out) -> State:
    """Count, let the Owl speak, and name who defends themselves, in which order."""
    cast = [player for _, player in state.nominations]
    count = {seat: votes for seat in state.alive if (votes := cast.count(seat))}
    curse = _curse(state)
    if any(ROLES[name].ability is Ability.CURSE for name, _ in state.options.mix):
        out.append(OwlNamed(curse if curse in state.alive else None))
    named = _nominees(state, count, curse)
    if state.options.defence == "least_first":
        named = named[::-1]
    out.append(NomineesNamed(named))
    if not named:
        return lynch(state, None, out)
    return replace(state, phase=Phase.DEFENCE, nominees=named, turn=named)


def _by_votes(state: State, players: Iterable[Seat], count: Mapping[Seat, int]) -> list[Seat]:
    """Most votes first; ties to the nearest clockwise from the last dead."""
    nearest = sorted(players, key=state.distance)
    return sorted(nearest, key=lambda seat: count.get(seat, 0), reverse=True)


def _nearest(state: State) -> list[Seat]:
    """The living, clockwise from the last dead."""
    return sorted(state.alive, key=state.distance)


def _curse(state: State) -> Seat | None:
    """The player whom the Owl named, dead by now or not; None where the naming does not count."""
    if state.options.owl_dead == "cancelled" and not _owl_lives(state):
        return None
    return state.deeds.curse


def _owl_lives(state: State) -> bool:
    return any(state.roles[seat - 1] is RoleName.OWL for seat in state.alive)


def _nominees(state: State, count: Mapping[Seat, int], curse: Seat | None) -> tuple[Seat, ...]:
    owls = curse if curse in state.alive else None
    ranked = _by_votes(state, count, count)
    if not ranked:
        match state.options.nobody_named:
            case "nobody":
                return ()
            case "owls":
                return () if owls is None else (owls,)
            case "two_nearest":
                return tuple(_nearest(state)[:2])
    ordinary = _ordinary(state, ranked, count)
    top = [seat for seat in ranked if count[seat] == count[ranked[0]]]
    if state.options.owl_top == "nearest":
        top = top[:1]
    named = ordinary
    if owls is not None:
        stands = top if state.options.owl_replaces == "unless_top" else ordinary
        if owls not in stands:
            named = _by_votes(state, (*top, owls), count)
    elif curse is not None and state.options.owl_named_dead == "top_only":
        named = top
    if len(named) == 1 and state.options.sole_nominee == "joined":
        named = [*named, next(seat for seat in _nearest(state) if seat != named[0])]
    return tuple(named)


def _ordinary(state: State, ranked: list[Seat], count: Mapping[Seat, int]) -> list[Seat]:
    """The two with most votes, and by the option everybody tied with the second."""
    if len(ranked) < 2 or state.options.nominees == "two":
        return ranked[:2]
    return [seat for seat in ranked if count[seat] >= count[ranked[1]]]
