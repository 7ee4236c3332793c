-- Entries that are not in `entry` yet: each row is a group of commits, a JSON list of [room, n, at, body].
CREATE TABLE fresh (
    id INTEGER PRIMARY KEY,
    entries TEXT NOT NULL
);
