CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    rules TEXT NOT NULL,
    ended INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND of),
    of INTEGER NOT NULL
, series TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE place (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat > 0),
    player TEXT NOT NULL,
    points INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    total INTEGER NOT NULL, bot INTEGER NOT NULL DEFAULT 0 CHECK (bot IN (0, 1)),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_of_series ON game (series, number);
INSERT INTO game VALUES (1, 'a', 'lupusburg', 1900000000, 1, 1, '');
INSERT INTO game VALUES (2, 'b', 'tabula-it', 1900003600, 2, 2, 'ab12');
INSERT INTO place VALUES (1, 1, 'Anna', 3, 0, 3, 0);
INSERT INTO place VALUES (1, 2, 'Béla', 6, 1, 6, 0);
INSERT INTO place VALUES (1, 3, 'Seat 3', 2, 0, 2, 1);
INSERT INTO place VALUES (2, 1, 'Anna', 1, 1, 2, 0);
INSERT INTO place VALUES (2, 2, 'Béla', 0, 0, 1, 0);
PRAGMA application_id = 1114993255;
PRAGMA user_version = 2;
