CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    rules TEXT NOT NULL,
    ended INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND of),
    of INTEGER NOT NULL
) STRICT;
CREATE TABLE place (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat > 0),
    player TEXT NOT NULL,
    points INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    total INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX place_of_player ON place (player);
INSERT INTO game VALUES (1, 'a', 'lupusburg', 1900000000, 1, 1);
INSERT INTO game VALUES (2, 'b', 'tabula-it', 1900003600, 2, 2);
INSERT INTO place VALUES (1, 1, 'Anna', 3, 0, 3);
INSERT INTO place VALUES (1, 2, 'Béla', 6, 1, 6);
INSERT INTO place VALUES (2, 1, 'Anna', 1, 1, 2);
INSERT INTO place VALUES (2, 2, 'Béla', 0, 0, 1);
PRAGMA user_version = 1;
