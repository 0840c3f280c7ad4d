"""A half-typed answer is kept where the table only asks the same again, and nowhere else."""

from __future__ import annotations

import pad_games
import pytest

from table.app import rulesets
from table.app.playing import game
from table.app.playing.evening import Evening
from table.app.playing.voicing import durations
from table.burgomaster.commands import Command, Open
from table.burgomaster.inputs import Pause, Resumed


class Heard:
    """An evening of bots, and for each question by what it is asked and whether again."""

    def __init__(self, rules: str, deal: str = "deal", *, bots: bool = True) -> None:
        header = pad_games.header(rules, 22, 7, deal)
        self.asked: list[tuple[str, bool]] = []
        self.evening = Evening(
            header,
            rulesets.conductor(header, durations(header)),
            accept=lambda _t, _given: None,
            hear=[self._hear],
            bots=game.bot_seats(header) if bots else {},
        )
        self.evening.begin()

    def _hear(self, command: Command) -> None:
        if isinstance(command, Open):
            self.asked.append((command.phase, self.evening.asked_again))

    def on(self) -> None:
        """To what happens next."""
        due = self.evening.next_due
        assert due is not None
        self.evening.run_due(due)


@pytest.mark.parametrize("rules", pad_games.PLAYERS)
def test_no_question_of_a_game_is_the_one_before(rules: str) -> None:
    """Two rounds of tokens, run-offs and night after night: a line left over is void each time."""
    heard = Heard(rules)
    while heard.evening.over_at is None:
        heard.on()
    assert len(heard.asked) > 10
    assert not [phase for phase, again in heard.asked if again]


def test_cards_that_are_not_entered_yet_are_asked_for_again() -> None:
    heard = Heard("tabula-hu", "code", bots=False)
    while len(heard.asked) < 3:
        heard.on()
    assert heard.asked == [("setup/cards", False), ("setup/cards", True), ("setup/cards", True)]


def test_a_night_slot_that_begins_again_is_empty() -> None:
    heard = Heard("tabula-hu")
    while not heard.asked[-1:] or not heard.asked[-1][0].startswith("night/"):
        heard.on()
    before = len(heard.asked)
    heard.evening.give(heard.evening.now, Pause())
    heard.evening.give(heard.evening.now, Resumed())
    while len(heard.asked) == before:
        heard.on()
    assert heard.asked[-1] == (heard.asked[before - 1][0], False)


def test_a_question_keeps_its_number_where_it_is_asked_again_and_no_other_has_it() -> None:
    heard = Heard("tabula-hu", "code", bots=False)
    numbers = []
    while len(heard.asked) < 3:
        before = len(heard.asked)
        heard.on()
        if len(heard.asked) > before:
            numbers.append(heard.evening.question)
    assert numbers == [1, 1, 1]
    heard = Heard("tabula-hu")
    while heard.evening.over_at is None:
        heard.on()
    assert heard.evening.question == len(heard.asked)
