"""Cards with tags: what the readers see, and what of it is entered."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from table.app import rulesets
from table.app.pads.cardroom import CardRoom
from table.app.playing import dealing
from table.app.playing.evening import Evening
from table.app.playing.game import bot_seats
from table.app.playing.header import Header
from table.app.playing.voicing import durations
from table.app.rulesets import Wishes
from table.burgomaster.commands import Command, Happened
from table.burgomaster.inputs import Entry
from table.burgomaster.setup import Setup
from table.cues import Ms, Seat
from table.rules.tabula import CardsWrong, Phase, deck
from table.seats.pads import Lost, Pads, Seen


class Readers:
    """Pads of which only the readers matter."""

    def __init__(self) -> None:
        self.on = False

    def watch_houses(self, on: bool) -> None:
        self.on = on


class Scene:
    """Eight players, all but seat 1 bots that enter their cards; seat 1's taps are ours."""

    def __init__(self) -> None:
        options = rulesets.find("tabula-hu").options(Wishes(players=8, deal="tap"))
        self.header = Header(
            rules="tabula-hu",
            options=msgspec.to_builtins(options),
            setup=Setup(players=8, deal_seed=3, public_seed=4),
            people=(1,),
        )
        self.heard: list[Command] = []
        self.evening = Evening(
            self.header,
            rulesets.conductor(self.header, durations(self.header)),
            accept=lambda _, __: None,
            hear=[self.heard.append],
            bots=bot_seats(self.header),
        )
        self.readers = Readers()
        self.given: list[Entry] = []
        self.unknown: list[Seat] = []
        self.room = CardRoom(
            dealing.simulated_tags("tabula-hu"),
            cast(Pads, self.readers),
            self.evening,
            self.give,
            self.unknown.append,
        )

    @property
    def state(self) -> Any:
        return cast(Any, self.evening.conductor.script).state

    def give(self, now: Ms, entry: Entry) -> None:
        self.given.append(entry)
        self.evening.give(now, entry)

    def see(self, *tags: str, reader: int = 0, seat: Seat = 1) -> None:
        """Lie there for a second, in which the game goes on."""
        now = self.evening.now
        self.room.hear(Seen(seat, reader, frozenset(tags), True, now, now + 1000))
        self.run(1000)

    def run(self, ms: Ms) -> None:
        end = self.evening.now + ms
        while self.evening.now < end:
            self.evening.run_due(self.evening.now + 20)
            self.room.tick(self.evening.now)

    def begin(self) -> None:
        self.evening.begin()
        self.run_to_opening()

    def run_to_opening(self) -> None:
        while self.evening.open_for(1) is None:
            self.run(20)

    @property
    def right(self) -> int:
        return dealing.codes(self.header)[0]

    @property
    def wrong(self) -> int:
        """A card that no one at this table should hold: of another role than seat 1's."""
        lying = dealing.codes(self.header)
        roles = {card.code: card.role for card in deck("tabula-hu")}
        return next(c for c, r in roles.items() if c not in lying and r is not roles[self.right])


def tag(code: int) -> str:
    return dealing.simulated_tag(code)


def test_a_tapped_card_is_entered_once_and_the_readers_rest_when_all_are_known() -> None:
    scene = Scene()
    assert scene.readers.on
    scene.begin()
    scene.see(tag(scene.right), reader=1)
    scene.see(tag(scene.right), reader=1)
    assert scene.given == [Entry(1, str(scene.right))]
    scene.see()
    while not scene.room.done:
        scene.run(1000)
    assert scene.state.codes == dealing.codes(scene.header)
    assert scene.state.phase is Phase.CARDS, "before the first night"
    assert not scene.readers.on
    scene.see(tag(scene.wrong))
    assert len(scene.given) == 1


def test_what_is_tapped_before_the_table_asks_waits() -> None:
    scene = Scene()
    scene.room.hear(Seen(1, 0, frozenset({tag(scene.right)}), True, 0, 100))
    scene.room.tick(0)
    assert scene.given == []
    scene.evening.begin()
    scene.run(40)
    assert scene.given == [], "the table is still welcoming everybody"
    scene.run_to_opening()
    assert scene.given == [Entry(1, str(scene.right))]
    assert 1 not in scene.state.turn


def test_an_unknown_tag_and_two_cards_are_told_to_their_seat_alone() -> None:
    scene = Scene()
    scene.begin()
    before = len(scene.heard)
    scene.see("04ffffffffffff")
    assert scene.unknown == [1]
    scene.see()
    scene.see(tag(scene.right), tag(scene.wrong))
    assert scene.unknown == [1, 1]
    assert scene.given == []
    assert not [heard for heard in scene.heard[before:] if isinstance(heard, Happened)]
    scene.see(tag(scene.right))  # one was taken away
    assert scene.given == [Entry(1, str(scene.right))]


def test_after_a_wrong_set_a_card_that_still_lies_there_is_not_entered_again() -> None:
    scene = Scene()
    scene.begin()
    scene.see(tag(scene.wrong))
    while not any(isinstance(h, Happened) and h.event == CardsWrong() for h in scene.heard):
        scene.run(1000)
    scene.run_to_opening()
    for _ in range(20):
        scene.see(tag(scene.wrong))
    assert len(scene.given) == 1
    assert scene.state.turn == (1,)
    scene.see()
    scene.see(tag(scene.right))
    assert scene.given[1:] == [Entry(1, str(scene.right))]
    assert scene.state.cards


@pytest.mark.parametrize("tags", [None, frozenset[str]()])
def test_a_dead_reader_and_a_lost_pad_enter_nothing(tags: frozenset[str] | None) -> None:
    scene = Scene()
    scene.begin()
    scene.room.hear(Seen(1, 0, tags, True, 0, 1000))
    scene.room.hear(Lost(1))
    scene.run(1000)
    assert scene.given == []
    assert scene.unknown == []
