//! Entries are written twice: first as they come, a group in one row, which is all that has to be waited for; then, many
//! groups at once and in the order of rooms, into the table that is read. A commit thus touches a few pages however many
//! rooms share it, and each room's pages are touched once in a while.

use std::collections::{BTreeSet, HashMap};

use sqlx::{Row as _, SqliteConnection};

use crate::{Commit, RoomId, StoredEntry, Trouble};

/// So many entries wait to be folded at most. More make it cheaper, and those who wait meanwhile wait longer.
const MOST_FRESH: usize = 8192;

/// So many rooms are known by heart at most.
const MOST_KNOWN: usize = 100_000;

/// What the writer knows of the entries without asking the tables.
#[derive(Debug, Default)]
pub(crate) struct Fresh {
    /// The number of each room's next entry, where it is known.
    next: HashMap<RoomId, u32>,
    n_entries: usize,
    /// Changes when another connection writes; nothing where what is known may be wrong.
    version: Option<i64>,
}

impl Fresh {
    /// Whether it is time to fold.
    pub(crate) fn is_full(&self) -> bool {
        MOST_FRESH <= self.n_entries
    }

    /// Whether there is anything to fold.
    pub(crate) fn is_empty(&self) -> bool {
        self.n_entries == 0
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
            fold(connection).await?;
            *self = Self { version: Some(version), ..Self::default() };
        }
        let entries = commits.iter().flat_map(|commit| &commit.entries);
        let unknown = entries.filter(|entry| !self.next.contains_key(&entry.room));
        let unknown: BTreeSet<&str> = unknown.map(|entry| entry.room.as_str()).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let sql = "SELECT value AS room, (SELECT COALESCE(MAX(n) + 1, 0) FROM entry WHERE room = value) \
                   AS next FROM json_each($1)";
        let rooms = json(&unknown)?;
        for row in sqlx::query(sql).bind(rooms).fetch_all(connection).await? {
            let next: i64 = row.try_get("next")?;
            self.next.insert(row.try_get("room")?, u32::try_from(next).unwrap_or(u32::MAX));
        }
        Ok(())
    }

    /// Takes a commit's numbers, where each is the next of its room; otherwise none of them.
    pub(crate) fn take(&mut self, commit: &Commit) -> Result<(), Trouble> {
        for (idx, entry) in commit.entries.iter().enumerate() {
            match self.next.get_mut(&entry.room) {
                Some(next) if *next == entry.n => *next += 1,
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
            self.next.insert(entry.room.clone(), entry.n);
        }
    }

    /// Writes entries in the order in which they came.
    pub(crate) async fn write(
        &mut self,
        connection: &mut SqliteConnection,
        entries: impl Iterator<Item = &StoredEntry> + Send,
    ) -> Result<(), Trouble> {
        let rows = entries.map(|entry| (&entry.room, entry.n, entry.at, &entry.what));
        let rows: Vec<_> = rows.collect();
        if rows.is_empty() {
            return Ok(());
        }
        self.n_entries += rows.len();
        let group = json(&rows)?;
        let sql = "INSERT INTO fresh (entries) VALUES ($1)";
        sqlx::query(sql).bind(group).execute(connection).await?;
        Ok(())
    }

    /// Notes that everything was folded.
    pub(crate) fn folded(&mut self) {
        self.n_entries = 0;
        if MOST_KNOWN < self.next.len() {
            self.next.clear();
        }
    }
}

/// Moves everything that is fresh to where it is read.
pub(crate) async fn fold(connection: &mut SqliteConnection) -> Result<(), Trouble> {
    let sql = "INSERT INTO entry (room, n, at, body) \
               SELECT value ->> 0 AS room, value ->> 1 AS n, value ->> 2, value -> 3 \
               FROM fresh, json_each(fresh.entries) ORDER BY room, n";
    sqlx::query(sql).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM fresh").execute(connection).await?;
    Ok(())
}

fn json(value: &impl serde::Serialize) -> Result<String, Trouble> {
    serde_json::to_string(value).map_err(|err| Trouble::Database(err.to_string()))
}
