"""What a private screen shows after a game was interrupted, or to who sits down again, is the same."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import TypeAlias
from unittest.mock import Mock

import pytest
from games import PLAYERS, header
from rich.console import Console
from test_private import Screen

from table.app import rulesets
from table.app.pads.seats import PadRoom
from table.app.playing.evening import Evening
from table.app.playing.game import bot_seats
from table.app.playing.header import Header
from table.app.playing.private import PrivateScreen
from table.app.playing.voicing import durations
from table.app.terminal.seat import TerminalSeat
from table.app.web import WebSeat
from table.burgomaster.inputs import AnyInput
from table.cues import Ms, Seat
from table.seats.faces import Line
from table.speech.catalogue import catalogue_of

Shows: TypeAlias = tuple[tuple[Line, ...], Line]
"""What a player holds, and what was told last."""
TEXT = catalogue_of("en").text
Records: TypeAlias = list[tuple[Ms, AnyInput]]


class Watched:
    """An evening of bots, with a private screen at every seat."""

    def __init__(self, played: Header) -> None:
        self.records: Records = []
        self.faces = rulesets.find(played.rules).faces
        self.screens: dict[Seat, PrivateScreen] = {}
        self.evening = Evening(
            played,
            rulesets.conductor(played, durations(played)),
            accept=lambda t, given: self.records.append((t, given)),
            bots=bot_seats(played),
        )
        for seat in range(1, played.setup.players + 1):
            screen = PrivateScreen(self.faces, self.view(seat))
            self.screens[seat] = screen
            self.evening.display(seat, Screen(screen))
            self.evening.listen(screen.hear)

    def view(self, seat: Seat) -> Callable[[], object]:
        return lambda: self.evening.conductor.seat_view(seat)

    def shows(self) -> dict[Seat, Shows]:
        return {seat: (one.holdings, one.whisper) for seat, one in self.screens.items()}


def played(made: Header) -> tuple[Records, list[list[dict[Seat, Shows]]]]:
    """Its records, and all that the screens showed after each, until the next one."""
    watched = Watched(made)
    seen: list[list[dict[Seat, Shows]]] = [[]]
    watched.evening.begin()
    while True:
        while len(seen) <= len(watched.records):
            seen.append([])
        seen[len(watched.records)].append(watched.shows())
        due = watched.evening.next_due
        if watched.evening.over_at is not None or due is None:
            return watched.records, seen
        watched.evening.run_due(due)


@pytest.mark.parametrize("rules", PLAYERS)
def test_every_screen_shows_after_a_resume_what_it_showed_before(rules: str) -> None:
    made = header(rules, 3)
    records, seen = played(made)
    told = 0
    again = Watched(made)  # lives through the records one by one: every one is checked
    for kept in range(1, len(records) + 1):
        again.evening.fold(records[kept - 1 : kept])
        if not seen[kept]:  # another was written at the same moment
            continue
        assert again.shows() in seen[kept], (kept, records[kept - 1])
        told += any(whisper for _, whisper in again.shows().values())
    assert told > 10


@pytest.mark.parametrize("rules", PLAYERS)
def test_a_table_that_is_back_takes_nothing_off_a_screen(rules: str) -> None:
    made = header(rules, 3)
    records, seen = played(made)
    news = [
        kept
        for kept in range(1, len(records))
        if seen[kept] and any(whisper for _, whisper in seen[kept][-1].values())
    ]
    assert len(news) > 10
    for kept in news:
        resumed = Watched(made)
        resumed.evening.fold(records[:kept])
        resumed.evening.resume()
        assert resumed.shows() in seen[kept], (kept, records[kept - 1])


def on_terminal(watched: Watched, seat: Seat) -> Callable[[], str]:
    console = Console(width=100, record=True, file=io.StringIO())
    port = TerminalSeat(
        console,
        seat,
        TEXT,
        watched.faces,
        watched.view(seat),
        lambda _: None,
        asked_again=lambda: watched.evening.asked_again,
    )
    watched.evening.sit(seat, port)
    watched.evening.listen(port.hear)

    def shown() -> str:
        console.print(port._panel())
        return console.export_text()

    return shown


def on_page(watched: Watched, seat: Seat) -> Callable[[], str]:
    room = Mock()
    screen = PrivateScreen(watched.faces, watched.view(seat))
    port = WebSeat(seat, screen, room, TEXT, lambda: watched.evening.now)
    watched.evening.sit(seat, port)
    watched.evening.listen(port.hear)
    return lambda: str(room.tell.call_args.args[1].whisper)


def on_pad(watched: Watched, seat: Seat) -> Callable[[], str]:
    pads = Mock()
    room = PadRoom(watched.evening, pads)
    room.sit((seat,), watched.faces, TEXT)
    watched.evening.listen(room.hear)

    def shown() -> str:
        faces = pads.show.call_args.args[1:]
        return " ".join(line for face in faces for line in face.lines if line)

    return shown


@pytest.mark.parametrize("surface", [on_terminal, on_page, on_pad])
def test_a_card_shown_and_the_coins_drawn_are_seen_again(
    surface: Callable[[Watched, Seat], Callable[[], str]],
) -> None:
    made = header("lupusburg", 3)
    records, seen = played(made)
    for key in ("told-shown", "told-coins"):
        kept, seat, line = next(
            (kept, seat, whisper)
            for kept, states in enumerate(seen)
            for seat, (_, whisper) in (states[-1].items() if states else ())
            if whisper and whisper[0].key == key
        )
        resumed = Watched(made)
        shown = surface(resumed, seat)
        resumed.evening.fold(records[:kept])
        resumed.evening.resume()
        for said in line:
            assert TEXT(said) in " ".join(shown().split())


@pytest.mark.parametrize("rules", PLAYERS)
def test_who_sits_down_again_sees_by_day_what_was_told_last(rules: str) -> None:
    """A phone that slept while its player had three coins to choose from; also after a resume."""
    watched = Watched(header(rules, 3))
    evening = watched.evening
    evening.begin()
    told = 0
    while evening.over_at is None:
        if not evening.conductor.script.at_night:
            for seat, known in watched.screens.items():
                screen = PrivateScreen(watched.faces, watched.view(seat))
                evening.sit(seat, Screen(screen))
                evening.leave(seat)
                assert screen.whisper == known.whisper
                told += bool(known.whisper)
        due = evening.next_due
        assert due is not None
        evening.run_due(due)
    assert told > 5
