use std::collections::BTreeMap;

use protocol::RoomState;
use room::{LogEntry, RoomId};
use serde_json::{Value, json};
use sqlx::{Row as _, SqliteConnection, query};

use super::SqliteStore;
use super::people::write_visit;
use super::staging::{StagedEntry, Staging};
use super::writer::Request;
use crate::tables::{self, encode, state_text};
use crate::write::{Write, named_people};
use crate::{
    Heartbeat, IndexRow, IndexUpdate, Member, RoomCommit, RoomIndex, RoomStore, StoreError,
    StoreFuture, WallClock, v1,
};

/// The number of entries of each room, in the given order.
const HEADS: &str = "SELECT (SELECT COALESCE(MAX(n) + 1, 0) FROM entry WHERE room = value) AS next \
                     FROM json_each($1) ORDER BY key";

impl SqliteStore {
    /// The room's entries that are not in the table `entry` yet.
    async fn staged(&self, room: &str) -> Result<Vec<StagedEntry>, StoreError> {
        self.request(|reply| Request::Staged(room.to_owned(), reply)).await
    }

    /// The room's entries in the table `entry`.
    async fn merged(&self, room: &str, from: u32) -> Result<Vec<LogEntry>, StoreError> {
        let query = query(tables::ENTRIES).bind(room).bind(i64::from(from));
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(|row| tables::entry(room, row)).collect()
    }
}

impl RoomStore for SqliteStore {
    fn commit(&self, commit: RoomCommit) -> StoreFuture<'_, ()> {
        Box::pin(self.write(Write::Room(Box::new(commit))))
    }

    fn entries(&self, room: &str, from: u32) -> StoreFuture<'_, Vec<LogEntry>> {
        let room = room.to_owned();
        Box::pin(async move {
            // Read the staged entries first: if they are merged before the table is read, they are in both lists and
            // not in neither.
            let staged = self.staged(&room).await?;
            let mut entries = self.merged(&room, from).await?;
            let next = entries.last().map_or(from, |last| last.n + 1);
            for StagedEntry { n, at, body } in staged.iter().filter(|it| next <= it.n) {
                entries.push(tables::decode(&room, *n, *at, body.get())?);
            }
            Ok(entries)
        })
    }

    fn heads(&self, rooms: Vec<RoomId>) -> StoreFuture<'_, Vec<u32>> {
        Box::pin(async move {
            let mut heads = Vec::new();
            for room in &rooms {
                heads.push(self.staged(room).await?.last().map_or(0, |last| last.n + 1));
            }
            let rows = query(HEADS).bind(json!(rooms).to_string()).fetch_all(&self.readers).await?;
            for (head, row) in heads.iter_mut().zip(&rows) {
                *head = tables::entry_number(row, "next")?.max(*head);
            }
            Ok(heads)
        })
    }

    fn claim(&self, now: i64, limit: u32) -> StoreFuture<'_, Vec<RoomId>> {
        Box::pin(self.due_rooms(now, limit))
    }

    fn beat(&self, clock: WallClock) -> StoreFuture<'_, Heartbeat> {
        Box::pin(self.request(move |reply| Request::Beat(clock, reply)))
    }

    fn last_visit(&self, person: i64, room: &str) -> StoreFuture<'_, Option<u32>> {
        let query = query(tables::LAST_VISIT).bind(person).bind(room.to_owned());
        Box::pin(async move {
            let row = query.fetch_optional(&self.readers).await?;
            row.map(|row| tables::entry_number(&row, "n")).transpose()
        })
    }

    fn unarchived(&self, limit: u32) -> StoreFuture<'_, Vec<RoomId>> {
        Box::pin(async move {
            let query = query(tables::UNARCHIVED).bind(i64::from(limit));
            query.fetch_all(&self.readers).await?.iter().map(tables::room_id).collect()
        })
    }

    fn archive(&self, room: &str) -> StoreFuture<'_, Option<Vec<u8>>> {
        let query = query(tables::ARCHIVE).bind(room.to_owned());
        Box::pin(async move {
            let row = query.fetch_optional(&self.readers).await?;
            Ok(row.map(|row| row.try_get(0)).transpose()?)
        })
    }
}

impl RoomIndex for SqliteStore {
    fn room(&self, room: &str) -> StoreFuture<'_, Option<IndexRow>> {
        let query = query(tables::ROOM).bind(room.to_owned());
        Box::pin(async move {
            let row = query.fetch_optional(&self.readers).await?;
            Ok(row.as_ref().map(tables::index_row).transpose()?.flatten())
        })
    }

    fn open_rooms(&self, state: RoomState, limit: u32) -> StoreFuture<'_, Vec<IndexRow>> {
        Box::pin(async move {
            let query = query(tables::OPEN_ROOMS).bind(state_text(state)).bind(i64::from(limit));
            tables::index_rows(&query.fetch_all(&self.readers).await?)
        })
    }

    fn rooms_of(&self, person: i64, limit: u32) -> StoreFuture<'_, Vec<(IndexRow, Member)>> {
        Box::pin(async move {
            let query = query(tables::ROOMS_OF).bind(person).bind(i64::from(limit));
            tables::seats_in_rooms(&query.fetch_all(&self.readers).await?)
        })
    }

    fn room_ids(&self, after: &str, limit: u32) -> StoreFuture<'_, Vec<RoomId>> {
        let query = query(tables::ROOM_IDS).bind(after.to_owned()).bind(i64::from(limit));
        Box::pin(async move {
            self.request(Request::Merge).await?;
            query.fetch_all(&self.readers).await?.iter().map(tables::room_id).collect()
        })
    }

    fn rooms_naming(&self, person: i64) -> StoreFuture<'_, Vec<RoomId>> {
        Box::pin(async move {
            let query = query(tables::ROOMS_NAMING).bind(person);
            query.fetch_all(&self.readers).await?.iter().map(tables::room_id).collect()
        })
    }

    fn members(&self, room: &str) -> StoreFuture<'_, Vec<Member>> {
        let query = query(tables::MEMBERS).bind(room.to_owned());
        Box::pin(async move {
            query.fetch_all(&self.readers).await?.iter().map(tables::member).collect()
        })
    }
}

/// Writes all parts of these commits except their new entries.
pub(super) async fn write_commits(
    connection: &mut SqliteConnection,
    staging: &mut Staging,
    commits: &[&RoomCommit],
) -> Result<(), StoreError> {
    for commit in commits {
        for person in named_people(commit) {
            let sql = "INSERT OR IGNORE INTO named (person, room) VALUES ($1, $2)";
            query(sql).bind(person).bind(&commit.room).execute(&mut *connection).await?;
        }
        rewrite(connection, staging, commit).await?;
        if let Some(visit) = commit.visit {
            write_visit(connection, &commit.room, visit).await?;
        }
    }
    // A later row of the same room replaces an earlier one.
    let updates = commits.iter().filter_map(|commit| Some((&commit.room, commit.index.as_ref()?)));
    write_index(connection, updates.collect()).await?;
    for commit in commits {
        if let Some(archive) = &commit.archive {
            let sql = "UPDATE room SET told = $2 WHERE id = $1";
            query(sql).bind(&commit.room).bind(archive).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

async fn rewrite(
    connection: &mut SqliteConnection,
    staging: &mut Staging,
    commit: &RoomCommit,
) -> Result<(), StoreError> {
    if commit.rewritten.is_empty() {
        return Ok(());
    }
    staging.merge_all(connection).await?;
    for entry in &commit.rewritten {
        let sql = "UPDATE entry SET body = $3 WHERE room = $1 AND n = $2";
        let query = query(sql).bind(&commit.room).bind(i64::from(entry.n)).bind(encode(entry)?);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Writes all rows of a table with one statement, because a call of SQLite costs more than its work.
async fn write_index(
    connection: &mut SqliteConnection,
    updates: BTreeMap<&RoomId, &IndexUpdate>,
) -> Result<(), StoreError> {
    if updates.is_empty() {
        return Ok(());
    }
    let rows =
        updates.values().map(|update| room_row(&update.row)).collect::<Result<Value, _>>()?;
    let sql = "INSERT INTO room (id, game, state, open, n_entries, changed, deadline, info) \
               SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, \
               value ->> 6, value ->> 7 FROM json_each($1) WHERE TRUE ON CONFLICT (id) DO UPDATE SET \
               state = excluded.state, open = excluded.open, n_entries = excluded.n_entries, \
               changed = excluded.changed, deadline = excluded.deadline, info = excluded.info";
    query(sql).bind(rows.to_string()).execute(&mut *connection).await?;

    let rooms: Value = updates.keys().map(|room| json!(room)).collect();
    let sql = "DELETE FROM member WHERE room IN (SELECT value FROM json_each($1))";
    query(sql).bind(rooms.to_string()).execute(&mut *connection).await?;

    let seats = updates.iter().flat_map(|(room, update)| {
        update.members.iter().map(move |it| {
            json!([room, it.seat, it.person, u8::from(it.turn), it.place, it.points])
        })
    });
    let seats: Value = seats.collect();
    let sql = "INSERT INTO member (room, seat, person, turn, place, points) \
               SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 \
               FROM json_each($1)";
    query(sql).bind(seats.to_string()).execute(connection).await?;
    Ok(())
}

/// The columns of a row of the table `room`.
fn room_row(row: &IndexRow) -> Result<Value, StoreError> {
    let info = &row.info;
    let text = v1::encode_info(info).map_err(|err| StoreError::Database(err.to_string()))?;
    let (state, open) = (state_text(info.state), u8::from(info.settings.open));
    let game = &info.settings.game;
    Ok(json!([info.id, game, state, open, row.n_entries, row.changed, row.deadline, text]))
}
