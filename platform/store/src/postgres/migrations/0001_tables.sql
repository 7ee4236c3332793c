CREATE TABLE entry (
    room TEXT COLLATE "C" NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, n)
);

CREATE TABLE room (
    id TEXT COLLATE "C" PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    open BIGINT NOT NULL,
    n_entries BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    deadline BIGINT,
    info TEXT NOT NULL,
    told BYTEA
);
CREATE INDEX room_listed ON room (state, changed) WHERE open = 1;
CREATE INDEX room_untold ON room (id) WHERE state = 'over' AND told IS NULL;

CREATE TABLE member (
    room TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    place BIGINT,
    points BIGINT,
    PRIMARY KEY (room, seat)
);
CREATE INDEX member_person ON member (person);

CREATE TABLE person (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT COLLATE "C" UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE token (
    hash TEXT COLLATE "C" PRIMARY KEY,
    person BIGINT NOT NULL
);
CREATE INDEX token_person ON token (person);

CREATE TABLE visit (
    person BIGINT NOT NULL,
    room TEXT COLLATE "C" NOT NULL,
    n BIGINT NOT NULL,
    PRIMARY KEY (person, room)
);
