//! Where the time and random numbers come from.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use room::Now;
use tokio::time::Instant;

type WallClock = dyn Fn() -> i64 + Send + Sync;
type Random = dyn Fn(&mut [u8]) + Send + Sync;

/// The clocks and the random numbers of a node. Tests bring their own.
#[derive(Clone)]
pub struct Environment {
    wall: Arc<WallClock>,
    random: Arc<Random>,
    started: Instant,
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
    /// A wall clock in milliseconds since 1970, and a source of random bytes.
    pub fn new(
        wall: impl Fn() -> i64 + Send + Sync + 'static,
        random: impl Fn(&mut [u8]) + Send + Sync + 'static,
    ) -> Self {
        Self { wall: Arc::new(wall), random: Arc::new(random), started: Instant::now() }
    }

    /// The time by both clocks.
    pub fn now(&self) -> Now {
        Now { wall: self.wall(), monotonic: self.started.elapsed().as_millis() as u64 }
    }

    /// Wall-clock time in milliseconds since 1970.
    pub fn wall(&self) -> i64 {
        (self.wall)()
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

    /// A random number of 48 bits, so that it fits a number of JavaScript.
    pub fn number(&self) -> i64 {
        let mut bytes = [0; 8];
        (self.random)(&mut bytes[2..]);
        i64::from_be_bytes(bytes)
    }
}
