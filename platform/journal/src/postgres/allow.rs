//! Limits that several servers count together: so many times in a window that begins with the first.

use std::time::Duration;

use sqlx::{PgPool, Row as _, query};

use crate::Trouble;

/// Counts one more, in a new window where the old one is over.
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

/// Forgets a few windows that are over: more than one, so that they do not pile up.
const FORGET: &str = "
DELETE FROM allowance WHERE (limited, who) IN (
    SELECT limited, who FROM allowance
    WHERE until <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint
    ORDER BY until LIMIT 4 FOR UPDATE SKIP LOCKED
)
";

pub(super) async fn allow(
    pool: &PgPool,
    limit: &'static str,
    who: String,
    most: u32,
    per: Duration,
) -> Result<Option<u32>, Trouble> {
    let per = i64::try_from(per.as_millis()).unwrap_or(i64::MAX / 2);
    let row = query(COUNT).bind(limit).bind(who).bind(per).fetch_one(pool).await?;
    let (used, left): (i64, i64) = (row.try_get("used")?, row.try_get("left")?);
    query(FORGET).execute(pool).await?;
    let seconds = u32::try_from(left / 1000).unwrap_or(u32::MAX).saturating_add(1);
    Ok((i64::from(most) < used).then_some(seconds))
}
