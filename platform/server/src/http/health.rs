//! Liveness and readiness probes.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::Serialize;

use super::App;

/// The state of a node.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Health {
    /// Always `true`: a dead node does not answer.
    alive: bool,
    /// Whether a load balancer should send clients to this node.
    ready: bool,
    /// Why the node is not ready.
    because: Option<&'static str>,
}

/// Liveness probe.
pub(crate) async fn alive(State(app): State<Arc<App>>) -> Json<Health> {
    Json(health(&app).await)
}

/// Readiness probe.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> (StatusCode, Json<Health>) {
    let health = health(&app).await;
    let status = if health.ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(health))
}

async fn health(app: &App) -> Health {
    let because = if app.draining.load(Ordering::Relaxed) {
        Some("the server is about to stop")
    } else if let Err(error) = app.store.maintenance.ready().await {
        tracing::warn!(%error, "store not ready");
        Some("the store does not answer")
    } else {
        None
    };
    Health { alive: true, ready: because.is_none(), because }
}
