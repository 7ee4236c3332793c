//! Writes what a group of commits has to say, each table at once.

use std::collections::{BTreeMap, BTreeSet};

use queue::NewJob;
use sqlx::{PgConnection, query, query_scalar};

use super::DUE;
use crate::{Commit, Member, Person, RoomRow, StoredEntry, Trouble};

/// The numbers of the next entries of all rooms that these commits add to.
pub(super) async fn next_numbers<'a>(
    connection: &mut PgConnection,
    commits: &[&'a Commit],
) -> Result<BTreeMap<&'a str, u32>, Trouble> {
    let entries = commits.iter().flat_map(|commit| &commit.entries);
    let rooms: BTreeSet<&str> = entries.map(|entry| entry.room.as_str()).collect();
    let rooms: Vec<&str> = rooms.into_iter().collect();
    if rooms.is_empty() {
        return Ok(BTreeMap::new());
    }
    let sql = "SELECT (SELECT COALESCE(MAX(n) + 1, 0) FROM entry WHERE room = asked.room) \
               FROM unnest($1::text[]) WITH ORDINALITY AS asked (room, nth) ORDER BY nth";
    let next: Vec<i64> = query_scalar(sql).bind(&rooms).fetch_all(connection).await?;
    let next = next.into_iter().map(|next| u32::try_from(next).unwrap_or(u32::MAX));
    Ok(rooms.into_iter().zip(next).collect())
}

/// What is written together. All is sorted, so that groups of several servers wait for each other in one order; what is
/// said twice of a thing is what was said last.
#[derive(Default)]
pub(super) struct Batch<'a> {
    entries: BTreeMap<(&'a str, u32), &'a StoredEntry>,
    rewritten: BTreeMap<(&'a str, u32), &'a StoredEntry>,
    rooms: BTreeMap<&'a str, &'a RoomRow>,
    members: BTreeMap<&'a str, &'a [Member]>,
    told: BTreeMap<&'a str, &'a [u8]>,
    people: BTreeMap<i64, &'a Person>,
    tokens: BTreeMap<&'a str, i64>,
    dropped_tokens: BTreeSet<&'a str>,
    logged_out: BTreeSet<i64>,
    visits: BTreeMap<(i64, &'a str), u32>,
}

impl<'a> Batch<'a> {
    pub(super) fn add(&mut self, commit: &'a Commit) {
        let numbered = |entry: &'a StoredEntry| ((entry.room.as_str(), entry.n), entry);
        self.entries.extend(commit.entries.iter().map(numbered));
        self.rewritten.extend(commit.rewritten.iter().map(numbered));
        self.rooms.extend(commit.rooms.iter().map(|room| (room.id.as_str(), room)));
        let of_room = |(room, members): &'a (String, Vec<Member>)| (room.as_str(), &**members);
        self.members.extend(commit.members.iter().map(of_room));
        self.told.extend(commit.told.iter().map(|(room, told)| (room.as_str(), &**told)));
        self.people.extend(commit.people.iter().map(|person| (person.id, person)));
        self.tokens.extend(commit.tokens.iter().map(|(hash, person)| (hash.0.as_str(), *person)));
        self.dropped_tokens.extend(commit.dropped_tokens.iter().map(|hash| hash.0.as_str()));
        self.logged_out.extend(&commit.logged_out);
        let visit = |(person, room, n): &'a (i64, String, u32)| ((*person, room.as_str()), *n);
        self.visits.extend(commit.visits.iter().map(visit));
    }

    pub(super) async fn write(mut self, connection: &mut PgConnection) -> Result<(), Trouble> {
        self.write_entries(connection).await?;
        self.rewrite_entries(connection).await?;
        self.write_rooms(connection).await?;
        self.write_due(connection).await?;
        self.write_members(connection).await?;
        self.write_told(connection).await?;
        self.write_people(connection).await?;
        self.write_tokens(connection).await?;
        self.write_visits(connection).await
    }

    async fn write_entries(&self, connection: &mut PgConnection) -> Result<(), Trouble> {
        if self.entries.is_empty() {
            return Ok(());
        }
        let sql = "INSERT INTO entry (room, n, at, body) SELECT * FROM \
                   unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])";
        let query = query(sql)
            .bind(column(self.entries.keys(), |(room, _)| *room))
            .bind(column(self.entries.keys(), |(_, n)| i64::from(*n)))
            .bind(column(self.entries.values(), |entry| entry.at))
            .bind(bodies(&self.entries)?);
        query.execute(connection).await?;
        Ok(())
    }

    async fn rewrite_entries(&self, connection: &mut PgConnection) -> Result<(), Trouble> {
        if self.rewritten.is_empty() {
            return Ok(());
        }
        let sql = "UPDATE entry SET body = new.body \
                   FROM unnest($1::text[], $2::bigint[], $3::text[]) AS new (room, n, body) \
                   WHERE entry.room = new.room AND entry.n = new.n";
        let query = query(sql)
            .bind(column(self.rewritten.keys(), |(room, _)| *room))
            .bind(column(self.rewritten.keys(), |(_, n)| i64::from(*n)))
            .bind(bodies(&self.rewritten)?);
        query.execute(connection).await?;
        Ok(())
    }

    /// Writes the lines of the index. Where another server wrote one that knows of more, ours and what belongs to it are
    /// of the past.
    async fn write_rooms(&mut self, connection: &mut PgConnection) -> Result<(), Trouble> {
        if self.rooms.is_empty() {
            return Ok(());
        }
        let sql = "INSERT INTO room (id, game, state, open, n_entries, changed, deadline, info) \
                   SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], \
                   $5::bigint[], $6::bigint[], $7::bigint[], $8::text[]) \
                   ON CONFLICT (id) DO UPDATE SET state = excluded.state, open = excluded.open, \
                   n_entries = excluded.n_entries, changed = excluded.changed, \
                   deadline = excluded.deadline, info = excluded.info \
                   WHERE room.n_entries <= excluded.n_entries RETURNING id";
        let rooms = || self.rooms.values();
        let query = query_scalar(sql)
            .bind(column(rooms(), |room| room.id.as_str()))
            .bind(column(rooms(), |room| room.game.as_str()))
            .bind(column(rooms(), |room| room.state.as_str()))
            .bind(column(rooms(), |room| i64::from(room.open)))
            .bind(column(rooms(), |room| i64::from(room.n_entries)))
            .bind(column(rooms(), |room| room.changed))
            .bind(column(rooms(), |room| room.deadline))
            .bind(column(rooms(), |room| room.info.as_str()));
        let written: Vec<String> = query.fetch_all(connection).await?;
        let written: BTreeSet<&str> = written.iter().map(String::as_str).collect();
        let of_the_past = self.rooms.extract_if(.., |id, _| !written.contains(*id));
        for (id, _) in of_the_past {
            self.members.remove(id);
        }
        Ok(())
    }

    /// A room is a job as long as something is due in it.
    async fn write_due(&self, connection: &mut PgConnection) -> Result<(), Trouble> {
        let job = |room: &&RoomRow| {
            Some(NewJob {
                kind: DUE.to_owned(),
                name: room.id.clone(),
                due: room.deadline?,
                leased_until: room.held_until,
                body: String::new(),
            })
        };
        let jobs: Vec<NewJob> = self.rooms.values().filter_map(job).collect();
        if !jobs.is_empty() {
            queue::put(connection, &jobs).await?;
        }
        let done = self.rooms.values().filter(|room| room.deadline.is_none());
        let done = column(done, |room| room.id.as_str());
        if !done.is_empty() {
            queue::drop_jobs(connection, DUE, &done).await?;
        }
        Ok(())
    }

    async fn write_members(&self, connection: &mut PgConnection) -> Result<(), Trouble> {
        if self.members.is_empty() {
            return Ok(());
        }
        let rooms = column(self.members.keys(), |room| *room);
        let sql = "DELETE FROM member WHERE room = ANY($1)";
        query(sql).bind(rooms).execute(&mut *connection).await?;
        let of_room = |(room, members): (&&'a str, &&'a [Member])| {
            let room = *room;
            members.iter().map(move |member| (room, member))
        };
        let members: Vec<(&str, &Member)> = self.members.iter().flat_map(of_room).collect();
        let sql = "INSERT INTO member (room, seat, person, turn, place, points) SELECT * FROM \
                   unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], \
                   $6::bigint[])";
        let query = query(sql)
            .bind(column(&members, |(room, _)| *room))
            .bind(column(&members, |(_, member)| i64::from(member.seat)))
            .bind(column(&members, |(_, member)| member.person))
            .bind(column(&members, |(_, member)| i64::from(member.turn)))
            .bind(column(&members, |(_, member)| member.place.map(i64::from)))
            .bind(column(&members, |(_, member)| member.points.map(i64::from)));
        query.execute(connection).await?;
        Ok(())
    }

    async fn write_told(&self, connection: &mut PgConnection) -> Result<(), Trouble> {
        if self.told.is_empty() {
            return Ok(());
        }
        let sql = "UPDATE room SET told = new.told \
                   FROM unnest($1::text[], $2::bytea[]) AS new (room, told) WHERE id = new.room";
        let rooms = column(self.told.keys(), |room| *room);
        let told = column(self.told.values(), |told| *told);
        query(sql).bind(rooms).bind(told).execute(connection).await?;
        Ok(())
    }

    async fn write_people(&self, connection: &mut PgConnection) -> Result<(), Trouble> {
        if self.people.is_empty() {
            return Ok(());
        }
        let sql = "INSERT INTO person (id, name, account, password, created) SELECT * FROM \
                   unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[]) \
                   ON CONFLICT (id) DO UPDATE SET name = excluded.name, \
                   account = excluded.account, password = excluded.password";
        let people = || self.people.values();
        let query = query(sql)
            .bind(column(people(), |person| person.id))
            .bind(column(people(), |person| person.name.as_str()))
            .bind(column(people(), |person| person.account.as_deref()))
            .bind(column(people(), |person| person.password.as_deref()))
            .bind(column(people(), |person| person.created));
        query.execute(connection).await?;
        Ok(())
    }

    async fn write_tokens(&self, connection: &mut PgConnection) -> Result<(), Trouble> {
        if !self.tokens.is_empty() {
            let sql = "INSERT INTO token (hash, person) SELECT * FROM \
                       unnest($1::text[], $2::bigint[])";
            let hashes = column(self.tokens.keys(), |hash| *hash);
            let people = column(self.tokens.values(), |person| *person);
            query(sql).bind(hashes).bind(people).execute(&mut *connection).await?;
        }
        if !self.dropped_tokens.is_empty() {
            let hashes = column(&self.dropped_tokens, |hash| *hash);
            let sql = "DELETE FROM token WHERE hash = ANY($1)";
            query(sql).bind(hashes).execute(&mut *connection).await?;
        }
        if !self.logged_out.is_empty() {
            let people = column(&self.logged_out, |person| *person);
            let sql = "DELETE FROM token WHERE person = ANY($1)";
            query(sql).bind(people).execute(connection).await?;
        }
        Ok(())
    }

    async fn write_visits(&self, connection: &mut PgConnection) -> Result<(), Trouble> {
        if self.visits.is_empty() {
            return Ok(());
        }
        let sql = "INSERT INTO visit (person, room, n) SELECT * FROM \
                   unnest($1::bigint[], $2::text[], $3::bigint[]) \
                   ON CONFLICT (person, room) DO UPDATE SET n = excluded.n";
        let query = query(sql)
            .bind(column(self.visits.keys(), |(person, _)| *person))
            .bind(column(self.visits.keys(), |(_, room)| *room))
            .bind(column(self.visits.values(), |n| i64::from(*n)));
        query.execute(connection).await?;
        Ok(())
    }
}

/// One column of what is written.
fn column<T, U>(items: impl IntoIterator<Item = T>, of: impl Fn(T) -> U) -> Vec<U> {
    items.into_iter().map(of).collect()
}

/// The stored forms of what happened.
fn bodies(entries: &BTreeMap<(&str, u32), &StoredEntry>) -> Result<Vec<String>, Trouble> {
    let body = |entry: &&StoredEntry| {
        serde_json::to_string(&entry.what).map_err(|err| Trouble::Database(err.to_string()))
    };
    entries.values().map(body).collect()
}
