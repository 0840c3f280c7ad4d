"""The one error of the law."""

from __future__ import annotations

from typing import Never

from table.errors import IllegalInput
from table.rules.tabula.moves import Move
from table.rules.tabula.state import State


class IllegalMove(IllegalInput):
    """A move the rules do not allow now. The state is as it was."""

    def __init__(self, move: Move, why: str) -> None:
        super().__init__(f"{move!r}: {why}")
        self.move = move
        self.why = why


def refuse(move: Move, why: str) -> Never:
    """Refuse a move in words that a player can act on."""
    raise IllegalMove(move, why)


def must_be_seated(state: State, move: Move, seat: int) -> None:
    """The seat must be one of the table's, and its player must not have left."""
    if not 1 <= seat <= state.options.players or seat in state.left:
        refuse(move, f"nobody sits at seat {seat}.")


def must_be_among(move: Move, player: int, choices: tuple[int, ...]) -> None:
    """A chosen player must be one of the choices."""
    if player not in choices:
        seats = ", ".join(map(str, choices))
        refuse(move, f"seat {player} cannot be chosen; choose one of {seats}.")
