/// The time of an input, by three clocks.
///
/// A room never reads a clock. The driver passes the time with every input, so a simulation can set it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// The time of the store, in milliseconds since 1970. Log entries have it. May jump.
    pub wall: i64,
    /// Milliseconds since some fixed moment. Never jumps. For timeouts, leases and presence.
    pub monotonic: u64,
    /// For how much of the wall-clock time players could not play, in milliseconds: the server was down, the store was
    /// unavailable, or the wall clock was set. Negative if the clock was set back.
    pub downtime: i64,
}

impl Now {
    /// The time of the players' clocks, in milliseconds: the wall clock without the downtime.
    pub fn playing(self) -> i64 {
        self.wall.saturating_sub(self.downtime)
    }

    /// The same moment with less downtime, if needed, so that the players' clocks show at least `playing`.
    #[must_use]
    pub(crate) fn not_before(self, playing: i64) -> Self {
        Self { downtime: self.downtime.min(self.wall.saturating_sub(playing)), ..self }
    }

    /// The monotonic time at which the players' clocks will show `playing`, unless there is a downtime.
    pub(crate) fn monotonic_at(self, playing: i64) -> u64 {
        let left = playing.saturating_sub(self.playing());
        self.monotonic.saturating_add(u64::try_from(left).unwrap_or(0))
    }
}
