"""What is seen keeps step with what is heard."""

from __future__ import annotations

import asyncio

from table.app.playing import instep
from table.app.playing.instep import InStep
from table.burgomaster.commands import Command, Over


def test_a_silent_table_shows_things_at_once() -> None:
    seen: list[Command] = []
    InStep([seen.append], aloud=False)(Over(1))
    assert seen == [Over(1)]


def test_with_sound_everything_comes_as_late_as_the_sound_and_in_order() -> None:
    seen: list[tuple[float, Command]] = []

    async def play() -> float:
        loop = asyncio.get_running_loop()
        in_step = InStep([lambda command: seen.append((loop.time(), command))], aloud=True)
        begun = loop.time()
        for t in range(50):
            in_step(Over(t))
        assert not seen
        await in_step.finish()
        return begun

    begun = asyncio.run(play())
    assert [command for _, command in seen] == [Over(t) for t in range(50)]
    assert min(t for t, _ in seen) - begun >= instep.SECONDS
