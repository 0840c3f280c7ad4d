"""The gate: on the real table nothing differs, and nothing can be learned (DESIGN.md, promise 2)."""

from __future__ import annotations

from collections import Counter

import pytest
from sabotage import honest

from table.app.rulesets import RULESETS
from table.audit.audit import audit
from table.audit.draw import Draw
from table.audit.games import GAMES
from table.audit.situation import Act
from table.audit.twins import pair


@pytest.mark.parametrize("rules", GAMES)
def test_no_twin_night_differs(rules: str) -> None:
    report = audit(honest(rules), rules, range(25), 11)
    assert report.clean, report.first
    assert report.pairs >= 23
    assert report.sounded == 1
    assert report.bits == 0.0
    assert all(guess.low <= 0.5 <= guess.high for guess in report.guesses)


MANY = {"lupusburg": 3200, "tabula-hu": 2500, "tabula-da": 2500, "tabula-it": 2500}
"""Some nights find no twin; with these more than 10,000 pairs are compared."""
LIVES = {"lupusburg": "the Thief lives"}


@pytest.mark.slow
@pytest.mark.parametrize("rules", GAMES)
def test_no_twin_night_in_ten_thousand_differs(rules: str) -> None:
    report = audit(honest(rules), rules, range(MANY[rules]), 2026)
    assert report.clean, report.first
    assert report.pairs >= 0.97 * MANY[rules]
    assert all(guess.low <= 0.5 <= guess.high for guess in report.guesses)
    nights = {guess.secret: guess.nights for guess in report.guesses}
    assert nights[LIVES.get(rules, "the seer lives")] >= 1000
    assert max(nights.values()) >= 2000 or rules != "lupusburg"


def test_every_rule_set_there_is_is_audited() -> None:
    assert set(GAMES) == set(RULESETS)


def test_the_twins_are_what_the_audit_says_they_are() -> None:
    """An audit of nights that are all alike would find nothing either."""
    table = honest()
    situations = [table.game.situation(Draw(3, "situation", number), None) for number in range(300)]
    acts = Counter(i.act for s in situations for i in s.interruptions)
    assert all(acts[act] >= 15 for act in Act)
    assert {s.players for s in situations} == {4, 5, 6, 7, 8}
    assert {s.night for s in situations} == {1, 2, 3, 4}
    for chosen in ("named", "readers", "second_chance", "leaver"):
        share = sum(bool(getattr(s, chosen)) for s in situations) / len(situations)
        assert 0.03 < share < 0.7, chosen

    pairs = [t for number in range(60) if (t := pair(table, Draw(4), number))]
    assert len(pairs) >= 57
    assert sum(t.late for t in pairs) >= 3
    for seen in (play.perceived for twins in pairs for play in twins.plays):
        assert seen.began is not None
        assert seen.ended is not None
        assert seen.scores
    others = [t for t in pairs if not t.late]
    assert sum(t.plays[0].cause != t.plays[1].cause for t in others) >= 0.95 * len(others)
    assert {name for t in others for name in t.plays[0].labels} >= {
        "the Thief lives",
        "the Thief found a chest",
        "the thief entered something",
        "the thief mistyped",
        "the werewolf changed the choice",
        "the claw chose the second half of the circle",
    }
    # Where seats sit beside two different nights alike, their messages are compared too.
    assert sum(bool(t.plays[0].plain & t.plays[1].plain) for t in others) >= 0.6 * len(others)


def test_one_seed_is_one_audit() -> None:
    table = honest()
    first, again = (audit(table, "lupusburg", range(8), 1) for _ in range(2))
    assert first == again
    assert audit(table, "lupusburg", range(3, 4), 1).pairs == 1
