"""Every schema there ever was is brought up to date; a step that was released never changes."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from table.errors import RecordError
from table.scores import VERSION, Scores, Standing
from table.scores.schema import APPLICATION, STEPS

SCHEMAS = Path(__file__).parent / "schemas"
"""For each version a dump of a database as that version left it, with two games in it.

From the second on a bot played one of the seats, which is nobody's.
"""

RELEASED = ("d7ac236192d24005", "03fcf76a9d1220a8")
"""The first 16 digits of the SHA-256 of each step that was released, in order."""


def test_there_is_a_dump_of_every_version() -> None:
    assert sorted(file.stem for file in SCHEMAS.iterdir()) == [
        f"{version:03}" for version in range(1, VERSION + 1)
    ]


def test_no_released_step_has_changed() -> None:
    digests = tuple(hashlib.sha256("\n".join(step).encode()).hexdigest()[:16] for step in STEPS)
    assert digests[: len(RELEASED)] == RELEASED


@pytest.mark.parametrize("dump", sorted(SCHEMAS.iterdir()), ids=lambda file: str(file.stem))
def test_the_games_of_every_version_are_read(tmp_path: Path, dump: Path) -> None:
    file = tmp_path / "scores.sqlite"
    with closing(sqlite3.connect(file)) as base:
        base.executescript(dump.read_text(encoding="utf-8"))
    with Scores(file) as scores:
        assert scores.standings() == (
            Standing("lupusburg", "Béla", "person", 1, 1, 6, 0, 0),
            Standing("lupusburg", "Anna", "person", 1, 0, 3, 0, 0),
            Standing("tabula", "Anna", "person", 1, 1, 1, 1, 1),
            Standing("tabula", "Béla", "person", 1, 0, 0, 1, 0),
        )
    with closing(sqlite3.connect(file)) as base:
        assert base.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert base.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
        assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        fresh = tmp_path / "fresh.sqlite"
        Scores(fresh).close()
        with closing(sqlite3.connect(fresh)) as new:
            tables = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
            squeezed = [
                [(name, " ".join(sql.split())) for name, sql in each.execute(tables)]
                for each in (base, new)
            ]
            assert squeezed[0] == squeezed[1]


@pytest.mark.parametrize("dump", sorted(SCHEMAS.iterdir()), ids=lambda file: str(file.stem))
def test_who_only_looks_changes_nothing(tmp_path: Path, dump: Path) -> None:
    file = tmp_path / "scores.sqlite"
    with closing(sqlite3.connect(file)) as base:
        base.executescript(dump.read_text(encoding="utf-8"))
    before = file.read_bytes()
    with Scores(file, aside=True) as scores:
        assert (scores.games, len(scores.standings())) == (2, 4)
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == [file.name]


NEXT = (*STEPS, ("ALTER TABLE game ADD COLUMN place TEXT NOT NULL DEFAULT 'here'",))


def test_a_step_keeps_the_games(tmp_path: Path) -> None:
    file = tmp_path / "scores.sqlite"
    with closing(sqlite3.connect(file)) as base:
        base.executescript((SCHEMAS / f"{VERSION:03}.sql").read_text(encoding="utf-8"))
    with Scores(file, steps=NEXT) as scores:
        assert scores.games == 2
    with closing(sqlite3.connect(file)) as base:
        assert base.execute("SELECT DISTINCT place FROM game").fetchall() == [("here",)]


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "scores.sqlite"
    Scores(file, steps=NEXT).close()
    before = file.read_bytes()
    with pytest.raises(RecordError, match="newer version"):
        Scores(file)
    assert file.read_bytes() == before


def test_a_step_that_fails_leaves_the_old_tables(tmp_path: Path) -> None:
    file = tmp_path / "scores.sqlite"
    with Scores(file):
        pass
    broken = (*NEXT, ("CREATE TABLE other (id INTEGER)", "no SQL at all"))
    with pytest.raises(RecordError):
        Scores(file, steps=broken)
    with Scores(file) as scores:  # the version of before still finds its own
        assert scores.games == 0
    with closing(sqlite3.connect(file)) as base:
        assert (
            base.execute("SELECT name FROM sqlite_schema WHERE name = 'other'").fetchone() is None
        )


def test_two_processes_may_bring_it_up_to_date_at_once(tmp_path: Path) -> None:
    file = tmp_path / "scores.sqlite"
    with Scores(file) as old, Scores(file, steps=NEXT) as new:
        assert old.games == new.games == 0
