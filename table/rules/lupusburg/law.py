"""The law of Lupusburg as a table: which move is possible in which phase, and who handles it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from table.rules.lupusburg import ballots, day, ending, leaving, night, setup
from table.rules.lupusburg.illegal import IllegalMove
from table.rules.lupusburg.moves import (
    Ask,
    Begin,
    Bet,
    Close,
    Coin,
    Hide,
    Keep,
    Leave,
    Lift,
    Move,
    Place,
    Redo,
    Show,
    Stop,
    Strike,
    TakeBack,
    Token,
    Vote,
)
from table.rules.lupusburg.out import Out
from table.rules.lupusburg.state import NIGHT, Phase, State
from table.rules.moments import Public, Secret

# Each handler takes its own kind of move; the key of the table is what makes that safe.
Handler: TypeAlias = Callable[[State, Any, Out], State]

_LAW: dict[tuple[Phase, type[Move]], Handler] = {
    (Phase.LOBBY, Begin): setup.begin,
    (Phase.CHEST, Hide): setup.hide,
    (Phase.CHEST, Close): lambda state, move, out: setup.settle_all(state, out),
    (Phase.PLACE, Place): setup.place,
    (Phase.PLACE, Close): lambda state, move, out: setup.settle_all(state, out),
    (Phase.THIEF, Lift): night.lift,
    (Phase.THIEF, Close): night.close_thief,
    (Phase.WEREWOLF, Strike): night.strike,
    (Phase.WEREWOLF, Close): night.close_werewolf,
    (Phase.DAWN, Close): night.dawn,
    (Phase.PRIVILEGE, Ask): day.ask,
    (Phase.PRIVILEGE, Close): day.close_privilege,
    (Phase.SHOW, Show): day.show,
    (Phase.SHOW, Close): day.close_show,
    (Phase.RETURN, Show): day.show,
    (Phase.RETURN, Close): day.close_show,
    (Phase.BET, Bet): day.bet,
    (Phase.BET, Close): day.close_bet,
    (Phase.COIN, Keep): day.keep,
    (Phase.COIN, Close): day.close_keep,
    (Phase.DISCUSSION, Close): ballots.begin_ballot,
    (Phase.BALLOT, Token): ballots.token,
    (Phase.BALLOT, Close): ballots.close_token,
    (Phase.BALLOT, TakeBack): ballots.take_back,
    (Phase.DEFENCE, Close): ballots.close_defence,
    (Phase.DEFENCE, TakeBack): ballots.take_back,
    (Phase.SECOND_BALLOT, Vote): ballots.vote,
    (Phase.SECOND_BALLOT, Close): ballots.close_votes,
    (Phase.SCORING, Coin): ending.type_coin,
    (Phase.SCORING, Close): ending.close_scoring,
}
for _phase in NIGHT:
    _LAW[_phase, Redo] = night.redo
for _phase in set(Phase) - {Phase.LOBBY, Phase.OVER}:
    _LAW[_phase, Leave] = leaving.leave
    _LAW[_phase, Stop] = leaving.stop

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
