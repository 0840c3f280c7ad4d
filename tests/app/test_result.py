"""Whose the seats were when a game ended, as `result.json` has it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from games import console, header
from msgspec.structs import replace

from table.app import folders, game
from table.app.web import Pages, Wanted
from table.cues import Seat
from table.web.claims import Claims
from table.web.messages import Opened, PublicMessage
from table.web.room import Room

STAYS, LEAVES, COMES_LATE, AT_THE_TERMINAL = 1, 2, 3, 5


class Coming(Room):
    """A room in which people come and go while a game is played, and all go when it is over."""

    asked = 0

    def say(self, message: PublicMessage) -> None:
        super().say(message)
        if self.game is None or not isinstance(message, Opened):
            return
        self.asked += 1
        if self.asked == 3:
            self.claim(LEAVES)
        elif self.asked == 6:
            self.release(LEAVES)
            self.claim(COMES_LATE)

    def close_game(self) -> None:
        super().close_game()
        for seat in self.claims.claimed:
            self.release(seat)


def people_after(place: game.Place, room: Room) -> list[Seat]:
    """Play on to the end; the people that the result names."""
    pages = Pages(room, Wanted())

    async def play() -> None:
        pages.seats(place.header)
        await game.play_live(place, console(), pages)

    asyncio.run(play())
    people: list[Seat] = json.loads((place.folder / folders.RESULT).read_text())["people"]
    return people


def test_a_seat_is_a_persons_who_holds_it_when_the_game_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "open_sound", lambda *_, **__: None)  # nothing is to be heard
    made = replace(header("lupusburg", 1), speed=20000.0, people=(AT_THE_TERMINAL,))
    begun = game.begin(tmp_path / "g", made)
    room = Coming(Claims({STAYS: "a digest"}))
    people = [STAYS, COMES_LATE, AT_THE_TERMINAL]
    assert people_after(begun, room) == people
    assert room.asked > 6
    assert not room.claims.claimed  # they had gone before the result was written

    # The power went before that: who had a seat has it again, and the same is written.
    (tmp_path / "g" / folders.RESULT).unlink()
    kept = Claims({STAYS: "a digest", COMES_LATE: "another"})
    assert people_after(game.reopen(tmp_path / "g"), Room(kept)) == people


def test_the_series_is_known_by_its_seed_and_does_not_tell_it(tmp_path: Path) -> None:
    """Who reads it between two games could deal those to come."""
    ids = set()
    for number in (1, 2):
        made = header("lupusburg", 77)
        made = replace(made, series=replace(made.series, seed=123456789, game=number, of=2))
        game.play_at_once(game.begin(tmp_path / str(number), made), console())
        written = (tmp_path / str(number) / folders.RESULT).read_text()
        assert "123456789" not in written
        ids.add(json.loads(written)["series"]["id"])
    assert len(ids) == 1
