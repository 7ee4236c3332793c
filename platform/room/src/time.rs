/// The time of an input, by two clocks.
///
/// The room never reads a clock: the driver passes the time with every input, so a simulation can decide it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// Wall-clock time in milliseconds since 1970: the time of log entries and of the players' clocks. May jump.
    pub wall: i64,
    /// Milliseconds since some fixed moment. Never jumps: for timeouts, leases and presence.
    pub monotonic: u64,
}

impl Now {
    /// The monotonic time at which the wall clock will show `wall`, unless it jumps.
    pub(crate) fn monotonic_at(self, wall: i64) -> u64 {
        self.monotonic.saturating_add(u64::try_from(wall - self.wall).unwrap_or(0))
    }
}
