-- Deleted people keep their row, so that nothing brings them back. Earlier programs gave them this name and no token.
ALTER TABLE person ADD COLUMN deleted BIGINT NOT NULL DEFAULT 0;
UPDATE person SET deleted = 1 WHERE name = '—' AND account IS NULL AND id NOT IN (SELECT person FROM token);

-- The device of a token, and when it was added and last used. Tokens of earlier programs count as used now.
ALTER TABLE token ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE token ADD COLUMN created BIGINT NOT NULL DEFAULT 0;
ALTER TABLE token ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
UPDATE token SET used = (extract(epoch FROM clock_timestamp()) * 1000)::bigint;

-- One-time codes that replace a forgotten password.
CREATE TABLE recovery (
    person BIGINT NOT NULL,
    hash TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, hash)
);
