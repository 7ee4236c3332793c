//! The server: connects sockets, HTTP, the store, the clock, bot threads and other nodes to rooms.
//!
//! A request comes in through the module `http`, which finds the person behind it. Rooms are state machines (crate
//! `room`), driven by the crate `node`. This crate adds the network around them.

#![warn(missing_docs)]

pub mod admin;
mod config;
mod connections;
mod http;
mod listen;
mod mail;
mod metrics;
mod names;
mod packs;
mod people;
mod rate_limit;
mod socket;
mod statistics;
mod workers;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use cluster::{BusError, BusHandle};
use engine::Seat;
use node::{Rooms, Services};
use room::Translators;
use store::{FolderLock, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

pub use config::{Config, DataStore, Limits, Proxy, Role, Transport};
pub use mail::{MailServer, MailServerError};
pub use node::Environment;

use crate::connections::Connections;
use crate::http::App;
use crate::listen::Acceptor;
use crate::mail::MailQueue;
use crate::rate_limit::{HintLimiter, RequestLimits};
use crate::workers::BotThreads;

/// How long rooms, and then requests, may take to end when the server stops.
const GRACE: Duration = Duration::from_secs(5);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store cannot be opened.
    #[error("the data cannot be opened: {0}")]
    Store(#[from] StoreError),
    /// The other nodes cannot be reached.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// The server cannot listen on the address.
    #[error("{listen} cannot be listened to: {reason}")]
    Listen {
        /// The address.
        listen: SocketAddr,
        /// The error of the system.
        reason: std::io::Error,
    },
    /// A text cannot be parsed.
    #[error("a text is broken: {0}")]
    Text(String),
}

/// A running server.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    app: Arc<App>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
    /// Tasks that run without a request: heartbeats, due rooms, notices.
    background: Vec<JoinHandle<()>>,
    drain: Duration,
    /// Keeps other servers away from the folder of an embedded store.
    _lock: Option<FolderLock>,
}

impl Server {
    /// Opens the store and starts to listen. Returns when clients can connect.
    ///
    /// # Errors
    /// If the store, the bus or the address is not available.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let _ = metrics::recorder();
        let translators = Translators::new().map_err(StartError::Text)?;
        let lock = match config.store {
            DataStore::Embedded => Some(FolderLock::take(&config.data)?),
            DataStore::Shared { .. } => None,
        };
        let store = store::open(&config.location()).await?;
        packs::restore(&store).await?;
        packs::keep(&store).await?;
        let (bus, received) = join_cluster(&config.store).await?.unzip();
        let (listener, address) = bind(config.listen).await?;
        let metrics = match config.metrics {
            Some(listen) => Some(bind(listen).await?),
            None => None,
        };
        let drain = config.drain;
        let mail = config.mail.clone().map(mail::open).transpose().map_err(StartError::Text)?;
        let (mail, mail_task) = mail.unzip();
        let app = app(config, translators, store, bus, mail);
        app.rooms.services().beat().await?;
        if !http::has_client() {
            tracing::info!("web client not embedded: pages say how to build it");
        }
        let (stop, stopped) = watch::channel(false);
        let (limits, proxy) = (app.limits.clone(), app.proxy);
        let connections = Connections::of_sockets(&limits, proxy);
        let acceptor = |router| Acceptor {
            router,
            connections: Arc::clone(&connections),
            limits: limits.clone(),
        };
        let players = acceptor(http::router(Arc::clone(&app)));
        let serving = tokio::spawn(players.serve(listener, stopped.clone()));
        let metrics = metrics.map(|(listener, address)| {
            tokio::spawn(acceptor(http::metrics_router()).serve(listener, stopped));
            address
        });
        let mut background = vec![tokio::spawn(run_background(Arc::clone(&app)))];
        if let Some(mail_task) = mail_task {
            background.push(tokio::spawn(mail_task.run(Arc::clone(&app))));
        }
        if let Some(received) = received {
            let rooms = Arc::clone(&app.rooms);
            background.push(tokio::spawn(async move { rooms.follow(received).await }));
        }
        Ok(Self { address, metrics, app, stop, serving, background, drain, _lock: lock })
    }

    /// The address it listens to.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of `/metrics`, if there are any.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Waits for [`Config::drain`], accepts no new connections, stops all rooms, waits for requests that are under way,
    /// and closes the store.
    ///
    /// # Errors
    /// If the store cannot be closed properly.
    pub async fn stop(self) -> Result<(), StoreError> {
        self.app.draining.store(true, Ordering::Relaxed);
        tokio::time::sleep(self.drain).await;
        let _ = self.stop.send(true);
        self.background.iter().for_each(JoinHandle::abort);
        // A room that waits for an unavailable store is cancelled below.
        let _ = tokio::time::timeout(GRACE, self.app.rooms.stop()).await;
        // So are connections that do not end by themselves.
        let _ = tokio::time::timeout(GRACE, self.serving).await;
        self.app.rooms.services().abort.cancel();
        self.app.store.maintenance.close().await
    }

    /// Archives finished matches now. For tests.
    #[doc(hidden)]
    pub async fn archive_finished(&self) -> Result<(), StoreError> {
        self.app.rooms.archive_finished().await
    }

    /// Replaces a room's match by one that only looks the same to a seat, or puts the true one back. For tests.
    #[doc(hidden)]
    pub async fn imagine(&self, room: &str, seat: Option<(Seat, u64)>) {
        self.app.rooms.imagine(room, seat).await;
    }
}

/// Listens on an address.
async fn bind(listen: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let failed = |reason| StartError::Listen { listen, reason };
    let listener = TcpListener::bind(listen).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
}

/// The bus to the other nodes, if the store is shared.
async fn join_cluster(store: &DataStore) -> Result<Option<BusHandle>, BusError> {
    match store {
        DataStore::Embedded => Ok(None),
        DataStore::Shared { bus: Some(url), .. } => cluster::nats(url).await.map(Some),
        DataStore::Shared { database, .. } => cluster::postgres(database).await.map(Some),
    }
}

fn app(
    config: Config,
    translators: Translators,
    store: store::Store,
    bus: Option<Arc<dyn cluster::Bus>>,
    mail: Option<MailQueue>,
) -> Arc<App> {
    let role = config.role();
    let Config { limits, environment, transport, proxy, data, .. } = config;
    let bots = Arc::new(BotThreads::new(limits.bots_at_once));
    let hints = Arc::new(HintLimiter::new(&limits, Arc::clone(&store.limits)));
    let room_config = room::Config {
        node: environment.number().unsigned_abs(),
        clustered: bus.is_some(),
        runs_work: role != Role::Front,
        away_after: limits.away_after.as_millis() as u64,
        idle_after: limits.idle_after.as_millis() as u64,
        translators: Arc::new(translators),
    };
    let services = Services {
        store: Arc::clone(&store.rooms),
        sessions: Arc::clone(&store.sessions),
        config: Arc::new(room_config),
        environment,
        workers: Arc::clone(&bots) as Arc<dyn node::Workers>,
        hint_limit: Arc::clone(&hints) as Arc<dyn node::HintLimit>,
        bus,
        beating: Default::default(),
        abort: Default::default(),
    };
    Arc::new(App {
        rooms: Arc::new(Rooms::new(services)),
        store,
        role,
        request_limits: RequestLimits::new(&limits),
        hints,
        bots,
        transport,
        proxy,
        connections: Connections::of_rooms(&limits),
        mail,
        limits,
        reports: data.join("reports"),
        draining: AtomicBool::new(false),
    })
}

async fn run_background(app: Arc<App>) {
    let upkeep = async {
        loop {
            tokio::time::sleep(Duration::from_secs(10)).await;
            app.request_limits.forget_idle();
            app.hints.forget_idle();
            metrics::run_upkeep();
        }
    };
    tokio::join!(app.rooms.sweep(), upkeep);
}
