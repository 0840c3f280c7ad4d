"""A table that runs for days: nothing grows, nothing drifts, nothing is left behind."""

from __future__ import annotations

import asyncio
import selectors
import shutil
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from games import PLAYERS, console, header, played
from live_games import Game
from msgspec.structs import replace
from usage import usage

from table.app import folders
from table.app.playing import game, live, result
from table.burgomaster.commands import Command
from table.cues import Claw, Drum, Lamps, Screen, Voice
from table.scores import Scores

MB = 1 << 20
GROWTH = 4 * MB
"""A megabyte or two is the allocator's; a leak of a kilobyte a game would be 10 MB in the long run."""


@pytest.mark.parametrize("games", [300, pytest.param(10_000, marks=pytest.mark.slow)])
def test_games_one_after_another_leave_nothing_behind(tmp_path: Path, games: int) -> None:
    warm = games // 3
    before = None
    for number in range(games):
        if number == warm:
            before = usage()
        rules = tuple(PLAYERS)[number % len(PLAYERS)]
        folder = played(tmp_path / "game", header(rules, number))
        assert result.read(folder / folders.RESULT).winner
        shutil.rmtree(folder)
    after = usage()
    assert before is not None
    figures = (f"{each.resident / MB:.1f} MB, {len(each.files)} files" for each in (before, after))
    print(f"{games} games; after {warm} and at the end: {'; '.join(figures)}")  # for docs/soak.md
    assert after.resident - before.resident < GROWTH
    assert after.files == before.files
    assert (after.threads, after.children) == (before.threads, before.children)
    with Scores(folders.scores()) as scores:
        assert scores.games == games


DAY_S = 86_400
ENOUGH = 50_000
"""Cues; players who wait for the voice make fewer in a day, so it may be a longer one."""
LOOK_S = 0.00025
"""What a look at the clock takes: the last moment before a cue is waited for by looking."""


class _Leap(selectors.DefaultSelector):
    """Where others wait, this one says how long; files that are ready are found all the same."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1e6
        """Seconds; a machine that has been up for eleven days."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout is not None:
            self.now += max(timeout, LOOK_S)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An asyncio loop on which a day takes as long as what is done in it."""

    def __init__(self) -> None:
        self._leap = _Leap()
        super().__init__(self._leap)

    def time(self) -> float:
        return self._leap.now


def on_virtual_time(main: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(main)


def test_in_a_day_and_a_night_no_cue_is_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games one after the other, at the pace of the room, for 24 hours of a clock that leaps."""
    # It takes no time on this clock, but a second a game in a process full of other tests.
    monkeypatch.setattr(live, "settle", lambda: None)
    lateness: list[float] = []
    games = 0

    async def day() -> None:
        nonlocal games
        loop = asyncio.get_running_loop()
        begun = loop.time()
        while loop.time() < begun + DAY_S or len(lateness) <= ENOUGH:
            folder = tmp_path / str(games)
            folder.mkdir()
            rules = tuple(PLAYERS)[games % len(PLAYERS)]
            zero = loop.time()

            def hear(command: Command, zero: float = zero) -> None:
                if isinstance(command, Voice | Drum | Claw | Screen | Lamps):
                    lateness.append(1000 * (loop.time() - zero) - command.t)

            await LivePlain(folder, header(rules, games), hear).play()
            games += 1
            shutil.rmtree(folder)
        tasks = asyncio.all_tasks()
        assert tasks == {asyncio.current_task()}

    before = usage()
    on_virtual_time(day())
    after = usage()
    assert games > 50
    assert len(lateness) > ENOUGH
    assert min(lateness) > -1
    # asyncio rounds its deadlines up to the resolution of its clock; nothing adds up.
    assert max(lateness) < 1
    assert (after.files, after.threads) == (before.files, before.threads)


class LivePlain:
    """A live game without files: a disk knows no virtual time."""

    def __init__(self, folder: Path, made: Any, hear: Callable[[Command], None]) -> None:
        self._game = Game(folder, made, hear=[hear], speed=1.0)

    async def play(self) -> None:
        await self._game.play()


def test_a_live_game_with_everything_leaves_no_task_file_or_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null/no-voice")
    made = replace(header("lupusburg", 5, names=tuple("ABCD")), speed=900.0)
    held = []
    others = usage().threads  # left by tests that ran in this process before

    async def evening() -> None:
        for number in range(3):
            await game.play_live(game.begin(tmp_path / str(number), made), console())
            assert asyncio.all_tasks() == {asyncio.current_task()}
            held.append(usage())

    asyncio.run(evening())
    # What the first game brought with it stays and is used again: asyncio's pool of threads, and
    # luma's, which it makes when it is imported.
    assert held[2].files == held[1].files
    own = [[n for n in each.threads if not n.startswith("asyncio_")] for each in held]
    assert own[0] == own[1] == own[2]
    new = Counter(own[0]) - Counter(others)
    assert {name.split("-")[0] for name in new} <= {"MainThread", "Thread"}
    assert held[2].children == 0
