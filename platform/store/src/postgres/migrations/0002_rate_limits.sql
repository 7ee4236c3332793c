-- The uses of a rate limit in the current window. A crash of the database may empty the table; that does no harm.
-- Programs of version 1 made it or did not.
CREATE UNLOGGED TABLE IF NOT EXISTS allowance (
    limited TEXT NOT NULL,
    who TEXT NOT NULL,
    until BIGINT NOT NULL,
    used BIGINT NOT NULL,
    PRIMARY KEY (limited, who)
);
CREATE INDEX IF NOT EXISTS allowance_until ON allowance (until);
