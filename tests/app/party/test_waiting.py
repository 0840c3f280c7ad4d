"""The lobby: who is in, who starts, and what the people at pads are told."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from rich.console import Console

from table.app import rulesets
from table.app.config import sections
from table.app.keeper import Keeper
from table.app.main import parser
from table.app.pads.desk import PadDesk
from table.app.party import appliance
from table.app.party.lobby import Lobby
from table.app.playing.header import Header, Series
from table.app.rulesets import Wishes
from table.burgomaster.setup import Setup
from table.cues import Seat, phrase
from table.errors import ConfigError, Said


def header(players: int = 4) -> Header:
    options = rulesets.find("lupusburg").options(Wishes(players=players))
    setup = Setup(players=players, deal_seed=1, public_seed=2)
    return Header(rules="lupusburg", options=msgspec.to_builtins(options), setup=setup)


class Desk:
    """What the lobby needs of the pads."""

    def __init__(self) -> None:
        self.entered: Callable[[Seat, str], None] | None = None
        self.shown: dict[Seat, str] = {}

    def lobby(self, entered: Callable[[Seat, str], None]) -> None:
        self.entered = entered

    def show(self, seat: Seat, line: str) -> None:
        self.shown[seat] = line


def remake(players: int) -> Header:
    if not 4 <= players <= 8:
        raise ConfigError("4 to 8, please.")
    return header(players)


def waited(
    typed: list[tuple[Seat, str]],
    said: list[Said] | None = None,
    *,
    planned: Header | None = None,
    kept: list[Header] | None = None,
) -> tuple[Header, Desk]:
    """The header after this was typed in a lobby, of four unless `planned` else, and the desk."""
    desk = Desk()

    async def wait() -> Header:
        lobby = Lobby(
            planned or header(),
            cast(PadDesk, desk),
            None,
            remake,
            (said if said is not None else []).append,
            (kept if kept is not None else []).append,
        )
        waiting = asyncio.create_task(lobby.wait())
        await asyncio.sleep(0)
        assert desk.entered is not None
        for seat, text in typed:
            desk.entered(seat, text)
        async with asyncio.timeout(60):
            return await waiting

    return asyncio.run(wait()), desk


def test_who_pressed_the_hash_is_in_and_anybody_in_starts() -> None:
    started, desk = waited([(3, ""), (1, ""), (3, "A")])
    assert started.people == (1, 3)
    assert "A#" in desk.shown[1]
    assert "Press #" in desk.shown[2]
    assert "not play" in desk.shown[5]


def test_who_is_not_in_is_told_what_comes_before_the_start() -> None:
    said: list[Said] = []
    waited([(3, "A"), (5, "A"), (1, ""), (1, "A")], said)
    assert said == [phrase("table-sit-first", seat=3)], "of four seats there is no fifth"


def test_who_starts_while_the_voice_is_made_is_told_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    args = parser().parse_args(["run", "--simulated", "--no-web", "--players", "4"])
    table = appliance.Appliance(args, sections.Config(), tmp_path)
    said: list[Said | str] = []
    told = threading.Event()

    def say(sentence: Said | str) -> None:
        said.append(sentence)
        if sentence == phrase("table-voice-first"):
            told.set()

    def rendered(planned: Header, _: Console) -> Header:
        assert told.wait(60)
        return planned

    async def begun() -> Header:
        waiting = asyncio.create_task(table._wait(header()))
        while table._lobby is None:
            await asyncio.sleep(0)
        table._line("")
        return await waiting

    monkeypatch.setattr(appliance.rendering, "voiced", rendered)
    table._desk = cast(PadDesk, Desk())
    table._register = Keeper(tmp_path / "sitting.json", said.append)
    monkeypatch.setattr(table, "_say", say)  # the sentences, not how they are printed
    assert asyncio.run(begun()).setup.players == 4
    table._register.close()
    assert said[-1] == phrase("table-voice-first")


def test_who_leaves_is_out() -> None:
    started, _ = waited([(1, ""), (2, ""), (1, "D"), (1, "A"), (2, "A")])
    assert started.people == (2,)


def test_the_number_of_players_is_typed_by_one_who_is_in() -> None:
    said: list[Said] = []
    started, desk = waited([(2, "6"), (2, ""), (2, "3"), (2, "6"), (6, ""), (2, "A")], said)
    assert started.setup.players == 6
    assert started.people == (2, 6)
    assert str(said[0]) == "4 to 8, please."
    assert said[1:] == [phrase("table-players", number=6)]
    assert "Press #" in desk.shown[5]


def test_with_another_number_of_players_the_points_begin_anew_and_that_is_said() -> None:
    said: list[Any] = []
    third = msgspec.structs.replace(header(), series=Series(game=3, of=3, totals=(4, 0, 9, 1)))
    started, _ = waited([(1, ""), (1, "6"), (1, "A")], said, planned=third)
    assert (started.setup.players, started.series) == (6, Series())
    assert said == [phrase("table-players", number=6), phrase("table-points-anew", number=4)]
    started, _ = waited([(1, ""), (1, "6"), (1, "4"), (1, "A")], said, planned=third)
    assert started.series == third.series, "a number that was mistyped costs no points"


def test_who_is_in_is_told_at_once_to_be_kept() -> None:
    kept: list[Header] = []
    waited([(3, ""), (3, "6"), (3, "A")], kept=kept)
    assert [(now.setup.players, now.people) for now in kept][:3] == [(4, ()), (4, (3,)), (6, (3,))]


def test_a_seat_that_does_not_play_cannot_join() -> None:
    started, _ = waited([(5, ""), (5, "A"), (1, ""), (1, "A")])
    assert started.people == (1,)


def test_when_all_are_in_it_starts_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("table.app.party.lobby.COUNTDOWN", 20)
    started, _ = waited([(seat, "") for seat in range(1, 5)])
    assert started.people == (1, 2, 3, 4)
