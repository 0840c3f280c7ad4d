"""A person's private screen in a whole game: it asks nothing that the table has not begun to ask."""

from __future__ import annotations

import re
from concurrent.futures import Future

import pytest
from test_games import header as lupusburg
from test_tabula_games import header as tabula

from table.app import rulesets
from table.app.playing.evening import Evening
from table.app.playing.game import bot_seats
from table.app.playing.header import Header
from table.app.playing.private import PrivateScreen
from table.app.playing.voicing import durations
from table.burgomaster.commands import Closed, Command, Open, Reply, Tell
from table.burgomaster.conductor import READY
from table.burgomaster.inputs import AnyInput, Entry, Extend
from table.cues import Ms, phrase
from table.rules.moments import Secret
from table.seats import bots
from table.seats.pads.face import pages
from table.speech.catalogue import catalogue_of, languages

SEAT = 2


class Screen:
    """The port of a seat whose private screen is drawn on nothing."""

    def __init__(self, screen: PrivateScreen) -> None:
        self.shown = screen

    def tell(self, told: Tell) -> None:
        self.shown.tell(told)

    def whisper(self, ms: Ms, face: Secret | None) -> None:
        self.shown.lit(face)

    def whispered(self, face: Secret | None) -> None:
        self.shown.lit(face)

    def opened(self, opened: Open) -> None:
        self.shown.opened(opened)

    def hear(self, command: Command) -> None:
        self.shown.hear(command)

    def closed(self) -> None:
        self.shown.closed()


def watched(played: Header) -> tuple[set[str], list[Command]]:
    """Play it, seat 2 by hand: the questions its screen showed by day, and what was public."""
    heard: list[Command] = []
    evening = Evening(
        played,
        rulesets.conductor(played, durations(played)),
        accept=lambda _, __: None,
        hear=[heard.append],
        bots={seat: bot for seat, bot in bot_seats(played).items() if seat != SEAT},
    )
    conductor = evening.conductor
    hand = bots.make(played.rules, "random", SEAT, 5)
    faces = rulesets.find(played.rules).faces
    port = Screen(PrivateScreen(faces, lambda: conductor.seat_view(SEAT)))
    evening.sit(SEAT, port)
    evening.listen(port.shown.hear)
    evening.begin()
    asked: set[str] = set()
    answered: Open | None = None
    while evening.over_at is None:
        opened = evening.open_for(SEAT)
        night = opened is not None and opened.phase.startswith("night/")
        if port.shown.asking is not None and not conductor.script.at_night:
            assert opened is not None, f"{port.shown.asking.key} is not asked yet"
            asked.add(port.shown.asking.key)
        if opened is None or night or opened is answered:
            assert evening.next_due is not None
            evening.run_due(evening.next_due)
            continue
        answered = opened
        text = hand.answer(conductor.seat_view(SEAT), str(conductor.script.sign))
        evening.give(evening.now + 1, Entry(SEAT, text or READY))
    return asked, heard


def test_in_lupusburg_nothing_is_asked_before_the_table_asks_it() -> None:
    asked, heard = watched(lupusburg(5, 1))
    assert asked >= {"asked-chest", "asked-place", "asked-bet", "asked-talk", "asked-token"}
    assert any(isinstance(c, Closed) for c in heard)


def test_in_tabula_nothing_is_asked_before_the_table_asks_it() -> None:
    asked, _ = watched(tabula("tabula-hu", 9, 1))
    assert asked >= {"asked-seen", "asked-talk", "asked-nominate"}


def test_an_answer_is_gone_when_the_table_asks_on() -> None:
    played = lupusburg(5, 1)
    evening = Evening(
        played, rulesets.conductor(played, durations(played)), accept=lambda _, __: None
    )
    evening.begin()
    faces = rulesets.find(played.rules).faces
    screen = PrivateScreen(faces, lambda: evening.conductor.seat_view(SEAT))
    others = Open(t=2, phase="bets/1", until=3, seats=(SEAT + 1,))
    for goes_on in (lambda: screen.hear(others), screen.closed):
        for taken in (True, False):
            screen.tell(Tell(1, SEAT, Reply(taken, phrase("reply-taken"))))
            assert screen.note
            goes_on()
            assert screen.note == ()


@pytest.mark.parametrize("late", [(), (Open, Closed), (Open,)], ids=["at once", "over", "asked on"])
def test_an_answer_stays_through_no_other_question_however_late_a_disk_takes_it(
    late: tuple[type[Command], ...],
) -> None:
    played = lupusburg(5, 1)
    heard: list[Command] = []
    disk: list[Future[None]] = []

    def accept(_: Ms, given: AnyInput) -> Future[None] | None:
        if not isinstance(given, Entry) or given.seat != SEAT:
            return None
        disk.append(Future())
        return disk[-1]

    evening = Evening(
        played,
        rulesets.conductor(played, durations(played)),
        accept=accept,
        hear=[lambda command: heard.append(command) if isinstance(command, late or Open) else None],
        bots={seat: bot for seat, bot in bot_seats(played).items() if seat != SEAT},
    )
    conductor = evening.conductor
    screen = PrivateScreen(rulesets.find(played.rules).faces, lambda: conductor.seat_view(SEAT))
    evening.sit(SEAT, Screen(screen))
    evening.listen(screen.hear)
    evening.begin()
    hand = bots.make(played.rules, "random", SEAT, 5)
    shown = answers = 0
    answered: Open | None = None
    while evening.over_at is None:
        opened = evening.open_for(SEAT)
        if opened is None or opened is answered:
            assert evening.next_due is not None
            evening.run_due(evening.next_due)
            continue
        answered = opened
        text = hand.answer(conductor.seat_view(SEAT), str(conductor.script.sign))
        evening.give(evening.now + 1, Entry(SEAT, text or READY))
        answers += len(disk)
        if not late and disk:
            disk.pop().set_result(None)
            shown += screen.note != ()
        asked = len(heard)
        while len(heard) == asked and evening.over_at is None:
            assert evening.next_due is not None
            evening.run_due(evening.next_due)
        if disk:
            disk.pop().set_result(None)
        if evening.over_at is None:
            assert screen.note == (), opened
    assert answers > 10
    assert shown > 0 or late


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", ["asked-talk", "asked-seen", "reply-talk"])
def test_who_is_to_press_a_is_told_of_the_hash_too_on_one_face(lang: str, key: str) -> None:
    said = catalogue_of(lang).text(phrase(key))
    assert re.search(r"\bA\b.*#", said)
    assert len(pages(said)) == 1


def test_who_sits_down_in_the_minute_that_the_host_gave_is_asked() -> None:
    played = lupusburg(5, 1)
    evening = Evening(
        played, rulesets.conductor(played, durations(played)), accept=lambda _, __: None
    )
    evening.begin()
    while (opened := evening.open_for(SEAT)) is None:
        assert evening.next_due is not None
        evening.run_due(evening.next_due)
    evening.give(evening.now, Extend(60_000))
    evening.run_due(opened.until + 1000)
    assert evening.open_for(SEAT) == opened
    evening.run_due(opened.until + 60_000)
    assert evening.open_for(SEAT) != opened
