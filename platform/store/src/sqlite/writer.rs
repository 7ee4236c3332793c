//! Group commit: one task owns the only writing connection. Requests that arrive while a group is being written form
//! the next group, and share one transaction and one fsync.

use std::path::{Path, PathBuf};
use std::time::Duration;

use room::RoomId;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::staging::{StagedEntry, Staging};
use super::{folder, packs, people, rooms};
use crate::prune::prunes;
use crate::write::{Write, accepted, is_entries_only, room_commits};
use crate::{Heartbeat, PruneMode, Pruned, Retention, Since, StoreError, WallClock, tables};

/// The most requests in one group.
const MAX_GROUP: usize = 1024;

/// After this long without a request, staged entries are merged.
const IDLE: Duration = Duration::from_secs(1);

/// The number of entries merged at once while idle. A request waits for one such merge at most.
const IDLE_MERGE: usize = 1024;

pub(super) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// A request to the writer.
pub(super) enum Request {
    Write(Write, Reply<()>),
    /// The room's staged entries.
    Staged(RoomId, Reply<Vec<StagedEntry>>),
    /// Merges all staged entries.
    Merge(Reply<()>),
    Beat(WallClock, Reply<Heartbeat>),
    Backup(PathBuf, Reply<()>),
    Prune(Retention, PruneMode, Reply<Pruned>),
    /// Whether the file can be written.
    Check(Reply<()>),
    Close(Reply<()>),
}

pub(super) struct Writer {
    options: SqliteConnectOptions,
    connection: SqliteConnection,
    /// Why the last write failed, if it did: the disk is full, for example.
    failing: Option<StoreError>,
    staging: Staging,
    /// Whether this program has written a heartbeat.
    beats: bool,
    /// Wakes the task that copies the write-ahead log into the file.
    checkpoint: mpsc::Sender<()>,
    checkpointer: JoinHandle<()>,
}

impl Writer {
    /// Merges the entries that an earlier program left staged. `second` is the connection for checkpoints.
    pub(super) async fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        second: SqliteConnection,
    ) -> Result<Self, StoreError> {
        let (checkpoint, requests) = mpsc::channel(1);
        let checkpointer = tokio::spawn(run_checkpoints(second, requests));
        let (staging, failing, beats) = (Staging::default(), None, false);
        let mut writer =
            Self { options, connection, failing, staging, beats, checkpoint, checkpointer };
        writer.merge_all().await?;
        Ok(writer)
    }

    /// Runs until it is asked to close, or until the store is dropped.
    pub(super) async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        let mut received = Vec::new();
        loop {
            let idle = if self.staging.is_merging() { Duration::ZERO } else { IDLE };
            match tokio::time::timeout(idle, requests.recv_many(&mut received, MAX_GROUP)).await {
                Ok(0) => return,
                Ok(_) => {}
                Err(_) if self.failing.is_some() => {
                    // The callers of the failed write have their error already.
                    let _ = self.check().await;
                }
                Err(_) => self.merge_when_idle().await,
            }
            let mut group = Vec::new();
            for request in received.drain(..) {
                match request {
                    Request::Write(write, reply) => group.push((write, reply)),
                    Request::Staged(room, reply) => answer(reply, self.staged(&room).await),
                    Request::Merge(reply) => answer(reply, self.merge_all().await),
                    Request::Beat(clock, reply) => answer(reply, self.beat(&clock).await),
                    Request::Backup(path, reply) => {
                        self.write(std::mem::take(&mut group)).await;
                        answer(reply, self.backup(&path).await);
                    }
                    Request::Prune(retention, mode, reply) => {
                        self.write(std::mem::take(&mut group)).await;
                        answer(reply, self.prune(&retention, mode).await);
                    }
                    Request::Check(reply) => {
                        answer(reply, self.check().await);
                    }
                    Request::Close(reply) => {
                        requests.close();
                        self.write(std::mem::take(&mut group)).await;
                        while let Some(request) = requests.recv().await {
                            refuse(request);
                        }
                        answer(reply, self.close().await);
                        return;
                    }
                }
            }
            self.write(group).await;
        }
    }

    async fn write(&mut self, group: Vec<(Write, Reply<()>)>) {
        if group.is_empty() {
            return;
        }
        let writes: Vec<&Write> = group.iter().map(|(write, _)| write).collect();
        match self.write_group(&writes).await {
            Ok(results) => {
                group.into_iter().zip(results).for_each(|((_, reply), it)| answer(reply, it));
            }
            Err(error) if group.len() == 1 || matches!(error, StoreError::Unavailable(_)) => {
                group.into_iter().for_each(|(_, reply)| answer(reply, Err(error.clone())));
            }
            // One request failed the whole group: write each request alone.
            Err(_) => {
                for (write, reply) in group {
                    let written = self.write_group(&[&write]).await;
                    answer(reply, written.and_then(|it| it.into_iter().collect()));
                }
            }
        }
    }

    /// Writes the requests whose entry numbers are free. Returns a result for each request, in order.
    async fn write_group(
        &mut self,
        writes: &[&Write],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let was_merging = self.staging.is_merging();
        let written = write_group(&mut self.connection, &mut self.staging, writes).await;
        let written = self.noted(written).await;
        if was_merging && !self.staging.is_merging() {
            self.start_checkpoint();
        }
        written
    }

    /// Whether the file can be written. After a failure, tries a write that changes nothing.
    async fn check(&mut self) -> Result<(), StoreError> {
        if self.failing.is_none() {
            return Ok(());
        }
        let written = write_version_again(&mut self.connection).await;
        self.noted(written).await?;
        self.failing = None;
        tracing::info!("database can be written again");
        Ok(())
    }

    /// Notes a failed write. Unless the request itself was wrong, opens the connection again: SQLite may have ended the
    /// transaction by itself, and the connection does not know.
    async fn noted<T>(&mut self, written: Result<T, StoreError>) -> Result<T, StoreError> {
        let Err(error) = &written else { return written };
        self.staging.invalidate();
        if !matches!(error, StoreError::Unavailable(_) | StoreError::Database(_)) {
            return written;
        }
        if self.failing.replace(error.clone()).is_none() {
            tracing::error!(%error, "database write failed");
        }
        match self.options.connect().await {
            Ok(connection) => self.connection = connection,
            Err(error) => tracing::warn!(%error, "database cannot be opened again"),
        }
        written
    }

    async fn beat(&mut self, clock: &WallClock) -> Result<Heartbeat, StoreError> {
        let since = if self.beats { Since::Running } else { Since::Stopped };
        let beat = beat(&mut self.connection, clock, since).await;
        let beat = self.noted(beat).await?;
        self.beats = true;
        Ok(beat)
    }

    async fn staged(&mut self, room: &str) -> Result<Vec<StagedEntry>, StoreError> {
        if let Some(entries) = self.staging.of_room(room) {
            return Ok(entries);
        }
        match self.merge_all().await {
            Ok(()) => Ok(Vec::new()),
            // The file can still be read although it cannot be written.
            Err(StoreError::Unavailable(_)) => read_staged(&mut self.connection, room).await,
            Err(error) => Err(error),
        }
    }

    async fn merge_when_idle(&mut self) {
        if self.staging.is_empty() {
            return;
        }
        let merged = merge_some(&mut self.connection, &mut self.staging).await;
        // After a failure the merge is tried again later.
        let _ = self.noted(merged).await;
        self.start_checkpoint();
    }

    async fn merge_all(&mut self) -> Result<(), StoreError> {
        let merged = merge_all(&mut self.connection, &mut self.staging).await;
        self.start_checkpoint();
        self.noted(merged).await
    }

    fn start_checkpoint(&self) {
        // If the channel is full, a checkpoint is about to start anyway.
        let _ = self.checkpoint.try_send(());
    }

    async fn backup(&mut self, into: &Path) -> Result<(), StoreError> {
        self.merge_all().await?;
        // Create the file first: SQLite accepts an empty file, and would create one that all users can read.
        folder::private_file(into).map_err(|err| folder::failed("write", into, &err))?;
        let path = into.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(path).execute(&mut self.connection).await?;
        Ok(())
    }

    async fn prune(
        &mut self,
        retention: &Retention,
        mode: PruneMode,
    ) -> Result<Pruned, StoreError> {
        self.merge_all().await?;
        let pruned = prune(&mut self.connection, retention, mode).await;
        // The cache has the next numbers of rooms that are deleted.
        self.staging.invalidate();
        self.noted(pruned).await
    }

    async fn close(mut self) -> Result<(), StoreError> {
        self.merge_all().await?;
        let Self { connection, checkpoint, checkpointer, .. } = self;
        drop(checkpoint);
        let _ = checkpointer.await;
        Ok(connection.close().await?)
    }
}

/// Copies the write-ahead log into the file while the writer continues. So when the log is so long that the writer must
/// do it, little is left to copy.
async fn run_checkpoints(mut connection: SqliteConnection, mut requests: mpsc::Receiver<()>) {
    while requests.recv().await.is_some() {
        let copied = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
        if let Err(error) = copied {
            tracing::warn!(%error, "write-ahead log checkpoint failed");
        }
    }
    // An error does not matter: this connection has written nothing of its own.
    let _ = connection.close().await;
}

fn refuse(request: Request) {
    match request {
        Request::Staged(_, reply) => answer(reply, Err(StoreError::Closed)),
        Request::Beat(_, reply) => answer(reply, Err(StoreError::Closed)),
        Request::Prune(.., reply) => answer(reply, Err(StoreError::Closed)),
        Request::Write(_, reply)
        | Request::Merge(reply)
        | Request::Backup(_, reply)
        | Request::Check(reply)
        | Request::Close(reply) => answer(reply, Err(StoreError::Closed)),
    }
}

fn answer<T>(reply: Reply<T>, result: Result<T, StoreError>) {
    // The caller may no longer wait.
    let _ = reply.send(result);
}

async fn merge_some(
    connection: &mut SqliteConnection,
    staging: &mut Staging,
) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    staging.refresh(&mut transaction, &[]).await?;
    staging.merge_some(&mut transaction, IDLE_MERGE).await?;
    Ok(transaction.commit().await?)
}

async fn merge_all(
    connection: &mut SqliteConnection,
    staging: &mut Staging,
) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    staging.merge_all(&mut transaction).await?;
    Ok(transaction.commit().await?)
}

prunes!(SqliteConnection);

async fn prune(
    connection: &mut SqliteConnection,
    retention: &Retention,
    mode: PruneMode,
) -> Result<Pruned, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let pruned = prune_rows(&mut transaction, retention, mode.limit()).await?;
    match mode {
        PruneMode::Count => transaction.rollback().await?,
        PruneMode::Delete => transaction.commit().await?,
    }
    Ok(pruned)
}

/// A write that changes nothing: the database's own version again.
async fn write_version_again(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let row = sqlx::query("PRAGMA user_version").fetch_one(&mut *transaction).await?;
    let version: i64 = row.try_get(0)?;
    let set = format!("PRAGMA user_version = {version}");
    sqlx::raw_sql(AssertSqlSafe(set)).execute(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}

async fn beat(
    connection: &mut SqliteConnection,
    clock: &WallClock,
    since: Since,
) -> Result<Heartbeat, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let row = sqlx::query(tables::HEARTBEAT).fetch_one(&mut *transaction).await?;
    let beat = tables::heartbeat(&row)?.next(clock(), since);
    let query = sqlx::query(tables::SET_HEARTBEAT).bind(beat.at).bind(beat.downtime);
    query.execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(beat)
}

/// Reads a room's staged entries from the table.
async fn read_staged(
    connection: &mut SqliteConnection,
    room: &str,
) -> Result<Vec<StagedEntry>, StoreError> {
    let sql = "SELECT value ->> 1 AS n, value ->> 2 AS at, value -> 3 AS body \
               FROM fresh, json_each(fresh.entries) WHERE value ->> 0 = $1 ORDER BY n";
    let rows = sqlx::query(sql).bind(room).fetch_all(connection).await?;
    rows.iter().map(|row| StagedEntry::read(room, row)).collect()
}

/// Writes a group with one statement if it only has entries, and in a transaction otherwise.
async fn write_group(
    connection: &mut SqliteConnection,
    staging: &mut Staging,
    writes: &[&Write],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    if staging.can_append_alone(writes) {
        let results: Vec<_> = writes.iter().map(|write| staging.take_numbers(write)).collect();
        // If the numbers do not follow, the cache may be stale because another program has written.
        if results.iter().all(Result::is_ok) && staging.append_alone(connection, writes).await? {
            return Ok(results);
        }
        staging.invalidate();
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    staging.refresh(&mut transaction, writes).await?;
    let results: Vec<_> = writes.iter().map(|write| staging.take_numbers(write)).collect();
    let accepted = accepted(writes, &results);
    staging.append(&mut transaction, &accepted).await?;
    for write in &accepted {
        write_others(&mut transaction, write).await?;
    }
    let commits = room_commits(&accepted).filter(|commit| !is_entries_only(commit));
    rooms::write_commits(&mut transaction, staging, &commits.collect::<Vec<_>>()).await?;
    transaction.commit().await?;
    Ok(results)
}

/// Writes a request about people or packs.
async fn write_others(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Room(_) => Ok(()),
        Write::Person(update) => people::write_update(connection, update).await,
        Write::AddToken(token, person) => people::add_token(connection, token, *person).await,
        Write::TouchToken(token, at) => people::touch_token(connection, token, *at).await,
        Write::RevokeToken(token) => people::delete_token(connection, token).await,
        Write::RevokeOthers(person, keep) => people::revoke_others(connection, *person, keep).await,
        Write::Import(rows) => {
            for (room, visit) in &rows.visits {
                people::write_visit(connection, room, *visit).await?;
            }
            people::write_import(connection, rows).await
        }
        Write::Packs(packs) => packs::write(connection, packs).await,
    }
}
