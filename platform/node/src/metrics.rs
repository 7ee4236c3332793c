//! What a node counts. The program that runs it decides where the figures go.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{Counter, Gauge, Histogram, counter, gauge, histogram};

/// The metrics by name, looked up once: a look-up for each action would cost.
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

/// Something that is counted as long as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Room,
    Connection,
    Bot,
}

/// Counts something in a gauge until it is dropped.
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

/// A commit is durable.
pub(crate) fn committed(entries: usize, took: Duration) {
    if 0 < entries {
        metrics().entries.increment(entries as u64);
        metrics().commits.record(took);
    }
}

/// A commit failed.
pub(crate) fn commit_failed() {
    metrics().failed_commits.increment(1);
}

/// A client's action was handled, from its arrival to the sending of what follows from it.
pub(crate) fn acted(took: Duration) {
    metrics().actions.increment(1);
    metrics().action_times.record(took);
}

/// Requests were refused.
pub(crate) fn refused(n: u32) {
    if 0 < n {
        metrics().refusals.increment(u64::from(n));
    }
}

/// Counts a request that was refused before it reached a room.
pub fn count_refusal() {
    refused(1);
}
