//! The HTTP interface: people, rooms, lists, games, the client's pages, and the upgrade to a room's WebSocket.

mod auth;
mod bootstrap;
mod cached;
mod client;
mod client_ip;
mod compression;
mod content;
mod email;
mod error;
mod games;
mod guard;
mod health;
mod lists;
mod openapi;
mod people;
mod reports;
mod review;
mod rooms;
mod sessions;
mod socket;

pub(crate) use client::is_there as has_client;

use std::hash::Hash;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::extract::{DefaultBodyLimit, Request};
use axum::{Router, middleware, routing};
use node::Rooms;
use room::Translators;
use store::Store;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::trace::TraceLayer;

use crate::config::{MAX_BODY, MAX_RECORD};
use crate::connections::Connections;
use crate::http::openapi::{DELETE, GET, POST, Routes};
use crate::mail::MailQueue;
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
    /// Counts WebSockets.
    pub(crate) connections: Arc<Connections>,
    pub(crate) hints: Arc<HintLimiter>,
    pub(crate) bots: Arc<BotThreads>,
    /// The queue of mails, or `None` without a mail server.
    pub(crate) mail: Option<MailQueue>,
    /// The folder with the lab's reports.
    pub(crate) reports: PathBuf,
    /// Whether the server is about to stop. The readiness probe fails then.
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

/// The router of `/metrics`. It listens on an address of its own, because metrics are not for players.
pub(crate) fn metrics_router() -> Router {
    Router::new().route("/metrics", routing::get(metrics::page))
}

/// The router of this node. A worker serves only the probes.
pub(crate) fn router(app: Arc<App>) -> Router {
    let timeout = app.limits.request_timeout;
    let routes = match app.role {
        Role::All | Role::Front => {
            all_routes().with_docs().into_router(timeout).fallback(client::page)
        }
        Role::Worker => routes_of_every_node().into_router(timeout).fallback(error::worker_only),
    };
    let span = |request: &Request| {
        // Leave out the query, which may have an invitation.
        tracing::debug_span!("request", method = %request.method(), path = request.uri().path())
    };
    routes
        .method_not_allowed_fallback(error::method_not_allowed)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(CatchPanicLayer::custom(error::panicked))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::check))
        .layer(middleware::map_response_with_state(Arc::clone(&app), guard::add_headers))
        .layer(compression::layer())
        .layer(TraceLayer::new_for_http().make_span_with(span).on_failure(()))
        .with_state(app)
}

/// Probes, for operators.
fn routes_of_every_node() -> Routes {
    Routes::new().add(GET, "/healthz", "Liveness probe.", health::alive).add(
        GET,
        "/healthz/ready",
        "Readiness probe: 503 if the node is not ready.",
        health::ready,
    )
}

const CATALOGUE: &str = "The content of a game in fr or en, numbered as in views: the type Catalogue of its generated.ts.";
const FORGOTTEN: &str = "Sends a code that replaces a forgotten password, if the account has an e-mail address: 204 in any case. 404 if this server sends no mails.";
const END: &str = "Agrees to end a match that this server cannot continue.";
const RECORDS: &str =
    "Makes a practice room of a record that was played elsewhere, if it verifies: else 422.";
const REPLAY: &str = "Frames of a match; while it runs, through your own seat only.";
const SETTINGS: &str = "Changes the settings of your room before the start. The game stays.";
const TEXTS: &str = "The texts of a game in fr or en, as Fluent. Rules have their titles only.";

fn all_routes() -> Routes {
    routes_of_every_node()
        .add(GET, "/reports/{name}", "A report of the lab, as a page.", reports::report)
        .add(GET, "/api/reports", "The reports of the lab.", reports::list)
        .add(GET, "/api/games", "The games.", games::games)
        .add(GET, "/api/games/{game}/rules", "The rules of a game.", games::rules)
        .add(GET, "/api/games/{game}/catalogue/{lang}", CATALOGUE, content::catalogue)
        .add(GET, "/api/games/{game}/texts/{lang}", TEXTS, content::texts)
        .add(GET, "/api/rules/{rule}", "One rule by its id.", games::rule)
        .add(GET, "/api/bots", "The levels of bots, and what each is for.", games::bots)
        .add(GET, "/api/me", "The person of the cookie, or null.", people::me)
        .add(POST, "/api/me", "Changes your name, or creates a guest.", people::rename)
        .add(DELETE, "/api/me", "Deletes you. Bots play on for you.", people::delete)
        .add_long(GET, "/api/me/export", "All your rooms and records.", people::export)
        .add(GET, "/api/me/statistics", "Your statistics by game.", people::statistics)
        .add(POST, "/api/account", "Turns a guest into an account.", people::register)
        .add(POST, "/api/login", "Logs in.", people::log_in)
        .add(POST, "/api/logout", "Logs out on this device.", people::log_out)
        .add(POST, "/api/recover", "Logs in with a recovery code.", sessions::recover)
        .add(GET, "/api/recover", "What replaces a forgotten password here.", email::ways)
        .add(POST, "/api/recover/mail", FORGOTTEN, email::forgotten)
        .add(POST, "/api/me/email", "Sends a code to an e-mail address.", email::change)
        .add(POST, "/api/me/email/confirm", "Confirms your e-mail address.", email::confirm)
        .add(POST, "/api/me/email/remove", "Removes your e-mail address.", email::remove)
        .add(POST, "/api/me/password", "Changes the password.", sessions::change_password)
        .add(POST, "/api/me/codes", "Replaces the recovery codes.", sessions::new_codes)
        .add(GET, "/api/me/devices", "Where you are logged in.", sessions::devices)
        .add(DELETE, "/api/me/devices", "Logs out all others.", sessions::log_out_others)
        .add(DELETE, "/api/me/devices/{device}", "Logs out one.", sessions::log_out_device)
        .add(POST, "/api/play", "Starts a match against bots at once.", rooms::play_now)
        .add(GET, "/api/rooms", "Open rooms, the newest first.", lists::open)
        .add(POST, "/api/rooms", "Creates a room.", rooms::create)
        .add_with_body(POST, "/api/records", RECORDS, MAX_RECORD, review::keep_record)
        .add(GET, "/api/rooms/mine", "Your rooms, those that wait for you first.", lists::mine)
        .add(GET, "/api/rooms/{room}", "A room. If it is not open, invite is needed.", rooms::info)
        .add(POST, "/api/rooms/{room}/sit", "Takes a seat.", rooms::sit)
        .add(POST, "/api/rooms/{room}/stand", "Leaves a seat.", rooms::stand)
        .add(POST, "/api/rooms/{room}/ready", "Says whether you are ready to start.", rooms::ready)
        .add(POST, "/api/rooms/{room}/bot", "Puts a bot on a seat, or removes it.", rooms::bot)
        .add(POST, "/api/rooms/{room}/words", "Adds your words to the deal.", rooms::words)
        .add(POST, "/api/rooms/{room}/settings", SETTINGS, rooms::settings)
        .add(POST, "/api/rooms/{room}/start", "Starts the match.", rooms::start)
        .add(POST, "/api/rooms/{room}/invite", "Replaces the invitation link.", rooms::invite)
        .add(DELETE, "/api/rooms/{room}/invite", "Revokes the invitation link.", rooms::uninvite)
        .add(POST, "/api/rooms/{room}/rematch", "A new room for the same people.", rooms::rematch)
        .add(POST, "/api/rooms/{room}/end", END, rooms::end)
        .add(GET, "/api/rooms/{room}/record", "The record of a finished match.", rooms::record)
        .add(GET, "/api/rooms/{room}/replay", REPLAY, review::replay)
        .add(
            GET,
            "/api/rooms/{room}/scores",
            "The points, by frame and seat, then of the house.",
            review::scores,
        )
        .add(GET, "/api/rooms/{room}/verify", "Checks a finished match.", review::verify)
        .add(POST, "/api/rooms/{room}/branch", "Plays on from a step.", review::branch)
        .add(GET, "/api/rooms/{room}/socket", "The WebSocket of a room.", socket::socket)
}
