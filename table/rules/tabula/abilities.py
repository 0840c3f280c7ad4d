"""What each ability lets a called player choose, and what is answered at the end of the call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from table.cues import Seat
from table.rules.chance import pick
from table.rules.tabula.events import Asked, Became, Heard, Hunted, Met, TabulaSecret
from table.rules.tabula.roles import ROLES, WOLFISH, Ability
from table.rules.tabula.state import State


def called(state: State) -> tuple[Seat, ...]:
    """The living players who wake at the call being made.

    A Mythomaniac wakes with the new role from the night after the change (RULES.md §2).
    """
    role, roles = state.calls[state.call].role, state.roles
    awake = [seat for seat in state.alive if roles[seat - 1] is role]
    if state.turned == state.night:
        awake = [seat for seat in awake if state.cards[seat - 1] is role]
    return tuple(awake)


def choosable(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Whom a called seat may choose; empty: nothing is chosen in this call, or not any more."""
    ability = ROLES[state.calls[state.call].role].ability
    if is_locked(state, ability):
        return ()
    return _CHOOSABLE[ability](state, seat)


def is_locked(state: State, ability: Ability) -> bool:
    """Whether the call's question was answered before the night was redone (RULES.md §3)."""
    if ability is Ability.ASK:
        return state.deeds.ask is not None
    return ability is Ability.BECOME and state.deeds.become is not None


def _anybody(state: State, seat: Seat) -> tuple[Seat, ...]:
    return state.alive


def _nobody(state: State, seat: Seat) -> tuple[Seat, ...]:
    return ()


def _another(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in state.alive if other != seat)


def _prey(state: State, seat: Seat) -> tuple[Seat, ...]:
    if state.night == 1 and state.options.master_first_victim:
        return ()
    if state.options.wolves_choose_wolf:
        return state.alive
    pack = called(state)
    return tuple(other for other in state.alive if other not in pack)


def _ward(state: State, seat: Seat) -> tuple[Seat, ...]:
    others = _another(state, seat)
    if state.options.bodyguard_repeats:
        return others
    return tuple(other for other in others if other != state.guarded)


_CHOOSABLE: Final[Mapping[Ability, Callable[[State, Seat], tuple[Seat, ...]]]] = MappingProxyType(
    {
        Ability.ATTACK: _prey,
        Ability.ASK: _anybody,
        Ability.HEAR: _nobody,
        Ability.PROTECT: _ward,
        Ability.CURSE: _anybody,
        Ability.MEET: _nobody,
        Ability.BECOME: _anybody,
        Ability.VISIT: _another,
    }
)


def settle(state: State, awake: tuple[Seat, ...]) -> State:
    """Close the call: what those who are awake chose becomes a deed, and a change happens."""
    role = state.calls[state.call].role
    ability = ROLES[role].ability
    if ability in (Ability.HEAR, Ability.MEET) or is_locked(state, ability):
        return state
    # A chosen player may have left since.
    entered = [p for name, _, p in state.entries if name is role and p in state.alive]
    chosen = _agreed(state, ability, entered)
    if ability is Ability.VISIT and chosen is None and not state.options.harlot_stays_home:
        hosts = [host for seat in awake for host in _another(state, seat)]
        chosen = pick(hosts, state.deal_seed, "visit", state.night) if hosts else None
    if chosen is None:
        return state
    state = replace(state, deeds=replace(state.deeds, **{ability.value: chosen}))
    return _changed(state, chosen, awake) if ability is Ability.BECOME else state


def _agreed(state: State, ability: Ability, entered: list[Seat]) -> Seat | None:
    """One choice out of those entered, the latest of which is the last of the list."""
    if not entered:
        return None
    if ability is not Ability.ATTACK:
        return entered[-1 if state.options.shared_choice == "last" else 0]
    match state.options.wolves_disagree:
        case "last":
            return entered[-1]
        case "nobody":
            return entered[0] if len(set(entered)) == 1 else None
        case "most_then_last":
            # Of equals, max keeps the first it meets: reversed, the one entered last.
            return max(reversed(entered), key=entered.count)


def _changed(state: State, player: Seat, awake: tuple[Seat, ...]) -> State:
    """The Mythomaniac becomes at once what `player` is, if that can be taken."""
    role = state.roles[player - 1]
    if not ROLES[role].can_be_taken:
        return state
    (seat,) = awake
    roles = (*state.roles[: seat - 1], role, *state.roles[seat:])
    return replace(state, roles=roles, turned=state.night)


def answers(before: State, after: State, awake: tuple[Seat, ...]) -> tuple[TabulaSecret, ...]:
    """What those who are awake are told as the call closes.

    `before` is the state in which they chose, `after` the settled one. A question that was answered
    before the night was redone gets the same answer again.
    """
    ability = ROLES[before.calls[before.call].role].ability
    if before.redone and is_locked(before, ability):
        kind = Asked if ability is Ability.ASK else Became
        return tuple(t for t in before.told if isinstance(t, kind) and t.night == before.night)
    tell = _ANSWER.get(ability)
    return tell(after, awake) if tell else ()


def _thumb(state: State, seats: tuple[Seat, ...]) -> tuple[TabulaSecret, ...]:
    asked = state.deeds.ask
    if asked is None:
        return ()
    wolf = state.roles[asked - 1] in WOLFISH
    return tuple(Asked(seat, state.night, asked, wolf) for seat in seats)


def _dead_speak(state: State, seats: tuple[Seat, ...]) -> tuple[TabulaSecret, ...]:
    wolf: bool | None
    if state.lynched:
        wolf = state.roles[state.lynched - 1] in WOLFISH
    else:
        wolf = None if state.options.medium_unlynched == "third_answer" else False
    return tuple(Heard(seat, state.night, state.lynched or None, wolf) for seat in seats)


def _recognition(state: State, seats: tuple[Seat, ...]) -> tuple[TabulaSecret, ...]:
    return tuple(Hunted(seat, state.night, seats, state.deeds.attack) for seat in seats)


def _lodge(state: State, seats: tuple[Seat, ...]) -> tuple[TabulaSecret, ...]:
    return tuple(Met(seat, state.night, tuple(s for s in seats if s != seat)) for seat in seats)


def _change(state: State, seats: tuple[Seat, ...]) -> tuple[TabulaSecret, ...]:
    player = state.deeds.become
    if player is None:
        return ()
    return tuple(Became(seat, state.night, player, state.roles[seat - 1]) for seat in seats)


_ANSWER: Final[Mapping[Ability, Callable[[State, tuple[Seat, ...]], tuple[TabulaSecret, ...]]]] = (
    MappingProxyType(
        {
            Ability.ASK: _thumb,
            Ability.HEAR: _dead_speak,
            Ability.ATTACK: _recognition,
            Ability.MEET: _lodge,
            Ability.BECOME: _change,
        }
    )
)
