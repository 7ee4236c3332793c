//! Group commit: a few writer tasks, each with its own connection. Requests that arrive while all writers are busy form
//! the next group, and a group shares one transaction.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use sqlx::pool::PoolConnection;
use sqlx::{Connection as _, PgConnection, PgPool, Postgres};
use tokio::sync::{Mutex, mpsc, oneshot};

use super::packs;
use super::people::PeopleBatch;
use super::rooms::{RoomBatch, heads};
use super::{ANSWER_TIMEOUT, no_answer};
use crate::StoreError;
use crate::write::{Write, accepted, number_after, room_commits};

/// The number of groups that are written at the same time.
const WRITERS: usize = 4;

/// The most requests in one group.
const MAX_GROUP: usize = 256;

/// The number of requests that may wait for a writer.
const WRITE_QUEUE: usize = 4096;

type Request = (Write, oneshot::Sender<Result<(), StoreError>>);

/// The queue in front of the writers.
#[derive(Debug)]
pub(super) struct Writers(mpsc::Sender<Request>);

impl Writers {
    /// Starts the tasks. They end when the pool is closed.
    pub(super) fn start(pool: &PgPool) -> Self {
        let (sender, requests) = mpsc::channel(WRITE_QUEUE);
        let requests = Arc::new(Mutex::new(requests));
        for _ in 0..WRITERS {
            let writer = Writer { pool: pool.clone(), connection: None };
            tokio::spawn(writer.run(Arc::clone(&requests)));
        }
        Self(sender)
    }

    pub(super) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.0.send((write, reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

struct Writer {
    pool: PgPool,
    /// `None` before the first group and after a connection was lost.
    connection: Option<PoolConnection<Postgres>>,
}

impl Writer {
    async fn run(mut self, requests: Arc<Mutex<mpsc::Receiver<Request>>>) {
        let mut closing = self.pool.close_event();
        loop {
            let mut group = Vec::new();
            let received = async { requests.lock().await.recv_many(&mut group, MAX_GROUP).await };
            let Ok(1..) = closing.do_until(received).await else { return };
            self.write(group).await;
        }
    }

    async fn write(&mut self, group: Vec<Request>) {
        let writes: Vec<&Write> = group.iter().map(|(write, _)| write).collect();
        let results = match self.write_group(&writes).await {
            Ok(results) => results,
            Err(error @ (StoreError::Unavailable(_) | StoreError::Closed)) => {
                vec![Err(error); group.len()]
            }
            // One request failed the whole group, or another node was faster: write each request alone.
            Err(_) => self.write_each(&writes).await,
        };
        for ((_, reply), result) in group.into_iter().zip(results) {
            // The caller may no longer wait.
            let _ = reply.send(result);
        }
    }

    async fn write_each(&mut self, writes: &[&Write]) -> Vec<Result<(), StoreError>> {
        let mut results = Vec::new();
        for write in writes {
            let written = self.write_group(&[write]).await;
            results.push(written.and_then(|it| it.into_iter().collect()));
        }
        results
    }

    /// Writes the requests whose entry numbers are free. Returns a result for each request, in order.
    async fn write_group(
        &mut self,
        writes: &[&Write],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?,
        };
        let writing = write_group(&mut connection, writes);
        let written = tokio::time::timeout(ANSWER_TIMEOUT, writing).await;
        let written = written.unwrap_or_else(|_| Err(no_answer()));
        match &written {
            Err(StoreError::Unavailable(_)) => connection.close_on_drop(),
            Ok(_) | Err(_) => self.connection = Some(connection),
        }
        written
    }
}

async fn write_group(
    connection: &mut PgConnection,
    writes: &[&Write],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.begin().await?;
    let written = write_all(&mut transaction, writes).await;
    match &written {
        Ok(_) => transaction.commit().await?,
        // A transaction that is only dropped keeps its locks until this connection is used again.
        Err(_) => transaction.rollback().await?,
    }
    written
}

async fn write_all(
    transaction: &mut PgConnection,
    writes: &[&Write],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut next = next_numbers(transaction, writes).await?;
    let results: Vec<_> = writes.iter().map(|write| take_numbers(&mut next, write)).collect();
    let mut rooms = RoomBatch::default();
    let mut people = PeopleBatch::default();
    let mut kept = Vec::new();
    for write in accepted(writes, &results) {
        write.room_commit().into_iter().for_each(|commit| rooms.add(commit));
        people.add(write);
        if let Write::Packs(packs) = write {
            kept.push(packs);
        }
    }
    rooms.write(transaction).await?;
    people.write(transaction).await?;
    for packs in kept {
        packs::write(transaction, packs).await?;
    }
    Ok(results)
}

/// The next entry numbers of all rooms to which these requests append.
async fn next_numbers<'a>(
    connection: &mut PgConnection,
    writes: &[&'a Write],
) -> Result<BTreeMap<&'a str, u32>, StoreError> {
    let commits = room_commits(writes).filter(|commit| !commit.entries.is_empty());
    let rooms: BTreeSet<&str> = commits.map(|commit| commit.room.as_str()).collect();
    let rooms: Vec<&str> = rooms.into_iter().collect();
    if rooms.is_empty() {
        return Ok(BTreeMap::new());
    }
    let heads = heads(connection, &rooms).await?;
    Ok(rooms.into_iter().zip(heads).collect())
}

/// Reserves the numbers of a commit's entries. Fails if they do not follow the room's last entry.
fn take_numbers(next: &mut BTreeMap<&str, u32>, write: &Write) -> Result<(), StoreError> {
    if let Some(commit) = write.room_commit()
        && let Some(next) = next.get_mut(commit.room.as_str())
    {
        *next = number_after(commit, *next)?;
    }
    Ok(())
}

/// One column of rows that are written together.
pub(super) fn column<T, U>(items: impl IntoIterator<Item = T>, of: impl Fn(T) -> U) -> Vec<U> {
    items.into_iter().map(of).collect()
}
