"""Which games there are: the own ones, the service's, those in play, and names of any length."""

from __future__ import annotations

import fcntl
import json
import os
import struct
import sys
import termios
from collections.abc import Callable
from pathlib import Path

import pytest
from games import header, interrupted, played

from table import journal
from table.app import folders
from table.app.main import main
from table.app.retold import retelling

Run = Callable[..., tuple[str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "40")

    def run(*args: str, code: int = 0) -> tuple[str, str]:
        with pytest.raises(SystemExit, match=str(code)):
            main([*args, "--lang", "en"])
        out, err = capsys.readouterr()
        return out, err

    return run


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The state folder of the service, in which it has played one game."""
    state = tmp_path / "var" / "burgomaster"
    state.mkdir(parents=True)
    with monkeypatch.context() as of_the_service:
        of_the_service.setenv("STATE_DIRECTORY", str(state))
        names = ("Anna", "Béla", "Cia", "Đuro")
        played(folders.games() / "of-the-service", header("lupusburg", 4, names=names))
    monkeypatch.setattr(folders, "SYSTEM_STATE", state)
    return state


@pytest.fixture
def closed(service: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The service's folder, as the system answers another user; the test may be root's."""

    def access(path: Path, mode: int) -> bool:
        return not Path(path).is_relative_to(service)

    monkeypatch.setattr(os, "access", access)
    return service


def test_a_game_that_is_being_played_is_in_play(state_of_its_own: Path, run: Run) -> None:
    base = folders.games()
    interrupted(base / "broken-off", header("lupusburg", 1), 9)
    interrupted(base / "going-on", header("lupusburg", 1), 9)
    _, tail = journal.resume(base / "going-on" / folders.JOURNAL)
    rows = {row.split()[0]: row for row in run("games")[0].splitlines() if "lupusburg" in row}
    assert rows["going-on"].endswith("in play")
    assert rows["broken-off"].endswith("interrupted")
    assert "wait for its end" in run("replay", "going-on", code=2)[1]
    assert "finish it first" in run("replay", "broken-off", code=2)[1]
    tail.close()
    assert "in play" not in run("games")[0]


def test_below_the_list_it_is_said_how_an_interrupted_game_goes_on(
    state_of_its_own: Path, service: Path, run: Run
) -> None:
    """By itself `--resume` takes the newest, so that it is not said of every one."""
    how = (
        "The newest interrupted game goes on with 'burgomaster play --resume', any other with"
        f" 'burgomaster play --resume --out {folders.games()}/…'."
    )
    played(folders.games() / "over", header("lupusburg", 1))
    (service / "games" / "of-the-service" / folders.RESULT).unlink()
    assert how not in run("games")[0], "the service takes its own up by itself"
    for name in ("one", "two"):
        interrupted(folders.games() / name, header("lupusburg", 1), 9)
    out, _ = run("games")
    assert out.count("--resume") == 2
    assert out.splitlines().index(how) == 5, "below the own games"


@pytest.mark.parametrize("columns", [40, 50, 60, 80])
def test_on_a_terminal_how_a_game_ended_is_folded_between_words(
    state_of_its_own: Path, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    name = "2026-11-28_20-15-00-lupusburg-01"
    names = ("Anna Maria Rossi", "Béla Nagy", "Cia Holm Jensen", "Đuro Horvat")
    played(folders.games() / name, header("lupusburg", 1, names=names))
    written = folders.games() / name / folders.RESULT
    final = json.loads(written.read_text())
    written.write_text(json.dumps({**final, "winners": [1, 2, 3, 4]}))
    ours, theirs = os.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("4H", 24, columns, 0, 0))
    with os.fdopen(ours, "rb", buffering=0) as shown, os.fdopen(theirs, "w") as out:
        monkeypatch.setattr(sys, "stdout", out)
        with pytest.raises(SystemExit, match="0"):
            main(["games", "--lang", "en"])
        print("end", file=out, flush=True)
        sent = b""
        while not sent.endswith(b"\nend\r\n"):  # a terminal hands it over in parts
            sent += shown.read(4096)
    base, *lines, _ = sent.decode().splitlines()
    assert base == str(folders.games())
    assert max(map(len, lines)) <= columns
    words = " ".join(lines).split()
    assert name in words
    assert " ".join(words).endswith(f"({', '.join(names)})")


def test_a_damaged_game_is_listed_as_damaged(state_of_its_own: Path, run: Run) -> None:
    interrupted(folders.games() / "broken-off", header("lupusburg", 1), 9)
    interrupted(folders.games() / "spoilt", header("lupusburg", 1), 9)
    file = folders.games() / "spoilt" / folders.JOURNAL
    data = bytearray(file.read_bytes())
    data[-300] ^= 1
    file.write_bytes(data)
    rows = {row.split()[0]: row for row in run("games")[0].splitlines() if row.startswith("  ")}
    assert "is damaged at byte" in rows["spoilt"]
    assert rows["spoilt"].split()[1:3] == ["lupusburg", "5"]
    assert "interrupted" not in rows["spoilt"]
    assert rows["broken-off"].endswith("interrupted")


def test_a_look_at_a_game_is_in_no_players_way(tmp_path: Path) -> None:
    interrupted(tmp_path / "g", header("lupusburg", 1), 9)
    file = tmp_path / "g" / folders.JOURNAL
    assert not journal.in_use(file)
    _, tail = journal.resume(file)  # the look has left no lock behind
    assert journal.in_use(file)
    tail.close()
    assert not journal.in_use(tmp_path / "nowhere")


def test_names_and_folders_are_printed_whole(state_of_its_own: Path, run: Run) -> None:
    name = "an-evening-with-a-name-longer-than-the-terminal-is-wide"
    played(folders.games() / name, header("tabula-hu", 1))
    lines = run("games")[0].splitlines()
    assert lines[0] == str(folders.games())
    assert any(line.split()[:1] == [name] for line in lines)
    assert str(folders.games() / name) == str(retelling.find(name))


def test_a_name_that_no_folder_can_have_is_one_sentence(state_of_its_own: Path, run: Run) -> None:
    name = "x" * 300
    assert "There is no game" in run("replay", name, code=2)[1]
    assert "cannot be read" in run("scores", "--import", name, code=2)[1]


def test_the_services_games_are_found_too(state_of_its_own: Path, service: Path, run: Run) -> None:
    out, err = run("games")
    assert err == ""
    assert out.splitlines()[0] == str(service / "games")
    assert "of-the-service" in out
    assert "Anna" in run("replay")[0]
    played(folders.games() / "my-own", header("lupusburg", 2))
    out, _ = run("games")
    assert out.index("my-own") < out.index(str(service)) < out.index("of-the-service")
    assert "Anna" in run("replay", "of-the-service")[0]
    assert "Anna" not in run("replay", "my-own")[0]
    assert "Anna" not in run("replay")[0]  # which ended last


def test_games_are_found_where_they_are_configured(
    tmp_path: Path, state_of_its_own: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick = tmp_path / "stick"
    config = tmp_path / "config" / "burgomaster" / "table.toml"
    config.parent.mkdir(parents=True)
    config.write_text(f'[table]\ngames_folder = "{stick}"\n')
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    assert "no game yet" in run("games")[0]  # the stick is not plugged in
    played(stick / "on-the-stick", header("lupusburg", 4))
    out, err = run("games")
    assert out.splitlines()[0] == str(stick)
    assert err == ""
    assert "Seat 1" in run("replay", "on-the-stick")[0]
    config.write_text("games_folder = ?")  # what is wrong there, other commands say
    assert "on-the-stick" not in run("games")[0]


def test_the_services_games_are_counted_once(
    state_of_its_own: Path, service: Path, run: Run
) -> None:
    def games() -> dict[str, int]:
        return {
            row["player"]: row["games"] for row in json.loads(run("scores", "--bots", "--json")[0])
        }

    assert games() == {"Anna": 1, "Béla": 1, "Cia": 1, "Đuro": 1}
    played(folders.games() / "my-own", header("lupusburg", 2))
    both = games()
    assert both["Anna"] == both["Seat 1"] == 1
    assert "added: 1" in run("scores", "--import", str(service))[0]
    assert games() == both


@pytest.mark.parametrize("command", ["games", "scores", "replay"])
def test_where_the_services_games_cannot_be_read_it_is_said_what_to_do(
    state_of_its_own: Path, closed: Path, run: Run, command: str
) -> None:
    args = (command, "--bots") if command == "scores" else (command,)
    out, err = run(*args, code=2 if command == "replay" else 0)
    assert f"'sudo burgomaster {command}'" in err
    assert str(closed) in err
    assert "Anna" not in out
    played(folders.games() / "my-own", header("lupusburg", 2))
    out, err = run(*args)
    assert ("sudo" in err) == (command != "replay")  # the last own game was found
    assert "Seat" in out
    if command == "replay":
        assert "replay of-the-service'" in run("replay", "of-the-service", code=2)[1]


def test_the_service_itself_has_one_place_only(
    service: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As root the installed command becomes the service's user, with its state folder."""
    monkeypatch.setenv("STATE_DIRECTORY", str(service))
    assert folders.readable() == [service / "games"]
    assert run("games")[0].count("of-the-service") == 1
