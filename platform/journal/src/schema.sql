CREATE TABLE IF NOT EXISTS entry (
    room TEXT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, n)
) WITHOUT ROWID;

-- What was written last, a group of commits in a row: a list of [room, n, at, body]. It is folded into entry.
CREATE TABLE IF NOT EXISTS fresh (
    id INTEGER PRIMARY KEY,
    entries TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS room (
    id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    open BIGINT NOT NULL,
    n_entries BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    deadline BIGINT,
    info TEXT NOT NULL
);
DROP INDEX IF EXISTS room_open;
CREATE INDEX IF NOT EXISTS room_listed ON room (state, changed) WHERE open = 1;
CREATE INDEX IF NOT EXISTS room_due ON room (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE IF NOT EXISTS member (
    room TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    place BIGINT,
    points BIGINT,
    PRIMARY KEY (room, seat)
);
CREATE INDEX IF NOT EXISTS member_person ON member (person);

CREATE TABLE IF NOT EXISTS person (
    id BIGINT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE IF NOT EXISTS token (
    hash TEXT PRIMARY KEY NOT NULL,
    person BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS token_person ON token (person);

CREATE TABLE IF NOT EXISTS visit (
    person BIGINT NOT NULL,
    room TEXT NOT NULL,
    n BIGINT NOT NULL,
    PRIMARY KEY (person, room)
);
