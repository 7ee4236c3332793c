//! Heartbeats, which measure downtime.
//!
//! Every node writes a heartbeat into the store every two seconds. During a gap between two heartbeats players could
//! not play: no node ran, none could reach the store, or the clock was set. The sum of all gaps is the downtime, during
//! which the players' clocks stand still.

use std::sync::Arc;

/// A clock that shows milliseconds since 1970.
pub type WallClock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// How often a node writes a heartbeat, in milliseconds.
pub const BEAT: u64 = 2_000;

/// A longer pause between two heartbeats is a gap, in milliseconds.
pub const MAX_PAUSE: i64 = 5_000;

/// The last heartbeat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heartbeat {
    /// When it was written, in milliseconds since 1970. 0 if there was none.
    pub at: i64,
    /// The sum of all gaps until then, in milliseconds. A clock that is set back makes it smaller.
    pub downtime: i64,
}

/// Whether a node may have run since the last heartbeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// This node or another may have run: only a pause longer than [`MAX_PAUSE`] is a gap.
    Running,
    /// The only server has just started: any pause is a gap.
    Stopped,
}

impl Heartbeat {
    /// The heartbeat that follows this one at the time `now`, in milliseconds since 1970.
    #[must_use]
    pub fn next(self, now: i64, since: Since) -> Self {
        if self.at == 0 {
            return Self { at: now, downtime: self.downtime };
        }
        let passed = now.saturating_sub(self.at);
        if since == Since::Stopped || MAX_PAUSE < passed.saturating_abs() {
            // The players' clocks continue from their last value, even if the clock was set back (`passed` is
            // negative).
            return Self { at: now, downtime: self.downtime.saturating_add(passed) };
        }
        // Heartbeats of two nodes may arrive in the wrong order.
        Self { at: self.at.max(now), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAST: Heartbeat = Heartbeat { at: 100_000, downtime: 70 };

    #[test]
    fn a_long_pause_is_downtime() {
        let beat = |now| LAST.next(now, Since::Running).downtime;
        assert_eq!(beat(100_000 + MAX_PAUSE), 70, "as long as a pause may be");
        assert_eq!(beat(100_001 + MAX_PAUSE), 71 + MAX_PAUSE);
        let set_back = Heartbeat { at: 40_000, downtime: 70 - 60_000 };
        assert_eq!(LAST.next(40_000, Since::Running), set_back);
        assert_eq!(LAST.next(99_000, Since::Running), LAST, "beats of two nodes cross");
        assert_eq!(LAST.next(100_500, Since::Running), Heartbeat { at: 100_500, ..LAST });
    }

    #[test]
    fn every_pause_of_the_only_server_is_downtime() {
        let first = LAST.next(100_300, Since::Stopped);
        assert_eq!(first, Heartbeat { at: 100_300, downtime: 370 });
        assert_eq!(Heartbeat::default().next(5, Since::Stopped), Heartbeat { at: 5, downtime: 0 });
    }
}
