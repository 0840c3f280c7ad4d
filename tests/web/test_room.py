from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from table.app.playing.header import Header
from table.app.web import Pages, Wanted
from table.burgomaster.inputs import AnyInput
from table.burgomaster.setup import Setup
from table.cues import Ms, Seat
from table.web import room as rooms
from table.web.claims import Claims, SeatTaken
from table.web.messages import Bearing, Caption, Panel, Private, Title
from table.web.room import BEHIND, PAGES_OF_A_SEAT, Page, Room


class Played:
    """A game that notes what is done to it."""

    now: Ms = 5
    speed = 1.0

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []

    def enter(self, seat: Seat, text: str) -> None:
        self.done.append(("enter", seat, text))

    def correct(self, given: AnyInput) -> None:
        self.done.append(("correct", given))

    def sit(self, seat: Seat) -> None:
        self.done.append(("sit", seat))

    def leave(self, seat: Seat) -> None:
        self.done.append(("leave", seat))

    def speak(self, seat: Seat) -> None:
        self.done.append(("speak", seat))

    def volume(self, what: str, louder: bool) -> None:
        self.done.append(("volume", what, louder))


def in_a_room(test: Callable[[Room], Awaitable[None]]) -> None:
    async def running() -> None:
        room = Room(Claims())
        room.seats(("Ann", "Ben", "Cid"), frozenset({3}))
        await test(room)
        room.close()

    asyncio.run(running())


def sent(page: Page) -> list[Any]:
    messages: list[Any] = []
    while not page.out.empty():
        text = page.out.get_nowait()
        messages.append(None if text is None else json.loads(text))
    return messages


def kinds(page: Page) -> list[Any]:
    return [message and message["k"] for message in sent(page)]


def connected(room: Room, seat: Seat | None) -> Page:
    page = room.connect(seat)
    assert page is not None
    return page


@pytest.mark.parametrize("open_eyes", [False, True])
def test_the_host_can_mark_open_eyes_where_the_rules_know_them(open_eyes: bool) -> None:
    async def test(room: Room) -> None:
        options = {"open_eyes_die": True} if open_eyes else {}  # Lupusburg has no such option
        setup = Setup(players=3, deal_seed=1, public_seed=1)
        Pages(room, Wanted()).seats(Header(rules="", options=options, setup=setup))
        room.set_pace("normal")
        (lobby,) = sent(connected(room, None))
        assert (lobby["k"], lobby["open_eyes"]) == ("lobby", open_eyes)

    in_a_room(test)


def test_private_words_go_to_the_pages_of_their_seat_alone() -> None:
    async def test(room: Room) -> None:
        room.claim(1)
        room.claim(2)
        pages = {seat: connected(room, seat) for seat in (None, 1, 2)}
        second = connected(room, 1)
        for page in (*pages.values(), second):
            sent(page)
        room.tell(1, Private(t=0, whisper="secret"))
        room.say(Caption(t=0, ms=10, text="for all"))
        assert kinds(pages[1]) == kinds(second) == ["private", "caption"]
        assert kinds(pages[2]) == kinds(pages[None]) == ["caption"]

    in_a_room(test)


def test_a_page_that_comes_late_gets_the_latest_of_each_kind() -> None:
    async def test(room: Room) -> None:
        room.claim(1)
        room.say(Title(t=0, text="old", big=None, until=None))
        room.say(Title(t=1, text="new", big=None, until=None))
        room.tell(1, Private(t=0, asked="?"))
        messages = sent(connected(room, 1))
        assert [m["k"] for m in messages] == ["lobby", "title", "private"]
        assert messages[1]["text"] == "new"
        assert messages[2]["asked"] == "?"

    in_a_room(test)


def test_what_was_told_to_a_seat_is_not_told_to_who_claims_it_next() -> None:
    async def test(room: Room) -> None:
        room.claim(1)
        room.tell(1, Private(t=0, whisper="secret"))
        room.release(1)
        room.claim(1)
        assert "secret" not in json.dumps(sent(connected(room, 1)))

    in_a_room(test)


def test_a_person_who_sits_elsewhere_has_no_seat_to_claim() -> None:
    async def test(room: Room) -> None:
        assert room.free == (1, 2)
        with pytest.raises(SeatTaken):
            room.claim(3)

    in_a_room(test)


def test_claims_and_releases_reach_the_game_and_close_lines() -> None:
    async def test(room: Room) -> None:
        game = Played()
        room.claim(1)
        room.open(game)
        room.claim(2)
        page = connected(room, 2)
        room.release(2)
        assert game.done == [("sit", 1), ("sit", 2), ("leave", 2)]
        assert page.put_out
        assert sent(page)[-1] is None
        room.release(2)
        assert len(game.done) == 3

    in_a_room(test)


def test_a_bot_is_offered_for_who_is_gone_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "GONE_AFTER", 0.0)

    async def test(room: Room) -> None:
        game = Played()
        room.claim(1)
        room.open(game)
        watching = connected(room, None)
        page = connected(room, 1)
        room.stand_in(1)  # still here: nothing happens
        assert ("leave", 1) not in game.done
        room.disconnect(page)
        await asyncio.sleep(0.02)
        assert sent(watching)[-1]["seats"][0] == {
            "seat": 1, "name": "Ann", "claimed": True, "page": True, "away": True, "bot": False,
        }  # fmt: skip
        room.stand_in(1)
        room.stand_in(1)
        assert game.done == [("sit", 1), ("leave", 1)]
        assert sent(watching)[-1]["seats"][0]["bot"]
        connected(room, 1)  # the phone is opened again
        assert game.done[-1] == ("sit", 1)
        assert not sent(watching)[-1]["seats"][0]["away"]

    in_a_room(test)


def test_a_line_that_breaks_for_a_moment_changes_nothing() -> None:
    async def test(room: Room) -> None:
        game = Played()
        room.claim(1)
        room.open(game)
        page = connected(room, 1)
        other = connected(room, 1)
        room.disconnect(page)
        room.disconnect(other)
        connected(room, 1)
        assert game.done == [("sit", 1)]

    in_a_room(test)


def test_a_page_that_is_too_far_behind_is_closed() -> None:
    async def test(room: Room) -> None:
        page = connected(room, None)
        for _ in range(BEHIND + 1):
            room.say(Caption(t=0, ms=1, text=""))
        assert sent(page)[-1] is None

    in_a_room(test)


def test_the_number_of_pages_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: Room) -> None:
        room.claim(1)
        for _ in range(PAGES_OF_A_SEAT):
            connected(room, 1)
        assert room.connect(1) is None
        monkeypatch.setattr(rooms, "PAGES", PAGES_OF_A_SEAT)
        assert room.connect(None) is None

    in_a_room(test)


def test_the_start_button_starts_a_lobby_with_somebody_in_it() -> None:
    async def test(room: Room) -> None:
        room.seats(("Ann", "Ben"), frozenset())
        waiting = asyncio.create_task(room.lobby())
        await asyncio.sleep(0)
        room.start()
        await asyncio.sleep(0)
        assert not waiting.done()  # nobody is in
        room.claim(1)
        room.start()
        await asyncio.wait_for(waiting, 60)
        room.start()  # and a second press is nothing

    in_a_room(test)


def test_the_host_starts_a_game_of_people_at_pads() -> None:
    async def test(room: Room) -> None:
        room.seats(("Anna", "Bea"), frozenset({2}))
        waiting = asyncio.create_task(room.lobby())
        await asyncio.sleep(0)
        room.start()
        await asyncio.wait_for(waiting, 60)

    in_a_room(test)


def test_every_page_is_told_whether_there_is_a_game_to_correct() -> None:
    async def test(room: Room) -> None:
        waiting = asyncio.create_task(room.lobby())
        await asyncio.sleep(0)
        page = connected(room, None)
        assert [m["playing"] for m in sent(page)] == [False]
        room.claim(1)
        room.start()
        await asyncio.wait_for(waiting, 60)
        assert not any(m["playing"] for m in sent(page))  # it is still being made ready
        room.open(Played())
        room.clock()
        assert [m["playing"] for m in sent(page) if m["k"] == "lobby"] == [True]
        room.close_game()
        assert [m["playing"] for m in sent(page)] == [False]

    in_a_room(test)


def test_when_all_are_in_a_countdown_starts_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: Room) -> None:
        page = connected(room, None)
        waiting = asyncio.create_task(room.lobby())
        await asyncio.sleep(0)
        room.claim(1)
        room.claim(2)
        assert 0 < sent(page)[-1]["starts_in"] <= rooms.COUNTDOWN
        room.release(2)  # somebody goes away again: it stops
        assert sent(page)[-1]["starts_in"] is None
        monkeypatch.setattr(rooms, "COUNTDOWN", 10)
        room.claim(2)
        await asyncio.wait_for(waiting, 60)
        assert not sent(page)[-1]["waiting"]

    in_a_room(test)


def test_a_seat_speaks_until_it_is_released_the_language_of_its_page() -> None:
    async def test(room: Room) -> None:
        game = Played()
        room.open(game)
        room.speak(1, "hu")  # nobody sits there
        assert room.lang_of(1) is None
        room.claim(1)
        for lang in ("hu", "hu", "da"):
            room.speak(1, lang)
        assert room.lang_of(1) == "da"
        assert [what for what in game.done if what[0] == "speak"] == [("speak", 1)] * 2
        room.release(1)
        assert room.lang_of(1) is None

    in_a_room(test)


def test_a_page_that_comes_late_sees_claw_and_screen() -> None:
    async def test(room: Room) -> None:
        room.say(Bearing(t=0, degrees=150, text="claw 150°"))
        room.say(Panel(t=0, width=8, height=1, bits="gA=="))
        assert {"bearing", "panel"} <= set(kinds(connected(room, None)))

    in_a_room(test)
