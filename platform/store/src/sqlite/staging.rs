//! Entries are written in two stages. First, each group of commits is appended as one row to the table `fresh`; the
//! acknowledgement waits only for this. Later, many groups are merged room by room into the table `entry`. So a group
//! writes few pages however many rooms share it, and the pages of a room are written rarely.
//!
//! The writer keeps the staged entries in memory too, for readers of the room.

use std::collections::{BTreeSet, HashMap};

use room::RoomId;
use serde_json::value::RawValue;
use sqlx::sqlite::SqliteRow;
use sqlx::{QueryBuilder, Row as _, SqliteConnection};

use crate::write::{Write, is_entries_only, number_after, room_commits};
use crate::{RoomCommit, StoreError, tables, v1};

/// The number of staged entries at which merging starts. Each group then merges a few, so that no commit waits for the
/// whole merge.
const MERGE_AT: usize = 16_384;

/// The number of entries in one INSERT statement.
const ENTRIES_PER_INSERT: usize = 64;

/// The number of rooms without staged entries whose next number is remembered.
const MAX_IDLE_ROOMS: usize = 100_000;

/// The writer's cache of staged entries and next entry numbers.
#[derive(Debug, Default)]
pub(super) struct Staging {
    rooms: HashMap<RoomId, StagedRoom>,
    n_staged: usize,
    /// The id of the last row that was appended to `fresh`.
    last_group: i64,
    merge: Option<Merge>,
    /// Whether `fresh` may have entries that are not in `rooms`.
    incomplete: bool,
    /// SQLite's `data_version` when `rooms` was filled; `None` if `rooms` is not trusted. Another connection's commit
    /// changes it.
    version: Option<i64>,
}

/// A room with the number of its next entry, and its staged entries.
#[derive(Debug)]
struct StagedRoom {
    next: u32,
    entries: Vec<StagedEntry>,
}

/// An entry that is in `fresh` and may not be in `entry` yet.
#[derive(Clone, Debug)]
pub(super) struct StagedEntry {
    pub(super) n: u32,
    pub(super) at: i64,
    pub(super) body: Box<RawValue>,
}

/// Room, number, time and body: the elements of a group.
type Row<'a> = (&'a str, u32, i64, &'a RawValue);

/// A merge that has started.
#[derive(Debug)]
struct Merge {
    /// The rooms that are still to be merged.
    rooms: Vec<RoomId>,
    /// When all are merged, the groups up to this id are deleted.
    until: i64,
}

impl Staging {
    /// Whether there is nothing to merge.
    pub(super) fn is_empty(&self) -> bool {
        self.n_staged == 0 && !self.incomplete
    }

    /// Whether a merge has started, or should.
    pub(super) fn is_merging(&self) -> bool {
        self.merge.is_some() || MERGE_AT <= self.n_staged
    }

    /// Clears the cache after a failed transaction, which may have rolled back rows that are in it.
    pub(super) fn invalidate(&mut self) {
        *self = Self { incomplete: true, ..Self::default() };
    }

    /// The room's staged entries, or `None` if the cache may be incomplete.
    pub(super) fn of_room(&self, room: &str) -> Option<Vec<StagedEntry>> {
        let known = self.rooms.get(room);
        (!self.incomplete).then(|| known.map(|known| known.entries.clone()).unwrap_or_default())
    }

    /// Fills the cache: reloads it if another connection has written, and reads the next entry numbers of these
    /// requests' rooms.
    pub(super) async fn refresh(
        &mut self,
        connection: &mut SqliteConnection,
        writes: &[&Write],
    ) -> Result<(), StoreError> {
        let row = sqlx::query("PRAGMA data_version").fetch_one(&mut *connection).await?;
        let version: i64 = row.try_get(0)?;
        if Some(version) != self.version {
            self.merge_all(connection).await?;
            *self = Self { version: Some(version), ..Self::default() };
        }
        let unknown = room_commits(writes).filter(|commit| !self.knows(commit));
        let unknown: BTreeSet<&str> = unknown.map(|commit| commit.room.as_str()).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let sql = "SELECT value AS room, (SELECT COALESCE(MAX(n) + 1, 0) FROM entry WHERE room = value) \
                   AS next FROM json_each($1)";
        for row in sqlx::query(sql).bind(json(&unknown)?).fetch_all(connection).await? {
            let next = tables::entry_number(&row, "next")?;
            self.rooms.insert(row.try_get("room")?, StagedRoom { next, entries: Vec::new() });
        }
        Ok(())
    }

    /// Whether the next number of the commit's room is known, if the commit has entries at all.
    fn knows(&self, commit: &RoomCommit) -> bool {
        commit.entries.is_empty() || self.rooms.contains_key(&commit.room)
    }

    /// Reserves the numbers of a commit's entries. Fails if they do not follow the room's last entry.
    pub(super) fn take_numbers(&mut self, write: &Write) -> Result<(), StoreError> {
        let Some(commit) = write.room_commit().filter(|commit| !commit.entries.is_empty()) else {
            return Ok(());
        };
        let known = self.rooms.get_mut(&commit.room).ok_or(StoreError::EntryExists)?;
        known.next = number_after(commit, known.next)?;
        Ok(())
    }

    /// Whether [`Staging::append_alone`] can write these requests: they only have entries, of rooms in the cache.
    pub(super) fn can_append_alone(&self, writes: &[&Write]) -> bool {
        let is_known = |write: &&Write| {
            write.room_commit().is_some_and(|it| is_entries_only(it) && self.knows(it))
        };
        self.version.is_some() && !self.is_merging() && writes.iter().all(is_known)
    }

    /// Appends the entries of these requests, whose numbers are reserved, with a single statement. Returns `false` and
    /// writes nothing if another connection has written since the cache was filled.
    pub(super) async fn append_alone(
        &mut self,
        connection: &mut SqliteConnection,
        writes: &[&Write],
    ) -> Result<bool, StoreError> {
        let rows = rows(writes)?;
        if rows.is_empty() {
            return Ok(true);
        }
        let sql = "INSERT INTO fresh (entries) \
                   SELECT $1 WHERE (SELECT data_version FROM pragma_data_version) = $2";
        let query = sqlx::query(sql).bind(group(&rows)?).bind(self.version);
        let written = query.execute(connection).await?;
        self.remember(written.last_insert_rowid(), rows);
        Ok(written.rows_affected() == 1)
    }

    /// Appends the entries of these requests, whose numbers are reserved, in the caller's transaction. Continues a
    /// merge that has started.
    pub(super) async fn append(
        &mut self,
        connection: &mut SqliteConnection,
        writes: &[&Write],
    ) -> Result<(), StoreError> {
        let rows = rows(writes)?;
        if rows.is_empty() {
            return Ok(());
        }
        let n_rows = rows.len();
        let query = sqlx::query("INSERT INTO fresh (entries) VALUES ($1)").bind(group(&rows)?);
        let written = query.execute(&mut *connection).await?;
        self.remember(written.last_insert_rowid(), rows);
        if self.is_merging() {
            // Merge twice as many entries as arrived, so that the merge ends. It costs about as much as the write
            // itself.
            self.merge_some(connection, 2 * n_rows).await?;
        }
        Ok(())
    }

    fn remember(&mut self, group: i64, rows: Vec<(&RoomId, StagedEntry)>) {
        self.last_group = group;
        self.n_staged += rows.len();
        for (room, row) in rows {
            if let Some(known) = self.rooms.get_mut(room) {
                known.entries.push(row);
            }
        }
    }

    /// Merges the next rooms, until `n_entries` or more are merged.
    pub(super) async fn merge_some(
        &mut self,
        connection: &mut SqliteConnection,
        n_entries: usize,
    ) -> Result<(), StoreError> {
        let mut merge = self.merge.take().unwrap_or_else(|| self.start_merge());
        let mut merged = Vec::new();
        let mut n_merged = 0;
        while n_merged < n_entries
            && let Some(room) = merge.rooms.pop()
        {
            let Some(known) = self.rooms.get_mut(&room) else { continue };
            let entries = std::mem::take(&mut known.entries);
            n_merged += entries.len();
            merged.push((room, entries));
        }
        self.n_staged -= n_merged;
        let rows = merged.iter().flat_map(|(room, it)| it.iter().map(|it| it.row(room)));
        insert(connection, &rows.collect::<Vec<_>>()).await?;
        if !merge.rooms.is_empty() {
            self.merge = Some(merge);
            return Ok(());
        }
        let sql = "DELETE FROM fresh WHERE id <= $1";
        sqlx::query(sql).bind(merge.until).execute(connection).await?;
        if MAX_IDLE_ROOMS < self.rooms.len() {
            self.rooms.retain(|_, known| !known.entries.is_empty());
        }
        Ok(())
    }

    /// A merge of all rooms with staged entries, sorted by id because neighbouring rooms share pages.
    fn start_merge(&self) -> Merge {
        let staged = self.rooms.iter().filter(|(_, known)| !known.entries.is_empty());
        let mut rooms: Vec<RoomId> = staged.map(|(room, _)| room.clone()).collect();
        rooms.sort_unstable();
        Merge { rooms, until: self.last_group }
    }

    /// Moves all of `fresh` into `entry`, including entries that other programs left there. Entries that were merged
    /// already stay as they are.
    pub(super) async fn merge_all(
        &mut self,
        connection: &mut SqliteConnection,
    ) -> Result<(), StoreError> {
        let sql = "INSERT OR IGNORE INTO entry (room, n, at, body) \
                   SELECT value ->> 0 AS room, value ->> 1 AS n, value ->> 2, value -> 3 \
                   FROM fresh, json_each(fresh.entries) ORDER BY room, n";
        sqlx::query(sql).execute(&mut *connection).await?;
        sqlx::query("DELETE FROM fresh").execute(connection).await?;
        self.rooms.values_mut().for_each(|known| known.entries.clear());
        self.n_staged = 0;
        self.merge = None;
        self.incomplete = false;
        Ok(())
    }
}

impl StagedEntry {
    /// Reads a row with the columns number, time and body.
    pub(super) fn read(room: &str, row: &SqliteRow) -> Result<Self, StoreError> {
        let body = RawValue::from_string(row.try_get("body")?).map_err(|error| {
            StoreError::Unreadable { room: room.to_owned(), reason: error.to_string() }
        })?;
        Ok(Self { n: tables::entry_number(row, "n")?, at: row.try_get("at")?, body })
    }

    fn row<'a>(&'a self, room: &'a str) -> Row<'a> {
        (room, self.n, self.at, &self.body)
    }
}

/// Writes entries into the table `entry`.
async fn insert(connection: &mut SqliteConnection, rows: &[Row<'_>]) -> Result<(), StoreError> {
    for rows in rows.chunks(ENTRIES_PER_INSERT) {
        let mut query = QueryBuilder::new("INSERT OR IGNORE INTO entry (room, n, at, body) ");
        query.push_values(rows, |mut row, (room, n, at, body)| {
            row.push_bind(*room).push_bind(i64::from(*n)).push_bind(*at).push_bind(body.get());
        });
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// The new entries of these requests, in order.
fn rows<'a>(writes: &[&'a Write]) -> Result<Vec<(&'a RoomId, StagedEntry)>, StoreError> {
    let mut rows = Vec::new();
    for commit in room_commits(writes) {
        for entry in &commit.entries {
            let body = v1::encode_raw(entry).map_err(unwritable)?;
            rows.push((&commit.room, StagedEntry { n: entry.n, at: entry.at, body }));
        }
    }
    Ok(rows)
}

/// The stored form of a group.
fn group(rows: &[(&RoomId, StagedEntry)]) -> Result<String, StoreError> {
    json(&rows.iter().map(|(room, it)| it.row(room)).collect::<Vec<_>>())
}

fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(unwritable)
}

fn unwritable(err: serde_json::Error) -> StoreError {
    StoreError::Database(err.to_string())
}
