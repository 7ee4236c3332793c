-- When a node was last seen alive, and for how long none was. A room that was changed proves that one was.
CREATE TABLE heartbeat (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL,
    downtime BIGINT NOT NULL
);
INSERT INTO heartbeat (id, at, downtime) SELECT 1, COALESCE(MAX(changed), 0), 0 FROM room;
