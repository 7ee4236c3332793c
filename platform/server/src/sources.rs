//! Where time and luck come from. Tests bring their own.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

type Now = dyn Fn() -> i64 + Send + Sync;
type Luck = dyn Fn(&mut [u8]) + Send + Sync;

/// The time and the luck of a server.
#[derive(Clone)]
pub struct Sources {
    now: Arc<Now>,
    luck: Arc<Luck>,
}

impl fmt::Debug for Sources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sources")
    }
}

impl Default for Sources {
    fn default() -> Self {
        let now = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
        };
        let luck = |bytes: &mut [u8]| {
            getrandom::fill(bytes).expect("a system without luck cannot deal cards");
        };
        Self::new(now, luck)
    }
}

impl Sources {
    /// Other sources than the system's.
    pub fn new(
        now: impl Fn() -> i64 + Send + Sync + 'static,
        luck: impl Fn(&mut [u8]) + Send + Sync + 'static,
    ) -> Self {
        Self { now: Arc::new(now), luck: Arc::new(luck) }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        (self.now)()
    }

    /// Thirty-two bytes that nobody can guess.
    pub(crate) fn secret(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        (self.luck)(&mut bytes);
        bytes
    }

    /// A word of `n` letters and digits that nobody can guess; each carries five bits.
    pub(crate) fn word(&self, n: usize) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let mut bytes = vec![0; n];
        (self.luck)(&mut bytes);
        bytes.into_iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
    }

    /// A number for a person: 48 bits, so that it fits a number of JavaScript.
    pub(crate) fn number(&self) -> i64 {
        let mut bytes = [0; 8];
        (self.luck)(&mut bytes[2..]);
        i64::from_be_bytes(bytes)
    }
}
