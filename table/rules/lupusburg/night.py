"""The night: the Thief lifts, the Werewolf chooses, dawn shows the claw (RULES.md §1, Night)."""

from __future__ import annotations

from msgspec.structs import replace

from table.rules.chance import pick
from table.rules.lupusburg.characters import owner
from table.rules.lupusburg.day import begin_day
from table.rules.lupusburg.ending import ended, fall
from table.rules.lupusburg.events import NightFell, NightRedone, Peeked, Slaughtered
from table.rules.lupusburg.illegal import must_stand, refuse
from table.rules.lupusburg.moves import Close, House, Lift, Redo, Strike
from table.rules.lupusburg.out import Out
from table.rules.lupusburg.state import Phase, State


def fall_of_night(state: State, out: Out) -> State:
    """Everybody closes their eyes."""
    out.append(NightFell(state.day + 1))
    return replace(
        state,
        phase=Phase.THIEF,
        day=state.day + 1,
        turn=(),
        lift=None,
        peeked=False,
        claw=None,
        struck=False,
    )


def liftable(state: State) -> tuple[House, ...]:
    """The houses the Thief may lift; none where the Thief has nothing left, or has looked already."""
    if state.peeked or not state.living(state.thief):
        return ()
    if state.options.thief_lifts_own:
        return state.standing
    return tuple(house for house in state.standing if owner(house) != state.thief)


def lift(state: State, move: Lift, out: Out) -> State:
    """The Thief says which house; it may still be changed until the count ends."""
    if move.seat != state.thief or not state.living(state.thief):
        refuse(move, f"seat {move.seat} is not called.")
    if state.peeked:
        refuse(move, "a house was already lifted in this night.")
    if move.house is None:
        if not state.options.thief_may_decline:
            refuse(move, "the Thief must lift a house.")
    else:
        must_stand(state, move, move.house)
        if move.house not in liftable(state):
            refuse(move, "the Thief may not lift an own house.")
    return replace(state, lift=move.house)


def close_thief(state: State, move: Close, out: Out) -> State:
    """The count is over: the Thief has seen what was under the house, and the Werewolf is called."""
    house = state.lift
    choices = liftable(state)
    if house is None and choices and not state.options.thief_may_decline:
        house = pick(choices, state.deal_seed, "lift", state.day)
    if house is None or not choices:
        return replace(state, phase=Phase.WEREWOLF)
    card = state.cards[house - 1]
    sees_card = state.options.thief_sees == "chest_and_character"
    seen = Peeked(
        state.thief,
        state.day,
        house,
        house == state.chests[owner(house) - 1],
        card if sees_card else None,
    )
    out.append(seen)
    return replace(state, phase=Phase.WEREWOLF, lift=house, peeked=True, told=(*state.told, seen))


def strikable(state: State) -> tuple[House, ...]:
    """The houses the Werewolf may choose."""
    if state.options.werewolf_chooses_own:
        return state.standing
    return tuple(house for house in state.standing if owner(house) != state.werewolf)


def strike(state: State, move: Strike, out: Out) -> State:
    """The Werewolf chooses a house; the last confirmed choice of the count holds."""
    if move.seat != state.werewolf:
        refuse(move, f"seat {move.seat} is not called.")
    if state.struck and state.options.claw_holds == "first":
        refuse(move, "the first choice holds.")
    if move.house is not None:
        must_stand(state, move, move.house)
        if move.house not in strikable(state):
            refuse(move, "the Werewolf may not choose an own house.")
    return replace(state, claw=move.house, struck=True)


def close_werewolf(state: State, move: Close, out: Out) -> State:
    """The count is over; the dead are announced at dawn."""
    claw = state.claw
    if claw is None and state.options.no_choice == "random":
        claw = pick(strikable(state), state.deal_seed, "claw", state.day)
    return replace(state, phase=Phase.DAWN, claw=claw)


def dawn(state: State, move: Close, out: Out) -> State:
    """The claw points at the chosen house; house and character leave the game face down."""
    house = state.claw
    out.append(Slaughtered(house))
    if house is not None:
        state = fall(state, house)
        final = ended(state, out)
        if final is not None:
            return final
    return begin_day(state, out)


def redo(state: State, move: Redo, out: Out) -> State:
    """A disturbed night is played again: what was seen stays locked, the claw's choice is the default."""
    out.append(NightRedone(state.day))
    return replace(state, phase=Phase.THIEF, struck=False)
