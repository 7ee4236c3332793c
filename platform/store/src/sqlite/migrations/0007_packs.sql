-- The content packs that matches began with, by their hash: a later program plays these matches on with them.
CREATE TABLE pack (
    hash TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    files TEXT NOT NULL
);
