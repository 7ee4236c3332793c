//! The tables beside the queue: runs, and results that were not collected yet.

use lab::MatchResult;
use queue::{NewJob, Queue};
use sqlx::{PgConnection, PgPool};

use crate::{Run, SpreadError};

/// The key of the advisory lock under which programs that start at the same time create the tables.
const CREATION_LOCK: i64 = 0x6c_61_62;

const TABLES: &str = "
CREATE TABLE IF NOT EXISTS lab_run (
    id text PRIMARY KEY,
    begun timestamptz NOT NULL DEFAULT clock_timestamp(),
    run text NOT NULL,
    fault text
);
CREATE TABLE IF NOT EXISTS lab_match (
    run text NOT NULL REFERENCES lab_run ON DELETE CASCADE,
    nth bigint NOT NULL,
    played text NOT NULL,
    PRIMARY KEY (run, nth)
);
";

const BEGIN: &str = "
INSERT INTO lab_run (id, run) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET fault = NULL RETURNING run
";

const STORE: &str = "
INSERT INTO lab_match (run, nth, played)
SELECT $1, * FROM unnest($2::bigint[], $3::text[])
ON CONFLICT DO NOTHING
";

/// The most results read at once.
const MAX_RESULTS: i64 = 1000;

/// The most chunks put with one statement.
const MAX_PUT: usize = 1000;

/// The database of runs.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pub(crate) queue: Queue,
}

/// The kind of a run's jobs. Each run has its own, so that a worker claims only chunks it can play.
pub(crate) fn kind(run: &str) -> String {
    format!("lab {run}")
}

impl Store {
    pub(crate) async fn open(database: &str) -> Result<Self, SpreadError> {
        let queue = Queue::open(database).await?;
        let mut transaction = queue.pool().begin().await?;
        sqlx::query("SELECT pg_advisory_xact_lock($1)")
            .bind(CREATION_LOCK)
            .execute(&mut *transaction)
            .await?;
        sqlx::raw_sql(TABLES).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(Self { queue })
    }

    /// Adds a run, or resumes it. Fails if the stored run differs.
    pub(crate) async fn begin(&self, id: &str, run: &Run) -> Result<(), SpreadError> {
        let text =
            serde_json::to_string(run).map_err(|err| SpreadError::Failed(err.to_string()))?;
        let found: String =
            sqlx::query_scalar(BEGIN).bind(id).bind(text).fetch_one(self.pool()).await?;
        if serde_json::from_str::<Run>(&found).is_ok_and(|found| found == *run) {
            return Ok(());
        }
        let other = "this run was begun by another version of the program, or with other packs: \
                     go on with those, or begin again in another folder";
        Err(SpreadError::Failed(other.to_owned()))
    }

    /// Puts chunks, given as the numbers of their matches, into the queue.
    pub(crate) async fn put(&self, run: &str, chunks: &[&[u64]]) -> Result<(), SpreadError> {
        let mut put = self.pool().begin().await?;
        for some in chunks.chunks(MAX_PUT) {
            let jobs: Vec<NewJob> = some.iter().filter_map(|chunk| job(run, chunk)).collect();
            queue::put(&mut put, &jobs).await?;
        }
        Ok(put.commit().await?)
    }

    /// Results that were not collected yet.
    pub(crate) async fn results(&self, run: &str) -> Result<Vec<MatchResult>, SpreadError> {
        let some = "SELECT played FROM lab_match WHERE run = $1 ORDER BY nth LIMIT $2";
        let some = sqlx::query_scalar(some).bind(run).bind(MAX_RESULTS);
        let texts: Vec<String> = some.fetch_all(self.pool()).await?;
        let read = |text: &String| {
            let wrong = |err| SpreadError::Failed(format!("a stored result cannot be read: {err}"));
            serde_json::from_str(text).map_err(wrong)
        };
        texts.iter().map(read).collect()
    }

    /// Deletes collected results.
    pub(crate) async fn delete_results(
        &self,
        run: &str,
        results: &[MatchResult],
    ) -> Result<(), SpreadError> {
        let numbers: Vec<i64> = results.iter().map(|it| it.nth as i64).collect();
        let delete = "DELETE FROM lab_match WHERE run = $1 AND nth = ANY($2)";
        sqlx::query(delete).bind(run).bind(numbers).execute(self.pool()).await?;
        Ok(())
    }

    /// Stores the results of a worker.
    pub(crate) async fn store(
        database: &mut PgConnection,
        run: &str,
        played: &[&MatchResult],
    ) -> Result<(), SpreadError> {
        let numbers: Vec<i64> = played.iter().map(|it| it.nth as i64).collect();
        let texts = played.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
        let texts = texts.map_err(|err| SpreadError::Failed(err.to_string()))?;
        sqlx::query(STORE).bind(run).bind(numbers).bind(texts).execute(database).await?;
        Ok(())
    }

    /// The ids of the runs that have not failed, the oldest first.
    pub(crate) async fn runs(&self) -> Result<Vec<String>, SpreadError> {
        let runs = "SELECT id FROM lab_run WHERE fault IS NULL ORDER BY begun, id";
        Ok(sqlx::query_scalar(runs).fetch_all(self.pool()).await?)
    }

    /// A run as JSON, if it exists.
    pub(crate) async fn run(&self, id: &str) -> Result<Option<String>, SpreadError> {
        let run = sqlx::query_scalar("SELECT run FROM lab_run WHERE id = $1").bind(id);
        Ok(run.fetch_optional(self.pool()).await?)
    }

    /// Why a run cannot go on: a worker failed it, or it was deleted.
    pub(crate) async fn failure(&self, id: &str) -> Result<Option<String>, SpreadError> {
        let failure = sqlx::query_scalar("SELECT fault FROM lab_run WHERE id = $1").bind(id);
        let found: Option<Option<String>> = failure.fetch_optional(self.pool()).await?;
        Ok(match found {
            Some(failure) => failure.map(|reason| format!("a worker could not play on: {reason}")),
            None => Some("the run was deleted from the database; --resume puts it back".into()),
        })
    }

    /// Marks a run as failed, so that workers leave it.
    pub(crate) async fn fail(&self, id: &str, reason: &str) -> Result<(), SpreadError> {
        let fail = sqlx::query("UPDATE lab_run SET fault = $2 WHERE id = $1").bind(id).bind(reason);
        fail.execute(self.pool()).await?;
        Ok(())
    }

    /// Deletes a run. Its jobs go first, because a worker that stores results has locked one.
    pub(crate) async fn delete(&self, id: &str) -> Result<(), SpreadError> {
        let mut delete = self.pool().begin().await?;
        queue::remove_kind(&mut delete, &kind(id)).await?;
        sqlx::query("DELETE FROM lab_run WHERE id = $1").bind(id).execute(&mut *delete).await?;
        Ok(delete.commit().await?)
    }

    pub(crate) fn pool(&self) -> &PgPool {
        self.queue.pool()
    }
}

/// The job of a chunk. Its name and due time are the number of its first match, so chunks are claimed in order.
fn job(run: &str, chunk: &[u64]) -> Option<NewJob> {
    let first = *chunk.first()?;
    let body = serde_json::to_string(chunk).ok()?;
    let due = i64::try_from(first).ok()?;
    Some(NewJob { kind: kind(run), name: first.to_string(), due, leased_until: None, body })
}
