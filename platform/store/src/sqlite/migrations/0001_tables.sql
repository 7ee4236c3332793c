CREATE TABLE entry (
    room TEXT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, n)
) WITHOUT ROWID;

CREATE TABLE room (
    id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    open BIGINT NOT NULL,
    n_entries BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    deadline BIGINT,
    info TEXT NOT NULL
);
CREATE INDEX room_open ON room (changed) WHERE open = 1 AND state = 'gathering';
CREATE INDEX room_due ON room (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE member (
    room TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    place BIGINT,
    points BIGINT,
    PRIMARY KEY (room, seat)
);
CREATE INDEX member_person ON member (person);

CREATE TABLE person (
    id BIGINT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE token (
    hash TEXT PRIMARY KEY NOT NULL,
    person BIGINT NOT NULL
);
CREATE INDEX token_person ON token (person);

CREATE TABLE visit (
    person BIGINT NOT NULL,
    room TEXT NOT NULL,
    n BIGINT NOT NULL,
    PRIMARY KEY (person, room)
);
