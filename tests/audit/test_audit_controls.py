"""Every planted leak is caught, and the real table leaks nothing (DESIGN.md, promise 2)."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from sabotage import (
    ClawMovesEarly,
    CountsLateKeys,
    EndsWithTheChoice,
    FeedsBack,
    SpeaksLongerForYes,
    StretchesForRetries,
    drums_from_the_deal,
    durations,
    skips_the_dead,
)

from table.audit.audit import audit
from table.audit.director import Table
from table.audit.draw import Draw
from table.audit.games import GAMES
from table.audit.twins import pair
from table.rules.lupusburg import Options

FOUR = Options(players=4, claw_holds="first")


class Control(NamedTuple):
    """A table that leaks, what shows it first, and which secret its trace gives away."""

    table: Table
    shown_by: str
    secret: str | None
    nights: int = 80


LUPUSBURG = GAMES["lupusburg"]
CONTROLS = {
    "skips dead roles": Control(
        Table(LUPUSBURG, durations(), script=skips_the_dead),
        r"^score of \d+ ms|^public page",
        "the Thief lives",
        nights=110,
    ),
    "ends the slot with the choice": Control(
        Table(LUPUSBURG, durations(), conductor=EndsWithTheChoice),
        r"^cut|^whisper",
        "the thief entered something",
        nights=150,
    ),
    "a longer sentence for yes": Control(
        Table(LUPUSBURG, durations(), conductor=SpeaksLongerForYes),
        r"^voice cue in night/thief.*thumb-up",
        "the Thief found a chest",
    ),
    "feedback on the pressed pad": Control(
        Table(LUPUSBURG, durations(), conductor=FeedsBack),
        r"^lamps cue in night/.*\"buzz\":20",
        "the thief entered something",
    ),
    "the claw moves before dawn": Control(
        Table(LUPUSBURG, durations(), conductor=ClawMovesEarly),
        r"^claw cue in night/werewolf",
        "the claw chose the second half of the circle",
    ),
    "a late key counts in the next slot": Control(
        Table(LUPUSBURG, durations(), conductor=CountsLateKeys),
        r"dawn begins|peeked|slaughtered",
        None,
    ),
    "the drum comes from the deal": Control(
        Table(LUPUSBURG, durations(), conductor=drums_from_the_deal),
        r"^score .*\"port\":\"drum\"",
        None,
    ),
    "a retry stretches the slot": Control(
        Table(LUPUSBURG, durations(), conductor=StretchesForRetries),
        r"^cut",
        "the thief mistyped",
    ),
}


@pytest.mark.parametrize("name", CONTROLS)
def test_a_planted_leak_is_caught(name: str) -> None:
    control = CONTROLS[name]
    report = audit(control.table, "lupusburg", range(control.nights), 5, options=FOUR)
    assert report.differing > 0
    assert not report.clean
    assert report.first is not None
    seen = (report.first.difference.first, report.first.difference.second)
    assert any(re.search(control.shown_by, side) for side in seen), seen
    if control.secret is not None:
        guess = next(g for g in report.guesses if g.secret == control.secret)
        assert guess.nights >= 20
        assert guess.right >= 0.9, guess
        assert guess.bits > 0.0
        assert report.bits >= guess.bits


def test_a_late_key_shows_in_the_answers_and_in_the_dead() -> None:
    """Twins that differ in nothing but keys that must not count."""
    table = CONTROLS["a late key counts in the next slot"].table
    twins = (pair(table, Draw(5, "late"), number, FOUR) for number in range(100))
    found = {t.difference.stream for t in twins if t and t.late and t.difference}
    assert {"answers", "the dead"} <= found
