"""The command line as its contract says: names, files, exit codes, one sentence for each error."""

from __future__ import annotations

import argparse
import json
import os
import signal
import time
from itertools import pairwise
from pathlib import Path

import pytest
from command import Command, result_of
from tongues import TRANSLATED, english_in

import table
from table.app.commands import play
from table.app.main import main

TWENTY = [(seed, 4 + seed % 5) for seed in range(20)]
FILES = ("journal", "trace.jsonl", "result.json")


@pytest.mark.parametrize(("seed", "players"), TWENTY)
def test_a_whole_game_from_the_command_line(
    burgomaster: Command, tmp_path: Path, seed: int, players: int
) -> None:
    out = tmp_path / "game"
    ran = burgomaster(
        "play", "--instant", "--seed", str(seed), "--players", str(players), "--out", out
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert str(out) in ran.stdout.replace("\n", "")
    final = result_of(out)
    assert final["winner"] in ("town", "werewolf")
    assert len(final["scores"]) == final["players"] == players
    assert final["seeds"] == {"deal": seed, "public": seed}
    assert final["options"]["players"] == players
    trace = [json.loads(line) for line in (out / "trace.jsonl").read_text().splitlines()]
    assert {cue["port"] for cue in trace} == {"voice", "drum", "claw", "screen", "lamps"}
    assert all({"t", "port", "phase"} <= set(cue) for cue in trace)
    assert 0 <= final["length"] - trace[-1]["t"] < 60_000
    if seed < 3:
        again = tmp_path / "again"
        burgomaster(
            "play", "--instant", "--seed", str(seed), "--players", str(players), "--out", again
        )
        for name in FILES:
            assert (again / name).read_bytes() == (out / name).read_bytes(), name


def test_bare_it_is_six_bots_in_a_folder_of_its_own(burgomaster: Command) -> None:
    ran = burgomaster("play", "--instant")
    assert ran.returncode == 0
    (folder,) = (burgomaster.home / ".local/state/burgomaster/games").iterdir()
    assert {name.name for name in folder.iterdir()} >= set(FILES)
    assert result_of(folder)["players"] == 6
    assert (folder / "journal").stat().st_mode & 0o777 == 0o600


def test_a_whisper_shows_its_envelope_alone(burgomaster: Command, tmp_path: Path) -> None:
    burgomaster("play", "--instant", "--seed", "4", "--out", tmp_path / "g")
    lines = (tmp_path / "g/trace.jsonl").read_text().splitlines()
    lamps = [json.loads(line) for line in lines if '"port":"lamps"' in line]
    assert any(cue["whisper"] for cue in lamps)
    assert all(set(cue) == {"port", "t", "phase", "light", "buzz", "whisper"} for cue in lamps)


def test_the_story_is_told_as_it_goes(burgomaster: Command, tmp_path: Path) -> None:
    ran = burgomaster(
        "play", "--speed", "1000", "--players", "4", "--seed", "2", "--out", tmp_path / "g"
    )
    assert ran.returncode == 0
    for told in ("Night falls on Lupusburg", "The sun rises", "1 … 10", "Points"):
        assert told in ran.stdout


def test_four_games_add_their_points_and_the_first_burgomaster_moves_on(
    burgomaster: Command, tmp_path: Path
) -> None:
    out = tmp_path / "series"
    args = ("play", "--instant", "--games", "4", "--seed", "6", "--players", "4")
    ran = burgomaster(*args, "--out", out)
    assert ran.returncode == 0
    finals = [result_of(out / f"game-{n:02}") for n in range(1, 5)]
    assert [final["options"]["first_burgomaster"] for final in finals] == [1, 2, 3, 4]
    totals = [0] * 4
    for n, final in enumerate(finals, 1):
        totals = [a + b for a, b in zip(totals, final["scores"], strict=True)]
        series = {"id": finals[0]["series"]["id"], "game": n, "of": 4, "totals": totals}
        assert final["series"] == series
        assert final["people"] == []
    assert len({final["seeds"]["deal"] for final in finals}) == 4
    burgomaster(*args, "--out", tmp_path / "again")
    for n in range(1, 5):
        for name in FILES:
            one, other = (tmp_path / s / f"game-{n:02}" / name for s in ("series", "again"))
            assert one.read_bytes() == other.read_bytes()


def test_without_a_seed_no_two_evenings_are_alike(burgomaster: Command, tmp_path: Path) -> None:
    for name in ("a", "b"):
        assert burgomaster("play", "--instant", "--out", tmp_path / name).returncode == 0
    seeds = [result_of(tmp_path / name)["seeds"] for name in ("a", "b")]
    numbers = [seed[kind] for seed in seeds for kind in ("deal", "public")]
    assert len(set(numbers)) == 4


def test_players_go_by_their_names(burgomaster: Command, tmp_path: Path) -> None:
    names = "Anna, Béla ,[/b]Cia,Đuro"
    ran = burgomaster(
        "play", "--instant", "--seed", "1", "--players", "4", "--names", names,
        "--out", tmp_path / "g",
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert "[/b]Cia" in ran.stdout
    assert result_of(tmp_path / "g")["names"] == ["Anna", "Béla", "[/b]Cia", "Đuro"]


@pytest.mark.parametrize("args", [("scores", "--bots"), ("scores", "--bots", "--csv"), ("replay",)])
def test_letters_that_the_terminal_has_not_are_replaced(
    burgomaster: Command, args: tuple[str, ...]
) -> None:
    """The stars and boxes of a story have to go to an old terminal, and its sentences too."""
    burgomaster.env = {**burgomaster.env, "PYTHONIOENCODING": "ascii"}
    for said in (
        burgomaster("play", "--instant", "--names", "Ödön,Őze,Årne,Łucja"),
        burgomaster(*args),
        burgomaster("play", "--names", "Őze,Őze,Å"),
    ):
        assert "Traceback" not in said.stderr
        assert "?" in said.stdout + said.stderr


def test_a_folder_may_be_called_anything(burgomaster: Command, tmp_path: Path) -> None:
    out = tmp_path / "[red]a[" / "b] c"
    ran = burgomaster("play", "--instant", "--seed", "1", "--out", out)
    assert ran.returncode == 0, ran.stderr
    assert (out / "result.json").is_file()
    assert "[red]a[" in ran.stdout


def test_a_finished_game_makes_room_for_the_next(burgomaster: Command, tmp_path: Path) -> None:
    for seed in ("1", "2"):
        burgomaster("play", "--instant", "--seed", seed, "--out", tmp_path / "g")
        assert result_of(tmp_path / "g")["seeds"]["deal"] == int(seed)


# --help and --version


def test_version(burgomaster: Command) -> None:
    ran = burgomaster("--version")
    assert (ran.returncode, ran.stdout) == (0, f"burgomaster {table.__version__}\n")


@pytest.mark.parametrize("args", [("--help",), ("play", "--help")])
def test_help(burgomaster: Command, args: tuple[str, ...]) -> None:
    ran = burgomaster(*args)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "usage: burgomaster" in ran.stdout


# Errors: 2, and one line


def _tabula(option: str) -> list[str]:
    return ["play", "--rules", "tabula-hu", "--option", option]


@pytest.mark.parametrize(
    ("args", "names"),
    [
        ([], "COMMAND"),
        (["dance"], "dance"),
        (["--dance"], "COMMAND"),
        (["play", "--dance"], "--dance"),
        (["play", "--spe", "3"], "--spe"),
        (["play", "dance"], "dance"),
        (["play", "--rules", "chess"], "'chess'"),
        (["play", "--lang", "xx"], "'xx'"),
        (["play", "--players", "3"], "not 3"),
        (["play", "--players", "9"], "not 9"),
        (["play", "--players", "0"], "not 0"),
        (["play", "--players", "-4"], "not -4"),
        (["play", "--players", "six"], "'six'"),
        (["play", "--players"], "--players"),
        (["play", "--seat", "0"], "seat 0"),
        (["play", "--seat", "7"], "seat 7"),
        (["play", "--seat", "3", "--instant"], "--instant"),
        (["play", "--seat", "3"], "terminal"),
        (["play", "--seed", "-1"], "seed"),
        (["play", "--seed", str(2**63)], "seed"),
        (["play", "--seed", "x"], "'x'"),
        (["play", "--speed", "0"], "speed"),
        (["play", "--speed", "-1"], "speed"),
        (["play", "--speed", "nan"], "speed"),
        (["play", "--speed", "inf"], "speed"),
        (["play", "--speed", "4", "--instant"], "--speed"),
        (["play", "--bots", "genius"], "genius"),
        (["play", "--games", "0"], "not 0"),
        (["play", "--games", "101"], "not 101"),
        (["play", "--names", "Anna,Béla"], "not 2"),
        (["play", "--players", "5", "--names", "A,B,C,D"], "4 names for 5 players"),
        (["play", "--players", "4", "--names", "A,B,C,a"], "two players called 'a'"),
        (["play", "--players", "4", "--names", "A,B,,D"], "needs a name"),
        (["play", "--names", f"A,B,C,{'D' * 17}"], "at most 16 letters"),
        (["play", "--names", "A,B,C,D\N{RIGHT-TO-LEFT OVERRIDE}E"], "'D□E' holds signs"),
        (["play", "--names", "A,B,C,D\x1b[31m"], "'D□[31m' holds signs"),
        (["play", "--option", "dance=1"], "'dance'"),
        (["play", "--option", "nearest=moon"], 'must be one of "own_first", "own_last"'),
        (["play", "--option", "coins=7"], 'must be one of "drawn", "physical"'),
        (["play", "--option", "bet_on_self=maybe"], "must be true or false, not 'maybe'"),
        (["play", "--option", "werewolf_wins=many"], "must be a whole number up to 99, not 'many'"),
        (["play", "--option", "werewolf_wins=100"], "must be a whole number up to 99, not '100'"),
        (["play", "--option", "coin_values=[100]"], "each a whole number up to 99, not '[100]'"),
        (_tabula("discussion_seconds=3601"), "a whole number up to 3600, not '3601'"),
        (_tabula(f"vote_seconds={10**20}"), f"a whole number up to 3600, not '{10**20}'"),
        (_tabula('slots=[["seer",3601]]'), "then a whole number up to 3600, not"),
        (_tabula('specials=[["medium",100]]'), "then a whole number up to 99, not"),
        (_tabula('night_order=[{"role":"seer","last":100}]'), "with role, first, last"),
        (["play", "--option", "nearest"], "NAME=VALUE"),
        (["play", "--option", "coin_values=[1,"], "a list in brackets, each a whole number"),
        (["play", "--option", "coin_values=8"], "a list in brackets, each a whole number"),
        (["play", "--rules", "tabula-hu", "--option", "night_order=x"], "with role, first, last"),
        (["play", "--web", "99999"], "from 1 to 65535, not 99999"),
        (["play", "--web", "0"], "from 1 to 65535, not 0"),
        (["play", "--no-web=1"], "--no-web takes no value"),
        (["play", "--web", "80", "--no-web"], "do not go together"),
        (["play", "--resume", "--players", "4"], "leave out --players"),
        (["play", "--resume", "--instant", "--lang", "hu"], "--lang, --instant"),
        (["run", "--games", "0"], "from 1 to 100, not 0"),
        (["odds", "--players", "8", "--wolves", "9"], "from 1 to 3 werewolves, not 9"),
        (["odds", "--players", "8", "--wolves", "-1"], "from 1 to 3 werewolves, not -1"),
        (["odds", "--players", "1"], "for 8 to 24 players, not 1"),
        (["run", "--web", "70000"], "from 1 to 65535, not 70000"),
        (["replay", "--web", "70000"], "from 1 to 65535, not 70000"),
        (["replay", "--web", "0", "--lang", "en"], "from 1 to 65535, not 0"),
        (["replay", "--web", "--json", "--out", "x"], "leave out --json, --out"),
        (["play", "--option", "players=5", "--option", "dance=1"], "they have: first_burgomaster"),
        (["play", "--resume"], "nothing to resume"),
        (["play", "--resume", "--out", "nowhere"], "nothing to resume"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_an_error_is_one_sentence(
    args: list[str],
    names: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(args)
    said = capsys.readouterr()
    assert left.value.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")
    assert names in said.err


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize(
    "args",
    [
        [],
        ["dance"],
        ["--dance"],
        ["play", "--dance"],
        ["play", "--players", "six"],
        ["play", "--players"],
        ["play", "--speed", "x"],
        ["play", "--speed", "4", "--instant"],
        ["play", "--no-web=1"],
        ["play", "--deal", "dance"],
        ["play", "--rules", "chess"],
        ["play", "--rules", "lupusburg", "--mix", "2 werewolf"],
        ["play", "--seat", "7"],
        ["play", "--seat", "3", "--instant"],
        ["play", "--seat", "3"],
        ["play", "--seed", "-1"],
        ["play", "--speed", "0"],
        ["play", "--games", "101"],
        ["play", "--players", "5", "--names", "A,B,C,D"],
        ["play", "--names", "A,B,,D"],
        ["play", "--names", "A,B,C,c"],
        ["play", "--names", "A,B,C,DDDDDDDDDDDDDDDDD"],
        ["play", "--names", "A,B,C,D\N{RIGHT-TO-LEFT OVERRIDE}E"],
        ["play", "--option", "nearest=moon"],
        ["play", "--option", "bet_on_self=maybe"],
        ["play", "--option", "coin_values=8"],
        ["play", "--option", "werewolf_wins=many"],
        ["play", "--rules", "tabula-hu", "--option", "night_order=x"],
        ["play", "--rules", "tabula-hu", "--option", "mix=x"],
        ["play", "--option", "nearest"],
        ["play", "--option", "dance=1"],
        ["play", "--web", "99999"],
        ["play", "--resume", "--players", "4"],
        ["odds", "--wolves", "9"],
        ["replay", "--web", "70000"],
        ["replay", "--web", "--json"],
        ["audit", "--players", "4"],
        ["audit", "--nights", "0"],
        ["audit", "--only", "-1"],
        ["config", "check", "nowhere.toml"],
        ["pad", "provision", "99"],
        ["pad"],
        ["cards", "--rules", "lupusburg"],
        ["calibrate", "claw", "--houses", "3"],
        ["soundcheck"],
    ],
    ids=" ".join,
)
def test_no_error_is_in_english_for_who_reads_another_language(
    args: list[str],
    lang: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(args)
    said = capsys.readouterr().err
    assert left.value.code == 2
    assert said.count("\n") == 1
    assert not english_in(said), said


def test_the_configured_language_is_asked_before_the_environment_and_lang_before_both(
    burgomaster: Command,
) -> None:
    file = burgomaster.home / ".config/burgomaster/table.toml"
    file.parent.mkdir(parents=True)
    file.write_text('[table]\nlanguage = "da"\n')
    assert "skal være fra 1" in burgomaster.refused("play", "--web", "0")
    assert "1 és 65535 között" in burgomaster.refused("play", "--web", "0", "--lang", "hu")
    assert "vuole un numero" in burgomaster.refused("play", "--web", "x", "--lang=it")
    file.write_text("[tabel]\n")
    assert "There is no section" in burgomaster.refused("play", "--lang", "xx")


def test_resume_knows_every_option_of_a_new_game() -> None:
    command = argparse.ArgumentParser().add_subparsers()
    play.add_parser(command)
    options = {
        action.option_strings[-1]: action.default for action in command.choices["play"]._actions
    }
    beside = {"--help", "--resume", "--out", "--web", "--no-web", "--host"}
    assert {name: default for name, default in options.items() if name not in beside} == dict(
        play.NEW_GAME
    )


def test_names_say_how_many_play(burgomaster: Command, tmp_path: Path) -> None:
    ran = burgomaster(
        "play", "--instant", "--names", " Anna ,Be\u0301la,C  D,E,F", "--out", tmp_path / "g"
    )
    assert ran.returncode == 0, ran.stderr
    assert result_of(tmp_path / "g")["names"] == ["Anna", "B\u00e9la", "C D", "E", "F"]


def test_an_error_leaves_the_process_with_2(burgomaster: Command) -> None:
    assert "not 3" in burgomaster.refused("play", "--players", "3")
    assert "--dance" in burgomaster.refused("play", "--dance")


@pytest.mark.parametrize("below", ["a-file", "a-file/deeper", "a-file/deeper/still"])
def test_a_folder_that_cannot_be_written(burgomaster: Command, below: str) -> None:
    (burgomaster.home / "a-file").write_text("not a folder")
    assert below.split("/")[0] in burgomaster.refused("play", "--instant", "--out", below)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_of_somebody_else(burgomaster: Command, tmp_path: Path) -> None:
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o500)
    assert "cannot be written" in burgomaster.refused("play", "--instant", "--out", locked / "g")


def test_an_unfinished_game_is_not_overwritten(burgomaster: Command, tmp_path: Path) -> None:
    cut_short(burgomaster, tmp_path / "g")
    before = (tmp_path / "g/journal").read_bytes()
    assert "--resume" in burgomaster.refused("play", "--instant", "--out", tmp_path / "g")
    assert (tmp_path / "g/journal").read_bytes() == before


def test_a_journal_in_use_is_left_alone(burgomaster: Command, tmp_path: Path) -> None:
    running = burgomaster.start("play", "--speed", "1", "--seed", "1", "--out", tmp_path / "g")
    try:
        wait_for(tmp_path / "g/journal")
        line = burgomaster.refused("play", "--resume", "--out", tmp_path / "g")
        assert f"process {running.pid}" in line
    finally:
        running.kill()
        running.wait()


def test_a_torn_journal_is_resumed_from_its_whole_part(
    burgomaster: Command, tmp_path: Path
) -> None:
    cut_short(burgomaster, tmp_path / "g")
    journal = tmp_path / "g/journal"
    journal.write_bytes(journal.read_bytes()[:-7])
    assert burgomaster("play", "--resume", "--out", tmp_path / "g").returncode == 0
    assert result_of(tmp_path / "g")["winner"] in ("town", "werewolf")


@pytest.mark.parametrize("whole", [0, 10, 40])
def test_a_journal_without_a_whole_header_cannot_be_resumed(
    burgomaster: Command, tmp_path: Path, whole: int
) -> None:
    cut_short(burgomaster, tmp_path / "g")
    journal = tmp_path / "g/journal"
    journal.write_bytes(journal.read_bytes()[:whole])
    burgomaster.refused("play", "--resume", "--out", tmp_path / "g")


def test_a_journal_damaged_in_the_middle_says_how_far_it_is_good(
    burgomaster: Command, tmp_path: Path
) -> None:
    cut_short(burgomaster, tmp_path / "g")
    journal = tmp_path / "g/journal"
    data = bytearray(journal.read_bytes())
    data[len(data) // 2] ^= 1
    journal.write_bytes(data)
    burgomaster.refused("play", "--resume", "--out", tmp_path / "g")
    assert journal.read_bytes() == data


# Killed and resumed


def wait_for(path: Path, size: int = 1) -> None:
    """Until a file is there and has grown to `size`."""
    end = time.monotonic() + 60
    while not path.exists() or path.stat().st_size < size:
        assert time.monotonic() < end, f"{path} was never written"
        time.sleep(0.02)


def cut_short(burgomaster: Command, out: Path, records: int = 1500) -> None:
    """A game whose power was cut once its journal had so many bytes."""
    game = burgomaster.start(
        "play", "--speed", "200", "--seed", "3", "--players", "4", "--out", out
    )
    wait_for(out / "journal", records)
    game.kill()
    game.wait()
    assert not (out / "result.json").exists()


def end_of(out: Path) -> tuple[object, ...]:
    final = result_of(out)
    return tuple(final[name] for name in ("winner", "winners", "scores", "outcome"))


def killed_and_resumed(
    burgomaster: Command, tmp_path: Path, speed: str, part: float, *more: str
) -> None:
    """SIGKILL after `part` of the journal that an undisturbed game writes; the same end."""
    args = ("--seed", "5", "--players", "4")
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    assert burgomaster("play", "--instant", *args, "--out", whole).returncode == 0
    lines = (whole / "journal").read_bytes().splitlines(keepends=True)
    begun = 10 + sum(map(len, lines[:3]))  # there is nothing to resume before the deal is kept
    size = begun + part * (sum(map(len, lines)) - begun)
    game = burgomaster.start("play", "--speed", speed, *args, *more, "--out", cut)
    wait_for(cut / "journal", int(size))
    game.send_signal(signal.SIGKILL)
    game.wait()
    if (cut / "result.json").exists():
        assert end_of(cut) == end_of(whole)
        return
    resumed = burgomaster("play", "--resume", "--out", cut, timeout=300)
    assert resumed.returncode == 0, resumed.stderr
    assert end_of(cut) == end_of(whole)
    times = [
        json.loads(line)["t"]
        for line in (cut / "trace.jsonl").read_text().splitlines()
        if '"port":"voice"' in line
    ]
    assert all(a <= b for a, b in pairwise(times))


@pytest.mark.parametrize("part", [0.0, 0.35, 0.8])
def test_killed_at_any_moment_the_game_ends_as_it_would_have(
    burgomaster: Command, tmp_path: Path, part: float
) -> None:
    killed_and_resumed(burgomaster, tmp_path, "400", part)


@pytest.mark.slow
@pytest.mark.parametrize("part", [0.1, 0.35, 0.6, 0.85])
def test_killed_with_pads_the_game_ends_as_it_would_have_without(
    burgomaster: Command, tmp_path: Path, part: float
) -> None:
    """At a speed that no pad can keep: the game goes as fast as they can, and skips nothing."""
    killed_and_resumed(burgomaster, tmp_path, "400", part, "--pads", "sim")


@pytest.mark.slow
@pytest.mark.parametrize("moment", range(20))
def test_killed_at_twenty_moments(burgomaster: Command, tmp_path: Path, moment: int) -> None:
    part = (moment + ((moment * 7919) % 13) / 13) / 20
    killed_and_resumed(burgomaster, tmp_path, "50", part)
