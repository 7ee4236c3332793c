-- The confirmed e-mail address of an account, in lower case. Several accounts may have the same.
ALTER TABLE person ADD COLUMN email TEXT COLLATE "C";
CREATE INDEX person_email ON person (email);

-- Codes that were sent by mail, one of each purpose ('confirm', 'recover') for a person.
CREATE TABLE mail_code (
    person BIGINT NOT NULL,
    purpose TEXT NOT NULL,
    hash TEXT COLLATE "C" NOT NULL,
    email TEXT NOT NULL,
    expires BIGINT NOT NULL,
    PRIMARY KEY (person, purpose)
);
