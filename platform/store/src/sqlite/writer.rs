//! The task that owns the only writing connection. Requests that arrive while another group is being written form the
//! next group, and share one transaction and one fsync.

use std::path::{Path, PathBuf};
use std::time::Duration;

use room::RoomId;
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::staging::{StagedEntry, Staging};
use super::{people, rooms};
use crate::StoreError;
use crate::write::{Write, accepted, is_entries_only, room_commits};

/// The most requests in one group.
const MAX_GROUP: usize = 1024;

/// After this long without a request, staged entries are merged.
const IDLE: Duration = Duration::from_secs(1);

/// The number of entries merged at once while idle. The next request does not wait for more than these.
const IDLE_MERGE: usize = 1024;

pub(super) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// What the writer can be asked.
pub(super) enum Request {
    Write(Write, Reply<()>),
    /// The room's staged entries.
    Staged(RoomId, Reply<Vec<StagedEntry>>),
    /// Merges all staged entries.
    Merge(Reply<()>),
    Backup(PathBuf, Reply<()>),
    Close(Reply<()>),
}

pub(super) struct Writer {
    connection: SqliteConnection,
    staging: Staging,
    /// Wakes the task that copies the write-ahead log into the file.
    checkpoint: mpsc::Sender<()>,
    checkpointer: JoinHandle<()>,
}

impl Writer {
    /// Merges the entries that an earlier program left staged. `second` is the connection for checkpoints.
    pub(super) async fn new(
        connection: SqliteConnection,
        second: SqliteConnection,
    ) -> Result<Self, StoreError> {
        let (checkpoint, requests) = mpsc::channel(1);
        let checkpointer = tokio::spawn(run_checkpoints(second, requests));
        let mut writer = Self { connection, staging: Staging::default(), checkpoint, checkpointer };
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
                Err(_) => self.merge_when_idle().await,
            }
            let mut group = Vec::new();
            for request in received.drain(..) {
                match request {
                    Request::Write(write, reply) => group.push((write, reply)),
                    Request::Staged(room, reply) => answer(reply, self.staged(&room).await),
                    Request::Merge(reply) => answer(reply, self.merge_all().await),
                    Request::Backup(path, reply) => {
                        self.write(std::mem::take(&mut group)).await;
                        answer(reply, self.backup(&path).await);
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
            Err(error) if group.len() == 1 => {
                group.into_iter().for_each(|(_, reply)| answer(reply, Err(error.clone())));
            }
            // One of them failed the whole group: write each one alone.
            Err(_) => {
                for (write, reply) in group {
                    let written = self.write_group(&[&write]).await;
                    answer(reply, written.and_then(|it| it.into_iter().collect()));
                }
            }
        }
    }

    /// Writes the requests whose entry numbers are free, and returns for each whether they were.
    async fn write_group(
        &mut self,
        writes: &[&Write],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let was_merging = self.staging.is_merging();
        let written = write_group(&mut self.connection, &mut self.staging, writes).await;
        if written.is_err() {
            self.staging.invalidate();
        }
        if was_merging && !self.staging.is_merging() {
            self.start_checkpoint();
        }
        written
    }

    async fn staged(&mut self, room: &str) -> Result<Vec<StagedEntry>, StoreError> {
        match self.staging.of_room(room) {
            Some(entries) => Ok(entries),
            None => self.merge_all().await.map(|()| Vec::new()),
        }
    }

    async fn merge_when_idle(&mut self) {
        if self.staging.is_empty() {
            return;
        }
        if let Err(error) = merge_some(&mut self.connection, &mut self.staging).await {
            self.staging.invalidate();
            tracing::error!(%error, "merge of staged entries failed");
        }
        self.start_checkpoint();
    }

    async fn merge_all(&mut self) -> Result<(), StoreError> {
        let merged = merge_all(&mut self.connection, &mut self.staging).await;
        if merged.is_err() {
            self.staging.invalidate();
        }
        self.start_checkpoint();
        merged
    }

    fn start_checkpoint(&self) {
        // If the channel is full, a checkpoint is about to start anyway.
        let _ = self.checkpoint.try_send(());
    }

    async fn backup(&mut self, into: &Path) -> Result<(), StoreError> {
        self.merge_all().await?;
        let path = into.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(path).execute(&mut self.connection).await?;
        Ok(())
    }

    async fn close(mut self) -> Result<(), StoreError> {
        self.merge_all().await?;
        let Self { connection, checkpoint, checkpointer, .. } = self;
        drop(checkpoint);
        let _ = checkpointer.await;
        Ok(connection.close().await?)
    }
}

/// Copies the write-ahead log into the file while the writer goes on. So when the log is long enough that the writer
/// must do it, little is left to copy.
async fn run_checkpoints(mut connection: SqliteConnection, mut requests: mpsc::Receiver<()>) {
    while requests.recv().await.is_some() {
        let copied = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
        if let Err(error) = copied {
            tracing::warn!(%error, "write-ahead log checkpoint failed");
        }
    }
    // This connection has written nothing of its own that could be lost.
    let _ = connection.close().await;
}

fn refuse(request: Request) {
    match request {
        Request::Staged(_, reply) => answer(reply, Err(StoreError::Closed)),
        Request::Write(_, reply)
        | Request::Merge(reply)
        | Request::Backup(_, reply)
        | Request::Close(reply) => answer(reply, Err(StoreError::Closed)),
    }
}

fn answer<T>(reply: Reply<T>, result: Result<T, StoreError>) {
    // The caller may have given up.
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

/// Writes a group with one statement if it has nothing but entries, and in a transaction otherwise.
async fn write_group(
    connection: &mut SqliteConnection,
    staging: &mut Staging,
    writes: &[&Write],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    if staging.can_append_alone(writes) {
        let results: Vec<_> = writes.iter().map(|write| staging.take_numbers(write)).collect();
        if staging.append_alone(connection, &accepted(writes, &results)).await? {
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
        write_people(&mut transaction, write).await?;
    }
    let commits = room_commits(&accepted).filter(|commit| !is_entries_only(commit));
    rooms::write_commits(&mut transaction, staging, &commits.collect::<Vec<_>>()).await?;
    transaction.commit().await?;
    Ok(results)
}

/// Writes what a request says about people.
async fn write_people(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Room(_) => Ok(()),
        Write::Person(update) => people::write_update(connection, update).await,
        Write::AddToken(token, person) => people::write_token(connection, token, *person).await,
        Write::RevokeToken(token) => people::delete_token(connection, token).await,
        Write::Import(rows) => people::write_import(connection, rows).await,
    }
}
