"""Troubles of a game: what is needed to tell them is there before they come."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from games import console, header
from msgspec.structs import replace

from table.app import game
from table.app.live import LiveTable
from table.speech import desk


def test_no_catalogue_is_read_while_the_clock_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That would keep cues waiting for about a second, when the first pad is pulled out."""
    desk._words.cache_clear()
    missed: list[int] = []

    async def play(_: LiveTable) -> None:
        before = desk._words.cache_info().misses
        for lang in ("da", "en"):  # the person's, and the log's
            desk.words(lang)
        missed.append(desk._words.cache_info().misses - before)
        raise asyncio.CancelledError

    monkeypatch.setattr(LiveTable, "play", play)
    place = game.begin(tmp_path / "g", replace(header("lupusburg", 1), lang="da", speed=20.0))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(game.play_live(place, console()))
    assert missed == [0]
