//! HTTP: people, rooms, lists, games, and the way to a room's WebSocket.

mod answer;
mod content;
mod docs;
mod games;
mod guard;
mod lists;
mod people;
mod rooms;
mod socket;
mod who;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use tokio::sync::Semaphore;

use crate::config::MOST_BODY;
use crate::gate::Gates;
use crate::hub::Hub;
use crate::room::House;
use crate::{Transport, figures};

/// What every request can reach.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) gates: Gates,
    pub(crate) transport: Transport,
    pub(crate) connections: Arc<Semaphore>,
    pub(crate) next_connection: AtomicU64,
}

impl App {
    pub(crate) fn house(&self) -> &House {
        &self.hub.house
    }
}

/// All routes. `docs::ROUTES` describes them, and a test holds the two together.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(|| asset("text/html; charset=utf-8", include_str!("../page/index.html"))))
        .route(
            "/page.js",
            get(|| asset("text/javascript; charset=utf-8", include_str!("../page/page.js"))),
        )
        .route(
            "/page.css",
            get(|| asset("text/css; charset=utf-8", include_str!("../page/page.css"))),
        )
        .route("/healthz", get(healthz))
        .route("/metrics", get(async || figures::page()))
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
        .route("/api/rooms/{room}/socket", get(socket::socket))
        .fallback(answer::no_such_page)
        .method_not_allowed_fallback(answer::no_such_method)
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}

async fn asset(kind: &'static str, text: &'static str) -> impl IntoResponse {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text)
}

async fn healthz(
    axum::extract::State(app): axum::extract::State<Arc<App>>,
) -> Result<&'static str, answer::Failure> {
    app.house().journal.n_entries("").await.map_err(answer::trouble)?;
    Ok("ok\n")
}
