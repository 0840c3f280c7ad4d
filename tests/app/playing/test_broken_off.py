"""A game that is broken off ends at once, also while its words are still being rendered."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from games import console, header
from msgspec.structs import replace

from table.app.playing import game
from table.cues import Phrase
from table.stage.sound.levels import Pcm


def test_ctrl_c_does_not_wait_for_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, closed = threading.Event(), threading.Event()

    class NeverDone:
        """A voice that is rendered for ever."""

        def __init__(self, *_: Any) -> None:
            pass

        def fill_in_background(self) -> None:
            pass

        def samples(self, said: Phrase, /) -> Pcm:
            asked.set()
            assert closed.wait(60), "the end of the game waits for its words"
            return np.zeros(1, dtype=np.int16)

        def close(self) -> None:
            closed.set()

    monkeypatch.setattr(game, "GameVoice", NeverDone)
    place = game.begin(tmp_path / "g", replace(header("lupusburg", 1), speed=20.0))

    async def play() -> None:
        playing = asyncio.create_task(game.play_live(place, console()))
        assert await asyncio.to_thread(asked.wait, 30)
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing

    asyncio.run(play())
