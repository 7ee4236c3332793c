//! When the server was last seen alive, and for how long it was not.
//!
//! Every node writes a heartbeat into the store. A gap between two heartbeats is a time in which nobody could play: no
//! node ran, none could reach the store, or the clock was set. All gaps together are the downtime, which the players'
//! clocks do not count.

/// How often a node beats, in milliseconds.
pub const BEAT: u64 = 2_000;

/// A longer pause between two heartbeats is a gap, in milliseconds.
pub const MAX_PAUSE: i64 = 5_000;

/// The last heartbeat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heartbeat {
    /// When it was, in milliseconds since 1970; 0 if there was none.
    pub at: i64,
    /// All gaps until then, in milliseconds. It never decreases.
    pub downtime: i64,
}

/// Whether other nodes may have served people since the last heartbeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// A node has served people: only a long pause is a gap.
    Running,
    /// The only server has just started: any pause is a gap.
    Stopped,
}

impl Heartbeat {
    /// The next heartbeat.
    #[must_use]
    pub fn next(self, now: i64, since: Since) -> Self {
        if self.at == 0 {
            return Self { at: now, downtime: self.downtime };
        }
        let passed = now.saturating_sub(self.at);
        if passed < -MAX_PAUSE {
            // The clock was set back: the players' clocks stand still until it shows the same time again.
            return Self { at: now, ..self };
        }
        let is_gap = since == Since::Stopped || MAX_PAUSE < passed;
        let gap = if is_gap { passed.max(0) } else { 0 };
        // The beats of two nodes may cross.
        Self { at: self.at.max(now), downtime: self.downtime.saturating_add(gap) }
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
        assert_eq!(LAST.next(40_000, Since::Running), Heartbeat { at: 40_000, ..LAST }, "set back");
        assert_eq!(LAST.next(99_000, Since::Running), LAST, "beats of two nodes cross");
    }

    #[test]
    fn every_pause_of_the_only_server_is_downtime() {
        let first = LAST.next(100_300, Since::Stopped);
        assert_eq!(first, Heartbeat { at: 100_300, downtime: 370 });
        assert_eq!(Heartbeat::default().next(5, Since::Stopped), Heartbeat { at: 5, downtime: 0 });
    }
}
