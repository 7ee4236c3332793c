//! The one writer. Commits that come while another is being written are written together: they share one fsync.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::fresh::{Fresh, Waiting};
use crate::put::write_the_rest;
use crate::{Commit, RoomId, Trouble};

/// At most so many commits share an fsync.
const GROUP: usize = 1024;

/// When nothing was asked for so long, entries are folded.
const QUIET: Duration = Duration::from_secs(1);

/// So many entries are folded at once while nothing is asked: whoever comes then does not wait long.
const AT_ONCE: usize = 1024;

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Trouble>>;

/// What the writer is asked to do.
pub(crate) enum Asked {
    Commit(Box<Commit>, Reply<()>),
    /// The entries of a room that are not yet where they are read.
    Waiting(RoomId, Reply<Vec<Waiting>>),
    /// Puts everything where it is read.
    Fold(Reply<()>),
    Backup(PathBuf, Reply<()>),
    Close(Reply<()>),
}

/// The one connection that writes.
pub(crate) struct Writer {
    connection: SqliteConnection,
    fresh: Fresh,
    /// Asks for the log to be made shorter.
    shorten: mpsc::Sender<()>,
    shortening: JoinHandle<()>,
}

impl Writer {
    /// Begins, and folds what a program left that ended without notice. The second connection keeps the log short.
    pub(crate) async fn new(
        connection: SqliteConnection,
        second: SqliteConnection,
    ) -> Result<Self, Trouble> {
        let (shorten, asked) = mpsc::channel(1);
        let shortening = tokio::spawn(keep_the_log_short(second, asked));
        let mut writer = Self { connection, fresh: Fresh::default(), shorten, shortening };
        writer.fold_all().await?;
        Ok(writer)
    }

    /// Writes until nobody can ask any more, or until it is asked to stop.
    pub(crate) async fn run(mut self, mut asked: mpsc::Receiver<Asked>) {
        let mut waiting = Vec::new();
        loop {
            let quiet = if self.fresh.is_folding() { Duration::ZERO } else { QUIET };
            match tokio::time::timeout(quiet, asked.recv_many(&mut waiting, GROUP)).await {
                Ok(0) => return,
                Ok(_) => {}
                Err(_) => self.fold_in_the_quiet().await,
            }
            let mut group = Vec::new();
            for wish in waiting.drain(..) {
                match wish {
                    Asked::Commit(commit, reply) => group.push((*commit, reply)),
                    Asked::Waiting(room, reply) => answer(reply, self.waiting(&room).await),
                    Asked::Fold(reply) => answer(reply, self.fold_all().await),
                    Asked::Backup(path, reply) => {
                        self.write(std::mem::take(&mut group)).await;
                        answer(reply, self.backup(&path).await);
                    }
                    Asked::Close(reply) => {
                        asked.close();
                        self.write(std::mem::take(&mut group)).await;
                        while let Some(wish) = asked.recv().await {
                            refuse(wish);
                        }
                        answer(reply, self.close().await);
                        return;
                    }
                }
            }
            self.write(group).await;
        }
    }

    async fn write(&mut self, group: Vec<(Commit, Reply<()>)>) {
        if group.is_empty() {
            return;
        }
        let commits: Vec<&Commit> = group.iter().map(|(commit, _)| commit).collect();
        match self.write_together(&commits).await {
            Ok(results) => {
                group.into_iter().zip(results).for_each(|((_, reply), it)| answer(reply, it));
            }
            Err(trouble) if group.len() == 1 => {
                group.into_iter().for_each(|(_, reply)| answer(reply, Err(trouble.clone())));
            }
            // One of them spoils the group: each for itself.
            Err(_) => {
                for (commit, reply) in group {
                    let written = self.write_together(&[&commit]).await;
                    answer(reply, written.and_then(|it| it.into_iter().collect()));
                }
            }
        }
    }

    /// Writes the commits whose numbers are free, and says of each whether they were.
    async fn write_together(
        &mut self,
        commits: &[&Commit],
    ) -> Result<Vec<Result<(), Trouble>>, Trouble> {
        let was_folding = self.fresh.is_folding();
        let written = write_together(&mut self.connection, &mut self.fresh, commits).await;
        if written.is_err() {
            self.fresh.doubt();
        }
        if was_folding && !self.fresh.is_folding() {
            self.shorten_the_log();
        }
        written
    }

    /// The entries of a room that wait to be folded.
    async fn waiting(&mut self, room: &str) -> Result<Vec<Waiting>, Trouble> {
        match self.fresh.waiting(room) {
            Some(waiting) => Ok(waiting),
            None => self.fold_all().await.map(|()| Vec::new()),
        }
    }

    /// Folds some entries while nobody asks for anything.
    async fn fold_in_the_quiet(&mut self) {
        if self.fresh.is_empty() {
            return;
        }
        if let Err(trouble) = fold_some(&mut self.connection, &mut self.fresh).await {
            self.fresh.doubt();
            tracing::error!(%trouble, "entries wait to be folded");
        }
        self.shorten_the_log();
    }

    async fn fold_all(&mut self) -> Result<(), Trouble> {
        let folded = fold_all(&mut self.connection, &mut self.fresh).await;
        if folded.is_err() {
            self.fresh.doubt();
        }
        self.shorten_the_log();
        folded
    }

    fn shorten_the_log(&self) {
        // Where it is being shortened already, that will do.
        let _ = self.shorten.try_send(());
    }

    async fn backup(&mut self, into: &Path) -> Result<(), Trouble> {
        self.fold_all().await?;
        let path = into.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(path).execute(&mut self.connection).await?;
        Ok(())
    }

    async fn close(mut self) -> Result<(), Trouble> {
        self.fold_all().await?;
        let Self { connection, shorten, shortening, .. } = self;
        drop(shorten);
        let _ = shortening.await;
        Ok(connection.close().await?)
    }
}

/// Copies what is in the write-ahead log into the file while the writer goes on. When the log is so long that the writer
/// has to do it, little is left to do, and nobody waits long.
async fn keep_the_log_short(mut connection: SqliteConnection, mut asked: mpsc::Receiver<()>) {
    while asked.recv().await.is_some() {
        let copied = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
        if let Err(err) = copied {
            tracing::warn!(%err, "the log stays long");
        }
    }
    // Nothing was written by this connection.
    let _ = connection.close().await;
}

fn refuse(wish: Asked) {
    match wish {
        Asked::Waiting(_, reply) => answer(reply, Err(Trouble::Closed)),
        Asked::Commit(_, reply)
        | Asked::Fold(reply)
        | Asked::Backup(_, reply)
        | Asked::Close(reply) => answer(reply, Err(Trouble::Closed)),
    }
}

/// Whoever asked may have left: then nobody wants to know.
fn answer<T>(reply: Reply<T>, result: Result<T, Trouble>) {
    let _ = reply.send(result);
}

async fn fold_some(connection: &mut SqliteConnection, fresh: &mut Fresh) -> Result<(), Trouble> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    fresh.look(&mut transaction, &[]).await?;
    fresh.fold_some(&mut transaction, AT_ONCE).await?;
    Ok(transaction.commit().await?)
}

async fn fold_all(connection: &mut SqliteConnection, fresh: &mut Fresh) -> Result<(), Trouble> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    fresh.fold_all(&mut transaction).await?;
    Ok(transaction.commit().await?)
}

/// Writes a group in one statement where that is possible, and in a transaction otherwise.
async fn write_together(
    connection: &mut SqliteConnection,
    fresh: &mut Fresh,
    commits: &[&Commit],
) -> Result<Vec<Result<(), Trouble>>, Trouble> {
    if fresh.knows_all_of(commits) {
        let taken: Vec<_> = commits.iter().map(|commit| fresh.take(commit)).collect();
        if fresh.write_at_once(connection, &fitting(commits, &taken)).await? {
            return Ok(taken);
        }
        fresh.doubt();
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    fresh.look(&mut transaction, commits).await?;
    let taken: Vec<_> = commits.iter().map(|commit| fresh.take(commit)).collect();
    let fitting = fitting(commits, &taken);
    fresh.write(&mut transaction, &fitting).await?;
    write_the_rest(&mut transaction, fresh, &fitting).await?;
    transaction.commit().await?;
    Ok(taken)
}

/// The commits whose numbers were free.
fn fitting<'a>(commits: &[&'a Commit], taken: &[Result<(), Trouble>]) -> Vec<&'a Commit> {
    let fitting = commits.iter().zip(taken).filter(|(_, taken)| taken.is_ok());
    fitting.map(|(commit, _)| *commit).collect()
}
