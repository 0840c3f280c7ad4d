"""A person at the terminal and one at a page press the keys of pads: the game is the one without."""

from __future__ import annotations

import asyncio
import contextlib
import io
from typing import Any, cast

import pad_games
import pytest
from msgspec.structs import replace
from rich.console import Console

from table.app import rulesets
from table.app.pads.sim import SimulatedRoom, joined
from table.app.playing import game
from table.app.playing.evening import Evening
from table.app.playing.header import Header
from table.app.playing.live import LiveTable
from table.app.playing.stage import Stage
from table.app.playing.voicing import durations
from table.app.terminal.seat import TerminalSeat
from table.app.web import Pages, Wanted, WebGame
from table.burgomaster.commands import Command, Open
from table.burgomaster.conductor import READY
from table.burgomaster.inputs import AnyInput, Entry
from table.cues import Ms, Seat, phrase
from table.seats import bots
from table.seats.pads import wrap
from table.speech.catalogue import Catalogue
from table.web.claims import Claims
from table.web.messages import Private
from table.web.room import Room

AT_THE_TERMINAL, AT_A_PAGE = 1, 2
THINKS: Ms = 2100
"""How long they think before the first key; no tick of the pads, and longer than some bots."""


class Told(Room):
    """A room that keeps what it told the one page."""

    def __init__(self) -> None:
        super().__init__(Claims())
        self.told: list[Private] = []

    def tell(self, seat: Seat, message: Private) -> None:
        assert seat == AT_A_PAGE
        self.told.append(message)
        super().tell(seat, message)


class Table:
    """A game of bots and two people who think for as long as each other; time passes by itself."""

    def __init__(self, rules: str, stack: contextlib.ExitStack, *, on_pads: bool) -> None:
        made = pad_games.header(rules, 22, 7)
        self.header: Header = replace(made, bots="random", people=(AT_THE_TERMINAL,))
        self.moves: list[list[tuple[Seat, str]]] = [[]]
        """What was accepted, by the windows in which it was."""
        self.shown: list[str] = []
        """What stood on the last line of the terminal's display."""
        self._texts: dict[Seat, list[str]] = {AT_THE_TERMINAL: [], AT_A_PAGE: []}
        self._thinking: list[tuple[Ms, Seat, str]] = []
        self._minds = {
            seat: bots.make(rules, "random", seat, 1) for seat in (AT_THE_TERMINAL, AT_A_PAGE)
        }
        self.now: Ms = 0
        self.evening = evening = Evening(
            self.header,
            rulesets.conductor(self.header, durations(self.header)),
            accept=self._accept,
            hear=[self._hear],
            bots=game.bot_seats(self.header),
        )
        text = Catalogue.load("en").text
        self.pads: SimulatedRoom | None = None
        if on_pads:
            self.pads = stack.enter_context(joined(evening, self.header, text, pytest.fail))
        self.room = Told()
        pages = Pages(self.room, Wanted())
        pages.seats(self.header)
        self.room.claim(AT_A_PAGE)
        self.page: WebGame = pages.game(self.header)
        evening.listen(self.page)
        self.page.watch(evening, Stage(1.0), None, self.pads)
        self.page.run(cast(LiveTable, self))
        self.terminal = TerminalSeat(
            Console(file=io.StringIO()),
            AT_THE_TERMINAL,
            text,
            rulesets.find(rules).faces,
            lambda: evening.conductor.seat_view(AT_THE_TERMINAL),
            lambda keys: self.press(AT_THE_TERMINAL, keys),
            asked_again=lambda: evening.asked_again,
            on_pad=on_pads,
        )
        evening.sit(AT_THE_TERMINAL, self.terminal)
        evening.listen(self.terminal.hear)
        stack.enter_context(self.terminal)
        if self.pads is not None:
            self.pads.watch(AT_THE_TERMINAL, self._see)

    def _see(self, lines: tuple[str, ...]) -> None:
        self.terminal.seen(lines)
        self.shown += lines[-1:]

    def _accept(self, t: Ms, given: AnyInput) -> None:
        if isinstance(given, Entry):
            self.moves[-1].append((given.seat, given.text))

    def _hear(self, command: Command) -> None:
        if not isinstance(command, Open):
            return
        self.moves.append([])
        for seat, mind in self._minds.items():
            if seat in command.seats:
                script = self.evening.conductor.script
                view: Any = self.evening.conductor.seat_view(seat)
                text = READY if command.talk else mind.answer(view, str(script.sign))
                if text is None and command.phase.startswith("night/"):
                    text = str(seat)
                if text is not None:
                    self._thinking.append((command.t + THINKS, seat, text))

    def press(self, seat: Seat, keys: str) -> None:
        """As `LiveTable.press`."""
        self.evening.press(max(self.now, self.evening.now), seat, keys)

    def play(self) -> None:
        """To the end."""
        self.evening.begin()
        while self.evening.over_at is None:
            due = self.evening.next_due if self.pads is None else self.pads.due
            assert due is not None
            if self._thinking and (first := min(self._thinking))[0] < due:
                self._thinking.remove(first)
                self.now, seat, text = first
                if seat == AT_THE_TERMINAL:
                    for key in text + "#":
                        assert self.terminal.key(key)
                else:
                    self.page.enter(seat, text)
            elif self.pads is None:
                self.now = due
                self.evening.run_due(due)
            else:
                self.now = due
                self.pads.step()

    @property
    def windows(self) -> list[list[tuple[Seat, str]]]:
        """The moves, those of one window in the order of the seats."""
        return [sorted(moves) for moves in self.moves]


async def both(rules: str) -> tuple[Table, Table]:
    with contextlib.ExitStack() as stack:
        plain = Table(rules, stack, on_pads=False)
        plain.play()
        on_pads = Table(rules, stack, on_pads=True)
        on_pads.play()
    return plain, on_pads


@pytest.mark.parametrize(
    "rules",
    [
        pytest.param(r, marks=() if r == "lupusburg" else pytest.mark.slow)
        for r in pad_games.PLAYERS
    ],
)
def test_people_on_pads_play_the_game_they_play_without(rules: str) -> None:
    plain, on_pads = asyncio.run(both(rules))
    assert on_pads.windows == plain.windows
    states = [table.evening.conductor.script.state for table in (on_pads, plain)]
    assert states[0] == states[1]
    typed = {
        seat: {text for moves in plain.moves for s, text in moves if s == seat} for seat in (1, 2)
    }
    assert typed[1]
    assert typed[2]
    # The pads themselves say what was typed and taken, to the one and to the other.
    assert {f"[{text}]" for text in typed[1]} <= set(on_pads.shown)
    assert {f"[{text}]" for text in typed[2]} <= {message.note for message in on_pads.room.told}
    question = " ".join(wrap(Catalogue.load("en").text(phrase("asked-night"))).lines)
    assert question in {message.asked for message in on_pads.room.told}
