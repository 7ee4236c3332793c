//! The clocks and the random numbers of a node.
//!
//! All nodes follow the clock of the store, which answers their heartbeats. Between heartbeats the time advances with
//! the machine's monotonic clock. Without heartbeats the players' clocks stop: the time counts as downtime.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use room::Now;
use store::{BEAT, Heartbeat, WallClock};
use tokio::sync::watch;
use tokio::time::Instant;

type Random = dyn Fn(&mut [u8]) + Send + Sync;

/// How long the players' clocks run after a heartbeat, in milliseconds: until the next one, and a little longer.
const RUNS_FOR: u64 = BEAT + 500;

/// A heartbeat that the store has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beat {
    /// When it was answered, in monotonic time.
    pub(crate) monotonic: u64,
    /// The time of the store at that moment, in milliseconds since 1970.
    wall: i64,
    /// The downtime until then, in milliseconds.
    downtime: i64,
}

impl Beat {
    /// How far the players' clocks are ahead of the monotonic clock, in milliseconds. It changes with downtime and when
    /// a clock is set.
    pub(crate) fn playing_offset(self) -> i64 {
        self.wall.saturating_sub(self.downtime).saturating_sub(self.monotonic as i64)
    }

    /// The time at a later moment, if no other heartbeat has succeeded since.
    fn at(self, monotonic: u64) -> Now {
        let since = monotonic.saturating_sub(self.monotonic);
        let stopped = since.saturating_sub(RUNS_FOR);
        Now {
            wall: self.wall.saturating_add(since as i64),
            monotonic,
            downtime: self.downtime.saturating_add(stopped as i64),
        }
    }
}

/// The clocks and the random numbers of a node. Tests bring their own.
#[derive(Clone)]
pub struct Environment {
    wall: WallClock,
    random: Arc<Random>,
    started: Instant,
    beat: Arc<watch::Sender<Option<Beat>>>,
    /// Whether a test sets the wall clock: then [`Environment::now`] reads it and ignores heartbeats.
    is_set_by_test: bool,
}

impl fmt::Debug for Environment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Environment")
    }
}

impl Default for Environment {
    fn default() -> Self {
        let wall = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
        };
        let random = |bytes: &mut [u8]| {
            getrandom::fill(bytes).expect("the system has a source of random numbers");
        };
        Self::new(wall, random)
    }
}

impl Environment {
    /// An environment with this wall clock, in milliseconds since 1970, and this source of random bytes.
    pub fn new(
        wall: impl Fn() -> i64 + Send + Sync + 'static,
        random: impl Fn(&mut [u8]) + Send + Sync + 'static,
    ) -> Self {
        Self {
            wall: Arc::new(wall),
            random: Arc::new(random),
            started: Instant::now(),
            beat: Arc::new(watch::channel(None).0),
            is_set_by_test: false,
        }
    }

    /// An environment for tests that set the wall clock forward to let time pass. Jumps of the clock are no downtime.
    pub fn with_set_clock(
        wall: impl Fn() -> i64 + Send + Sync + 'static,
        random: impl Fn(&mut [u8]) + Send + Sync + 'static,
    ) -> Self {
        Self { is_set_by_test: true, ..Self::new(wall, random) }
    }

    /// The time by all clocks.
    ///
    /// From the first heartbeat on, the wall-clock time is that of the store and advances with the monotonic clock; the
    /// clock of this machine no longer matters. While no heartbeat succeeds, the players' clocks stand still.
    pub fn now(&self) -> Now {
        let monotonic = self.monotonic();
        match *self.beat.borrow() {
            Some(beat) if !self.is_set_by_test => beat.at(monotonic),
            Some(_) | None => Now { wall: (self.wall)(), monotonic, downtime: 0 },
        }
    }

    /// The time of the store in milliseconds since 1970.
    pub fn wall(&self) -> i64 {
        self.now().wall
    }

    /// The clock of this machine.
    pub(crate) fn machine_clock(&self) -> WallClock {
        Arc::clone(&self.wall)
    }

    pub(crate) fn monotonic(&self) -> u64 {
        self.started.elapsed().as_millis() as u64
    }

    /// When the last heartbeat was answered, in monotonic time.
    pub(crate) fn last_beat(&self) -> Option<u64> {
        self.beat.borrow().map(|beat| beat.monotonic)
    }

    /// Watches the heartbeats of this node, from the last one on.
    pub(crate) fn beats(&self) -> watch::Receiver<Option<Beat>> {
        self.beat.subscribe()
    }

    /// Sets the clocks by the answer to a heartbeat that was sent at `sent` in monotonic time.
    pub(crate) fn set_beat(&self, sent: u64, answer: Heartbeat) {
        let monotonic = self.monotonic();
        let took = monotonic.saturating_sub(sent) as i64;
        // The store read its clock at an unknown moment between `sent` and now.
        let (earliest, latest) = (answer.at, answer.at.saturating_add(took));
        self.beat.send_modify(|beat| {
            let wall = match *beat {
                Some(beat) => beat.at(monotonic).wall.clamp(earliest, latest),
                None => earliest + took / 2,
            };
            *beat = Some(Beat { monotonic, wall, downtime: answer.downtime });
        });
    }

    /// The instant at which the monotonic clock shows `monotonic`.
    pub(crate) fn instant(&self, monotonic: u64) -> Instant {
        self.started + std::time::Duration::from_millis(monotonic)
    }

    /// Thirty-two random bytes.
    pub fn secret(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        (self.random)(&mut bytes);
        bytes
    }

    /// A random word of `n` letters and digits; each carries five bits.
    pub fn word(&self, n: usize) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let mut bytes = vec![0; n];
        (self.random)(&mut bytes);
        bytes.into_iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
    }

    /// A random number of 48 bits, which JavaScript represents exactly.
    pub fn number(&self) -> i64 {
        let mut bytes = [0; 8];
        (self.random)(&mut bytes[2..]);
        i64::from_be_bytes(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_clocks_stand_still_without_heartbeats() {
        let beat = Beat { monotonic: 1_000, wall: 50_000, downtime: 7_000 };
        assert_eq!(beat.at(1_000 + RUNS_FOR).playing(), 43_000 + RUNS_FOR as i64);
        let later = beat.at(1_000 + RUNS_FOR + 60_000);
        assert_eq!(later.playing(), 43_000 + RUNS_FOR as i64, "a minute without the store");
        assert_eq!(later.wall, 110_000 + RUNS_FOR as i64);
    }

    /// A machine with a wrong clock uses the time of the store.
    #[tokio::test(start_paused = true)]
    async fn the_clock_of_the_store_counts() {
        let environment = Environment::new(|| 30_000, |_| {});
        assert_eq!(environment.now().wall, 30_000);
        environment.set_beat(0, Heartbeat { at: 1_000_000, downtime: 0 });
        tokio::time::advance(std::time::Duration::from_secs(1)).await;
        assert_eq!(environment.now().wall, 1_001_000);
        // A slow answer does not make the time less exact.
        environment.set_beat(0, Heartbeat { at: 1_000_300, downtime: 0 });
        assert_eq!(environment.now().wall, 1_001_000);
    }
}
