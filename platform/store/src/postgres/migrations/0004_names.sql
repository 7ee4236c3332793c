-- The rooms whose entries hold a person's name or messages: where the person is erased when they delete themselves.
CREATE TABLE named (
    person BIGINT NOT NULL,
    room TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, room)
);
INSERT INTO named (person, room)
SELECT DISTINCT CAST(COALESCE(body::json ->> 'person', body::json ->> 'host') AS BIGINT), room FROM entry
WHERE body::json ->> 'what' IN ('created', 'sat', 'chat', 'adopted');
