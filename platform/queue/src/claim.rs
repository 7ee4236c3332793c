use std::time::Duration;

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Result, Row as _};

use crate::{Job, lay};

/// `now` stands apart so that it is read once and the index on `due` serves; `picked` so that it is picked once.
const CLAIM: &str = "
WITH now AS MATERIALIZED (
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms
), picked AS MATERIALIZED (
    SELECT kind, name FROM job
    WHERE kind = $1
        AND due <= (SELECT ms FROM now)
        AND (leased_until IS NULL OR leased_until <= (SELECT ms FROM now))
    ORDER BY due
    LIMIT $2
    FOR UPDATE SKIP LOCKED
)
UPDATE job SET leased_until = (SELECT ms FROM now) + $3, tries = tries + 1
FROM picked WHERE job.kind = picked.kind AND job.name = picked.name
RETURNING job.kind, job.name, job.due, job.leased_until, job.tries, job.body
";

const KEEP: &str = "
UPDATE job SET leased_until = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $5
WHERE kind = $1 AND name = $2 AND leased_until = $3 AND tries = $4
RETURNING leased_until
";

const DONE: &str = "
DELETE FROM job WHERE kind = $1 AND name = $2 AND leased_until = $3 AND tries = $4
";

const GIVE_BACK: &str = "
UPDATE job SET leased_until = NULL, due = $5
WHERE kind = $1 AND name = $2 AND leased_until = $3 AND tries = $4
";

const LEFT: &str = "
WITH now AS MATERIALIZED (
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms
)
SELECT
    count(*) FILTER (WHERE leased_until > ms),
    count(*) FILTER (WHERE due <= ms AND (leased_until IS NULL OR leased_until <= ms)),
    count(*) FILTER (WHERE ms < due AND (leased_until IS NULL OR leased_until <= ms))
FROM job, now WHERE kind = $1
";

/// Where jobs are claimed.
#[derive(Clone, Debug)]
pub struct Queue {
    pool: PgPool,
}

/// How many jobs of a kind there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// Somebody has them.
    pub leased: i64,
    /// Anybody may claim them.
    pub due: i64,
    /// They are not due yet.
    pub later: i64,
}

impl Queue {
    /// The queue at `postgres://…`; its table is made where there is none.
    pub async fn open(database: &str) -> Result<Self> {
        let pool = PgPool::connect(database).await?;
        lay(&mut *pool.acquire().await?).await?;
        Ok(Self::of(pool))
    }

    /// The queue of a database whose table was laid.
    pub fn of(pool: PgPool) -> Self {
        Self { pool }
    }

    /// The database itself, for those who put jobs.
    pub fn pool(&self) -> &PgPool {
        &self.pool
    }

    /// Claims at most so many jobs that are due and that nobody has, the most overdue first.
    pub async fn claim(&self, kind: &str, many: u32, lease: Duration) -> Result<Vec<Job>> {
        let claimed = sqlx::query(CLAIM).bind(kind).bind(i64::from(many)).bind(millis(lease));
        let rows = claimed.fetch_all(&self.pool).await?;
        let mut jobs = rows.iter().map(read).collect::<Result<Vec<_>>>()?;
        jobs.sort_by(|a, b| (a.due, &a.name).cmp(&(b.due, &b.name)));
        Ok(jobs)
    }

    /// Has the job for longer. `false` says that it is no longer ours.
    pub async fn keep(&self, job: &mut Job, lease: Duration) -> Result<bool> {
        let kept = ours(sqlx::query(KEEP), job).bind(millis(lease));
        let Some(row) = kept.fetch_optional(&self.pool).await? else { return Ok(false) };
        job.leased_until = row.try_get(0)?;
        Ok(true)
    }

    /// The job is done and goes. `false` says that it was no longer ours; then nothing happens.
    pub async fn done(&self, job: &Job) -> Result<bool> {
        done(&mut *self.pool.acquire().await?, job).await
    }

    /// Somebody else may do it, from `due` on. `false` says that it was no longer ours.
    pub async fn give_back(&self, job: &Job, due: i64) -> Result<bool> {
        let given = ours(sqlx::query(GIVE_BACK), job).bind(due).execute(&self.pool).await?;
        Ok(0 < given.rows_affected())
    }

    /// How many jobs of a kind there are.
    pub async fn left(&self, kind: &str) -> Result<Left> {
        let row = sqlx::query(LEFT).bind(kind).fetch_one(&self.pool).await?;
        Ok(Left { leased: row.try_get(0)?, due: row.try_get(1)?, later: row.try_get(2)? })
    }
}

/// [`Queue::done`] inside a transaction, together with what the job has done.
pub async fn done(database: &mut PgConnection, job: &Job) -> Result<bool> {
    let gone = ours(sqlx::query(DONE), job).execute(database).await?;
    Ok(0 < gone.rows_affected())
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Postgres, sqlx::postgres::PgArguments>;

/// Binds what names a lease.
fn ours<'q>(query: Query<'q>, job: &'q Job) -> Query<'q> {
    query.bind(&job.kind).bind(&job.name).bind(job.leased_until).bind(job.tries)
}

fn read(row: &PgRow) -> Result<Job> {
    Ok(Job {
        kind: row.try_get("kind")?,
        name: row.try_get("name")?,
        due: row.try_get("due")?,
        leased_until: row.try_get("leased_until")?,
        tries: row.try_get("tries")?,
        body: row.try_get("body")?,
    })
}

/// A lease of more than an age is one of an age.
fn millis(lease: Duration) -> i64 {
    i64::try_from(lease.as_millis()).unwrap_or(i64::MAX / 2)
}
