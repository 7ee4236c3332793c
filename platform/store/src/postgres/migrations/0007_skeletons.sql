-- The skeleton of the account name, so that no other account imitates it. The program fills it in.
ALTER TABLE person ADD COLUMN skeleton TEXT COLLATE "C";
CREATE UNIQUE INDEX person_skeleton ON person (skeleton);
