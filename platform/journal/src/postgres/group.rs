//! A few writers, each with its own connection. Commits that come while all of them write are written together.

use std::collections::BTreeMap;
use std::sync::Arc;

use sqlx::pool::PoolConnection;
use sqlx::{Connection as _, PgConnection, PgPool, Postgres};
use tokio::sync::{Mutex, mpsc, oneshot};

use super::PATIENCE;
use super::tables::{Batch, next_numbers};
use crate::{Commit, Trouble};

/// So many groups are written at once.
const WRITERS: usize = 4;

/// At most so many commits share a transaction.
const GROUP: usize = 256;

/// So many commits may wait.
const QUEUE: usize = 4096;

type Asked = (Commit, oneshot::Sender<Result<(), Trouble>>);

/// Where commits wait for a writer.
#[derive(Debug)]
pub(super) struct Writers(mpsc::Sender<Asked>);

impl Writers {
    /// They write until the pool is closed.
    pub(super) fn start(pool: &PgPool) -> Self {
        let (waiting, asked) = mpsc::channel(QUEUE);
        let asked = Arc::new(Mutex::new(asked));
        for _ in 0..WRITERS {
            let writer = Writer { pool: pool.clone(), connection: None };
            tokio::spawn(writer.run(Arc::clone(&asked)));
        }
        Self(waiting)
    }

    pub(super) async fn write(&self, commit: Commit) -> Result<(), Trouble> {
        let (reply, answer) = oneshot::channel();
        self.0.send((commit, reply)).await.map_err(|_| Trouble::Closed)?;
        answer.await.map_err(|_| Trouble::Closed)?
    }
}

struct Writer {
    pool: PgPool,
    /// Nothing after trouble.
    connection: Option<PoolConnection<Postgres>>,
}

impl Writer {
    async fn run(mut self, asked: Arc<Mutex<mpsc::Receiver<Asked>>>) {
        let mut closing = self.pool.close_event();
        loop {
            let mut group = Vec::new();
            let many = async { asked.lock().await.recv_many(&mut group, GROUP).await };
            let Ok(1..) = closing.do_until(many).await else { return };
            self.write(group).await;
        }
    }

    async fn write(&mut self, group: Vec<Asked>) {
        let commits: Vec<&Commit> = group.iter().map(|(commit, _)| commit).collect();
        let results = match self.write_together(&commits).await {
            Ok(results) => results,
            Err(trouble @ (Trouble::Away(_) | Trouble::Closed)) => vec![Err(trouble); group.len()],
            // One of them spoils the group, or another server was quicker: each for itself.
            Err(_) => self.write_each(&commits).await,
        };
        for ((_, reply), result) in group.into_iter().zip(results) {
            // Whoever asked may have left: then nobody wants to know.
            let _ = reply.send(result);
        }
    }

    async fn write_each(&mut self, commits: &[&Commit]) -> Vec<Result<(), Trouble>> {
        let mut results = Vec::new();
        for commit in commits {
            let written = self.write_together(&[commit]).await;
            results.push(written.and_then(|it| it.into_iter().collect()));
        }
        results
    }

    /// Writes the commits whose numbers are free, and says of each whether they were.
    async fn write_together(
        &mut self,
        commits: &[&Commit],
    ) -> Result<Vec<Result<(), Trouble>>, Trouble> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?,
        };
        let late = |_| Err(Trouble::Away("it does not answer".to_owned()));
        let writing = write_together(&mut connection, commits);
        let written = tokio::time::timeout(PATIENCE, writing).await.unwrap_or_else(late);
        match &written {
            Err(Trouble::Away(_)) => connection.close_on_drop(),
            Ok(_) | Err(_) => self.connection = Some(connection),
        }
        written
    }
}

async fn write_together(
    connection: &mut PgConnection,
    commits: &[&Commit],
) -> Result<Vec<Result<(), Trouble>>, Trouble> {
    let mut transaction = connection.begin().await?;
    let mut next = next_numbers(&mut transaction, commits).await?;
    let results: Vec<_> = commits.iter().map(|commit| take(&mut next, commit)).collect();
    let mut batch = Batch::default();
    for (commit, _) in commits.iter().zip(&results).filter(|(_, taken)| taken.is_ok()) {
        batch.add(commit);
    }
    batch.write(&mut transaction).await?;
    transaction.commit().await?;
    Ok(results)
}

/// Takes a commit's numbers, where each is the next of its room; otherwise none of them.
fn take<'a>(next: &mut BTreeMap<&'a str, u32>, commit: &'a Commit) -> Result<(), Trouble> {
    let mut taken = BTreeMap::new();
    for entry in &commit.entries {
        let room = entry.room.as_str();
        let free = taken.get(room).or_else(|| next.get(room)).copied().unwrap_or(0);
        if free != entry.n {
            return Err(Trouble::Stale);
        }
        taken.insert(room, free + 1);
    }
    next.extend(taken);
    Ok(())
}
