-- The rooms whose entries hold a person's name or messages: where the person is erased when they delete themselves.
CREATE TABLE named (
    person INTEGER NOT NULL,
    room TEXT NOT NULL,
    PRIMARY KEY (person, room)
) WITHOUT ROWID;
INSERT OR IGNORE INTO named (person, room)
SELECT COALESCE(body ->> 'person', body ->> 'host'), room FROM entry
WHERE body ->> 'what' IN ('created', 'sat', 'chat', 'adopted');
