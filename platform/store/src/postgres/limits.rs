//! Rate limits with fixed windows. A window starts with its first use.

use std::time::Duration;

use sqlx::{Row as _, query};

use super::{PostgresStore, answer};
use crate::{RateLimits, StoreFuture};

/// Counts one more use, in a new window if the old one has ended.
const COUNT: &str = "
WITH now AS MATERIALIZED (
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms
)
INSERT INTO allowance AS it (limited, who, until, used)
SELECT $1, $2, ms + $3, 1 FROM now
ON CONFLICT (limited, who) DO UPDATE SET
    used = CASE WHEN it.until <= (SELECT ms FROM now) THEN 1 ELSE it.used + 1 END,
    until = CASE WHEN it.until <= (SELECT ms FROM now) THEN excluded.until ELSE it.until END
RETURNING used, until - (SELECT ms FROM now) AS left
";

/// Deletes a few windows that have ended. Each use may start one window, so deleting several keeps the table small.
const DELETE_ENDED: &str = "
DELETE FROM allowance WHERE (limited, who) IN (
    SELECT limited, who FROM allowance
    WHERE until <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint
    ORDER BY until LIMIT 4 FOR UPDATE SKIP LOCKED
)
";

impl RateLimits for PostgresStore {
    fn allow(
        &self,
        limit: &'static str,
        who: String,
        max: u32,
        window: Duration,
    ) -> StoreFuture<'_, Option<u32>> {
        answer(async move {
            let window = i64::try_from(window.as_millis()).unwrap_or(i64::MAX / 2);
            let count = query(COUNT).bind(limit).bind(who).bind(window);
            let mut connection = self.connection().await?;
            let row = count.fetch_one(&mut *connection).await?;
            let (used, left): (i64, i64) = (row.try_get("used")?, row.try_get("left")?);
            query(DELETE_ENDED).execute(&mut *connection).await?;
            let seconds = u32::try_from(left / 1000).unwrap_or(u32::MAX).saturating_add(1);
            Ok((i64::from(max) < used).then_some(seconds))
        })
    }
}
