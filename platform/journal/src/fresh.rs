//! Entries are written twice: first as they come, a group in one row, which is all that has to be waited for; then, many
//! groups at once and room by room, into the table that is read. A commit thus touches a few pages however many rooms
//! share it, and each room's pages are touched once in a while. In between the writer has them in memory, for whoever
//! reads a room.

use std::collections::{BTreeSet, HashMap};

use serde_json::value::RawValue;
use sqlx::{QueryBuilder, Row as _, SqliteConnection};

use crate::{Commit, RoomId, StoredEntry, Trouble};

/// When so many entries wait, they are folded: a few with every group, so that nobody waits for all of them.
const MOST_FRESH: usize = 16_384;

/// So many entries go into one statement: SQLite's thread is asked less often.
const ROWS: usize = 64;

/// So many rooms are known by heart at most.
const MOST_KNOWN: usize = 100_000;

/// What the writer knows of the entries without asking the tables.
#[derive(Debug, Default)]
pub(crate) struct Fresh {
    rooms: HashMap<RoomId, Known>,
    n_waiting: usize,
    /// The last group that was written.
    last_group: i64,
    sweep: Option<Sweep>,
    /// Whether there may be entries that are not in memory.
    doubtful: bool,
    /// Changes when another connection writes; nothing where what is known may be wrong.
    version: Option<i64>,
}

/// A room: the number of its next entry, and those that wait to be folded.
#[derive(Debug)]
struct Known {
    next: u32,
    waiting: Vec<Waiting>,
}

/// An entry that waits to be folded.
#[derive(Clone, Debug)]
pub(crate) struct Waiting {
    pub(crate) n: u32,
    pub(crate) at: i64,
    pub(crate) body: Box<RawValue>,
}

/// Room, number, time and body, as a group has them.
type Row<'a> = (&'a str, u32, i64, &'a RawValue);

/// A folding that is under way.
#[derive(Debug)]
struct Sweep {
    /// The rooms whose turn is still to come.
    rooms: Vec<RoomId>,
    /// The groups up to this one are needed no longer when all rooms are folded.
    until: i64,
}

impl Fresh {
    /// Whether there is anything to fold.
    pub(crate) fn is_empty(&self) -> bool {
        self.n_waiting == 0 && !self.doubtful
    }

    /// Whether entries are being folded, or ought to be.
    pub(crate) fn is_folding(&self) -> bool {
        self.sweep.is_some() || MOST_FRESH <= self.n_waiting
    }

    /// Forgets everything: what was learnt may have been taken back with what was to be written.
    pub(crate) fn doubt(&mut self) {
        *self = Self { doubtful: true, ..Self::default() };
    }

    /// The entries of a room that wait; nothing where some may wait that are not in memory.
    pub(crate) fn waiting(&self, room: &str) -> Option<Vec<Waiting>> {
        let known = self.rooms.get(room);
        (!self.doubtful).then(|| known.map(|known| known.waiting.clone()).unwrap_or_default())
    }

    /// Takes in what another writer did since the last time, and learns the next numbers of these commits' rooms.
    pub(crate) async fn look(
        &mut self,
        connection: &mut SqliteConnection,
        commits: &[&Commit],
    ) -> Result<(), Trouble> {
        let row = sqlx::query("PRAGMA data_version").fetch_one(&mut *connection).await?;
        let version: i64 = row.try_get(0)?;
        if Some(version) != self.version {
            self.fold_all(connection).await?;
            *self = Self { version: Some(version), ..Self::default() };
        }
        let entries = commits.iter().flat_map(|commit| &commit.entries);
        let unknown = entries.filter(|entry| !self.rooms.contains_key(&entry.room));
        let unknown: BTreeSet<&str> = unknown.map(|entry| entry.room.as_str()).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let sql = "SELECT value AS room, (SELECT COALESCE(MAX(n) + 1, 0) FROM entry WHERE room = value) \
                   AS next FROM json_each($1)";
        let rooms = json(&unknown)?;
        for row in sqlx::query(sql).bind(rooms).fetch_all(connection).await? {
            let next: i64 = row.try_get("next")?;
            let next = u32::try_from(next).unwrap_or(u32::MAX);
            self.rooms.insert(row.try_get("room")?, Known { next, waiting: Vec::new() });
        }
        Ok(())
    }

    /// Takes a commit's numbers, where each is the next of its room; otherwise none of them.
    pub(crate) fn take(&mut self, commit: &Commit) -> Result<(), Trouble> {
        for (idx, entry) in commit.entries.iter().enumerate() {
            match self.rooms.get_mut(&entry.room) {
                Some(known) if known.next == entry.n => known.next += 1,
                Some(_) | None => {
                    self.give_back(&commit.entries[..idx]);
                    return Err(Trouble::Stale);
                }
            }
        }
        Ok(())
    }

    fn give_back(&mut self, entries: &[StoredEntry]) {
        for entry in entries.iter().rev() {
            if let Some(known) = self.rooms.get_mut(&entry.room) {
                known.next = entry.n;
            }
        }
    }

    /// Whether these commits can be written at once: they are nothing but entries of rooms whose numbers are known.
    pub(crate) fn knows_all_of(&self, commits: &[&Commit]) -> bool {
        let mut entries = commits.iter().flat_map(|commit| &commit.entries);
        self.version.is_some()
            && !self.is_folding()
            && commits.iter().all(|commit| commit.is_entries_only())
            && entries.all(|entry| self.rooms.contains_key(&entry.room))
    }

    /// Writes the entries of these commits, whose numbers were taken, in a transaction of their own. Says no, and
    /// writes nothing, where another connection has written since the numbers were learnt.
    pub(crate) async fn write_at_once(
        &mut self,
        connection: &mut SqliteConnection,
        commits: &[&Commit],
    ) -> Result<bool, Trouble> {
        let rows = rows(commits)?;
        if rows.is_empty() {
            return Ok(true);
        }
        let sql = "INSERT INTO fresh (entries) \
                   SELECT $1 WHERE (SELECT data_version FROM pragma_data_version) = $2";
        let query = sqlx::query(sql).bind(group(&rows)?).bind(self.version);
        let written = query.execute(connection).await?;
        self.keep(written.last_insert_rowid(), rows);
        Ok(written.rows_affected() == 1)
    }

    /// Writes the entries of these commits, whose numbers were taken, and folds some older ones.
    pub(crate) async fn write(
        &mut self,
        connection: &mut SqliteConnection,
        commits: &[&Commit],
    ) -> Result<(), Trouble> {
        let rows = rows(commits)?;
        if rows.is_empty() {
            return Ok(());
        }
        let many = rows.len();
        let query = sqlx::query("INSERT INTO fresh (entries) VALUES ($1)").bind(group(&rows)?);
        let written = query.execute(&mut *connection).await?;
        self.keep(written.last_insert_rowid(), rows);
        if self.is_folding() {
            // Faster than others come, and little beside what was just written.
            self.fold_some(connection, 2 * many).await?;
        }
        Ok(())
    }

    fn keep(&mut self, group: i64, rows: Vec<(&RoomId, Waiting)>) {
        self.last_group = group;
        self.n_waiting += rows.len();
        for (room, row) in rows {
            if let Some(known) = self.rooms.get_mut(room) {
                known.waiting.push(row);
            }
        }
    }

    /// Folds the next rooms until it was so many entries.
    pub(crate) async fn fold_some(
        &mut self,
        connection: &mut SqliteConnection,
        many: usize,
    ) -> Result<(), Trouble> {
        let mut sweep = self.sweep.take().unwrap_or_else(|| self.begin_sweep());
        let mut folded = Vec::new();
        let mut n_folded = 0;
        while n_folded < many
            && let Some(room) = sweep.rooms.pop()
        {
            let Some(known) = self.rooms.get_mut(&room) else { continue };
            let waiting = std::mem::take(&mut known.waiting);
            n_folded += waiting.len();
            folded.push((room, waiting));
        }
        self.n_waiting -= n_folded;
        let rows = folded.iter().flat_map(|(room, it)| it.iter().map(|it| it.row(room)));
        put(connection, &rows.collect::<Vec<_>>()).await?;
        if !sweep.rooms.is_empty() {
            self.sweep = Some(sweep);
            return Ok(());
        }
        let sql = "DELETE FROM fresh WHERE id <= $1";
        sqlx::query(sql).bind(sweep.until).execute(connection).await?;
        if MOST_KNOWN < self.rooms.len() {
            self.rooms.retain(|_, known| !known.waiting.is_empty());
        }
        Ok(())
    }

    /// All rooms that wait, in the order of their ids: neighbours share pages.
    fn begin_sweep(&self) -> Sweep {
        let waiting = self.rooms.iter().filter(|(_, known)| !known.waiting.is_empty());
        let mut rooms: Vec<RoomId> = waiting.map(|(room, _)| room.clone()).collect();
        rooms.sort_unstable();
        Sweep { rooms, until: self.last_group }
    }

    /// Moves everything that is fresh to where it is read, whoever wrote it. What was folded before stays as it is: a
    /// group is kept until all of it is folded.
    pub(crate) async fn fold_all(
        &mut self,
        connection: &mut SqliteConnection,
    ) -> Result<(), Trouble> {
        let sql = "INSERT OR IGNORE INTO entry (room, n, at, body) \
                   SELECT value ->> 0 AS room, value ->> 1 AS n, value ->> 2, value -> 3 \
                   FROM fresh, json_each(fresh.entries) ORDER BY room, n";
        sqlx::query(sql).execute(&mut *connection).await?;
        sqlx::query("DELETE FROM fresh").execute(connection).await?;
        self.rooms.values_mut().for_each(|known| known.waiting.clear());
        self.n_waiting = 0;
        self.sweep = None;
        self.doubtful = false;
        Ok(())
    }
}

impl Waiting {
    fn row<'a>(&'a self, room: &'a str) -> Row<'a> {
        (room, self.n, self.at, &self.body)
    }
}

/// Puts entries where they are read.
async fn put(connection: &mut SqliteConnection, rows: &[Row<'_>]) -> Result<(), Trouble> {
    for rows in rows.chunks(ROWS) {
        let mut query = QueryBuilder::new("INSERT OR IGNORE INTO entry (room, n, at, body) ");
        query.push_values(rows, |mut row, (room, n, at, body)| {
            row.push_bind(*room).push_bind(i64::from(*n)).push_bind(*at).push_bind(body.get());
        });
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// The entries of commits in the order in which they came.
fn rows<'a>(commits: &[&'a Commit]) -> Result<Vec<(&'a RoomId, Waiting)>, Trouble> {
    let entries = commits.iter().flat_map(|commit| &commit.entries);
    let row = |StoredEntry { room, n, at, what }: &'a StoredEntry| {
        let body = serde_json::value::to_raw_value(what).map_err(unwritable)?;
        Ok((room, Waiting { n: *n, at: *at, body }))
    };
    entries.map(row).collect()
}

/// A group as it is stored.
fn group(rows: &[(&RoomId, Waiting)]) -> Result<String, Trouble> {
    json(&rows.iter().map(|(room, it)| it.row(room)).collect::<Vec<_>>())
}

/// The stored form of something.
pub(crate) fn json(value: &impl serde::Serialize) -> Result<String, Trouble> {
    serde_json::to_string(value).map_err(unwritable)
}

fn unwritable(err: serde_json::Error) -> Trouble {
    Trouble::Database(err.to_string())
}
