"""Lupus in Tabula, for 8 to 24 players: three editions, every role (RULES.md §2).

>>> from table.rules import tabula
>>> game = tabula.new_game(tabula.Options.edition("da", players=9))
>>> game, events = tabula.apply(game, tabula.Begin(deal_seed=1, public_seed=2))
>>> tabula.mix_text(tabula.public_view(game).mix)
'2 werewolf, seer, medium, 5 villager'
>>> game, events = tabula.apply(game, tabula.Close())
>>> events
(NightFell(night=1),)
>>> [call.role.value for call in game.calls]
['seer', 'werewolf']
"""

from table.rules.tabula.calls import Call, calls
from table.rules.tabula.deck import Card, deck
from table.rules.tabula.events import (
    Asked,
    Ballot,
    Became,
    Began,
    CardsRight,
    CardsWrong,
    DayBroke,
    Dealt,
    DiscussionBegan,
    Ended,
    Heard,
    Hunted,
    LastDead,
    Lynched,
    Met,
    NightFell,
    NightRedone,
    Nominated,
    NominationsUncovered,
    NomineesNamed,
    Outcome,
    OwlNamed,
    PlayerLeft,
    RunOffTied,
    Voted,
    VotesUncovered,
    VoteTakenBack,
)
from table.rules.tabula.guide import RoleLine, role_lines
from table.rules.tabula.illegal import IllegalMove
from table.rules.tabula.law import LAW, apply
from table.rules.tabula.mix import Mix, default_mix, mix_text, parse_mix
from table.rules.tabula.moves import (
    AnyMove,
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
from table.rules.tabula.odds import odds, wolves_win
from table.rules.tabula.options import EDITIONS, Options, Turn
from table.rules.tabula.prompt import Prompt, Question, answer, prompt
from table.rules.tabula.roles import ROLES, Ability, Role, RoleName, Seen, Side
from table.rules.tabula.state import NIGHT, Deeds, Phase, State, new_game
from table.rules.tabula.views import PublicView, SeatView, public_view, seat_view

__all__ = [
    "EDITIONS",
    "LAW",
    "NIGHT",
    "ROLES",
    "Ability",
    "AnyMove",
    "Asked",
    "Ballot",
    "Became",
    "Began",
    "Begin",
    "Call",
    "Card",
    "CardsRight",
    "CardsWrong",
    "Choose",
    "Close",
    "DayBroke",
    "Dealt",
    "Deeds",
    "DiscussionBegan",
    "Ended",
    "Enter",
    "Heard",
    "Hunted",
    "IllegalMove",
    "LastDead",
    "Leave",
    "Lynched",
    "Mark",
    "Met",
    "Mix",
    "Move",
    "NightFell",
    "NightRedone",
    "Nominate",
    "Nominated",
    "NominationsUncovered",
    "NomineesNamed",
    "Options",
    "Outcome",
    "OwlNamed",
    "Phase",
    "PlayerLeft",
    "Prompt",
    "PublicView",
    "Question",
    "Redo",
    "Role",
    "RoleLine",
    "RoleName",
    "RunOffTied",
    "SeatView",
    "Seen",
    "Side",
    "State",
    "Stop",
    "TakeBack",
    "Turn",
    "Vote",
    "VoteTakenBack",
    "Voted",
    "VotesUncovered",
    "answer",
    "apply",
    "calls",
    "deck",
    "default_mix",
    "mix_text",
    "new_game",
    "odds",
    "parse_mix",
    "prompt",
    "public_view",
    "role_lines",
    "seat_view",
    "wolves_win",
]
