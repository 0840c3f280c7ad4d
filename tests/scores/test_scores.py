"""The scores of many evenings: counted once, by name, and never lost with a broken database."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

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
) -> Game:
    totals = totals or points
    places = tuple(Place(name, n, name in won, totals[name]) for name, n in points.items())
    return Game(key, rules, 1_900_000_000, number, of, places)


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
            Standing("lupusburg", "Anna", 2, 1, 7, 0, 0),
            Standing("lupusburg", "Béla", 1, 1, 6, 0, 0),
            Standing("lupusburg", "Cia", 2, 0, 1, 0, 0),
        )


def test_the_editions_of_tabula_are_one_table_beside_lupusburg(file: Path) -> None:
    with Scores(file) as scores:
        for key, rules in enumerate(("tabula-hu", "tabula-da", "tabula-it", "lupusburg")):
            scores.add(game(str(key), {"Anna": 1, "Béla": 0}, rules=rules, won=("Anna",)))
        assert scores.standings() == (
            Standing("lupusburg", "Anna", 1, 1, 1, 0, 0),
            Standing("lupusburg", "Béla", 1, 0, 0, 0, 0),
            Standing("tabula", "Anna", 3, 3, 3, 0, 0),
            Standing("tabula", "Béla", 3, 0, 0, 0, 0),
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


def _garbage(file: Path) -> None:
    file.write_bytes(b"no database at all, " * 100)


def _torn(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:] = bytes(len(data) - 4096)
    file.write_bytes(data)


@pytest.mark.parametrize("harm", [_garbage, _torn])
def test_a_damaged_database_is_one_sentence(file: Path, harm: Callable[[Path], None]) -> None:
    with Scores(file) as scores:
        scores.add(game("a", {"Anna": 1}))
    harm(file)
    with pytest.raises(RecordError, match="move the file away"), Scores(file) as scores:
        scores.standings()


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
