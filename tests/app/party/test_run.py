"""The running table as a process: pads that play, phones, game after game, and cables that are pulled."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from command import Command, result_of
from doors import free_port
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from table import journal
from table.app.playing.header import Header, decode
from table.burgomaster.inputs import AnyInput, Entry, Pause
from table.cues import Seat, phrase
from table.errors import RecordError
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


@pytest.mark.parametrize(
    ("begun", "does"), [(False, "sets it up again"), (True, "goes on with its game")]
)
def test_whoever_puts_it_away_is_told_how_it_goes_on(
    running: Callable[..., Running], begun: bool, does: str
) -> None:
    table = running("--players", "4", "--speed", "20", "--option", "thief_sees = chest")
    table.wait("Waiting for players")
    if begun:
        table.type("")
        table.until(lambda: any(map(plays, table.games)), "a game")
    table.process.send_signal(signal.SIGINT)
    assert table.process.wait(PATIENCE_S) == 130
    typed = "run --simulated --no-web --players 4 --speed 20 --option 'thief_sees = chest'"
    assert f"'burgomaster {typed}' {does}." in table.log


def test_an_interrupted_game_comes_before_what_is_asked_for_and_that_is_said(
    running: Callable[..., Running],
) -> None:
    table = running("--rules", "tabula-da", "--speed", "300")
    table.wait("Waiting for players")
    table.type("")
    table.until(lambda: any(map(plays, table.games)), "a game")
    table.close()

    asked = ("--rules", "tabula-da", "--players", "10", "--speed", "200")
    table = running(*asked, "--games", "2")
    table.wait(
        "interrupted game is played to its end first, as it was begun: --players, --speed is"
    )
    table.wait("Waiting for players")
    table.type("")
    assert table.process.wait(PATIENCE_S) == 0
    headers = [header_of(folder) for folder in table.games]
    assert [(header.setup.players, header.speed) for header in headers] == [(8, 300), (10, 200)]


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
        table.press("2 #", lambda: people(table) == [2], "seat 2")
        while not lobby_of(page)["seats"][1]["claimed"]:
            pass
        claimed = claim(found[1], 3)
        assert claimed.status_code == 200
        taken = claim(found[1], 2)
        assert taken.status_code == 409, "the seat of a pad"
        while not (now := lobby_of(page))["seats"][2]["claimed"]:
            pass
        assert [place["bot"] for place in now["seats"]] == [True, False, False, True]
        # At its own pace, for it must not be over before anybody looks.
        table.press("2 A#", lambda: any((f / "journal").exists() for f in table.games), "a game")
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
