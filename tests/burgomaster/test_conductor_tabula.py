"""The same conductor with Lupus in Tabula: it ends, tells nothing in the dark, and comes back."""

from __future__ import annotations

from typing import Any

import pytest
from conductor_desk import Desk, answers, assert_asked_aloud, cue_of, replies, said

from table.burgomaster.commands import Open, Whispers
from table.burgomaster.entries import BadEntry, read
from table.burgomaster.inputs import GoOn, Leave, OpenEyes, Pause, Redo, Repeat, Resumed, TakeBack
from table.burgomaster.scripts.tabula import TabulaScript
from table.cues import Voice
from table.rules.tabula import Options

EDITIONS = ("tabula-hu", "tabula-da", "tabula-it")
editions = pytest.mark.parametrize("edition", EDITIONS)
sizes = pytest.mark.parametrize("players", [8, 13, 16])


class TabulaDesk(Desk):
    """A desk with a game of Tabula on it."""

    def __init__(self, edition: str, players: int, seed: int = 1, **fields: Any) -> None:
        changes = {name: fields.pop(name) for name in list(fields) if name in NAMES}
        options = Options.edition(edition, players, **changes)
        super().__init__(
            players=players, deal_seed=seed, public_seed=seed, options=options, **fields
        )

    def _script(self, options: Any) -> Any:
        return TabulaScript(self.setup, options)


NAMES = Options.__struct_fields__


@editions
@sizes
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_ends_and_its_records_bring_it_back(edition: str, players: int, seed: int) -> None:
    live = TabulaDesk(edition, players, seed)
    assert_asked_aloud(live.to_end())
    again = TabulaDesk(edition, players, seed, begin=False)
    for t, given in live.records():
        again.now = t
        again.give(given)
    assert again.state == live.state
    assert [c for c in again.commands if cue_of(c)] == [c for c in live.commands if cue_of(c)]
    speaking = 0
    for command in live.commands:
        if isinstance(command, Voice):
            assert command.t >= speaking
            speaking = command.t + command.ms


@editions
@pytest.mark.parametrize("names", [(), tuple("ABCDEFGHIJKLM")])
def test_in_the_dark_everybody_is_told_what_the_called_one_would_be(
    edition: str, names: tuple[str, ...]
) -> None:
    """Two nights, every call, every text: the reply hangs on the call and the seat's number alone."""
    desk = TabulaDesk(edition, 13, 3, names=names)
    asked = 0
    while desk.script.night < 3 and not desk.conductor.over:
        opened = desk.opened()
        if not (desk.script.at_night and opened and opened.phase == desk.label):
            desk._step()
            continue
        if desk.now >= opened.until:
            desk._step()
            continue
        call = next(c for c in desk.script.calls() if opened.phase == f"night/{c.role}")
        for seat in desk.script.present:
            for text in ("1", "5", "13", "14", "A", "D", ""):
                prompt = desk.script.night_asked(seat, call)
                try:
                    read(prompt, text)
                    expected = (True, "reply-taken")
                except BadEntry as bad:
                    expected = (False, bad.phrase.key)
                assert replies(desk.types(seat, text)) == [expected], (opened.phase, seat, text)
                asked += 1
        desk.run_to(opened.until)
    assert asked > 500


@editions
def test_every_whisper_lights_every_pad(edition: str) -> None:
    desk = TabulaDesk(edition, 13, 2)
    desk.to_end()
    whispers = desk.all_of(Whispers)
    assert whispers
    assert {len(whisper.faces) for whisper in whispers} == {13}
    assert len({whisper.ms for whisper in whispers}) == 1


@editions
@pytest.mark.parametrize("nomination", ["in_turn", "at_once"])
def test_corrections_by_night_and_by_day(edition: str, nomination: str) -> None:
    desk = TabulaDesk(edition, 9, 4, nomination=nomination)
    corrections = (Pause(), GoOn(), Repeat(), TakeBack(), Redo(), Resumed(), Leave(9))
    steps = 0
    while not desk.over:
        desk._step()
        steps += 1
        if steps % 9 == 0 and steps < 90:
            desk.give(corrections[steps // 9 % len(corrections)], after=300)
        if desk.conductor.paused:
            desk.give(GoOn(), after=90_000)
        assert steps < 3000
    assert desk.state.outcome is not None


def test_who_opened_the_eyes_dies_at_dawn_where_the_edition_says_so() -> None:
    desk = TabulaDesk("tabula-it", 9, 4)
    desk.run_until(lambda: bool(desk.script.at_night))
    assert answers(desk.give(OpenEyes(5))) == [(True, "host-done")]
    assert answers(desk.give(OpenEyes(99))) == [(False, "host-not-possible")]
    desk.run_until(lambda: "day" in desk.label or desk.over)
    assert 5 not in desk.script.state.alive
    elsewhere = TabulaDesk("tabula-hu", 9, 4)
    elsewhere.run_until(lambda: bool(elsewhere.script.at_night))
    assert answers(elsewhere.give(OpenEyes(5))) == [(False, "host-not-possible")]


@pytest.mark.parametrize(
    ("deal", "enter", "wrong"),
    [("code", "enter-card", "cards-wrong"), ("tap", "tap-card", "cards-wrong-tap")],
)
def test_wrong_cards_are_entered_again_and_right_ones_begin_the_game(
    deal: str, enter: str, wrong: str
) -> None:
    desk = TabulaDesk("tabula-hu", 8, 1, deal=deal)
    desk.quiet()
    first = desk.opened()
    assert first is not None
    desk.run_to(first.until + 1)
    desk.quiet()
    assert said(desk.commands).count(enter) >= 1
    asked = desk.script.asked(1)
    assert asked is not None
    for seat in range(1, 9):
        desk.types(seat, str(asked.choices[0]))
    out = desk.run_to(desk.told_until)
    assert wrong in said(out)
    assert desk.script.asked(1) is not None
    assert [c.seats for c in out if isinstance(c, Open)] == [tuple(range(1, 9))]
