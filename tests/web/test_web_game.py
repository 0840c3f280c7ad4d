"""What the pages do to a game, and games one after the other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from web_table import WebTable, header_of

from table.app.playing.stage import Stage
from table.app.web import Pages, Wanted
from table.stage.sound.render import Volumes
from table.web.claims import Claims
from table.web.room import Room


def room_for(players: int) -> Room:
    room = Room(Claims())
    room.seats(tuple(f"Seat {n}" for n in range(1, players + 1)), frozenset())
    return room


def test_the_pace_is_reckoned_from_the_first_games_in_every_game_of_a_series() -> None:
    async def evening() -> None:
        room = room_for(6)
        pages = Pages(room, Wanted(lobby=True))
        header = header_of(pace={"discussion": 100, "nomination": 4})
        for pace, discussion in (
            ("relaxed", 150),
            ("relaxed", 150),
            ("brisk", 60),
            ("normal", 100),
        ):
            waiting = asyncio.create_task(pages.lobby(header))
            await asyncio.sleep(0)
            if 1 not in room.claims.claimed:
                room.claim(1)
            room.set_pace(pace)
            room.start()
            header = await asyncio.wait_for(waiting, 30)
            assert header.setup.pace.discussion == discussion
            assert header.setup.pace.nomination >= 3
            assert header.setup.pace.count == 10  # the night's times are no matter of pace

    asyncio.run(evening())


def test_without_a_lobby_the_game_does_not_wait() -> None:
    async def evening() -> None:
        header = header_of()
        assert await Pages(room_for(6), Wanted()).lobby(header) == header

    asyncio.run(evening())


def test_a_bot_plays_until_a_person_comes_and_after_the_person_has_left() -> None:
    header = header_of(speed=400.0)
    with WebTable(header) as table:
        assert table.dealt.wait(120)
        table.call(lambda: table.room.claim(2))
        table.call(lambda: table.room.release(2))
        table.call(lambda: table.room.claim(3))
        table.call(lambda: table.room.release(3))
        assert table.over.wait(300)
        assert table.evening.conductor.script.state.outcome.winner in {"werewolf", "town"}


class Sound:
    volumes = Volumes()


@pytest.mark.parametrize(
    ("db", "times", "voice"), [(3.0, 1, 3.0), (-3.0, 20, -24.0), (3.0, 20, 12.0)]
)
def test_volumes_go_by_steps_within_bounds(db: float, times: int, voice: float) -> None:
    sound: Any = Sound()
    stage = Stage(1.0, sound)
    for _ in range(times):
        stage.louder("voice", db)
    assert sound.volumes == Volumes(voice_db=voice, drum_db=0.0)
    Stage(1.0).louder("drum", db)  # no sound, no matter
