//! Counts of what the clients have seen.

use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// Counts of all clients together.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// The times from honest actions to their acknowledgements, in microseconds.
    latencies: Mutex<Vec<u64>>,
    connections: AtomicI64,
    cut_off: AtomicU64,
    refused: AtomicU64,
    lost: AtomicU64,
    /// The rooms in which people play now, by the number of the pair.
    rooms: Mutex<Vec<Option<String>>>,
}

/// Counts since the last line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    pub(crate) connections: i64,
    pub(crate) cut_off: u64,
    pub(crate) refused: u64,
}

impl Tally {
    pub(crate) fn acknowledged(&self, micros: u64) {
        if let Ok(mut latencies) = self.latencies.lock() {
            latencies.push(micros);
        }
    }

    pub(crate) fn take_latencies(&self) -> Vec<u64> {
        self.latencies.lock().map(|mut it| std::mem::take(&mut *it)).unwrap_or_default()
    }

    /// Counts a stranger's connection that the server has ended.
    pub(crate) fn cut_off(&self) {
        self.cut_off.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a request of a flood that the server has refused.
    pub(crate) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts an acknowledged action that was missing after a reconnect.
    pub(crate) fn lost(&self) {
        self.lost.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn n_lost(&self) -> u64 {
        self.lost.load(Ordering::Relaxed)
    }

    pub(crate) fn take_figures(&self) -> Figures {
        Figures {
            connections: self.connections.load(Ordering::Relaxed),
            cut_off: self.cut_off.swap(0, Ordering::Relaxed),
            refused: self.refused.swap(0, Ordering::Relaxed),
        }
    }

    /// Counts a connection until the result is dropped.
    pub(crate) fn connection(&self) -> OpenConnection<'_> {
        self.connections.fetch_add(1, Ordering::Relaxed);
        OpenConnection(self)
    }

    /// Notes the room in which a pair of honest players plays now.
    pub(crate) fn plays_in(&self, pair: usize, room: &str) {
        let Ok(mut rooms) = self.rooms.lock() else { return };
        if rooms.len() <= pair {
            rooms.resize(pair + 1, None);
        }
        rooms[pair] = Some(room.to_owned());
    }

    pub(crate) fn room_of(&self, pair: usize) -> Option<String> {
        self.rooms.lock().ok()?.get(pair).cloned().flatten()
    }
}

/// A connection that is counted.
pub(crate) struct OpenConnection<'a>(&'a Tally);

impl Drop for OpenConnection<'_> {
    fn drop(&mut self) {
        self.0.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The percentile of these times, in milliseconds: this many thousandths of them are below it. They are in
/// microseconds.
pub(crate) fn percentile(micros: &mut [u64], thousandths: usize) -> f64 {
    micros.sort_unstable();
    let found = micros.get(micros.len() * thousandths / 1000).copied();
    found.unwrap_or(0) as f64 / 1000.0
}
