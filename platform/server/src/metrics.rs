//! The metrics of the program, for Prometheus at `/metrics`. What a node counts is in the crate `node`.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

const SECONDS: &[f64] = &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// The page `/metrics`. All servers of one process share their metrics.
pub(crate) async fn page() -> String {
    recorder().map(PrometheusHandle::render).unwrap_or_default()
}

/// Merges recent measurements into the histograms; otherwise they would pile up until the page is read.
pub(crate) fn run_upkeep() {
    if let Some(recorder) = recorder() {
        recorder.run_upkeep();
    }
}

/// Installs the recorder. Must happen before anything is counted.
pub(crate) fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let matcher = Matcher::Suffix("_seconds".to_owned());
        let builder = PrometheusBuilder::new().set_buckets_for_metric(matcher, SECONDS).ok()?;
        builder.install_recorder().ok()
    };
    RECORDER.get_or_init(install).as_ref()
}
