"""The bot that knows nothing: every legal answer is as likely as every other."""

from __future__ import annotations

from typing import Any

from table.burgomaster.entries import write
from table.burgomaster.inputs import Remark
from table.cues import Seat
from table.rules.chance import below, pick


class Uniform:
    """Chooses uniformly, declining included where it is possible."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self._seat = seat
        self._seed = seed

    def answer(self, view: Any, moment: str) -> str | None:
        asked = view.prompt
        if asked is None or not asked.choices:
            return None
        purpose = (self._seat, asked.question, moment)
        if asked.optional and below(1 + len(asked.choices), self._seed, "decline", *purpose) == 0:
            return write(asked, ())
        chosen = (pick(asked.choices, self._seed, *purpose, i) for i in range(asked.count))
        return write(asked, tuple(chosen))

    def speak(self, view: Any, moment: str) -> tuple[Remark, ...]:
        return ()  # it has nothing to say

    def reply(self, view: Any, moment: str) -> tuple[Remark, ...]:
        return ()

    def hear(self, remark: Remark, day: int) -> None:
        pass
