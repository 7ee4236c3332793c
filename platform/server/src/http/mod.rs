//! The HTTP interface: people, rooms, lists, games, the client's pages, and the upgrade to a room's WebSocket.

mod auth;
mod bootstrap;
mod client;
mod client_ip;
mod compression;
mod content;
mod docs;
mod error;
mod games;
mod guard;
mod health;
mod lists;
mod people;
mod reports;
mod review;
mod rooms;
mod socket;

pub(crate) use client::is_there as has_client;

use std::hash::Hash;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use node::Rooms;
use room::Translators;
use store::Store;
use tokio::sync::Semaphore;

use crate::config::MOST_BODY;
use crate::rate_limit::{HintLimiter, RateLimitError, RateLimiter, RequestLimits};
use crate::workers::BotThreads;
use crate::{Limits, Proxy, Role, Transport, metrics};

/// The state that all handlers share.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) store: Store,
    pub(crate) role: Role,
    pub(crate) limits: Limits,
    pub(crate) request_limits: RequestLimits,
    pub(crate) transport: Transport,
    pub(crate) proxy: Proxy,
    pub(crate) connections: Arc<Semaphore>,
    pub(crate) hints: Arc<HintLimiter>,
    pub(crate) bots: Arc<BotThreads>,
    /// The folder with the lab's reports.
    pub(crate) reports: PathBuf,
    /// Whether the server is about to stop: the readiness probe fails then.
    pub(crate) draining: AtomicBool,
}

impl App {
    /// The texts of all games.
    pub(crate) fn translators(&self) -> &Translators {
        &self.rooms.services().config.translators
    }

    /// Counts one use against a rate limit, on this node and in the store.
    pub(crate) async fn check_limit<K: Hash + Eq + Clone + ToString>(
        &self,
        limit: impl Fn(&RequestLimits) -> &RateLimiter<K>,
        key: K,
    ) -> Result<(), RateLimitError> {
        limit(&self.request_limits).check(key, &*self.store.limits).await
    }
}

/// The routes of this node. A worker serves the probes and the metrics only.
pub(crate) fn router(app: Arc<App>) -> Router {
    let routes = match app.role {
        Role::All | Role::Front => all_routes(),
        Role::Worker => routes_of_every_node().fallback(error::worker_only),
    };
    routes
        .method_not_allowed_fallback(error::method_not_allowed)
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}

/// Probes and metrics, for operators.
fn routes_of_every_node() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/healthz/ready", get(health::ready))
        .route("/metrics", get(async || metrics::page()))
}

/// All routes. `docs::ROUTES` describes them, and a test holds the two together.
fn all_routes() -> Router<Arc<App>> {
    routes_of_every_node()
        .route("/reports/{name}", get(reports::report))
        .route("/api/reports", get(reports::list))
        .route("/api/docs", get(docs::docs))
        .route("/api/games", get(games::games))
        .route("/api/games/{game}/rules", get(games::rules))
        .route("/api/games/{game}/catalogue/{lang}", get(content::catalogue))
        .route("/api/games/{game}/texts/{lang}", get(content::texts))
        .route("/api/rules/{rule}", get(games::rule))
        .route("/api/levels", get(games::levels))
        .route("/api/me", get(people::me).post(people::rename).delete(people::delete))
        .route("/api/me/export", get(people::export))
        .route("/api/me/statistics", get(people::statistics))
        .route("/api/account", post(people::register))
        .route("/api/login", post(people::log_in))
        .route("/api/logout", post(people::log_out))
        .route("/api/play", post(rooms::play_now))
        .route("/api/rooms", get(lists::open).post(rooms::create))
        .route("/api/rooms/mine", get(lists::mine))
        .route("/api/rooms/{room}", get(rooms::info))
        .route("/api/rooms/{room}/sit", post(rooms::sit))
        .route("/api/rooms/{room}/stand", post(rooms::stand))
        .route("/api/rooms/{room}/ready", post(rooms::ready))
        .route("/api/rooms/{room}/bot", post(rooms::bot))
        .route("/api/rooms/{room}/words", post(rooms::words))
        .route("/api/rooms/{room}/start", post(rooms::start))
        .route("/api/rooms/{room}/invite", post(rooms::invite).delete(rooms::uninvite))
        .route("/api/rooms/{room}/rematch", post(rooms::rematch))
        .route("/api/rooms/{room}/record", get(rooms::record))
        .route("/api/rooms/{room}/replay", get(review::replay))
        .route("/api/rooms/{room}/scores", get(review::scores))
        .route("/api/rooms/{room}/verify", get(review::verify))
        .route("/api/rooms/{room}/branch", post(review::branch))
        .route("/api/rooms/{room}/socket", get(socket::socket))
        .fallback(client::page)
}
