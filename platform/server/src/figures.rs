//! What is measured: Prometheus reads it at `/metrics`.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{Counter, Gauge, Histogram, counter, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

const SECONDS: &[f64] = &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// The page `/metrics`. The figures of all servers of one program are the same figures.
pub(crate) fn page() -> String {
    recorder().map(PrometheusHandle::render).unwrap_or_default()
}

/// Sums up what was measured since the last time: otherwise it would be kept until somebody reads the page.
pub(crate) fn sum_up() {
    if let Some(recorder) = recorder() {
        recorder.run_upkeep();
    }
}

/// Begins to count.
pub(crate) fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let matcher = Matcher::Suffix("_seconds".to_owned());
        let builder = PrometheusBuilder::new().set_buckets_for_metric(matcher, SECONDS).ok()?;
        builder.install_recorder().ok()
    };
    RECORDER.get_or_init(install).as_ref()
}

/// What is counted, looked up by name once.
struct Counted {
    rooms: Gauge,
    connections: Gauge,
    bots: Gauge,
    entries: Counter,
    commits: Histogram,
    actions: Counter,
    action_times: Histogram,
    refusals: Counter,
}

fn counted() -> &'static Counted {
    static COUNTED: OnceLock<Counted> = OnceLock::new();
    COUNTED.get_or_init(|| {
        let _ = recorder();
        Counted {
            rooms: gauge!("monumenta_rooms"),
            connections: gauge!("monumenta_connections"),
            bots: gauge!("monumenta_bots_thinking"),
            entries: counter!("monumenta_entries_total"),
            commits: histogram!("monumenta_commit_seconds"),
            actions: counter!("monumenta_actions_total"),
            action_times: histogram!("monumenta_action_seconds"),
            refusals: counter!("monumenta_refusals_total"),
        }
    })
}

/// Rooms in memory: one more, or one less.
pub(crate) fn rooms(change: i8) {
    counted().rooms.increment(f64::from(change));
}

/// Open connections: one more, or one less.
pub(crate) fn connections(change: i8) {
    counted().connections.increment(f64::from(change));
}

/// A bot that waits for a thread or thinks, as long as this is kept.
pub(crate) struct Thinking(());

impl Thinking {
    /// One more.
    pub(crate) fn begins() -> Self {
        counted().bots.increment(1.0);
        Self(())
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        counted().bots.decrement(1.0);
    }
}

/// Entries that are on the disk, and how long it took.
pub(crate) fn committed(entries: usize, took: Duration) {
    counted().entries.increment(entries as u64);
    counted().commits.record(took);
}

/// An action was carried out, and how long it took from its coming in to its news going out.
pub(crate) fn acted(took: Duration) {
    counted().actions.increment(1);
    counted().action_times.record(took);
}

/// Something was refused.
pub(crate) fn refused() {
    counted().refusals.increment(1);
}
