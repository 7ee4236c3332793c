//! HTTP: people, rooms, lists, games, and the way to a room's WebSocket.

mod address;
mod answer;
mod client;
mod coding;
mod content;
mod docs;
mod first;
mod games;
mod guard;
mod health;
mod lists;
mod people;
mod reports;
mod review;
mod rooms;
mod socket;
mod who;

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
use crate::gate::HintGate;
use crate::gate::{Barred, Gate, Gates};
use crate::workers::BotThreads;
use crate::{Limits, Proxy, Role, Transport, figures};

/// What every request can reach.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) store: Store,
    pub(crate) role: Role,
    pub(crate) limits: Limits,
    pub(crate) gates: Gates,
    pub(crate) transport: Transport,
    pub(crate) proxy: Proxy,
    pub(crate) connections: Arc<Semaphore>,
    pub(crate) hints: Arc<HintGate>,
    pub(crate) bots: Arc<BotThreads>,
    /// The folder of the lab's reports.
    pub(crate) reports: PathBuf,
    /// Whether the server is about to stop, and nobody new should come.
    pub(crate) draining: AtomicBool,
}

impl App {
    /// The texts of all games.
    pub(crate) fn translators(&self) -> &Translators {
        &self.rooms.services().config.translators
    }

    /// Lets somebody pass a gate, or not.
    pub(crate) async fn pass<K: Hash + Eq + Clone + ToString>(
        &self,
        gate: impl Fn(&Gates) -> &Gate<K>,
        who: K,
    ) -> Result<(), Barred> {
        gate(&self.gates).pass(who, &*self.store.limits).await
    }
}

/// The routes of a node. One for what is due only lets nobody in.
pub(crate) fn router(app: Arc<App>) -> Router {
    let routes = match app.role {
        Role::All | Role::Front => all_routes(),
        Role::Worker => routes_of_every_node().fallback(answer::works_only),
    };
    routes
        .method_not_allowed_fallback(answer::no_such_method)
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}

/// For those who look after the nodes.
fn routes_of_every_node() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/healthz/ready", get(health::ready))
        .route("/metrics", get(async || figures::page()))
}

/// All routes. `docs::ROUTES` describes them, and a test holds the two together.
fn all_routes() -> Router<Arc<App>> {
    routes_of_every_node()
        .route("/reports/{name}", get(reports::report))
        .route("/api/reports", get(reports::list))
        .route("/api/docs", get(docs::docs))
        .route("/api/games", get(games::games))
        .route("/api/games/{game}/rules", get(games::rules))
        .route("/api/games/{game}/content", get(content::content))
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
