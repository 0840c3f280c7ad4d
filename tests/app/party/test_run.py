"""The running table: the lobby, pads that play, game after game, and games that were interrupted."""

from __future__ import annotations

import asyncio
import errno
import io
import json
import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from command import Command, result_of
from doors import free_port
from rich.console import Console
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from table import journal
from table.app import folders, rulesets
from table.app.config import sections
from table.app.keeper import Keeper
from table.app.main import parser
from table.app.pads.desk import PadDesk
from table.app.party import appliance, interrupted
from table.app.party.lobby import Lobby
from table.app.playing import game
from table.app.playing.header import Header, Series, decode
from table.app.rulesets import Wishes
from table.burgomaster.inputs import AnyInput, Entry, Pause
from table.burgomaster.setup import Setup
from table.cues import Seat, phrase
from table.errors import ConfigError, RecordError, Said
from table.speech import desk

PATIENCE_S = 60.0


class Running:
    """`burgomaster run --simulated` as a process; lines are typed at it, its words are read."""

    def __init__(self, burgomaster: Command, *args: str, web: bool = False) -> None:
        self.state = burgomaster.home / "state"
        self._log = burgomaster.home / "log"
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                burgomaster.line("run", "--simulated", *(() if web else ("--no-web",)), *args),
                env={**burgomaster.env, "STATE_DIRECTORY": str(self.state), "COLUMNS": "300"},
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=burgomaster.home,
            )

    @property
    def log(self) -> str:
        return self._log.read_text()

    @property
    def games(self) -> list[Path]:
        """None before the first begins."""
        return sorted((self.state / "games").glob("*"))

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def wait(self, words: str, times: int = 1) -> None:
        self.until(lambda: self.log.count(words) >= times, words)

    def until(self, done: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE_S
        while not done():
            assert time.monotonic() < end, f"{what} never came:\n{self.log}"
            assert self.process.poll() is None, f"{what} never came:\n{self.log}"
            time.sleep(0.05)

    def press(self, line: str, done: Callable[[], bool], what: str) -> None:
        """Type it, and again where nothing comes of it: on a busy machine an entry can be late."""
        end = time.monotonic() + 2 * PATIENCE_S
        while not done():
            self.type(line)
            again = time.monotonic() + 10
            while not done() and time.monotonic() < again:
                assert time.monotonic() < end, f"{what} never came:\n{self.log}"
                assert self.process.poll() is None, f"{what} never came:\n{self.log}"
                time.sleep(0.05)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        assert self.process.stdin is not None
        self.process.stdin.close()


@pytest.fixture
def running(burgomaster: Command) -> Iterator[Callable[..., Running]]:
    made: list[Running] = []

    def start(*args: str, web: bool = False) -> Running:
        made.append(Running(burgomaster, *args, web=web))
        return made[-1]

    yield start
    for process in made:
        process.close()


def plays(folder: Path) -> bool:
    """Whether there is something in its journal that can be taken up."""
    try:
        return bool(journal.read(folder / "journal").records)
    except RecordError:
        return False


def header_of(folder: Path) -> Header:
    return decode(journal.read(folder / "journal").header)


def people(table: Running) -> list[int]:
    """Who is in, as it is kept; nobody before anything is."""
    file = table.state / "sitting.json"
    seats: list[int] = json.loads(file.read_bytes())["people"] if file.exists() else []
    return seats


def inputs(folder: Path) -> list[AnyInput]:
    """What the journal of a game that may still be going on holds."""
    decoder = msgspec.json.Decoder(tuple[int, AnyInput])
    recording = journal.read(folder / "journal")
    return [given for _, given in journal.entries(recording, decoder)]


def test_two_games_one_after_the_other(running: Callable[..., Running]) -> None:
    table = running("--players", "4", "--speed", "300", "--games", "2")
    table.wait("Waiting for players")
    table.type("")
    table.wait("Waiting for players", 2)
    table.type("")
    assert table.process.wait(PATIENCE_S) == 0
    first, second = map(result_of, table.games)
    assert (first["series"]["game"], second["series"]["game"]) == (1, 2)
    assert len(second["series"]["totals"]) == 4
    before = first["series"]["totals"]
    assert all(now >= then for now, then in zip(second["series"]["totals"], before, strict=True))


def test_a_person_at_a_pad_joins_starts_plays_and_is_the_host(
    running: Callable[..., Running],
) -> None:
    table = running("--players", "4", "--speed", "2")
    for seat in range(1, 5):
        table.wait(f"The pad of seat {seat} is there")
    table.type("2 A#")  # not in: nothing starts
    table.press("2 #", lambda: people(table) == [2], "seat 2")
    table.press("2 A#", lambda: any((f / "journal").exists() for f in table.games), "a game")
    (folder,) = table.games
    table.wait("which of your two houses hides your chest")

    def chosen() -> bool:
        return Entry(2, "3") in inputs(folder)

    table.press("2 3#", chosen, "the chest")
    assert not any(isinstance(g, Entry) and g.seat == 2 and g.text != "3" for g in inputs(folder))
    table.press(
        "2 D0#", lambda: any(isinstance(given, Pause) for given in inputs(folder)), "the pause"
    )
    table.process.terminate()
    assert table.process.wait(PATIENCE_S) == 0
    assert not (folder / "result.json").exists()


def test_a_line_that_is_none_is_answered_in_the_tables_language(
    running: Callable[..., Running],
) -> None:
    table = running("--players", "4", "--speed", "300", "--lang", "da")
    table.wait("Tastaturet til plads 4")
    waiting = desk.read(phrase("typed-waiting-pads", most=4), "da")
    playing = desk.read(phrase("typed-pads", most=4), "da")
    wrong = ("99 #", "0 #", "3 xyz", "3 ß#", "hello", "² #")
    for times, line in enumerate(wrong, 1):
        table.type(line)
        table.wait(waiting, times)
    table.type("0")
    table.wait("4 til 8")
    table.press("3 #", lambda: people(table) == [3], "seat 3")
    table.press("3 a#", lambda: any((f / "journal").exists() for f in table.games), "a game")
    for times, line in enumerate((*wrong, "4"), 1):
        table.type(line)
        table.wait(playing, times)


def test_whoever_puts_it_away_is_told_how_it_goes_on(running: Callable[..., Running]) -> None:
    table = running("--players", "4", "--speed", "20", "--option", "thief_sees = chest")
    table.wait("Waiting for players")
    table.process.send_signal(signal.SIGINT)
    assert table.process.wait(PATIENCE_S) == 130
    typed = "run --simulated --no-web --players 4 --speed 20 --option 'thief_sees = chest'"
    assert f"'burgomaster {typed}' goes on" in table.log


def test_an_interrupted_game_comes_before_other_rules_and_that_is_said(
    running: Callable[..., Running],
) -> None:
    table = running("--rules", "tabula-da", "--speed", "300")
    table.wait("Waiting for players")
    table.type("")
    table.until(lambda: any(map(plays, table.games)), "a game")
    table.close()

    asked = ("--rules", "lupusburg", "--players", "4", "--speed", "300")
    table = running(*asked, "--games", "2")
    table.wait(
        "interrupted game is played to its end first, as it was begun: --rules, --players is"
    )
    table.wait("Waiting for players")
    table.type("")
    assert table.process.wait(PATIENCE_S) == 0
    rules = [(header_of(folder).rules, header_of(folder).setup.players) for folder in table.games]
    assert rules == [("tabula-da", 8), ("lupusburg", 4)]


def test_after_a_power_cut_the_same_people_wait_with_their_points(
    running: Callable[..., Running],
) -> None:
    table = running("--speed", "300")
    table.wait("The pad of seat 4 is there")
    table.type("4")
    table.wait("4 players")
    table.press("2 #", lambda: people(table) == [2], "seat 2")
    table.close()

    table = running("--speed", "300")
    table.type("")
    table.wait("Waiting for players", 2)
    (first,) = table.games
    assert header_of(first).people == (2,)
    assert header_of(first).setup.players == 4
    table.close()

    table = running("--speed", "300", "--games", "1")
    table.type("")
    assert table.process.wait(PATIENCE_S) == 0
    again = table.games[1]
    assert (header_of(again).people, header_of(again).series.game) == ((2,), 2)
    assert result_of(again)["players"] == 4


def test_what_runs_beside_the_table_does_not_fail_in_silence() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def table() -> None:
        async with appliance._beside(fails()):
            await asyncio.sleep(60)

    with pytest.raises(ZeroDivisionError):
        asyncio.run(table())


def test_being_told_to_stop_while_what_ran_beside_ends_is_not_forgotten() -> None:
    """SIGTERM in the moment in which a game begins: the lobby's screen was being put away."""
    ends = asyncio.Event()

    async def ends_slowly() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ends.set()
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    async def table() -> None:
        async with appliance._beside(ends_slowly()):
            await asyncio.sleep(0)
        pytest.fail("the game went on")

    async def stopped() -> None:
        playing = asyncio.create_task(table())
        await ends.wait()
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing

    asyncio.run(stopped())


@pytest.mark.parametrize("body", ["is over", "fails too"])
def test_what_fails_beside_in_the_moment_the_table_is_done_is_raised(body: str) -> None:
    done = asyncio.Event()

    async def fails() -> None:
        done.set()
        raise ZeroDivisionError

    async def table() -> None:
        async with appliance._beside(fails()):
            await done.wait()
            if body == "fails too":
                raise KeyError

    with pytest.raises(ZeroDivisionError):
        asyncio.run(table())


def claim(address: str, seat: Seat) -> httpx.Response:
    return httpx.post(
        f"{address}/claim", json={"seat": seat}, headers={"Origin": address}, timeout=PATIENCE_S
    )


def watched(address: str) -> ClientConnection:
    """Everybody's page."""
    line = address.replace("http", "ws") + "/live"
    return connect(line, origin=Origin(address), open_timeout=PATIENCE_S)


def lobby_of(page: ClientConnection) -> dict[str, Any]:
    """The next news of who sits where."""
    while True:
        message = json.loads(page.recv(PATIENCE_S))
        if message["k"] == "lobby":
            return cast(dict[str, Any], message)


def test_a_pad_and_a_phone_in_one_game(running: Callable[..., Running]) -> None:
    table = running(
        "--players", "4", "--speed", "300", "--games", "1", "--web", str(free_port()), web=True
    )
    table.wait("Waiting for players")
    found = re.search(r"Join: (http://127\.0\.0\.1:\d+)/join", table.log)
    assert found is not None
    with watched(found[1]) as page:
        for seat in range(1, 5):
            table.wait(f"The pad of seat {seat} is there")
        table.type("2 #")
        while not lobby_of(page)["seats"][1]["claimed"]:
            pass
        claimed = claim(found[1], 3)
        assert claimed.status_code == 200
        taken = claim(found[1], 2)
        assert taken.status_code == 409, "the seat of a pad"
        while not (now := lobby_of(page))["seats"][2]["claimed"]:
            pass
        assert [place["bot"] for place in now["seats"]] == [True, False, False, True]
        table.type("2 A#")
    assert table.process.wait(PATIENCE_S) == 0
    (folder,) = table.games
    assert (folder / "result.json").exists()


def test_a_phone_keeps_its_seat_when_the_power_goes_while_people_wait(
    running: Callable[..., Running],
) -> None:
    def waits() -> tuple[Running, str]:
        table = running("--players", "4", "--games", "1", "--web", str(free_port()), web=True)
        table.wait("Waiting for players")
        found = re.search(r"Join: (http://127\.0\.0\.1:\d+)/join", table.log)
        assert found is not None
        return table, found[1]

    table, address = waits()
    taken = claim(address, 3)
    assert taken.status_code == 200
    table.until((table.state / "sitting.json").exists, "the register")
    # Claims are written beside the loop: the power goes when this one is on the disk.
    table.until(lambda: '"3"' in (table.state / "seats.json").read_text(), "the claim")
    table.close()
    _, address = waits()
    with watched(address) as page:
        assert [place["claimed"] for place in lobby_of(page)["seats"]] == [
            False,
            False,
            True,
            False,
        ]


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
        async with asyncio.timeout(PATIENCE_S):
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
        assert told.wait(PATIENCE_S)
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
    table._say = say  # type: ignore[method-assign]  # the sentences, not how they are printed
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


def interrupted_game(games: Path) -> Path:
    """A game of which nothing but the header is on the disk."""
    place = game.begin(games / "2026-01-01_20-00-00-lupusburg", header())
    place.tail.save([])  # the header
    place.tail.close()
    return place.folder


def finished_game(games: Path) -> Path:
    """A game that bots have played."""
    folder = games / "2026-01-01_20-00-00-lupusburg"
    game.play_at_once(game.begin(folder, header()), Console(file=io.StringIO()))
    return folder


def test_a_series_goes_on_in_the_same_evening(tmp_path: Path) -> None:
    folder = finished_game(tmp_path)
    totals = result_of(folder)["series"]["totals"]
    after = interrupted.same_evening(tmp_path, header())
    assert after is not None
    assert (after.series.game, list(after.series.totals)) == (2, totals)
    assert after.setup.deal_seed != header().setup.deal_seed
    assert interrupted.same_evening(tmp_path, header(5)) is None, "other people"
    before = time.time() - 2 * interrupted.SAME_EVENING_S
    os.utime(folder / "result.json", (before, before))
    assert interrupted.same_evening(tmp_path, header()) is None, "another evening"


def test_a_last_game_that_cannot_be_read_begins_a_new_series(tmp_path: Path) -> None:
    assert interrupted.same_evening(tmp_path, header()) is None
    folder = finished_game(tmp_path)
    (folder / "journal").write_bytes(b"torn")
    assert interrupted.same_evening(tmp_path, header()) is None


def test_nothing_to_take_up(tmp_path: Path) -> None:
    assert interrupted.take_up(tmp_path, print) is None


def test_a_game_that_breaks_off_again_and_again_is_set_aside(tmp_path: Path) -> None:
    folder = interrupted_game(tmp_path)
    said: list[Said] = []
    for _ in range(interrupted.MOST):
        place = interrupted.take_up(tmp_path, said.append)
        assert place is not None
        assert place.folder == folder
        place.tail.close()
    assert said == []
    assert interrupted.take_up(tmp_path, said.append) is None
    aside = {"path": str(folder), "times": interrupted.MOST, "aside": folders.ASIDE}
    assert said == [phrase("table-set-aside", **aside)]
    assert (folder / folders.ASIDE).is_file()


def test_a_game_that_somebody_plays_is_left_alone_however_often_the_table_starts(
    tmp_path: Path,
) -> None:
    folder = interrupted_game(tmp_path)
    place = game.reopen(folder)
    said: list[Said] = []
    for _ in range(interrupted.MOST + 1):
        assert interrupted.take_up(tmp_path, said.append) is None
    assert set(said) == {phrase("table-leaves-game", path=str(folder))}
    place.tail.close()
    again = interrupted.take_up(tmp_path, pytest.fail)
    assert again is not None
    again.tail.close()


def test_a_game_that_goes_well_is_forgiven(tmp_path: Path) -> None:
    interrupted_game(tmp_path)
    for _ in range(2 * interrupted.MOST):
        place = interrupted.take_up(tmp_path, print)
        assert place is not None
        place.tail.close()
        interrupted.goes_well(place.folder)


def test_a_full_disk_keeps_no_game_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    folder = interrupted_game(tmp_path)
    monkeypatch.setattr(Path, "write_text", refuses)
    monkeypatch.setattr(Path, "unlink", refuses)
    place = interrupted.take_up(tmp_path, pytest.fail)
    assert place is not None
    assert place.folder == folder
    interrupted.goes_well(folder)
    place.tail.close()


def test_a_journal_that_cannot_be_read_is_set_aside_and_the_table_waits(tmp_path: Path) -> None:
    folder = interrupted_game(tmp_path)
    (folder / "journal").write_bytes(os.urandom(200))
    said: list[Said] = []
    assert interrupted.take_up(tmp_path, said.append) is None
    assert isinstance(said[0], RecordError)
    assert said[1:] == [phrase("table-waits-anew", aside=str(folder / folders.ASIDE))]
    assert (folder / folders.ASIDE).is_file()


def refusals() -> list[tuple[list[Any], str]]:
    return [
        (["--speed", "4"], "--speed is for --simulated"),
        (["--simulated", "--games", "101"], "from 1 to 100"),
        (["--simulated", "--games", "0"], "from 1 to 100"),
        (["--simulated", "--players", "3"], "3"),
        (["--simulated", "--rules", "poker"], "no rule set 'poker'"),
    ]


@pytest.mark.parametrize(("args", "says"), refusals())
def test_what_cannot_be_is_one_sentence(burgomaster: Command, args: list[Any], says: str) -> None:
    burgomaster.env = {**burgomaster.env, "STATE_DIRECTORY": str(burgomaster.home / "state")}
    assert says in burgomaster.refused("run", *args)
