"""Every decided line of RULES.md §1 is an option with the rules' value as its default."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from lupusburg_players import everybody_answers, option_values
from msgspec.structs import replace

from table.errors import ConfigError
from table.rules.lupusburg import Options, Phase, new_game

DEFAULTS = {
    "players": 6,
    "first_burgomaster": 1,
    "nearest": "own_first",
    "thief_sees": "chest",
    "thief_lifts_own": True,
    "thief_may_decline": True,
    "count_starts": "call_end",
    "werewolf_chooses_own": True,
    "no_choice": "nobody",
    "claw_holds": "last",
    "privilege_needs_living": True,
    "privilege_asks_living": True,
    "privilege_shows": "owner",
    "privilege_living_only": True,
    "coins": "drawn",
    "coin_values": (8, 7, 6, 5, 4, 3, 2, 2),
    "bet_on_self": False,
    "empty_bag": "no_bet",
    "token_on_own": True,
    "tokens_together": True,
    "missing_token": "skipped",
    "no_tokens": "nobody",
    "suspects_share_owner": True,
    "sole_suspect": "lynched",
    "first_evidence": "paw",
    "first_defence": "first_suspect",
    "vote_on_own": True,
    "missing_vote": "uncounted",
    "nil_nil": "nearest",
    "score_tie": "before_pass",
    "werewolf_wins": None,
    "others_when_werewolf_wins": "nothing",
}


def test_the_defaults_are_the_rules_own_decisions() -> None:
    assert msgspec.to_builtins(Options()) == DEFAULTS


ALTERNATIVES = [(name, value) for name, values in option_values().items() for value in values[1:]]


@pytest.mark.parametrize(("name", "value"), ALTERNATIVES)
def test_a_game_can_be_played_to_its_end_with_each_alternative(name: str, value: Any) -> None:
    options = Options(players=5, **{name: value})
    for seed in range(3):
        *_, (_, _, last) = everybody_answers(options, seed)
        assert last.phase is Phase.OVER


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (Options(players=3), "Lupusburg is for 4 to 8 players, not 3."),
        (Options(players=9), "Lupusburg is for 4 to 8 players, not 9."),
        (
            Options(players=4, first_burgomaster=5),
            "first_burgomaster is a seat from 1 to 4, or 0 to draw one; not 5.",
        ),
        (Options(coin_values=(3, 0)), "Each of coin_values must be 1 or more."),
        (Options(werewolf_wins=-1), "werewolf_wins must be 0 or more."),
        (
            replace(Options(), nearest="left"),  # what a file may say
            "The option 'nearest' of Lupusburg cannot be 'left'.",
        ),
    ],
)
def test_options_that_cannot_be_played_are_refused_in_a_sentence(
    options: Options, message: str
) -> None:
    with pytest.raises(ConfigError, match=f"^{re.escape(message)}$"):
        new_game(options)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `claw`"):
        msgspec.convert({"claw": 1}, Options)


DECIDED = [
    ("where nobody says otherwise", "first_burgomaster"),
    ("own houses included", "nearest"),
    ("`thief_sees = chest` (default", "thief_sees"),
    ("own ones included; may decline", "thief_lifts_own thief_may_decline"),
    ("it starts when the call ends", "count_starts"),
    ("nobody dies", "no_choice"),
    ("the last confirmed one holds", "claw_holds"),
    ("they still have a living character", "privilege_needs_living"),
    ("each owner picks, living cards only", "privilege_shows privilege_living_only"),
    ("Any player but oneself", "bet_on_self"),
    ("none left: no bet", "empty_bag"),
    ("both tokens on one character are allowed", "token_on_own tokens_together"),
    ("is skipped and said so", "missing_token"),
    ("nobody is lynched that day", "no_tokens"),
    ("They may belong to one owner", "suspects_share_owner"),
    ("lynched without a second ballot", "sole_suspect"),
    ("the second the tuft of fur", "first_evidence"),
    ("the first suspect first", "first_defence"),
    ("a missing vote at the end of the time is not counted", "missing_vote"),
    ("tie (also 0–0", "nil_nil"),
    ("the game ended, before any pass", "score_tie"),
    ("as there are players, the others 0", "werewolf_wins others_when_werewolf_wins"),
]
"""How each decided point of RULES.md §1 ends, in their order, and the options that turn it."""


def test_each_decided_line_of_the_rules_is_an_option() -> None:
    rules = (Path(__file__).parents[3] / "docs" / "RULES.md").read_text(encoding="utf-8")
    section = rules[rules.index("## 1. Lupusburg") : rules.index("## 2. ")]
    *points, _ = " ".join(section.split()).split(" **[decided]**")
    assert len(points) == len(DECIDED)
    for point, (ending, names) in zip(points, DECIDED, strict=True):
        assert point.endswith(ending)
        assert set(names.split()) <= set(DEFAULTS)
