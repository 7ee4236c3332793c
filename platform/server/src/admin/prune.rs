//! Deletes rooms, sessions and guests that have not been used for long.

use store::{AccountMatches, PruneMode, Pruned, Retention};

use super::{Admin, AdminError};

const DAY: i64 = 24 * 3_600_000;

/// The number of days without use after which things are deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetentionDays {
    /// Rooms whose match has not started.
    pub lobbies: u32,
    /// Matches, running or over.
    pub matches: u32,
    /// Login sessions, and guests who have no session left.
    pub sessions: u32,
    /// Whether matches of people with an account are deleted too.
    pub account_matches: AccountMatches,
}

impl RetentionDays {
    fn until(self, now: i64) -> Retention {
        let before = |days: u32| now - i64::from(days) * DAY;
        Retention {
            lobbies: before(self.lobbies),
            matches: before(self.matches),
            account_matches: self.account_matches,
            tokens: before(self.sessions),
        }
    }
}

impl Admin {
    /// Deletes what has not been used for these numbers of days, or returns what would be deleted. The server may run
    /// meanwhile.
    pub async fn prune(
        &self,
        retention: RetentionDays,
        mode: PruneMode,
    ) -> Result<Pruned, AdminError> {
        let retention = retention.until(self.environment.wall());
        let mut all = Pruned::default();
        loop {
            let pruned = self.store.maintenance.prune(retention, mode).await?;
            let rooms = pruned.lobbies.len().max(pruned.matches.len());
            all.lobbies.extend(pruned.lobbies);
            all.matches.extend(pruned.matches);
            all.tokens += pruned.tokens;
            all.guests += pruned.guests;
            if mode == PruneMode::Count || rooms < PruneMode::BATCH {
                return Ok(all);
            }
        }
    }
}
