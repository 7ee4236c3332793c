-- When the server was last seen alive, and for how long it was not. A room that was changed proves that it was.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL,
    downtime INTEGER NOT NULL
);
INSERT INTO heartbeat (id, at, downtime) SELECT 1, COALESCE(MAX(changed), 0), 0 FROM room;
