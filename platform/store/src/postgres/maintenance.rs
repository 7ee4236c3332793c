use std::path::Path;

use room::RoomId;
use sqlx::{PgConnection, query};

use super::jobs::forget_rooms;
use super::{CLOSE_TIMEOUT, PostgresStore, READY_TIMEOUT, answer, answer_within};
use crate::prune::prunes;
use crate::write::Write;
use crate::{
    Counts, Device, Heartbeat, Import, Maintenance, Person, PruneMode, Pruned, Retention,
    StoreError, StoreFuture, TokenHash, Visit, tables,
};

prunes!(PgConnection);

impl Maintenance for PostgresStore {
    fn ready(&self) -> StoreFuture<'_, ()> {
        answer_within(READY_TIMEOUT, async {
            query("SELECT 1").execute(&mut *self.connection().await?).await?;
            Ok(())
        })
    }

    fn counts(&self) -> StoreFuture<'_, Counts> {
        answer(async {
            tables::counts(&query(tables::COUNTS).fetch_one(&mut *self.connection().await?).await?)
        })
    }

    fn people(&self, after: i64, limit: u32) -> StoreFuture<'_, Vec<Person>> {
        answer(async move {
            let query = query(tables::PEOPLE).bind(after).bind(i64::from(limit));
            query
                .fetch_all(&mut *self.connection().await?)
                .await?
                .iter()
                .map(tables::person)
                .collect()
        })
    }

    fn tokens(&self, after: TokenHash, limit: u32) -> StoreFuture<'_, Vec<(Device, i64)>> {
        answer(async move {
            let query = query(tables::TOKENS).bind(after.0).bind(i64::from(limit));
            query
                .fetch_all(&mut *self.connection().await?)
                .await?
                .iter()
                .map(tables::token)
                .collect()
        })
    }

    fn codes(&self, after: (i64, TokenHash), limit: u32) -> StoreFuture<'_, Vec<(i64, TokenHash)>> {
        answer(async move {
            let query = query(tables::CODES).bind(after.0).bind(after.1.0).bind(i64::from(limit));
            query
                .fetch_all(&mut *self.connection().await?)
                .await?
                .iter()
                .map(tables::code)
                .collect()
        })
    }

    fn visits(&self, after: (i64, RoomId), limit: u32) -> StoreFuture<'_, Vec<(RoomId, Visit)>> {
        answer(async move {
            let query = query(tables::VISITS).bind(after.0).bind(after.1).bind(i64::from(limit));
            query
                .fetch_all(&mut *self.connection().await?)
                .await?
                .iter()
                .map(tables::visit)
                .collect()
        })
    }

    fn import(&self, rows: Import) -> StoreFuture<'_, ()> {
        answer(self.writers.write(Write::Import(rows)))
    }

    fn heartbeat(&self) -> StoreFuture<'_, Heartbeat> {
        answer(async {
            let row = query(tables::HEARTBEAT).fetch_one(&mut *self.connection().await?).await?;
            tables::heartbeat(&row)
        })
    }

    fn prune(&self, retention: Retention, mode: PruneMode) -> StoreFuture<'_, Pruned> {
        Box::pin(async move {
            let mut transaction = self.pool.begin().await?;
            // Pruning may take long: no request waits for these rows.
            sqlx::raw_sql("SET LOCAL statement_timeout = 0").execute(&mut *transaction).await?;
            let pruned = prune_rows(&mut transaction, &retention, mode.limit()).await?;
            forget_rooms(&mut transaction, &pruned.matches).await?;
            match mode {
                PruneMode::Count => transaction.rollback().await?,
                PruneMode::Delete => transaction.commit().await?,
            }
            Ok(pruned)
        })
    }

    fn backup(&self, _into: &Path) -> StoreFuture<'_, ()> {
        let how = "PostgreSQL is backed up by its own program pg_dump; see docs/operations.md";
        Box::pin(async { Err(StoreError::Database(how.to_owned())) })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        // A connection whose network went silent does not answer and stays open until the process ends.
        answer_within(CLOSE_TIMEOUT, async {
            self.pool.close().await;
            Ok(())
        })
    }
}
