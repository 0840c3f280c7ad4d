"""Set a table of Lupusburg as a story needs it, and tell the story move by move."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from table.rules.lupusburg import (
    Begin,
    Character,
    Close,
    House,
    Move,
    Options,
    Phase,
    State,
    Strike,
    Token,
    Vote,
    apply,
    houses_of,
    new_game,
)
from table.rules.moments import Public, Secret

LETTERS = {"W": Character.WEREWOLF, "T": Character.THIEF, ".": Character.TOWNSFOLK}


def town(cards: str, *, chests: tuple[House, ...] = (), **options: Any) -> State:
    """The first night over "W. T. .. ..": a pair for each seat, a letter for each house.

    Unless `chests` says so, a chest is in the seat's second house, or in the first where the
    Werewolf or the Thief lives in the second.
    """
    pairs = cards.split()
    state, _ = apply(new_game(Options(players=len(pairs), **options)), Begin(1, 2))
    letters = "".join(pairs)
    default = tuple(
        first if letters[second - 1] in "WT" else second
        for first, second in map(houses_of, range(1, len(pairs) + 1))
    )
    state = replace(
        state,
        phase=Phase.PLACE,
        hands=tuple((LETTERS[pair[0]], LETTERS[pair[1]]) for pair in pairs),
        werewolf=letters.index("W") // 2 + 1,
        thief=letters.index("T") // 2 + 1,
        chests=chests or default,
        turn=(1,),
        cards=tuple(LETTERS[letter] for letter in letters),
    )
    last = state.cards[:2]
    state, _ = apply(state, Close())
    assert state.phase is Phase.THIEF
    return replace(state, cards=(*last, *state.cards[2:]))


def play(state: State, *moves: Move) -> State:
    """The state after all the moves."""
    for move in moves:
        state, _ = apply(state, move)
    return state


def happened(state: State, *moves: Move) -> tuple[Public | Secret, ...]:
    """Everything that the moves brought about."""
    everything: tuple[Public | Secret, ...] = ()
    for move in moves:
        state, events = apply(state, move)
        everything += events
    return everything


def until(state: State, phase: Phase) -> State:
    """Let time run out until the phase begins."""
    while state.phase is not phase:
        assert state.phase is not Phase.OVER, f"the game was over before {phase}"
        state, _ = apply(state, Close())
    return state


def gone(state: State, *houses: House) -> State:
    """The table with some houses out of the game already."""
    return replace(
        state,
        standing=tuple(house for house in state.standing if house not in houses),
        fallen=(*state.fallen, *houses),
    )


def night(state: State, claw: House | None) -> State:
    """A night in which nobody peeks and the claw chooses a house; dawn has been announced."""
    state = until(state, Phase.WEREWOLF)
    return play(state, Strike(state.werewolf, claw), Close(), Close())


def tokens(state: State, *houses: House | None) -> State:
    """The tokens of the first ballot in the order of the turns; None is not placed in time."""
    state = until(state, Phase.BALLOT)
    for house in houses:
        state = play(state, Close() if house is None else Token(state.turn[0], house))
    return state


def votes(state: State, **by_seat: tuple[House, ...]) -> State:
    """The second ballot: votes(state, s1=(3,), s4=(5, 3))."""
    state = until(state, Phase.SECOND_BALLOT)
    return play(state, *(Vote(int(seat[1:]), houses) for seat, houses in by_seat.items()))


def lynch(state: State, house: House) -> State:
    """A day in which every token goes on one character."""
    state = until(state, Phase.BALLOT)
    state = tokens(state, *[house] * len(state.turn))
    return play(state, Close())
