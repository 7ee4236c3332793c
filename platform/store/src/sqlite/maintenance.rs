use std::path::Path;

use room::RoomId;
use sqlx::query;

use super::SqliteStore;
use super::writer::Request;
use crate::write::Write;
use crate::{
    Counts, Device, Heartbeat, Import, Maintenance, Person, PruneMode, Pruned, Retention,
    StoreFuture, TokenHash, Visit, tables,
};

impl Maintenance for SqliteStore {
    fn ready(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            query("SELECT 1").execute(&self.readers).await?;
            self.request(Request::Check).await
        })
    }

    fn counts(&self) -> StoreFuture<'_, Counts> {
        Box::pin(async {
            self.request(Request::Merge).await?;
            tables::counts(&query(tables::COUNTS).fetch_one(&self.readers).await?)
        })
    }

    fn people(&self, after: i64, limit: u32) -> StoreFuture<'_, Vec<Person>> {
        Box::pin(async move {
            let query = query(tables::PEOPLE).bind(after).bind(i64::from(limit));
            query.fetch_all(&self.readers).await?.iter().map(tables::person).collect()
        })
    }

    fn tokens(&self, after: TokenHash, limit: u32) -> StoreFuture<'_, Vec<(Device, i64)>> {
        Box::pin(async move {
            let query = query(tables::TOKENS).bind(after.0).bind(i64::from(limit));
            query.fetch_all(&self.readers).await?.iter().map(tables::token).collect()
        })
    }

    fn codes(&self, after: (i64, TokenHash), limit: u32) -> StoreFuture<'_, Vec<(i64, TokenHash)>> {
        Box::pin(async move {
            let query = query(tables::CODES).bind(after.0).bind(after.1.0).bind(i64::from(limit));
            query.fetch_all(&self.readers).await?.iter().map(tables::code).collect()
        })
    }

    fn visits(&self, after: (i64, RoomId), limit: u32) -> StoreFuture<'_, Vec<(RoomId, Visit)>> {
        Box::pin(async move {
            let query = query(tables::VISITS).bind(after.0).bind(after.1).bind(i64::from(limit));
            query.fetch_all(&self.readers).await?.iter().map(tables::visit).collect()
        })
    }

    fn import(&self, rows: Import) -> StoreFuture<'_, ()> {
        Box::pin(self.write(Write::Import(rows)))
    }

    fn heartbeat(&self) -> StoreFuture<'_, Heartbeat> {
        Box::pin(async {
            tables::heartbeat(&query(tables::HEARTBEAT).fetch_one(&self.readers).await?)
        })
    }

    fn prune(&self, retention: Retention, mode: PruneMode) -> StoreFuture<'_, Pruned> {
        Box::pin(self.request(move |reply| Request::Prune(retention, mode, reply)))
    }

    fn backup(&self, into: &Path) -> StoreFuture<'_, ()> {
        let into = into.to_owned();
        Box::pin(self.request(move |reply| Request::Backup(into, reply)))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            // Close the writer last: the last connection copies the write-ahead log into the file.
            self.readers.close().await;
            self.request(Request::Close).await
        })
    }
}
