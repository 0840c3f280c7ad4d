"""The one error of the law."""

from __future__ import annotations

from typing import Never

from table.errors import IllegalInput
from table.rules.lupusburg.moves import Move
from table.rules.lupusburg.state import State


class IllegalMove(IllegalInput):
    """A move the rules do not allow now. The state is as it was."""

    def __init__(self, move: Move, why: str) -> None:
        super().__init__(f"{move!r}: {why}")
        self.move = move
        self.why = why


def refuse(move: Move, why: str) -> Never:
    """Refuse a move in words that a player can act on."""
    raise IllegalMove(move, why)


def must_stand(state: State, move: Move, house: int) -> None:
    """A chosen house must stand."""
    if house not in state.standing:
        stand = ", ".join(map(str, state.standing))
        refuse(move, f"there is no house {house} standing; choose one of {stand}.")


def must_be_turn(state: State, move: Move, seat: int) -> None:
    """The seat must be among those who still have to act in this phase."""
    if seat not in state.turn:
        refuse(move, f"seat {seat} is not asked anything now.")


def must_be_next(state: State, move: Move, seat: int) -> None:
    """Where turns are taken, it must be the seat's turn."""
    if state.turn[0] != seat:
        refuse(move, f"it is the turn of seat {state.turn[0]}, not of seat {seat}.")
