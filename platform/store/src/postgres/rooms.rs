use std::collections::{BTreeMap, BTreeSet};

use protocol::RoomState;
use room::{LogEntry, RoomId};
use sqlx::{PgConnection, Row as _, query, query_scalar};

use super::jobs::write_deadlines;
use super::writer::column;
use super::{PostgresStore, answer};
use crate::tables::{self, encode, state_text};
use crate::write::{Write, named_people};
use crate::{
    Heartbeat, IndexRow, IndexUpdate, Member, RoomCommit, RoomIndex, RoomStore, Since, StoreError,
    StoreFuture, WallClock, v1,
};

/// Reads the heartbeat and the time of the database, and locks the row until the end of the transaction.
const LOCKED_HEARTBEAT: &str = "SELECT at, downtime, \
     CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now FROM heartbeat FOR UPDATE";

/// The number of entries of each room, in the given order.
pub(super) async fn heads(
    connection: &mut PgConnection,
    rooms: &[&str],
) -> Result<Vec<u32>, StoreError> {
    let sql = "SELECT (SELECT COALESCE(MAX(n) + 1, 0) FROM entry WHERE room = asked.room) \
               FROM unnest($1::text[]) WITH ORDINALITY AS asked (room, nth) ORDER BY nth";
    let next: Vec<i64> = query_scalar(sql).bind(rooms).fetch_all(connection).await?;
    Ok(next.into_iter().map(|next| u32::try_from(next).unwrap_or(u32::MAX)).collect())
}

impl RoomStore for PostgresStore {
    fn commit(&self, commit: RoomCommit) -> StoreFuture<'_, ()> {
        answer(self.writers.write(Write::Room(Box::new(commit))))
    }

    fn entries(&self, room: &str, from: u32) -> StoreFuture<'_, Vec<LogEntry>> {
        let room = room.to_owned();
        answer(async move {
            let query = query(tables::ENTRIES).bind(&room).bind(i64::from(from));
            let rows = query.fetch_all(&mut *self.connection().await?).await?;
            rows.iter().map(|row| tables::entry(&room, row)).collect()
        })
    }

    fn heads(&self, rooms: Vec<RoomId>) -> StoreFuture<'_, Vec<u32>> {
        answer(async move {
            let rooms: Vec<&str> = rooms.iter().map(String::as_str).collect();
            heads(&mut *self.connection().await?, &rooms).await
        })
    }

    fn claim(&self, _now: i64, limit: u32) -> StoreFuture<'_, Vec<RoomId>> {
        answer(self.lease_rooms(limit))
    }

    fn beat(&self, _clock: WallClock) -> StoreFuture<'_, Heartbeat> {
        answer(async {
            let mut transaction = self.pool.begin().await?;
            let row = query(LOCKED_HEARTBEAT).fetch_one(&mut *transaction).await?;
            let (last, now) = (tables::heartbeat(&row)?, row.try_get("now")?);
            // Another node may have run while this one was down.
            let beat = last.next(now, Since::Running);
            let set = query(tables::SET_HEARTBEAT).bind(beat.at).bind(beat.downtime);
            set.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(beat)
        })
    }

    fn last_visit(&self, person: i64, room: &str) -> StoreFuture<'_, Option<u32>> {
        let query = query(tables::LAST_VISIT).bind(person).bind(room.to_owned());
        answer(async move {
            let row = query.fetch_optional(&mut *self.connection().await?).await?;
            row.map(|row| tables::entry_number(&row, "n")).transpose()
        })
    }

    fn unarchived(&self, limit: u32) -> StoreFuture<'_, Vec<RoomId>> {
        answer(async move {
            let query = query(tables::UNARCHIVED).bind(i64::from(limit));
            query
                .fetch_all(&mut *self.connection().await?)
                .await?
                .iter()
                .map(tables::room_id)
                .collect()
        })
    }

    fn archive(&self, room: &str) -> StoreFuture<'_, Option<Vec<u8>>> {
        let query = query(tables::ARCHIVE).bind(room.to_owned());
        answer(async move {
            let row = query.fetch_optional(&mut *self.connection().await?).await?;
            Ok(row.map(|row| row.try_get(0)).transpose()?)
        })
    }
}

impl RoomIndex for PostgresStore {
    fn room(&self, room: &str) -> StoreFuture<'_, Option<IndexRow>> {
        let query = query(tables::ROOM).bind(room.to_owned());
        answer(async move {
            let row = query.fetch_optional(&mut *self.connection().await?).await?;
            Ok(row.as_ref().map(tables::index_row).transpose()?.flatten())
        })
    }

    fn open_rooms(&self, state: RoomState, limit: u32) -> StoreFuture<'_, Vec<IndexRow>> {
        answer(async move {
            let query = query(tables::OPEN_ROOMS).bind(state_text(state)).bind(i64::from(limit));
            tables::index_rows(&query.fetch_all(&mut *self.connection().await?).await?)
        })
    }

    fn rooms_of(&self, person: i64, limit: u32) -> StoreFuture<'_, Vec<(IndexRow, Member)>> {
        answer(async move {
            let query = query(tables::ROOMS_OF).bind(person).bind(i64::from(limit));
            tables::seats_in_rooms(&query.fetch_all(&mut *self.connection().await?).await?)
        })
    }

    fn room_ids(&self, after: &str, limit: u32) -> StoreFuture<'_, Vec<RoomId>> {
        let query = query(tables::ROOM_IDS).bind(after.to_owned()).bind(i64::from(limit));
        answer(async move {
            query
                .fetch_all(&mut *self.connection().await?)
                .await?
                .iter()
                .map(tables::room_id)
                .collect()
        })
    }

    fn rooms_naming(&self, person: i64) -> StoreFuture<'_, Vec<RoomId>> {
        answer(async move {
            let query = query(tables::ROOMS_NAMING).bind(person);
            query.fetch_all(&self.pool).await?.iter().map(tables::room_id).collect()
        })
    }

    fn members(&self, room: &str) -> StoreFuture<'_, Vec<Member>> {
        let query = query(tables::MEMBERS).bind(room.to_owned());
        answer(async move {
            query
                .fetch_all(&mut *self.connection().await?)
                .await?
                .iter()
                .map(tables::member)
                .collect()
        })
    }
}

/// The writes of a group of requests to the tables of rooms. Rows are sorted, so that groups of different nodes lock
/// them in the same order. Of two rows with the same key the later one is written.
#[derive(Default)]
pub(super) struct RoomBatch<'a> {
    entries: BTreeMap<(&'a str, u32), &'a LogEntry>,
    rewritten: BTreeMap<(&'a str, u32), &'a LogEntry>,
    rows: BTreeMap<&'a str, &'a IndexRow>,
    members: BTreeMap<&'a str, &'a [Member]>,
    archives: BTreeMap<&'a str, &'a [u8]>,
    named: BTreeSet<(i64, &'a str)>,
}

impl<'a> RoomBatch<'a> {
    pub(super) fn add(&mut self, commit: &'a RoomCommit) {
        let room = commit.room.as_str();
        let numbered = |entry: &'a LogEntry| ((room, entry.n), entry);
        self.entries.extend(commit.entries.iter().map(numbered));
        self.rewritten.extend(commit.rewritten.iter().map(numbered));
        self.named.extend(named_people(commit).map(|person| (person, room)));
        if let Some(IndexUpdate { row, members }) = &commit.index {
            self.rows.insert(room, row);
            self.members.insert(room, members);
        }
        if let Some(archive) = &commit.archive {
            self.archives.insert(room, archive);
        }
    }

    pub(super) async fn write(mut self, connection: &mut PgConnection) -> Result<(), StoreError> {
        self.write_entries(connection).await?;
        self.rewrite_entries(connection).await?;
        self.write_names(connection).await?;
        self.write_index(connection).await?;
        write_deadlines(connection, &self.rows).await?;
        self.write_members(connection).await?;
        self.write_archives(connection).await
    }

    async fn write_entries(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
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

    async fn write_names(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        if self.named.is_empty() {
            return Ok(());
        }
        let sql = "INSERT INTO named (person, room) SELECT * FROM \
                   unnest($1::bigint[], $2::text[]) ON CONFLICT DO NOTHING";
        let people = column(&self.named, |(person, _)| *person);
        let rooms = column(&self.named, |(_, room)| *room);
        query(sql).bind(people).bind(rooms).execute(connection).await?;
        Ok(())
    }

    async fn rewrite_entries(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
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

    /// Writes the index rows with their members and deadlines, except rows that are older than the stored ones.
    async fn write_index(&mut self, connection: &mut PgConnection) -> Result<(), StoreError> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let sql = "INSERT INTO room (id, game, state, open, n_entries, changed, deadline, info) \
                   SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], \
                   $5::bigint[], $6::bigint[], $7::bigint[], $8::text[]) \
                   ON CONFLICT (id) DO UPDATE SET state = excluded.state, open = excluded.open, \
                   n_entries = excluded.n_entries, changed = excluded.changed, \
                   deadline = excluded.deadline, info = excluded.info \
                   WHERE room.n_entries <= excluded.n_entries RETURNING id";
        let rows = || self.rows.values();
        let infos = rows().map(|row| v1::encode_info(&row.info)).collect::<Result<Vec<_>, _>>();
        let query = query_scalar(sql)
            .bind(column(self.rows.keys(), |room| *room))
            .bind(column(rows(), |row| row.info.settings.game.as_str()))
            .bind(column(rows(), |row| state_text(row.info.state)))
            .bind(column(rows(), |row| i64::from(row.info.settings.open)))
            .bind(column(rows(), |row| i64::from(row.n_entries)))
            .bind(column(rows(), |row| row.changed))
            .bind(column(rows(), |row| row.deadline))
            .bind(infos.map_err(|err| StoreError::Database(err.to_string()))?);
        let written: Vec<String> = query.fetch_all(connection).await?;
        let written: BTreeSet<&str> = written.iter().map(String::as_str).collect();
        self.rows.retain(|room, _| written.contains(*room));
        self.members.retain(|room, _| written.contains(*room));
        Ok(())
    }

    async fn write_members(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
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

    async fn write_archives(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        if self.archives.is_empty() {
            return Ok(());
        }
        let sql = "UPDATE room SET told = new.told \
                   FROM unnest($1::text[], $2::bytea[]) AS new (room, told) WHERE id = new.room";
        let rooms = column(self.archives.keys(), |room| *room);
        let archives = column(self.archives.values(), |archive| *archive);
        query(sql).bind(rooms).bind(archives).execute(connection).await?;
        Ok(())
    }
}

/// The stored forms of these entries.
fn bodies(entries: &BTreeMap<(&str, u32), &LogEntry>) -> Result<Vec<String>, StoreError> {
    entries.values().map(|entry| encode(entry)).collect()
}
