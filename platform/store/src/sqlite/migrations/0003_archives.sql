-- The archive of a finished match.
ALTER TABLE room ADD COLUMN told BLOB;
CREATE INDEX room_untold ON room (id) WHERE state = 'over' AND told IS NULL;

-- Programs of version 1 and 2 made one or the other of these two indexes.
DROP INDEX IF EXISTS room_open;
CREATE INDEX IF NOT EXISTS room_listed ON room (state, changed) WHERE open = 1;
