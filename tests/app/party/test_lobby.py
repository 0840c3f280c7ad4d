"""The waiting table: its pads and pages go on while people come."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from games import header

from table.app.pads.desk import PadDesk
from table.app.party.lobby import Lobby
from table.speech.catalogue import Catalogue, catalogue_of


class Displays:
    """Takes what the pads show."""

    def __init__(self) -> None:
        self.shown: dict[int, str] = {}

    def show(self, seat: int, line: str) -> None:
        self.shown[seat] = line


def test_nothing_is_read_from_the_disk_when_somebody_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Half a second of the loop, in which no other key would count."""
    catalogue_of("en")

    def load(*_: Any, **__: Any) -> Catalogue:
        pytest.fail("the catalogue is read again")

    async def come() -> None:
        desk = Displays()
        lobby = Lobby(
            header("lupusburg", 1),
            cast(PadDesk, desk),
            None,
            lambda _: pytest.fail("as many play as before"),
            pytest.fail,
            lambda _: None,
        )
        lobby.entered(2, "")
        assert desk.shown[2] != desk.shown[3]

    monkeypatch.setattr(Catalogue, "load", load)
    asyncio.run(come())
