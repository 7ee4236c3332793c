use sqlx::{Connection as _, PgConnection, Result};

use crate::NewJob;

/// Programs that start at once lay the table one after the other. The number means nothing.
const LAYING: i64 = 0x6a_6f_62_73;

const TABLE: &str = "
CREATE TABLE IF NOT EXISTS job (
    kind text NOT NULL,
    name text NOT NULL,
    due bigint NOT NULL,
    leased_until bigint,
    tries int NOT NULL DEFAULT 0,
    body text NOT NULL,
    PRIMARY KEY (kind, name)
);
CREATE INDEX IF NOT EXISTS job_due ON job (kind, due);
";

const PUT: &str = "
INSERT INTO job (kind, name, due, leased_until, body)
SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[])
    AS new (kind, name, due, leased_until, body)
ORDER BY kind, name
ON CONFLICT (kind, name) DO UPDATE
SET due = excluded.due, leased_until = excluded.leased_until, tries = 0, body = excluded.body
";

const DROP: &str = "DELETE FROM job WHERE kind = $1 AND name = ANY($2)";

const NOW: &str = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// Makes the table where there is none.
pub async fn lay(database: &mut PgConnection) -> Result<()> {
    let mut laying = database.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LAYING).execute(&mut *laying).await?;
    sqlx::raw_sql(TABLE).execute(&mut *laying).await?;
    laying.commit().await
}

/// Puts jobs, each name once. One that was there is replaced, and whoever had it has it no longer.
pub async fn put(database: &mut PgConnection, jobs: &[NewJob]) -> Result<()> {
    let column = |of: fn(&NewJob) -> &str| jobs.iter().map(of).collect::<Vec<_>>();
    sqlx::query(PUT)
        .bind(column(|job| &job.kind))
        .bind(column(|job| &job.name))
        .bind(jobs.iter().map(|job| job.due).collect::<Vec<_>>())
        .bind(jobs.iter().map(|job| job.leased_until).collect::<Vec<_>>())
        .bind(column(|job| &job.body))
        .execute(database)
        .await?;
    Ok(())
}

/// Takes jobs away, whoever has them.
pub async fn drop_jobs(database: &mut PgConnection, kind: &str, names: &[&str]) -> Result<()> {
    sqlx::query(DROP).bind(kind).bind(names).execute(database).await?;
    Ok(())
}

/// Takes all jobs of a kind away, whoever has them.
pub async fn drop_kind(database: &mut PgConnection, kind: &str) -> Result<()> {
    sqlx::query("DELETE FROM job WHERE kind = $1").bind(kind).execute(database).await?;
    Ok(())
}

/// What time it is for the database.
pub async fn now(database: &mut PgConnection) -> Result<i64> {
    sqlx::query_scalar(NOW).fetch_one(database).await
}
