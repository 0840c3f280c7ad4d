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
from table.errors import DeviceError, RecordError, reason
from table.scores.records import Game, Standing
from table.scores.schema import APPLICATION, STEPS
from table.scores.spelling import one_spelling

PATIENCE = 2.0
"""Seconds to wait for another table that is writing its scores."""

_REASONS: Final = MappingProxyType(
    {
        sqlite3.SQLITE_BUSY: "EBUSY",
        sqlite3.SQLITE_LOCKED: "EBUSY",
        sqlite3.SQLITE_PROTOCOL: "EBUSY",
        sqlite3.SQLITE_FULL: "ENOSPC",
        sqlite3.SQLITE_READONLY: "EROFS",
        sqlite3.SQLITE_IOERR: "EIO",
        sqlite3.SQLITE_PERM: "EACCES",
        sqlite3.SQLITE_AUTH: "EACCES",
        # The database itself was opened before: the file beside it, for what is under way.
        sqlite3.SQLITE_CANTOPEN: "EACCES",
    }
)
"""SQLite's primary result codes as the system's own, for which the catalogue has words.

With any other the content is no table's of ours, or torn.
"""

_STANDINGS = """
    WITH best AS (
        SELECT game, max(total) AS total FROM place GROUP BY game
    ), row AS (
        SELECT
            iif(game.rules LIKE 'tabula-%', 'tabula', game.rules) AS family,
            game.id AS game, place.player, place.bot, place.points, place.won,
            game.of > 1 AND game.number = game.of AND NOT EXISTS (
                -- A table of its own does not know which game is the last: each is, until the next.
                SELECT * FROM game AS later
                WHERE game.series <> '' AND later.series = game.series
                    AND later.number > game.number
            ) AS ends_series,
            place.total = best.total AS leads
        FROM place JOIN game ON game.id = place.game JOIN best ON best.game = game.id
    ), standing AS (
        SELECT
            max(game),  -- SQLite takes the bare `player` from this row
            family, player, iif(bot, 'bot', 'person') AS played_by,
            -- A result that somebody wrote in may have one name at two seats: that is one game.
            count(DISTINCT game) AS games,
            count(DISTINCT iif(won, game, NULL)) AS won,
            sum(points) AS points,
            count(DISTINCT iif(ends_series, game, NULL)) AS series,
            count(DISTINCT iif(ends_series AND leads, game, NULL)) AS series_won
        FROM row
        WHERE bot <= :bots
        GROUP BY family, bot, one_spelling(player)
    )
    SELECT family, player, played_by, games, won, points, series, series_won
    FROM standing
    ORDER BY family, points DESC, won DESC, games, player, played_by DESC
"""


class Scores:
    """An open database; a context manager. It may be open in several processes at once."""

    def __init__(
        self, path: Path, *, aside: bool = False, steps: Sequence[Sequence[str]] = STEPS
    ) -> None:
        """Open it, or make it, and bring its tables up to date.

        :param aside: take a copy in memory instead, to which games can be added without a trace;
            the database is only read, and need not be there.
        :raises DeviceError: it cannot be opened, or another process keeps it locked.
        :raises RecordError: it is damaged, another program's, or of a newer version.
        """
        self._path = path
        with self._explained():
            self._base = _copied(path) if aside else _opened(path)
        try:
            with self._explained():
                self._base.execute("PRAGMA foreign_keys = ON")
                self._base.create_function("one_spelling", 1, one_spelling, deterministic=True)
                self._migrate(steps)
        except BaseException:
            self._base.close()
            raise

    def add(self, game: Game) -> bool:
        """Add a game, durably; False if it is there already.

        :raises DeviceError: the disk is full, or the database locked. :raises RecordError: damaged.
        """
        with self._explained(), self._transaction():
            added = self._base.execute(
                "INSERT INTO game (key, rules, ended, number, of, series)"
                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING RETURNING id",
                (game.key, game.rules, game.ended, game.number, game.of, game.series),
            ).fetchone()
            if added is None:
                return False
            self._base.executemany(
                "INSERT INTO place (game, seat, player, points, won, total, bot)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    (added[0], seat, p.player, p.points, p.won, p.total, p.played_by == "bot")
                    for seat, p in enumerate(game.places, 1)
                ),
            )
        return True

    def standings(self, *, bots: bool = False) -> tuple[Standing, ...]:
        """Every person in every family of rules, those with most points first.

        :param bots: the table's own seats too.
        :raises DeviceError: it is locked. :raises RecordError: damaged.
        """
        with self._explained(), closing(self._base.execute(_STANDINGS, {"bots": bots})) as rows:
            return tuple(Standing(*row) for row in rows)

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
        with self._transaction("DEFERRED"):
            if self._version() == len(steps):
                return
        with self._transaction():
            # Read again under the lock: another process may just have done it.
            version = self._version()
            if version > len(steps):
                raise RecordError(phrase("scores-newer", path=str(self._path)))
            for step in steps[version:]:
                for statement in step:
                    self._base.execute(statement)
            self._base.execute(f"PRAGMA user_version = {len(steps)}")

    def _version(self) -> int:
        """The schema; 0 is a new file. Another program's database is left as it is.

        To be read in a transaction: the three belong together.
        """
        (application,) = self._base.execute("PRAGMA application_id").fetchone()
        (version,) = self._base.execute("PRAGMA user_version").fetchone()
        (tables,) = self._base.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        unmarked = application == 0 and (version == 1 or version == tables == 0)
        if application != APPLICATION and not unmarked:
            raise self._damaged()
        return int(version)

    @contextmanager
    def _transaction(self, kind: str = "IMMEDIATE") -> Iterator[None]:
        self._base.execute(f"BEGIN {kind}")
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
        except sqlite3.Error as error:
            # Python's own errors, as of a text that is none, have no code.
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
            why = _REASONS.get(code & 0xFF)
            raise (self._busy(why) if why else self._damaged()) from error
        except OSError as error:
            raise self._busy(reason(error)) from error

    def _busy(self, why: str) -> DeviceError:
        return DeviceError(phrase("scores-busy", path=str(self._path), why=why))

    def _damaged(self) -> RecordError:
        return RecordError(phrase("scores-damaged", path=str(self._path)))


def _opened(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    # Names of players are nobody else's business; sqlite would make it readable for all.
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)


def _copied(path: Path) -> sqlite3.Connection:
    copy = sqlite3.connect(":memory:", isolation_level=None)
    try:
        os.close(os.open(path, os.O_RDONLY))
    except FileNotFoundError:
        return copy
    try:
        # Written to only where a power cut has left something half done.
        where = f"{path.absolute().as_uri()}?mode=rw"
        with closing(
            sqlite3.connect(where, uri=True, timeout=PATIENCE, isolation_level=None)
        ) as base:
            # The lock first: `backup` itself would wait for it without end.
            base.execute("BEGIN")
            base.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            base.backup(copy)
    except BaseException:
        copy.close()
        raise
    return copy
