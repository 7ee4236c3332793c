//! Rooms around matches, over HTTP and WebSockets.
//!
//! A request comes in through [`http`], which knows who asks. Rooms are tasks: each owns one match, takes one thing
//! after another, writes it to the journal, and only then tells everyone. `hub` finds them, `room` is what they do.

#![warn(missing_docs)]

pub mod admin;
mod config;
mod figures;
mod gate;
mod http;
mod hub;
mod levels;
mod lookback;
mod nodes;
mod people;
mod room;
mod socket;
mod sources;
mod voices;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use axum::serve::ListenerExt as _;
use engine::Seat;
use journal::{Journal, Trouble};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, oneshot};
use tokio::task::JoinHandle;

pub use config::{Config, Limits, Proxy, Role, Store, Transport};
pub use sources::Sources;

use crate::gate::{Gates, hint_gate};
use crate::http::App;
use crate::hub::Hub;
use crate::nodes::Nodes;
use crate::room::{Ask, House};

/// How long requests may take to end when the server stops.
const GRACE: Duration = Duration::from_secs(5);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartFault {
    /// The journal cannot be opened.
    #[error("the data cannot be opened: {0}")]
    Journal(#[from] Trouble),
    /// The other nodes cannot be reached.
    #[error(transparent)]
    Bus(#[from] bus::NoBus),
    /// Nobody can listen there.
    #[error("{listen} cannot be listened to: {reason}")]
    Listen {
        /// Where.
        listen: SocketAddr,
        /// What the system says.
        reason: std::io::Error,
    },
    /// A text is broken.
    #[error("a text is broken: {0}")]
    Text(String),
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    app: Arc<App>,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
    /// What it does though nobody asks.
    busy: Vec<JoinHandle<()>>,
    drain: Duration,
}

impl Server {
    /// Opens the journal and begins to listen.
    pub async fn start(config: Config) -> Result<Self, StartFault> {
        let _ = figures::recorder();
        let voices = voices::Voices::new().map_err(StartFault::Text)?;
        let journal = journal::open(&config.place()).await?;
        let (nodes, heard) = Nodes::join(&config.store, &config.sources).await?;
        let listen = config.listen;
        let listener = TcpListener::bind(listen).await;
        let listener = listener.map_err(|reason| StartFault::Listen { listen, reason })?;
        let address = listener.local_addr();
        let address = address.map_err(|reason| StartFault::Listen { listen, reason })?;
        let drain = config.drain;
        let app = app(config, voices, journal, nodes);
        if !http::has_client() {
            tracing::info!(
                "the web client was not built with this program: it serves its plain page"
            );
        }
        let (stop, stopped) = oneshot::channel::<()>();
        let service = http::router(Arc::clone(&app));
        let service = service.into_make_service_with_connect_info::<SocketAddr>();
        // What is sent is whole: it must not wait until the client has confirmed what was sent before.
        let listener = listener.tap_io(|stream| {
            if let Err(err) = stream.set_nodelay(true) {
                tracing::debug!(%err, "a connection may be slow");
            }
        });
        let serving = tokio::spawn(async move {
            let until = async { stopped.await.unwrap_or_default() };
            let served = axum::serve(listener, service).with_graceful_shutdown(until).await;
            if let Err(err) = served {
                tracing::error!(%err, "the server ended");
            }
        });
        let mut busy = vec![tokio::spawn(sweep(Arc::clone(&app)))];
        if let Some(heard) = heard {
            let hub = Arc::clone(&app.hub);
            busy.push(tokio::spawn(async move { hub.hear_others(heard).await }));
        }
        Ok(Self { address, app, stop, serving, busy, drain })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Takes nothing new, finishes what is under way, tells the clients, closes the journal.
    pub async fn stop(self) -> Result<(), Trouble> {
        self.app.draining.store(true, Ordering::Relaxed);
        tokio::time::sleep(self.drain).await;
        let _ = self.stop.send(());
        self.busy.iter().for_each(JoinHandle::abort);
        // A room that waits for its journal is cut off.
        let _ = tokio::time::timeout(GRACE, self.app.hub.stop()).await;
        // Connections that do not end by themselves are cut.
        let _ = tokio::time::timeout(GRACE, self.serving).await;
        self.app.house().journal.close().await
    }

    /// Keeps what finished matches told now rather than by and by. For tests.
    #[doc(hidden)]
    pub async fn keep_told(&self) -> Result<(), Trouble> {
        self.app.hub.keep_told().await
    }

    /// Replaces a room's table by one that only looks the same to a seat, or puts the true one back. For tests.
    #[doc(hidden)]
    pub async fn imagine(&self, room: &str, seat: Option<(Seat, u64)>) {
        let _ = self.app.hub.ask(room, |reply| Ask::Imagine { seat, reply }).await;
    }
}

fn app(
    config: Config,
    voices: voices::Voices,
    journal: Arc<dyn Journal>,
    nodes: Nodes,
) -> Arc<App> {
    let Config { limits, sources, transport, proxy, data, .. } = config;
    let reports = data.join("reports");
    let gates = Gates::new(&limits);
    let connections = Arc::new(Semaphore::new(limits.connections));
    let thinking = Arc::new(Semaphore::new(limits.bots_at_once.max(1)));
    let hints = hint_gate(&limits);
    let house = Arc::new(House { journal, voices, limits, sources, nodes, thinking, hints });
    let hub = Arc::new(Hub::new(house));
    let next_connection = AtomicU64::new(0);
    let draining = AtomicBool::new(false);
    Arc::new(App { hub, gates, transport, proxy, connections, next_connection, reports, draining })
}

async fn sweep(app: Arc<App>) {
    let tidy = async {
        loop {
            tokio::time::sleep(Duration::from_secs(10)).await;
            app.gates.tidy();
            app.house().hints.tidy();
            figures::sum_up();
        }
    };
    tokio::join!(app.hub.sweep(), tidy);
}
