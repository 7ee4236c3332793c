use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use node::Environment;
use store::Location;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of its data.
    pub data: PathBuf,
    /// Where rooms and people are kept.
    pub store: DataStore,
    /// How browsers reach it.
    pub transport: Transport,
    /// Whose word on addresses it takes.
    pub proxy: Proxy,
    /// What it allows.
    pub limits: Limits,
    /// Its clocks and random numbers.
    pub environment: Environment,
    /// How long it goes on when it is asked to stop, while it says that it is not ready for anybody new.
    pub drain: Duration,
}

/// Where rooms and people are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DataStore {
    /// In the folder of the data, for this server alone.
    Embedded,
    /// In a database that several nodes share.
    Shared {
        /// Its address, `postgres://…`.
        database: String,
        /// Where news travels between nodes, `nats://…`; the database carries it where nothing is given.
        bus: Option<String>,
        /// What this node is for.
        role: Role,
    },
}

/// What one of several nodes is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// For everything.
    All,
    /// For people only: others let the bots play and look at the clocks.
    Front,
    /// For what is due only: it lets nobody in.
    Worker,
}

/// How browsers reach a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transport {
    /// Without encryption: on this machine or at home.
    Plain,
    /// Behind a proxy that speaks HTTPS: cookies are marked as secure.
    Https,
}

/// What stands between browsers and a server. Limits count by address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proxy {
    /// Nothing: whoever connects is who they are, and what they say of their address does not count.
    Absent,
    /// A proxy that says in `X-Forwarded-For` or `Forwarded` who connected to it.
    Trusted,
}

/// What a server allows.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Messages a second on one connection.
    pub messages_per_second: u32,
    /// Messages at once on one connection.
    pub messages_at_once: u32,
    /// Rooms that one person may make in an hour.
    pub rooms_per_hour: u32,
    /// Requests a second from one address.
    pub requests_per_second: u32,
    /// New guests a minute from one address.
    pub guests_per_minute: u32,
    /// Tries to log in a minute from one address.
    pub logins_per_minute: u32,
    /// Hints a minute for one person.
    pub hints_per_minute: u32,
    /// Connections at once.
    pub connections: usize,
    /// Bots that think at once.
    pub bots_at_once: usize,
    /// How long somebody must be away before the others can vote.
    pub away_after: Duration,
    /// How long a room stays in memory when nobody is in it.
    pub idle_after: Duration,
}

/// No message of a client is longer.
pub(crate) const MOST_MESSAGE: usize = 16 * 1024;
/// No body of a request is longer.
pub(crate) const MOST_BODY: usize = 64 * 1024;
/// No name is longer, in characters.
pub(crate) const MOST_NAME: usize = 40;

impl Config {
    /// The usual setting.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        let (limits, environment) = (Limits::default(), Environment::default());
        let (transport, proxy) = (Transport::Plain, Proxy::Absent);
        let (store, drain) = (DataStore::Embedded, Duration::ZERO);
        Self { listen, data, store, transport, proxy, limits, environment, drain }
    }

    /// Where rooms and people are kept.
    pub(crate) fn location(&self) -> Location {
        match &self.store {
            DataStore::Embedded => Location::Folder(self.data.clone()),
            DataStore::Shared { database, .. } => Location::Postgres(database.clone()),
        }
    }

    /// What this node is for.
    pub(crate) fn role(&self) -> Role {
        match &self.store {
            DataStore::Embedded => Role::All,
            DataStore::Shared { role, .. } => *role,
        }
    }
}

impl Limits {
    /// As much as the machine can: for tests and for measuring.
    pub fn none() -> Self {
        let many = 1_000_000;
        Self {
            messages_per_second: many,
            messages_at_once: many,
            rooms_per_hour: many,
            requests_per_second: many,
            guests_per_minute: many,
            logins_per_minute: many,
            hints_per_minute: many,
            ..Self::default()
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            messages_per_second: 20,
            messages_at_once: 60,
            rooms_per_hour: 60,
            requests_per_second: 50,
            guests_per_minute: 60,
            logins_per_minute: 10,
            hints_per_minute: 20,
            connections: 20_000,
            bots_at_once: std::thread::available_parallelism().map_or(1, usize::from),
            away_after: Duration::from_secs(60),
            idle_after: Duration::from_secs(120),
        }
    }
}
