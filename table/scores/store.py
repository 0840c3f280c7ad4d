"""The database of the scores."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Final, Self

from table.cues import phrase
from table.errors import DeviceError, RecordError, TableError, reason
from table.scores.records import Game, Standing
from table.scores.schema import STEPS

PATIENCE = 2.0
"""Seconds to wait for another table that is writing its scores."""

_REASONS: Final = MappingProxyType(
    {
        sqlite3.SQLITE_BUSY: "EBUSY",
        sqlite3.SQLITE_LOCKED: "EBUSY",
        sqlite3.SQLITE_FULL: "ENOSPC",
        sqlite3.SQLITE_READONLY: "EROFS",
        sqlite3.SQLITE_IOERR: "EIO",
        sqlite3.SQLITE_PERM: "EACCES",
    }
)
"""SQLite's primary result codes as the system's own, for which the catalogue has words."""

_STANDINGS = """
    WITH best AS (
        SELECT game, max(total) AS total FROM place GROUP BY game
    ), row AS (
        SELECT
            iif(game.rules LIKE 'tabula-%', 'tabula', game.rules) AS family,
            place.player, place.points, place.won,
            game.of > 1 AND game.number = game.of AS ends_series,
            place.total = best.total AS leads
        FROM place JOIN game ON game.id = place.game JOIN best ON best.game = game.id
    )
    SELECT
        family, player, count(*), sum(won), sum(points),
        sum(ends_series), sum(ends_series AND leads)
    FROM row
    GROUP BY family, player
    ORDER BY family, sum(points) DESC, sum(won) DESC, count(*), player
"""


class Scores:
    """An open database; a context manager. It may be open in several processes at once."""

    def __init__(self, path: Path, *, steps: Sequence[Sequence[str]] = STEPS) -> None:
        """Open it, or make it, and bring its tables up to date.

        :raises DeviceError: it cannot be opened, or another process keeps it locked.
        :raises RecordError: it is damaged, no database, or of a newer version.
        """
        self._path = path
        with self._explained():
            path.parent.mkdir(parents=True, exist_ok=True)
            # Names of players are nobody else's business; sqlite would make it readable for all.
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            self._base = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
        try:
            with self._explained():
                self._base.execute("PRAGMA foreign_keys = ON")
                self._migrate(steps)
        except TableError:
            self._base.close()
            raise

    def add(self, game: Game) -> bool:
        """Add a game, durably; False if it is there already.

        :raises DeviceError: the disk is full, or the database locked. :raises RecordError: damaged.
        """
        with self._explained(), self._transaction():
            added = self._base.execute(
                "INSERT INTO game (key, rules, ended, number, of) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (key) DO NOTHING RETURNING id",
                (game.key, game.rules, game.ended, game.number, game.of),
            ).fetchone()
            if added is None:
                return False
            self._base.executemany(
                "INSERT INTO place VALUES (?, ?, ?, ?, ?, ?)",
                (
                    (added[0], seat, place.player, place.points, place.won, place.total)
                    for seat, place in enumerate(game.places, 1)
                ),
            )
        return True

    def standings(self) -> tuple[Standing, ...]:
        """Every player in every family of rules, those with most points first.

        :raises DeviceError: it is locked. :raises RecordError: damaged.
        """
        with self._explained(), closing(self._base.execute(_STANDINGS)) as rows:
            return tuple(Standing(*row) for row in rows)

    def aside(self) -> Scores:
        """A copy in memory, to which games can be added without a trace.

        :raises DeviceError: it is locked. :raises RecordError: damaged.
        """
        copy = object.__new__(Scores)
        copy._path = self._path
        copy._base = sqlite3.connect(":memory:", isolation_level=None)
        with self._explained():
            self._base.backup(copy._base)
        return copy

    @property
    def games(self) -> int:
        """How many games there are."""
        with self._explained():
            (count,) = self._base.execute("SELECT count(*) FROM game").fetchone()
            return int(count)

    def close(self) -> None:
        """Close the database."""
        self._base.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _migrate(self, steps: Sequence[Sequence[str]]) -> None:
        """All steps in one transaction: an interrupted one leaves the old tables as they were."""
        (version,) = self._base.execute("PRAGMA user_version").fetchone()
        if version == len(steps):
            return
        with self._transaction():
            # Read again under the lock: another process may just have done it.
            (version,) = self._base.execute("PRAGMA user_version").fetchone()
            if version > len(steps):
                raise RecordError(phrase("scores-newer", path=str(self._path)))
            for step in steps[version:]:
                for statement in step:
                    self._base.execute(statement)
            self._base.execute(f"PRAGMA user_version = {len(steps)}")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._base.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._base.execute("COMMIT")
        except BaseException:
            # A full disk may have rolled it back already.
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
            raise

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.OperationalError as error:  # locked, full, read-only, not to be opened
            raise self._busy(_REASONS.get(error.sqlite_errorcode & 0xFF, str(error))) from error
        except sqlite3.Error as error:
            raise RecordError(phrase("scores-damaged", path=str(self._path))) from error
        except OSError as error:
            raise self._busy(reason(error)) from error

    def _busy(self, why: str) -> DeviceError:
        return DeviceError(phrase("scores-busy", path=str(self._path), why=why))
