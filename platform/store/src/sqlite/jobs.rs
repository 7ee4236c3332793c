use room::RoomId;

use super::SqliteStore;
use crate::{StoreError, tables};

/// Rooms that are due. A single server works on all of them, so SQLite needs no leases.
const DUE: &str = "SELECT id FROM room WHERE deadline IS NOT NULL AND deadline <= $1 \
                   ORDER BY deadline LIMIT $2";

impl SqliteStore {
    /// Rooms whose deadline has passed.
    pub(super) async fn due_rooms(&self, now: i64, limit: u32) -> Result<Vec<RoomId>, StoreError> {
        let query = sqlx::query(DUE).bind(now).bind(i64::from(limit));
        query.fetch_all(&self.readers).await?.iter().map(tables::room_id).collect()
    }
}
