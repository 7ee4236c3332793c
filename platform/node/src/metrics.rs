//! The metrics of a node: counters, gauges and times of rooms, connections, bots and commits. The program installs the
//! recorder that publishes them.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{Counter, Gauge, Histogram, counter, gauge, histogram};

/// Handles of all metrics. They are looked up by name once, because a look-up for each action would cost.
struct Metrics {
    rooms: Gauge,
    connections: Gauge,
    bots: Gauge,
    entries: Counter,
    commits: Histogram,
    failed_commits: Counter,
    actions: Counter,
    action_times: Histogram,
    refusals: Counter,
}

fn metrics() -> &'static Metrics {
    static METRICS: OnceLock<Metrics> = OnceLock::new();
    METRICS.get_or_init(|| Metrics {
        rooms: gauge!("monumenta_rooms"),
        connections: gauge!("monumenta_connections"),
        bots: gauge!("monumenta_bots_thinking"),
        entries: counter!("monumenta_entries_total"),
        commits: histogram!("monumenta_commit_seconds"),
        failed_commits: counter!("monumenta_failed_commits_total"),
        actions: counter!("monumenta_actions_total"),
        action_times: histogram!("monumenta_action_seconds"),
        refusals: counter!("monumenta_refusals_total"),
    })
}

/// What a gauge counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Room,
    Connection,
    Bot,
}

/// A guard that counts one thing in a gauge until it is dropped.
#[derive(Debug)]
pub struct Gauged(Kind);

impl Gauged {
    /// A room in memory.
    pub(crate) fn room() -> Self {
        Self::of(Kind::Room)
    }

    /// An open connection.
    pub fn connection() -> Self {
        Self::of(Kind::Connection)
    }

    /// A bot that waits for a thread or thinks.
    pub(crate) fn bot() -> Self {
        Self::of(Kind::Bot)
    }

    fn of(kind: Kind) -> Self {
        gauge_of(kind).increment(1.0);
        Self(kind)
    }
}

impl Drop for Gauged {
    fn drop(&mut self) {
        gauge_of(self.0).decrement(1.0);
    }
}

fn gauge_of(kind: Kind) -> &'static Gauge {
    match kind {
        Kind::Room => &metrics().rooms,
        Kind::Connection => &metrics().connections,
        Kind::Bot => &metrics().bots,
    }
}

/// Counts a durable commit, if it had entries.
pub(crate) fn committed(entries: usize, took: Duration) {
    if 0 < entries {
        metrics().entries.increment(entries as u64);
        metrics().commits.record(took);
    }
}

/// Counts a failed commit, even if it turns out to be stored.
pub(crate) fn commit_failed() {
    metrics().failed_commits.increment(1);
}

/// Counts a client's action, with the time from its arrival at the driver until its outputs were carried out.
pub(crate) fn acted(took: Duration) {
    metrics().actions.increment(1);
    metrics().action_times.record(took);
}

/// Counts requests that a room refused.
pub(crate) fn refused(n: u32) {
    if 0 < n {
        metrics().refusals.increment(u64::from(n));
    }
}

/// Counts a request that was refused before it reached a room.
pub fn count_refusal() {
    refused(1);
}
