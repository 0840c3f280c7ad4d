"""The scores of many evenings: counted once, by name, and never lost with a broken database."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table.errors import DeviceError, RecordError
from table.scores import Game, Place, Scores, Standing, store


def game(
    key: str,
    points: dict[str, int],
    *,
    rules: str = "lupusburg",
    number: int = 1,
    of: int = 1,
    totals: dict[str, int] | None = None,
    won: tuple[str, ...] = (),
    bots: tuple[str, ...] = (),
    series: str = "",
) -> Game:
    totals = totals or points
    places = tuple(
        Place(name, n, name in won, totals[name], "bot" if name in bots else "person")
        for name, n in points.items()
    )
    return Game(key, rules, 1_900_000_000, number, of, places, series)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep/scores.sqlite"


def test_a_database_is_made_where_there_is_none_and_for_its_owner_alone(file: Path) -> None:
    with Scores(file) as scores:
        assert scores.standings() == ()
        assert scores.games == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_points_are_added_by_player(file: Path) -> None:
    with Scores(file) as scores:
        assert scores.add(game("a", {"Anna": 3, "Béla": 6, "Cia": 0}, won=("Béla",)))
        assert scores.add(game("b", {"Cia": 1, "Anna": 4}, won=("Anna",)))
        assert scores.standings() == (
            Standing("lupusburg", "Anna", "person", 2, 1, 7, 0, 0),
            Standing("lupusburg", "Béla", "person", 1, 1, 6, 0, 0),
            Standing("lupusburg", "Cia", "person", 2, 0, 1, 0, 0),
        )


def test_the_editions_of_tabula_are_one_table_beside_lupusburg(file: Path) -> None:
    with Scores(file) as scores:
        for key, rules in enumerate(("tabula-hu", "tabula-da", "tabula-it", "lupusburg")):
            scores.add(game(str(key), {"Anna": 1, "Béla": 0}, rules=rules, won=("Anna",)))
        assert scores.standings() == (
            Standing("lupusburg", "Anna", "person", 1, 1, 1, 0, 0),
            Standing("lupusburg", "Béla", "person", 1, 0, 0, 0, 0),
            Standing("tabula", "Anna", "person", 3, 3, 3, 0, 0),
            Standing("tabula", "Béla", "person", 3, 0, 0, 0, 0),
        )


def test_a_series_is_won_by_who_leads_after_its_last_game(file: Path) -> None:
    with Scores(file) as scores:
        scores.add(game("1", {"A": 5, "B": 0, "C": 1}, number=1, of=2))
        assert {row.series for row in scores.standings()} == {0}  # it is not over
        last = {"A": 1, "B": 6, "C": 3}
        scores.add(game("2", last, number=2, of=2, totals={"A": 6, "B": 6, "C": 4}))
        series = {row.player: (row.series, row.series_won) for row in scores.standings()}
        assert series == {"A": (1, 1), "B": (1, 1), "C": (1, 0)}


def test_a_game_counts_once(file: Path) -> None:
    with Scores(file) as scores:
        one = game("same", {"Anna": 3})
        assert [scores.add(one) for _ in range(3)] == [True, False, False]
    with Scores(file) as scores:
        assert not scores.add(one)
        assert scores.standings()[0].points == 3


def test_bots_are_no_players_of_the_evening(file: Path) -> None:
    with Scores(file) as scores:
        scores.add(game("a", {"Anna": 3, "Béla": 6, "Cia": 9}, won=("Cia",), bots=("Béla", "Cia")))
        scores.add(game("b", {"Anna": 1, "Béla": 2}, bots=("Anna",)))
        scores.add(game("c", {"Seat 1": 8, "Seat 2": 8}, bots=("Seat 1", "Seat 2")))
        people = (
            Standing("lupusburg", "Anna", "person", 1, 0, 3, 0, 0),
            Standing("lupusburg", "Béla", "person", 1, 0, 2, 0, 0),
        )
        assert scores.standings() == people
        everybody = scores.standings(bots=True)
        assert {row.player: row.points for row in everybody if row.played_by == "bot"} == {
            "Anna": 1,
            "Béla": 6,
            "Cia": 9,
            "Seat 1": 8,
            "Seat 2": 8,
        }
        assert tuple(row for row in everybody if row.played_by == "person") == people


def test_a_series_that_a_bot_won_is_won_by_no_person(file: Path) -> None:
    with Scores(file) as scores:
        scores.add(game("a", {"Anna": 3, "Béla": 6}, number=2, of=2, bots=("Béla",)))
        (anna,) = scores.standings()
        assert (anna.series, anna.series_won) == (1, 0)


def test_an_evening_without_a_last_game_is_one_series(file: Path) -> None:
    """A table of its own makes the series one game longer before each game."""
    with Scores(file) as scores:
        for number, total in enumerate((1, 2, 7, 8), 1):
            totals = {"Anna": total, "Béla": 5}
            points = {"Anna": 1, "Béla": 0}
            of, key = number, f"game {number}"
            scores.add(game(key, points, number=number, of=of, totals=totals, series="one"))
            row = {row.player: (row.series, row.series_won) for row in scores.standings()}
            assert row["Anna"] == (int(number > 1), int(number > 2))
        scores.add(game("other", {"Anna": 0, "Béla": 1}, number=2, of=2, series="two"))
        scores.add(game("plan", {"Anna": 9, "Béla": 1}, number=2, of=3, series="three"))
        row = {row.player: (row.series, row.series_won) for row in scores.standings()}
        assert row == {"Anna": (2, 1), "Béla": (2, 1)}


@pytest.mark.parametrize(
    "spellings",
    [
        ("Béla", "BÉLA", "be\u0301la", " béla ", "Bé la".replace(" ", "")),
        ("Anna Maria", "anna  maria", "Anna\tMaria"),
        ("Straße", "STRASSE"),
        ("Ὀδυσσεύς", "ὈΔΥΣΣΕΎΣ"),
    ],
)
def test_one_person_under_several_spellings_is_one(file: Path, spellings: tuple[str, ...]) -> None:
    with Scores(file) as scores:
        for key, name in enumerate(spellings):
            scores.add(game(str(key), {"Else": 0, name: 2}))
        ahead, other = scores.standings()
        assert (ahead.points, ahead.games) == (2 * len(spellings), len(spellings))
        assert ahead.player == spellings[-1]  # as in the last game
        assert other.player == "Else"


def test_one_name_at_two_seats_is_one_game(file: Path) -> None:
    """No table takes such names; a result that somebody wrote in may have them."""
    places = (Place("Anna", 3, True, 3), Place("ANNA", 2, True, 3))
    with Scores(file) as scores:
        scores.add(Game("a", "lupusburg", 0, 2, 2, places))
        (anna,) = scores.standings()
        assert (anna.games, anna.won, anna.points) == (1, 1, 5)
        assert (anna.series, anna.series_won) == (1, 1)


def test_names_that_only_look_alike_are_two(file: Path) -> None:
    with Scores(file) as scores:
        scores.add(game("a", {"Bela": 1, "Béla": 2, "Belá": 3}))
        assert len(scores.standings()) == 3


@settings(max_examples=30, deadline=None)
@given(
    st.lists(
        st.dictionaries(st.sampled_from("ABCDE'\"%;"), st.integers(0, 8), min_size=1), max_size=8
    )
)
def test_the_sums_are_those_of_the_games(
    tmp_path_factory: pytest.TempPathFactory, games: list[dict[str, int]]
) -> None:
    with Scores(tmp_path_factory.mktemp("scores") / "s.sqlite") as scores:
        for number, points in enumerate(games):
            scores.add(game(str(number), points))
        rows = scores.standings()
    names = {name for points in games for name in points}
    assert {row.player: (row.games, row.points) for row in rows} == {
        name: (sum(name in g for g in games), sum(g.get(name, 0) for g in games)) for name in names
    }
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)


# What can go wrong


def test_a_game_that_cannot_be_added_whole_is_not_added_at_all(file: Path) -> None:
    with Scores(file) as scores:
        wrong = Game("x", "lupusburg", 0, 1, 1, (Place("A", 1, True, 1), Place(None, 1, True, 1)))  # type: ignore[arg-type]  # what the tables refuse
        with pytest.raises(RecordError):
            scores.add(wrong)
        assert scores.games == 0
        assert scores.add(game("y", {"Anna": 1}))


def test_a_locked_database_is_one_sentence(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.05)
    with Scores(file) as scores:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(DeviceError, match=r"locked.*--import") as told:
            scores.add(game("a", {"Anna": 1}))
        assert "\n" not in str(told.value)
        with pytest.raises(DeviceError, match="locked"):
            scores.standings()
        other.close()
        assert scores.add(game("a", {"Anna": 1}))


def test_a_copy_aside_waits_for_no_lock_without_end(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.05)
    with Scores(file) as scores:
        scores.add(game("a", {"Anna": 1}))
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(DeviceError, match="another program uses it"):
            Scores(file, aside=True)
        other.close()


def test_a_copy_aside_leaves_no_trace(file: Path) -> None:
    with Scores(file, aside=True) as copy:
        assert copy.add(game("a", {"Anna": 1}))
        assert copy.standings()[0].points == 1
    assert not file.parent.exists()
    with Scores(file) as scores:
        scores.add(game("a", {"Anna": 1}))
    before = file.read_bytes()
    with Scores(file, aside=True) as copy:
        assert not copy.add(game("a", {"Anna": 1}))
        assert copy.add(game("b", {"Anna": 1}))
        with pytest.raises(sqlite3.IntegrityError):  # as the database itself would
            copy._base.execute("INSERT INTO place VALUES (99, 1, 'A', 1, 1, 1, 0)")
    assert file.read_bytes() == before


def test_a_copy_aside_takes_back_what_a_power_cut_left_half_done(file: Path) -> None:
    with Scores(file) as scores:
        scores.add(game("a", {"Anna": 1}))
    kill = (
        "import os, sqlite3, sys\n"
        "base = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "base.execute('PRAGMA cache_size = 1')\n"  # so that pages are written before the end
        "base.execute('BEGIN IMMEDIATE')\n"
        "base.execute('DELETE FROM place')\n"
        "for n in range(400):\n"
        "    base.execute('INSERT INTO game VALUES (?, ?, ?, 1, 1, 1, ?)', (9 + n, n, 'x' * 99, ''))\n"
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", kill, str(file)], check=True)
    assert file.with_name(file.name + "-journal").stat().st_size > 0
    with Scores(file, aside=True) as copy:
        assert (copy.games, len(copy.standings())) == (1, 1)


@pytest.mark.parametrize("statement", range(8))
def test_another_process_that_makes_the_tables_as_they_are_looked_for(
    file: Path, monkeypatch: pytest.MonkeyPatch, statement: int
) -> None:
    class Beside(sqlite3.Connection):
        """Before one of its statements another process tries to make the tables."""

        executed = 0

        def execute(self, *args: Any) -> sqlite3.Cursor:
            if self.executed == statement:
                with monkeypatch.context() as context, suppress(DeviceError):
                    context.setattr(sqlite3, "connect", connect)
                    Scores(file).close()
            self.executed += 1
            return super().execute(*args)

    connect = sqlite3.connect
    monkeypatch.setattr(store, "PATIENCE", 0.01)
    monkeypatch.setattr(sqlite3, "connect", partial(connect, factory=Beside))
    with Scores(file) as scores:
        assert scores.games == 0


def test_two_processes_add_at_once(file: Path) -> None:
    add = (
        "import sys; from pathlib import Path; from table.scores import Game, Place, Scores\n"
        "for n in range(20):\n"
        "    with Scores(Path(sys.argv[1])) as scores:\n"
        "        for key in (f'{n} of all', f'{n} of {sys.argv[2]}'):\n"
        "            scores.add(Game(key, 'lupusburg', 0, 1, 1, (Place('Anna', 1, True, 1),)))\n"
    )
    both = [subprocess.Popen([sys.executable, "-c", add, str(file), who]) for who in "AB"]
    assert [process.wait(60) for process in both] == [0, 0]
    with Scores(file) as scores:
        assert scores.standings() == (Standing("lupusburg", "Anna", "person", 60, 60, 60, 0, 0),)


def _garbage(file: Path) -> None:
    file.write_bytes(b"no database at all, " * 100)


def _torn(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:] = bytes(len(data) - 4096)
    file.write_bytes(data)


def _no_name(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as base:
        base.execute("UPDATE place SET player = CAST(x'ff' AS TEXT)")


def _no_rules(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as base:
        base.execute("UPDATE game SET rules = CAST(x'ff' AS TEXT)")


def _another_programs(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file, isolation_level=None)) as base:
        base.execute("CREATE TABLE bookmark (address TEXT)")


def _another_programs_version_1(file: Path) -> None:
    _another_programs(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as base:
        base.execute("PRAGMA user_version = 1")


def _another_programs_version_2(file: Path) -> None:
    _another_programs(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as base:
        base.execute("PRAGMA user_version = 2")
        base.execute("PRAGMA application_id = 4711")


HARM = [
    _garbage,
    _torn,
    _no_name,
    _no_rules,
    _another_programs,
    _another_programs_version_1,
    _another_programs_version_2,
]


@pytest.mark.parametrize("aside", [False, True])
@pytest.mark.parametrize("harm", HARM)
def test_a_damaged_database_is_one_sentence(
    file: Path, harm: Callable[[Path], None], aside: bool
) -> None:
    with Scores(file) as scores:
        scores.add(game("a", {"Anna": 1}))
    harm(file)
    before = file.read_bytes()
    with (
        pytest.raises(RecordError, match="move the file away"),
        Scores(file, aside=aside) as scores,
    ):
        scores.standings()
    assert file.read_bytes() == before


def test_a_database_cut_anywhere_is_whole_or_one_sentence(file: Path) -> None:
    with Scores(file) as scores:
        for key in range(40):
            scores.add(game(str(key), {"Anna": 1, "Béla": 2}))
        whole = scores.standings()
    data = file.read_bytes()
    for size in range(0, len(data), 509):
        file.write_bytes(data[:size])
        try:
            with Scores(file, aside=True) as scores:
                found = scores.standings()
        except RecordError:
            continue
        assert found in ((), whole)  # (): of nothing at all a new one is made


@pytest.mark.parametrize("at", ["the database", "beside it"])
def test_where_nothing_can_be_written_is_one_sentence(file: Path, at: str) -> None:
    """As on a file system that is read-only; folders stand in the way of who may write anywhere."""
    if at == "beside it":
        Scores(file).close()
        file.with_name(file.name + "-journal").mkdir()
    else:
        file.mkdir(parents=True)
    with pytest.raises(DeviceError, match="--import") as told, Scores(file) as scores:
        scores.add(game("a", {"Anna": 1}))
    assert "unable to open" not in str(told.value)


def test_a_folder_in_its_place_is_one_sentence(file: Path) -> None:
    file.mkdir(parents=True)
    with pytest.raises(DeviceError, match="it is a folder"):
        Scores(file)


def test_no_file_is_left_open(file: Path) -> None:
    def links() -> list[str]:
        found = []
        for each in Path("/proc/self/fd").iterdir():
            try:
                found.append(str(each.readlink()))
            except FileNotFoundError:
                continue  # the folder itself, which iterdir had open
        return found

    with Scores(file) as scores:
        scores.add(game("a", {"Anna": 1}))
        assert any("scores.sqlite" in link for link in links())
    _garbage(file)
    with pytest.raises(RecordError):
        Scores(file)
    assert not any("scores.sqlite" in link for link in links())
