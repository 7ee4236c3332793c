//! What is measured: Prometheus reads it at `/metrics`.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

const SECONDS: &[f64] = &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// The page `/metrics`. The figures of all servers of one program are the same figures.
pub(crate) fn page() -> String {
    recorder().map(PrometheusHandle::render).unwrap_or_default()
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

/// Rooms in memory: one more, or one less.
pub(crate) fn rooms(change: i8) {
    gauge!("monumenta_rooms").increment(f64::from(change));
}

/// Open connections: one more, or one less.
pub(crate) fn connections(change: i8) {
    gauge!("monumenta_connections").increment(f64::from(change));
}

/// A bot that waits for a thread or thinks, as long as this is kept.
pub(crate) struct Thinking(());

impl Thinking {
    /// One more.
    pub(crate) fn begins() -> Self {
        gauge!("monumenta_bots_thinking").increment(1.0);
        Self(())
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        gauge!("monumenta_bots_thinking").decrement(1.0);
    }
}

/// Entries that are on the disk, and how long it took.
pub(crate) fn committed(entries: usize, took: Duration) {
    counter!("monumenta_entries_total").increment(entries as u64);
    histogram!("monumenta_commit_seconds").record(took);
}

/// An action was carried out, and how long it took from its coming in to its news going out.
pub(crate) fn acted(took: Duration) {
    counter!("monumenta_actions_total").increment(1);
    histogram!("monumenta_action_seconds").record(took);
}

/// Something was refused.
pub(crate) fn refused() {
    counter!("monumenta_refusals_total").increment(1);
}
