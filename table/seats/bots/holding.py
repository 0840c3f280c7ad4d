"""A bot with a printed card in its hand (RULES.md §3, how the table learns the cards)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from table.burgomaster.inputs import Remark
from table.rules.tabula import Question

if TYPE_CHECKING:
    from table.seats.bots import Bot


class Holding:
    """Types the code of its card when everybody is asked for theirs; else it is the bot it holds."""

    def __init__(self, bot: Bot, code: int) -> None:
        self._bot = bot
        self._code = code

    def answer(self, view: Any, moment: str) -> str | None:
        if view.prompt is not None and view.prompt.question is Question.CARD:
            return str(self._code)
        return self._bot.answer(view, moment)

    def speak(self, view: Any, moment: str) -> tuple[Remark, ...]:
        return self._bot.speak(view, moment)

    def reply(self, view: Any, moment: str) -> tuple[Remark, ...]:
        return self._bot.reply(view, moment)

    def hear(self, remark: Remark, day: int) -> None:
        self._bot.hear(remark, day)
