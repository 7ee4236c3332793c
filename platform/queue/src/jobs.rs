use std::time::Duration;

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Result, Row as _};

use crate::{Counts, Job, JobFuture, Jobs, create_table};

/// `now` is materialized so that the clock is read once and the index on `due` is used; `picked`, so that it is
/// evaluated once.
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

const EXTEND: &str = "
UPDATE job SET leased_until = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $5
WHERE kind = $1 AND name = $2 AND leased_until = $3 AND tries = $4
RETURNING leased_until
";

const COMPLETE: &str = "
DELETE FROM job WHERE kind = $1 AND name = $2 AND leased_until = $3 AND tries = $4
";

const RELEASE: &str = "
UPDATE job SET leased_until = NULL, due = $5
WHERE kind = $1 AND name = $2 AND leased_until = $3 AND tries = $4
";

const COUNTS: &str = "
WITH now AS MATERIALIZED (
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms
)
SELECT
    count(*) FILTER (WHERE leased_until > ms),
    count(*) FILTER (WHERE due <= ms AND (leased_until IS NULL OR leased_until <= ms)),
    count(*) FILTER (WHERE ms < due AND (leased_until IS NULL OR leased_until <= ms))
FROM job, now WHERE kind = $1
";

/// The queue of a database.
#[derive(Clone, Debug)]
pub struct Queue {
    pool: PgPool,
}

impl Queue {
    /// Connects to the database at `postgres://…`, and creates the table if it does not exist.
    pub async fn open(url: &str) -> Result<Self> {
        let pool = PgPool::connect(url).await?;
        create_table(&mut *pool.acquire().await?).await?;
        Ok(Self::new(pool))
    }

    /// The queue of a database that has the table.
    pub fn new(pool: PgPool) -> Self {
        Self { pool }
    }

    /// The database, for putting and completing jobs in transactions.
    pub fn pool(&self) -> &PgPool {
        &self.pool
    }
}

impl Jobs for Queue {
    fn claim(&self, kind: &str, limit: u32, lease: Duration) -> JobFuture<'_, Vec<Job>> {
        let kind = kind.to_owned();
        Box::pin(async move { claim(&mut *self.pool.acquire().await?, &kind, limit, lease).await })
    }

    fn extend<'a>(&'a self, job: &'a mut Job, lease: Duration) -> JobFuture<'a, bool> {
        Box::pin(async move {
            let query = bind_lease(sqlx::query(EXTEND), job).bind(millis(lease));
            let Some(row) = query.fetch_optional(&self.pool).await? else { return Ok(false) };
            job.leased_until = row.try_get(0)?;
            Ok(true)
        })
    }

    fn complete<'a>(&'a self, job: &'a Job) -> JobFuture<'a, bool> {
        Box::pin(async move { complete(&mut *self.pool.acquire().await?, job).await })
    }

    fn release<'a>(&'a self, job: &'a Job, due: i64) -> JobFuture<'a, bool> {
        Box::pin(async move {
            let query = bind_lease(sqlx::query(RELEASE), job).bind(due);
            Ok(0 < query.execute(&self.pool).await?.rows_affected())
        })
    }

    fn counts(&self, kind: &str) -> JobFuture<'_, Counts> {
        let query = sqlx::query(COUNTS).bind(kind.to_owned());
        Box::pin(async move {
            let row = query.fetch_one(&self.pool).await?;
            Ok(Counts { leased: row.try_get(0)?, due: row.try_get(1)?, later: row.try_get(2)? })
        })
    }
}

/// [`Jobs::claim`] on a connection of the caller's.
pub async fn claim(
    connection: &mut PgConnection,
    kind: &str,
    limit: u32,
    lease: Duration,
) -> Result<Vec<Job>> {
    let query = sqlx::query(CLAIM).bind(kind.to_owned()).bind(i64::from(limit));
    let rows = query.bind(millis(lease)).fetch_all(connection).await?;
    let mut jobs = rows.iter().map(read).collect::<Result<Vec<_>>>()?;
    jobs.sort_by(|a, b| (a.due, &a.name).cmp(&(b.due, &b.name)));
    Ok(jobs)
}

/// [`Jobs::complete`] in the caller's transaction, together with the results of the job.
pub async fn complete(connection: &mut PgConnection, job: &Job) -> Result<bool> {
    let removed = bind_lease(sqlx::query(COMPLETE), job).execute(connection).await?;
    Ok(0 < removed.rows_affected())
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Postgres, sqlx::postgres::PgArguments>;

/// Binds the columns that identify a lease.
fn bind_lease<'q>(query: Query<'q>, job: &Job) -> Query<'q> {
    query.bind(job.kind.clone()).bind(job.name.clone()).bind(job.leased_until).bind(job.tries)
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

/// A lease in milliseconds. Capped at half of `i64::MAX`, so that the end of the lease does not overflow.
fn millis(lease: Duration) -> i64 {
    i64::try_from(lease.as_millis()).unwrap_or(i64::MAX / 2)
}
