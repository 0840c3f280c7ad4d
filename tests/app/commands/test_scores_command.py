"""`burgomaster scores`: every game that ends is counted, and no database can spoil a game."""

from __future__ import annotations

import csv
import io
import json
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from games import console, header, people_at, played, played_by_people
from msgspec.structs import replace

from table.app import folders, scoring
from table.app.main import main
from table.app.party import interrupted
from table.app.playing import game, result
from table.app.playing.series import following
from table.errors import RecordError
from table.scores import Scores, store

NAMES = ("Anna", "Béla", "[b]Cia", "Đuro")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    def run(*args: str, code: int = 0) -> str:
        with pytest.raises(SystemExit) as left:
            main(["scores", *args])
        out, err = capsys.readouterr()
        assert left.value.code == code, err
        return out if code == 0 else err

    return run


def evening(folder: Path) -> list[result.Result]:
    """Two games of Lupusburg with the same people, and a series of two."""
    finals = []
    for seed in (1, 2):
        played_by_people(folder / str(seed), header("lupusburg", seed, names=NAMES))
        finals.append(result.read(folder / str(seed) / folders.RESULT))
    return finals


def test_what_was_played_is_counted(
    tmp_path: Path, run: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert "No game has been counted yet" in run()
    finals = evening(tmp_path)
    points: Counter[str] = Counter()
    for final in finals:
        points.update(dict(zip(final.names, final.scores, strict=True)))
    rows = json.loads(run("--json"))
    assert {row["player"]: row["points"] for row in rows} == dict(points)
    assert all(row["games"] == 2 and row["family"] == "lupusburg" for row in rows)
    table = run()
    assert "Lupusburg" in table
    assert all(name in table for name in NAMES)
    typed = list(csv.DictReader(io.StringIO(run("--csv"))))
    assert [{k: str(v) for k, v in row.items()} for row in rows] == typed


def test_bots_are_no_players_of_the_evening(tmp_path: Path, run: Callable[..., str]) -> None:
    played_by_people(tmp_path / "g", header("lupusburg", 1), seats=(2, 4))
    final = json.loads((tmp_path / "g" / folders.RESULT).read_text())
    assert final["people"] == [2, 4]
    people = json.loads(run("--json"))
    assert {row["player"]: row["points"] for row in people} == {
        f"Seat {seat}": final["scores"][seat - 1] for seat in (2, 4)
    }
    everybody = json.loads(run("--bots", "--json"))
    assert {row["player"]: row["played_by"] for row in everybody} == {
        f"Seat {seat}": "person" if seat in {2, 4} else "bot" for seat in range(1, 6)
    }
    assert "(bot)" not in run()
    assert run("--bots").count("(bot)") == 3


def test_an_evening_of_bots_brings_no_strangers(tmp_path: Path, run: Callable[..., str]) -> None:
    for seed in (1, 2):
        played(tmp_path / str(seed), header("lupusburg", seed, names=NAMES))
    assert json.loads(run("--json")) == []
    told = run()
    assert "only bots have played (2 games)" in told
    assert "Anna" not in told
    assert "Anna (bot)" in run("--bots")
    played_by_people(tmp_path / "3", header("lupusburg", 3, names=NAMES), seats=(1,))
    assert [row["player"] for row in json.loads(run("--json"))] == ["Anna"]


def test_in_a_result_of_before_everybody_is_a_person(
    tmp_path: Path, run: Callable[..., str]
) -> None:
    played(tmp_path / "g", header("lupusburg", 1, names=NAMES))
    file = tmp_path / "g" / folders.RESULT
    final = json.loads(file.read_text())
    del final["people"], final["series"]["id"]
    file.write_text(json.dumps(final))
    folders.scores().unlink()
    assert "added: 1" in run("--import", str(tmp_path))
    assert {row["player"] for row in json.loads(run("--json"))} == set(NAMES)


def test_what_was_kept_from_the_database_is_counted_all_the_same(
    state_of_its_own: Path, run: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table was killed between the result and the scores, or they were locked, or the disk full."""
    with monkeypatch.context() as killed:
        killed.setattr(scoring, "note", lambda *_: None)
        played_by_people(folders.games() / "1", header("lupusburg", 1, names=NAMES))
    assert not folders.scores().exists()
    assert {row["games"] for row in json.loads(run("--json"))} == {1}
    assert not folders.scores().exists()  # who looks changes nothing
    played_by_people(folders.games() / "2", header("lupusburg", 2, names=NAMES))
    both = run("--json")
    assert {row["games"] for row in json.loads(both)} == {2}
    assert "added: 1" in run("--import")
    assert run("--json") == both


def test_spellings_of_a_name_are_one_player(tmp_path: Path, run: Callable[..., str]) -> None:
    """As they come from a file that somebody typed: decomposed letters, two spaces, capitals."""
    for seed, name in enumerate(("Be\u0301la", "BÉLA", " Béla"), 1):
        names = ("Anna", name, "Cia", "Đuro")
        played_by_people(tmp_path / str(seed), header("lupusburg", seed, names=names))
    rows = json.loads(run("--json"))
    assert {row["player"]: row["games"] for row in rows} == dict.fromkeys(
        ("Anna", "Béla", "Cia", "Đuro"), 3
    )


@pytest.mark.parametrize(
    "written",
    [
        {"names": ["Anna"]},
        {"scores": [1, 2]},
        {"scores": [10**30, 0, 0, 0]},
        {"winners": [9]},
        {"people": [0]},
        {"rules": "chess"},
        {"players": 3},
        {"series": {"game": 3, "of": 2, "totals": [0, 0, 0, 0]}},
        {"series": {"game": 0, "of": 2, "totals": [0, 0, 0, 0]}},
        {"series": {"game": 1, "of": 10**20, "totals": [0, 0, 0, 0]}},
    ],
    ids=lambda written: str(written)[:40],
)
def test_a_result_that_no_game_ended_with_is_one_sentence(
    tmp_path: Path, written: dict[str, object]
) -> None:
    played_by_people(tmp_path / "g", header("lupusburg", 1, names=NAMES))
    folders.scores().unlink()
    file = tmp_path / "g" / folders.RESULT
    file.write_text(json.dumps({**json.loads(file.read_text()), **written}))
    with Scores(folders.scores()) as scores:
        with pytest.raises(RecordError, match="what is in it is damaged"):
            scoring.add(scores, file)
        assert scores.games == 0


def test_a_name_that_would_command_the_terminal_is_shown_as_boxes(
    tmp_path: Path, run: Callable[..., str]
) -> None:
    played_by_people(tmp_path / "g", header("lupusburg", 1, names=NAMES))
    file = tmp_path / "g" / folders.RESULT
    foreign = {**json.loads(file.read_text()), "names": ["A\x1b[2J", "B", "C", ""]}
    file.write_text(json.dumps(foreign))
    folders.scores().unlink()
    run("--import", str(tmp_path))
    told = run()
    assert "A□[2J" in told
    assert "\x1b" not in told
    assert "Seat 4" in told


def test_games_won_are_what_counts_in_tabula(tmp_path: Path, run: Callable[..., str]) -> None:
    names = tuple("ABCDEFGH")
    played_by_people(tmp_path / "g", header("tabula-da", 3, names=names))
    final = result.read(tmp_path / "g" / folders.RESULT)
    rows = json.loads(run("--json"))
    assert {row["player"] for row in rows if row["won"]} == {names[s - 1] for s in final.winners}
    assert "Points" not in run()


def test_a_series_adds_its_points(tmp_path: Path, run: Callable[..., str]) -> None:
    made = header("lupusburg", 4, names=NAMES)
    made = replace(made, series=replace(made.series, of=2))
    played_by_people(tmp_path / "g-01", made)
    after = following(made, result.read(tmp_path / "g-01" / folders.RESULT).series.totals)
    assert after is not None
    played_by_people(tmp_path / "g-02", after)
    final = result.read(tmp_path / "g-02" / folders.RESULT)
    rows = {row["player"]: row for row in json.loads(run("--json"))}
    totals = dict(zip(NAMES, final.series.totals, strict=True))
    assert {name: row["points"] for name, row in rows.items()} == totals
    best = max(totals.values())
    assert {n for n, row in rows.items() if row["series_won"]} == {
        n for n, total in totals.items() if total == best
    }


def test_an_evening_of_a_table_of_its_own_is_one_series(
    tmp_path: Path, run: Callable[..., str]
) -> None:
    made = header("lupusburg", 4, names=NAMES)
    for number in range(1, 5):
        played_by_people(tmp_path / str(number), made)
        final = result.read(tmp_path / str(number) / folders.RESULT)
        assert final.series.of == number  # it does not know of a further one
        rows = json.loads(run("--json"))
        assert {row["series"] for row in rows} == {int(number > 1)}
        made = interrupted.following(made, final.series.totals)
    best = max(final.series.totals)
    assert {row["player"] for row in rows if row["series_won"]} == {
        name for name, total in zip(NAMES, final.series.totals, strict=True) if total == best
    }


def test_a_game_the_host_ended_counts_for_nobody(tmp_path: Path, run: Callable[..., str]) -> None:
    played(tmp_path / "g", header("lupusburg", 1, names=NAMES))
    file = tmp_path / "g" / folders.RESULT
    stopped = {**json.loads(file.read_text()), "winner": "nobody", "winners": []}
    file.write_text(json.dumps(stopped))
    folders.scores().unlink()
    assert "added: 0" in run("--import", str(tmp_path))


def test_the_games_can_be_imported_and_count_once(
    tmp_path: Path, run: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    evening(tmp_path)
    before = run("--json")
    assert "added: 0. Already counted, or ended without a winner: 2." in run(
        "--import", str(tmp_path)
    )
    assert run("--json") == before
    folders.scores().unlink()
    assert "added: 2" in run("--import", str(tmp_path))
    assert run("--json") == before
    (tmp_path / "1" / folders.RESULT).write_text("{")
    folders.scores().unlink()
    with pytest.raises(SystemExit, match="0"):
        main(["scores", "--import", str(tmp_path)])
    out, err = capsys.readouterr()
    assert "added: 1" in out
    assert "cannot be read" in err
    assert "no folder" in run("--import", str(tmp_path / "nowhere"), code=2)


def test_without_a_folder_all_games_are_imported(
    state_of_its_own: Path, run: Callable[..., str]
) -> None:
    played_by_people(folders.games() / "one", header("lupusburg", 1, names=NAMES))
    shutil.copytree(folders.games() / "one", folders.games() / "the same, copied")
    folders.scores().unlink()
    assert "added: 1" in run("--import")


# A database that cannot be used is said once, and the game ends as it would


def _locked(file: Path) -> sqlite3.Connection:
    with Scores(file):
        pass
    held = sqlite3.connect(file, isolation_level=None)
    held.execute("BEGIN EXCLUSIVE")
    return held


def _garbage(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"no database " * 1000)


def _folder(file: Path) -> None:
    file.mkdir(parents=True)


@pytest.mark.parametrize("harm", [_locked, _garbage, _folder])
def test_no_database_can_spoil_a_game(
    tmp_path: Path,
    harm: Callable[[Path], sqlite3.Connection | None],
    run: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.05)
    held = harm(folders.scores())
    said = console()
    made = header("lupusburg", 1, names=NAMES)
    with people_at(made) as by_people:
        game.play_at_once(game.begin(tmp_path / "g", by_people), said)
    assert isinstance(said.file, StringIO)
    text = said.file.getvalue()
    flat = " ".join(text.split())
    assert flat.count("--import") == 1
    assert "What lay under the houses" in flat  # and the end is shown
    final = result.read(tmp_path / "g" / folders.RESULT)
    if held is not None:
        held.close()
    if harm is not _folder:
        folders.scores().unlink()
        assert "added: 1" in run("--import", str(tmp_path))
        rows = json.loads(run("--json"))
        assert sum(row["points"] for row in rows) == sum(final.scores)
