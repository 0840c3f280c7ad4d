"""The tables of the scores, as the steps that made them. A step that was released never changes."""

from __future__ import annotations

from typing import Final

APPLICATION: Final = 0x42757267
"""SQLite's application_id of the scores, from the second schema on: "Burg"."""

STEPS: Final = (
    (
        """
        CREATE TABLE game (
            id INTEGER PRIMARY KEY,
            key TEXT NOT NULL UNIQUE,
            rules TEXT NOT NULL,
            ended INTEGER NOT NULL,
            number INTEGER NOT NULL CHECK (number BETWEEN 1 AND of),
            of INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE place (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            seat INTEGER NOT NULL CHECK (seat > 0),
            player TEXT NOT NULL,
            points INTEGER NOT NULL,
            won INTEGER NOT NULL CHECK (won IN (0, 1)),
            total INTEGER NOT NULL,
            PRIMARY KEY (game, seat)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX place_of_player ON place (player)",
    ),
    (
        # Nobody wrote down who sat where before: everybody counts, as they did.
        "ALTER TABLE place ADD COLUMN bot INTEGER NOT NULL DEFAULT 0 CHECK (bot IN (0, 1))",
        "ALTER TABLE game ADD COLUMN series TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX game_of_series ON game (series, number)",
        "DROP INDEX place_of_player",  # players are found by how their names are read
        f"PRAGMA application_id = {APPLICATION}",
    ),
)
"""Step n leads from schema n to schema n + 1; PRAGMA user_version counts those that were taken."""

VERSION: Final = len(STEPS)
