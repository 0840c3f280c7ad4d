"""Whatever fails is said once and worked around, and the game is the same game to its end."""

from __future__ import annotations

import ast
import asyncio
import errno
import os
import threading
import time
from io import StringIO
from pathlib import Path

import pytest
from faulty_disk import FaultyDisk
from games import PLAYERS, console
from live_games import Game, header_of, undisturbed

from table.app import folders, rulesets
from table.app.config import devices, sections
from table.app.playing import game, instant, result
from table.app.playing.centre import Centre
from table.app.playing.evening import Evening
from table.app.playing.live import LiveTable
from table.app.playing.stage import Stage
from table.app.playing.troubles import Troubles
from table.app.playing.voicing import durations
from table.app.retold.retelling import retell
from table.burgomaster.commands import Command
from table.burgomaster.inputs import AnyInput, Entry, GoOn, Leave
from table.cues import Ms, Voice
from table.journal import Ack
from table.stage.claw import ClawDriver, ClawError
from table.stage.screen import ScreenDriver
from table.stage.screen.bus import I2cBus
from table.stage.screen.simulated import FakeSmbus, Fuse, panel_model

TABLE = Path(__file__).parents[2] / "table"


# The disk


@pytest.mark.parametrize("rules", PLAYERS)
def test_a_disk_that_was_full_for_a_while_has_the_whole_game(tmp_path: Path, rules: str) -> None:
    disk = FaultyDisk()
    made = header_of(rules, 1)
    voices = 0

    def room_comes_and_goes(command: Command) -> None:
        nonlocal voices
        voices += isinstance(command, Voice)
        if voices == 60 and disk.room == 0:
            played.until_said("The disk is full")  # one that is slow is not asked so soon
        disk.room = 0 if 10 <= voices < 60 else None

    played = Game(tmp_path, made, disk=disk, hear=[room_comes_and_goes])
    played.run()
    assert played.recorded == played.accepted_payloads
    assert sum("The disk is full" in sentence for sentence in played.said) == 1
    assert len(played.said) == len(set(played.said))
    assert Ack.IN_MEMORY in {ack.result() for ack in played.acks}
    retold = retell(tmp_path)
    assert retold.whole
    assert retold.trace == undisturbed(made)


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EDQUOT])
def test_a_disk_that_takes_nothing_at_all_stops_no_game(tmp_path: Path, error: int) -> None:
    disk = FaultyDisk()
    made = header_of("lupusburg", 2)
    heard: list[Command] = []

    def fails_soon(command: Command) -> None:
        heard.append(command)
        if len(heard) == 50:
            assert played.acks[0].result(60) is Ack.DURABLE
            disk.write_error = error

    played = Game(
        tmp_path, made, disk=disk, patience=60_000, closing=100, hear=[fails_soon], speed=600
    )
    played.run()
    assert played.evening is not None
    assert played.evening.over_at is not None
    about_the_game = [sentence for sentence in played.said if "the game goes on" in sentence]
    assert len(about_the_game) == len(played.said) == 2  # the journal, and the trace
    recorded = played.recorded
    assert 0 < len(recorded) < len(played.accepted)
    assert recorded == played.accepted_payloads[: len(recorded)]
    whole = undisturbed(made)
    assert whole.startswith(played.trace)


class Sluggish(FaultyDisk):
    """Every write and every sync takes as long."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._seconds = seconds
        self.threads: set[str] = set()

    def write(self, fd: int, data: bytes) -> int:
        self._wait()
        return super().write(fd, data)

    def fdatasync(self, fd: int) -> None:
        self._wait()
        super().fdatasync(fd)

    def _wait(self) -> None:
        self.threads.add(threading.current_thread().name.split()[0])
        time.sleep(self._seconds)


def test_a_disk_that_stalls_300_ms_at_every_write_changes_nothing(tmp_path: Path) -> None:
    disk = Sluggish(0.3)
    made = header_of("lupusburg", 3)
    played = Game(tmp_path, made, disk=disk).run()
    assert disk.threads == {"journal", "trace"}  # never the loop
    assert played.recorded == played.accepted_payloads
    assert played.trace == undisturbed(made)


@pytest.mark.slow
def test_a_disk_that_does_not_answer_for_ten_seconds_has_the_game_afterwards(
    tmp_path: Path,
) -> None:
    """Ten real seconds in the middle of a live game, which neither waits nor loses anything."""
    disk = FaultyDisk()
    made = header_of("lupusburg", 3)
    due: list[Ms] = []

    def hear(command: Command) -> None:
        if isinstance(command, Voice) and not disk.moving:
            due.append(command.t)

    def meanwhile(table: LiveTable) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(2, disk.stall)
        loop.call_later(12, disk.go_on)

    played = Game(tmp_path, made, disk=disk, speed=40, hear=[hear]).run(meanwhile)
    assert due[-1] - due[0] > 200_000, "for ten seconds the game went on, at its pace"
    assert len(played.said) == 1
    assert "disk is slow" in played.said[0]
    kept = [ack.result() for ack in played.acks]
    assert {Ack.DURABLE, Ack.IN_MEMORY} == set(kept)
    assert kept[-1] is Ack.DURABLE
    assert played.recorded == played.accepted_payloads
    assert played.trace == undisturbed(made)


def test_a_disk_that_does_not_answer_for_the_whole_game_has_it_afterwards(tmp_path: Path) -> None:
    disk = FaultyDisk()
    made = header_of("tabula-it", 3)
    disk.stall()
    in_memory = threading.Event()

    def meanwhile(table: LiveTable) -> None:
        threading.Thread(target=lambda: (in_memory.wait(60), disk.go_on())).start()

    played = Game(tmp_path, made, disk=disk, patience=30)
    seen: list[Ack] = []

    def hear(command: Command) -> None:
        seen.extend(ack.result() for ack in played.acks[len(seen) :] if ack.done())
        if seen.count(Ack.IN_MEMORY) > 50:  # it goes on while nothing at all is saved
            in_memory.set()

    played._hear = (hear,)
    played.run(meanwhile)
    assert in_memory.is_set()
    assert [sentence for sentence in played.said if "disk is slow" in sentence] == played.said
    assert len(played.said) == 1
    assert played.recorded == played.accepted_payloads
    assert played.trace == undisturbed(made)


def test_a_result_that_cannot_be_written_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = header_of("lupusburg", 4)
    folder = tmp_path / "g"
    said = console()
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", _no_space)
        game.play_at_once(game.begin(folder, made), said)
    assert isinstance(said.file, StringIO)
    text = " ".join(said.file.getvalue().split())
    assert text.count("The result cannot be written (no space is left)") == 1
    assert "What lay under the houses" in text
    assert sorted(file.name for file in folder.iterdir()) == ["journal", "trace.jsonl"]
    before = (folder / folders.JOURNAL).read_bytes(), (folder / folders.TRACE).read_bytes()
    game.play_at_once(game.reopen(*folders.all_unfinished(folder)), console())
    assert result.read(folder / folders.RESULT).winners
    after = (folder / folders.JOURNAL).read_bytes(), (folder / folders.TRACE).read_bytes()
    assert before == after


def _no_space(fd: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_result_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / folders.RESULT
    result.write(file, {"winner": "town"})
    before = file.read_bytes()
    monkeypatch.setattr(os, "fsync", _no_space)
    with pytest.raises(OSError, match="No space"):
        result.write(file, {"winner": "nobody" * 1000})
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


# The clock


WALL_CLOCK = {
    "time.time", "time.time_ns", "time.localtime", "time.gmtime", "time.ctime",
    "datetime.now", "datetime.utcnow", "datetime.today", "date.today",
}  # fmt: skip
NO_GAME_HANGS_ON_IT = {
    "app/commands/play.py",  # a folder's name
    "app/party/appliance.py",  # likewise
    "app/party/interrupted.py",  # whether a series was broken off this evening or another one
    "app/party/sitting.py",  # likewise
    "app/doctor/machine.py",  # whether the clock is set
}


def test_nothing_in_a_game_reads_the_wall_clock() -> None:
    found = set()
    for file in TABLE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                name = ".".join(ast.unparse(node).split(".")[-2:])
                if name in WALL_CLOCK:
                    found.add(str(file.relative_to(TABLE)))
    assert "app/commands/play.py" in found
    assert found <= NO_GAME_HANGS_ON_IT


def test_a_clock_that_is_set_back_and_forth_by_an_hour_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = header_of("tabula-hu", 5)
    real, hours = time.time, [0]

    def jumping() -> float:
        hours[0] += 1
        return real() + (3600 if hours[0] % 2 else -3600)

    monkeypatch.setattr(time, "time", jumping)
    played = Game(tmp_path, made).run()
    assert played.trace == undisturbed(made)
    assert played.recorded == played.accepted_payloads


@pytest.mark.parametrize("rules", PLAYERS)
@pytest.mark.parametrize("asleep", [10_000, 3_600_000])
def test_a_table_that_was_asleep_does_all_it_missed_at_the_times_it_was_due(
    rules: str, asleep: int
) -> None:
    made = header_of(rules, 6)
    heard: list[Command] = []
    fed: list[tuple[int, AnyInput]] = []
    evenings = []
    for late in (False, True):
        heard.clear()
        fed.clear()
        evening = Evening(
            made,
            rulesets.conductor(made, durations(made)),
            accept=lambda t, given: fed.append((t, given)),
            hear=[heard.append],
            bots=game.bot_seats(made),
        )
        evening.begin()
        if late:
            while evening.over_at is None:
                evening.run_due(evening.now + asleep)
        else:
            instant.play(evening)
        evenings.append((tuple(heard), tuple(fed), evening.conductor.script.state))
    assert evenings[0] == evenings[1]


# The devices


class Falling:
    """A claw whose servo is gone after so many calls."""

    def __init__(self, driver: ClawDriver, calls: int) -> None:
        self._driver = driver
        self._left = calls

    def __getattr__(self, name: str) -> object:
        self._left -= 1
        if self._left < 0 and name != "close":
            raise ClawError("The claw's servo does not answer: look at its cable.")
        return getattr(self._driver, name)


class Fading(devices.Simulated):
    """Both devices of the middle go in the course of the game."""

    def __init__(self, calls: int) -> None:
        super().__init__()
        self._calls = calls

    def claw(self, claw: sections.Claw) -> ClawDriver:
        return Falling(super().claw(claw), self._calls)  # type: ignore[return-value]  # by __getattr__

    def screen(self, screen: sections.Screen) -> ScreenDriver:
        fuse = Fuse()
        fuse.bytes_left = 500 * self._calls
        bus = FakeSmbus(panel_model(screen.controller), fuse=fuse)
        return ScreenDriver(screen.controller, I2cBus(1, 0x3C, smbus=lambda port: bus))


@pytest.mark.parametrize("calls", [0, 2, 9])
def test_claw_and_screen_may_go_at_any_time(tmp_path: Path, calls: int) -> None:
    made = header_of("lupusburg", 7)
    said: list[str] = []
    centre = Centre(
        sections.Config(),
        rulesets.find(made.rules).places(made.setup.players),
        str,
        tmp_path / "claw.json",
        Troubles(said.append),
        Fading(calls),
    )
    stage = Stage(100, None, centre.claw, centre.screen)
    played = Game(tmp_path, made, hear=[stage], speed=600).run()
    if centre.screen is not None:
        centre.screen.settle(5)
    stage.close()
    assert played.trace == undisturbed(made)
    assert len(said) == len(set(said)) == 2, said


# People


def test_a_page_that_floods_is_not_heard_and_disturbs_nobody(tmp_path: Path) -> None:
    made = header_of("tabula-da", 8)
    nonsense: tuple[AnyInput, ...] = (
        Entry(99, "1"), Entry(-3, "A"), Entry(2, "§" * 1000), Entry(3, ""), GoOn(), Leave(77),
    )  # fmt: skip
    sent = 0

    async def flood(table: LiveTable) -> None:
        nonlocal sent
        while True:
            for given in nonsense * 100:  # so many before the game's next step
                table.give(given)
                sent += 1
            await asyncio.sleep(0.001)

    tasks: list[asyncio.Task[None]] = []
    played = Game(tmp_path, made).run(
        lambda table: tasks.append(asyncio.ensure_future(flood(table)))
    )
    assert sent > 500
    kept = [given for _, given in played.accepted if given in nonsense]
    assert kept == []
    assert played.trace == undisturbed(made)
