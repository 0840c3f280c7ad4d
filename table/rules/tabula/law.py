"""The law of Lupus in Tabula as a table: which move is possible in which phase, and who handles it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from table.rules.moments import Public, Secret
from table.rules.tabula import correcting, dawn, night, nomination, run_off, setup
from table.rules.tabula.illegal import IllegalMove
from table.rules.tabula.moves import (
    Begin,
    Choose,
    Close,
    Enter,
    Leave,
    Mark,
    Move,
    Nominate,
    Redo,
    Stop,
    TakeBack,
    Vote,
)
from table.rules.tabula.out import Out
from table.rules.tabula.state import NIGHT, Phase, State

# Each handler takes its own kind of move; the key of the table is what makes that safe.
Handler: TypeAlias = Callable[[State, Any, Out], State]

_LAW: dict[tuple[Phase, type[Move]], Handler] = {
    (Phase.LOBBY, Begin): setup.begin,
    (Phase.CARDS, Enter): setup.enter,
    (Phase.CARDS, Close): setup.close_cards,
    (Phase.CALL, Choose): night.choose,
    (Phase.CALL, Close): night.close_call,
    (Phase.DAWN, Close): dawn.dawn,
    (Phase.DISCUSSION, Close): nomination.begin_nomination,
    (Phase.NOMINATION, Nominate): nomination.nominate,
    (Phase.NOMINATION, Close): nomination.close_nomination,
    (Phase.NOMINATION, TakeBack): correcting.take_back,
    (Phase.DEFENCE, Close): run_off.close_defence,
    (Phase.DEFENCE, TakeBack): correcting.take_back,
    (Phase.RUN_OFF, Vote): run_off.vote,
    (Phase.RUN_OFF, Close): run_off.close_run_off,
    (Phase.RUN_OFF, TakeBack): correcting.take_back,
}
for _phase in NIGHT:
    _LAW[_phase, Mark] = night.mark
    _LAW[_phase, Redo] = night.redo
for _phase in set(Phase) - {Phase.LOBBY, Phase.OVER}:
    _LAW[_phase, Leave] = correcting.leave
    _LAW[_phase, Stop] = correcting.stop

LAW: Final[Mapping[tuple[Phase, type[Move]], Handler]] = MappingProxyType(_LAW)


def apply(state: State, move: Move) -> tuple[State, tuple[Public | Secret, ...]]:
    """The state after a move, and what happened.

    :raises IllegalMove: the move is not allowed now; it quotes the move, and nothing changed.
    """
    handler = LAW.get((state.phase, type(move)))
    if handler is None:
        raise IllegalMove(move, f"this is not possible now (the game is at: {state.phase}).")
    out: Out = []
    return handler(state, move, out), tuple(out)
