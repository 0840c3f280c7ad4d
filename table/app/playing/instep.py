"""Keeps what is seen in step with what is heard: sound leaves the speaker a constant time late."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from table.burgomaster.commands import Command
from table.stage.sound.player import DELAY

SECONDS: Final = DELAY / 1000


class InStep:
    """Hands public commands on as late as the sound is heard, in their order.

    Only where there is sound in the room: a table that records or is silent shows things at once.
    """

    def __init__(self, hear: Iterable[Callable[[Command], None]], *, aloud: bool) -> None:
        self._hear = tuple(hear)
        self._aloud = aloud
        self._waiting: deque[Command] = deque()

    def __call__(self, command: Command) -> None:
        if not self._aloud:
            self._hand_on(command)
            return
        self._waiting.append(command)
        # Timers of one moment may fire in any order; each hands on whatever is first.
        asyncio.get_running_loop().call_later(
            SECONDS, lambda: self._hand_on(self._waiting.popleft())
        )

    def _hand_on(self, command: Command) -> None:
        for hear in self._hear:
            hear(command)

    async def finish(self) -> None:
        """Wait until everything has been handed on."""
        while self._waiting:
            await asyncio.sleep(SECONDS / 4)
