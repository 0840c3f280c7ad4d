"""Where each move leads: the phases of a game as one table (RULES.md §1, and §3 for the host).

`law.LAW` says who handles a move; this table says what can come of it, for a reader, for the
burgomaster's script and for the tests, which play until every entry has been seen and no other.
A move that leads to its own phase leaves the table waiting for the others, or for a later choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

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
from table.rules.lupusburg.state import Phase

LOBBY, CHEST, PLACE, OVER = Phase.LOBBY, Phase.CHEST, Phase.PLACE, Phase.OVER
THIEF, WEREWOLF, DAWN = Phase.THIEF, Phase.WEREWOLF, Phase.DAWN
PRIVILEGE, SHOW, RETURN = Phase.PRIVILEGE, Phase.SHOW, Phase.RETURN
BET, COIN, DISCUSSION = Phase.BET, Phase.COIN, Phase.DISCUSSION
BALLOT, DEFENCE, SECOND_BALLOT = Phase.BALLOT, Phase.DEFENCE, Phase.SECOND_BALLOT
SCORING = Phase.SCORING

TRANSITIONS: Final[Mapping[tuple[Phase, type[Move]], tuple[Phase, ...]]] = MappingProxyType(
    {
        (LOBBY, Begin): (CHEST,),
        #
        (CHEST, Hide): (CHEST, PLACE),
        (CHEST, Close): (PLACE,),
        (CHEST, Leave): (CHEST, PLACE, OVER),
        (CHEST, Stop): (OVER,),
        #
        (PLACE, Place): (PLACE, THIEF),
        (PLACE, Close): (THIEF,),
        (PLACE, Leave): (PLACE, THIEF, OVER),
        (PLACE, Stop): (OVER,),
        #
        (THIEF, Lift): (THIEF,),
        (THIEF, Close): (WEREWOLF,),
        (THIEF, Redo): (THIEF,),
        (THIEF, Leave): (THIEF, SCORING, OVER),
        (THIEF, Stop): (OVER,),
        #
        (WEREWOLF, Strike): (WEREWOLF,),
        (WEREWOLF, Close): (DAWN,),
        (WEREWOLF, Redo): (THIEF,),
        (WEREWOLF, Leave): (WEREWOLF, SCORING, OVER),
        (WEREWOLF, Stop): (OVER,),
        #
        (DAWN, Close): (PRIVILEGE, BET, DISCUSSION, SCORING, OVER),
        (DAWN, Redo): (THIEF,),
        (DAWN, Leave): (DAWN, SCORING, OVER),
        (DAWN, Stop): (OVER,),
        #
        (PRIVILEGE, Ask): (SHOW, BET, DISCUSSION),
        (PRIVILEGE, Close): (BET, DISCUSSION),
        (PRIVILEGE, Leave): (PRIVILEGE, BET, DISCUSSION, SCORING, OVER),
        (PRIVILEGE, Stop): (OVER,),
        #
        (SHOW, Show): (RETURN,),
        (SHOW, Close): (RETURN,),
        (SHOW, Leave): (SHOW, BET, DISCUSSION, SCORING, OVER),
        (SHOW, Stop): (OVER,),
        #
        (RETURN, Show): (BET, DISCUSSION),
        (RETURN, Close): (BET, DISCUSSION),
        (RETURN, Leave): (RETURN, BET, DISCUSSION, SCORING, OVER),
        (RETURN, Stop): (OVER,),
        #
        (BET, Bet): (COIN, BET, DISCUSSION),
        (BET, Close): (BET, DISCUSSION),
        (BET, Leave): (BET, DISCUSSION, SCORING, OVER),
        (BET, Stop): (OVER,),
        #
        (COIN, Keep): (BET, DISCUSSION),
        (COIN, Close): (BET, DISCUSSION),
        (COIN, Leave): (COIN, BET, DISCUSSION, OVER),
        (COIN, Stop): (OVER,),
        #
        (DISCUSSION, Close): (BALLOT,),
        (DISCUSSION, Leave): (DISCUSSION, SCORING, OVER),
        (DISCUSSION, Stop): (OVER,),
        #
        (BALLOT, Token): (BALLOT, DEFENCE),
        (BALLOT, Close): (BALLOT, DEFENCE, THIEF),
        (BALLOT, TakeBack): (BALLOT,),
        (BALLOT, Leave): (BALLOT, DEFENCE, THIEF, SCORING, OVER),
        (BALLOT, Stop): (OVER,),
        #
        (DEFENCE, Close): (DEFENCE, SECOND_BALLOT, THIEF, SCORING, OVER),
        (DEFENCE, TakeBack): (BALLOT,),
        (DEFENCE, Leave): (DEFENCE, THIEF, SCORING, OVER),
        (DEFENCE, Stop): (OVER,),
        #
        (SECOND_BALLOT, Vote): (SECOND_BALLOT, THIEF, SCORING, OVER),
        (SECOND_BALLOT, Close): (THIEF, SCORING, OVER),
        (SECOND_BALLOT, Leave): (SECOND_BALLOT, THIEF, SCORING, OVER),
        (SECOND_BALLOT, Stop): (OVER,),
        #
        (SCORING, Coin): (SCORING, OVER),
        (SCORING, Close): (OVER,),
        (SCORING, Leave): (SCORING, OVER),
        (SCORING, Stop): (OVER,),
    }
)
