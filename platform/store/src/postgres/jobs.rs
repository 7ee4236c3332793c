//! Rooms in which work is due. A room is a job of the queue while its index row has a deadline.

use std::collections::BTreeMap;

use queue::NewJob;
use room::RoomId;
use sqlx::PgConnection;

use super::PostgresStore;
use crate::{IndexRow, StoreError};

/// The kind of these jobs. Their names are the ids of the rooms.
const KIND: &str = "room";

impl PostgresStore {
    /// Leases rooms whose deadline has passed.
    pub(super) async fn lease_rooms(&self, limit: u32) -> Result<Vec<RoomId>, StoreError> {
        let mut connection = self.connection().await?;
        let jobs = queue::claim(&mut connection, KIND, limit, self.lease).await?;
        Ok(jobs.into_iter().map(|job| job.name).collect())
    }
}

/// Removes the jobs of rooms that are deleted.
pub(super) async fn forget_rooms(
    connection: &mut PgConnection,
    rooms: &[RoomId],
) -> Result<(), StoreError> {
    let rooms: Vec<&str> = rooms.iter().map(String::as_str).collect();
    Ok(queue::remove(connection, KIND, &rooms).await?)
}

/// Adds, replaces or removes the jobs of these rooms.
pub(super) async fn write_deadlines(
    connection: &mut PgConnection,
    rows: &BTreeMap<&str, &IndexRow>,
) -> Result<(), StoreError> {
    let job = |(room, row): (&&str, &&IndexRow)| {
        Some(NewJob {
            kind: KIND.to_owned(),
            name: (*room).to_owned(),
            due: row.deadline?,
            leased_until: row.leased_until,
            body: String::new(),
        })
    };
    let jobs: Vec<NewJob> = rows.iter().filter_map(job).collect();
    if !jobs.is_empty() {
        queue::put(connection, &jobs).await?;
    }
    let idle = rows.iter().filter(|(_, row)| row.deadline.is_none());
    let idle: Vec<&str> = idle.map(|(room, _)| *room).collect();
    if !idle.is_empty() {
        queue::remove(connection, KIND, &idle).await?;
    }
    Ok(())
}
