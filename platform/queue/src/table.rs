use sqlx::{Connection as _, PgConnection, Result};

use crate::NewJob;

/// The key of the advisory lock under which programs that start at the same time create the table.
const CREATION_LOCK: i64 = 0x6a_6f_62_73;

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

const REMOVE: &str = "DELETE FROM job WHERE kind = $1 AND name = ANY($2)";

/// Creates the table if it does not exist.
pub async fn create_table(connection: &mut PgConnection) -> Result<()> {
    let mut transaction = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)")
        .bind(CREATION_LOCK)
        .execute(&mut *transaction)
        .await?;
    sqlx::raw_sql(TABLE).execute(&mut *transaction).await?;
    transaction.commit().await
}

/// Puts jobs into the queue, each name once. A job of the same name is replaced, and its lease is lost.
pub async fn put(connection: &mut PgConnection, jobs: &[NewJob]) -> Result<()> {
    let column = |of: fn(&NewJob) -> &str| jobs.iter().map(of).collect::<Vec<_>>();
    sqlx::query(PUT)
        .bind(column(|job| &job.kind))
        .bind(column(|job| &job.name))
        .bind(jobs.iter().map(|job| job.due).collect::<Vec<_>>())
        .bind(jobs.iter().map(|job| job.leased_until).collect::<Vec<_>>())
        .bind(column(|job| &job.body))
        .execute(connection)
        .await?;
    Ok(())
}

/// Removes jobs, leased or not.
pub async fn remove(connection: &mut PgConnection, kind: &str, names: &[&str]) -> Result<()> {
    sqlx::query(REMOVE).bind(kind).bind(names).execute(connection).await?;
    Ok(())
}

/// Removes all jobs of a kind, leased or not.
pub async fn remove_kind(connection: &mut PgConnection, kind: &str) -> Result<()> {
    sqlx::query("DELETE FROM job WHERE kind = $1").bind(kind).execute(connection).await?;
    Ok(())
}
