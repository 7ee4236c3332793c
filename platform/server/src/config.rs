use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use node::Environment;
use store::Location;

use crate::mail::MailServer;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The address of `/metrics`, for operators. `None` for no metrics.
    pub metrics: Option<SocketAddr>,
    /// The folder of the server's files: the embedded store and the reports of the lab.
    pub data: PathBuf,
    /// The database of rooms and people.
    pub store: DataStore,
    /// How browsers reach the server.
    pub transport: Transport,
    /// Whether a proxy reports the addresses of clients.
    pub proxy: Proxy,
    /// The mail server. `None` if accounts can have no e-mail address, and cannot be recovered by mail.
    pub mail: Option<MailServer>,
    /// Rate limits, and limits of size and time.
    pub limits: Limits,
    /// The source of time and of random numbers.
    pub environment: Environment,
    /// How long a server that was asked to stop still serves clients while its readiness probe already fails.
    pub drain: Duration,
}

/// The database of rooms and people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DataStore {
    /// SQLite in the folder of the data, for one server.
    Embedded,
    /// PostgreSQL, which several nodes share.
    Shared {
        /// Its URL, `postgres://…`.
        database: String,
        /// The URL of a NATS server for notices between nodes, `nats://…`. Without it, PostgreSQL carries them.
        bus: Option<String>,
        /// The role of this node.
        role: Role,
    },
}

/// The role of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It serves clients, and runs bots and clocks.
    All,
    /// It serves clients. Other nodes run bots and clocks.
    Front,
    /// It runs bots and clocks, and serves no clients.
    Worker,
}

/// How browsers reach a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transport {
    /// Without encryption: on one machine or a home network.
    Plain,
    /// By HTTPS, through a proxy: cookies are marked as secure.
    Https,
}

/// Where the address of a client comes from. Rate limits count by address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proxy {
    /// From the socket. Forwarding headers are ignored.
    Absent,
    /// From the header `X-Forwarded-For` or `Forwarded` of a trusted proxy.
    Trusted,
}

/// The limits of a server.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Messages a second on one connection.
    pub messages_per_second: u32,
    /// Messages in one burst on one connection.
    pub messages_at_once: u32,
    /// Rooms that one person may create in an hour.
    pub rooms_per_hour: u32,
    /// Rooms that may be created from one address in an hour.
    pub rooms_per_hour_from_address: u32,
    /// Requests a second from one address.
    pub requests_per_second: u32,
    /// New guests a minute from one address.
    pub guests_per_minute: u32,
    /// Login attempts a minute from one address.
    pub logins_per_minute: u32,
    /// Login attempts an hour for one account.
    pub logins_per_account: u32,
    /// Mails an hour for one account name or e-mail address.
    pub mails_per_hour: u32,
    /// Mails an hour that clients at one address may ask for.
    pub mails_per_hour_from_address: u32,
    /// How long a device stays logged in without being used.
    pub session_lifetime: Duration,
    /// Hints a minute for one person.
    pub hints_per_minute: u32,
    /// Open connections of any kind. Fewer if the system does not allow as many open files.
    pub connections: usize,
    /// Open connections of any kind from one address.
    pub connections_per_address: usize,
    /// How long a client may take to send the head of its next request. Also the longest idle time of a connection.
    pub header_timeout: Duration,
    /// How long a request may take, its body included. Exports have no such limit.
    pub request_timeout: Duration,
    /// How long a write may wait for a client that reads nothing.
    pub write_timeout: Duration,
    /// Bots that think at the same time.
    pub bots_at_once: usize,
    /// How long a person must be away before the others can vote for a bot.
    pub away_after: Duration,
    /// How long a room without connections stays in memory.
    pub idle_after: Duration,
}

/// The most bytes of a message on a WebSocket.
pub(crate) const MAX_MESSAGE: usize = 16 * 1024;
/// The most bytes of the body of a request.
pub(crate) const MAX_BODY: usize = 64 * 1024;
/// The most bytes of a record that a client sends: several times the longest match.
pub(crate) const MAX_RECORD: usize = 512 * 1024;
/// The most characters of a name.
pub(crate) const MAX_NAME: usize = 40;

impl Config {
    /// The default configuration.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        let (limits, environment) = (Limits::default(), Environment::default());
        let (transport, proxy) = (Transport::Plain, Proxy::Absent);
        let (store, drain) = (DataStore::Embedded, Duration::ZERO);
        let (metrics, mail) = (None, None);
        Self { listen, metrics, data, store, transport, proxy, mail, limits, environment, drain }
    }

    /// The location of the store.
    pub(crate) fn location(&self) -> Location {
        match &self.store {
            DataStore::Embedded => Location::Folder(self.data.clone()),
            DataStore::Shared { database, .. } => Location::Postgres(database.clone()),
        }
    }

    /// The role of this node.
    pub(crate) fn role(&self) -> Role {
        match &self.store {
            DataStore::Embedded => Role::All,
            DataStore::Shared { role, .. } => *role,
        }
    }
}

impl Limits {
    /// No rate limits, for tests and measurements.
    pub fn none() -> Self {
        let many = 1_000_000;
        Self {
            messages_per_second: many,
            messages_at_once: many,
            rooms_per_hour: many,
            rooms_per_hour_from_address: many,
            requests_per_second: many,
            guests_per_minute: many,
            logins_per_minute: many,
            logins_per_account: many,
            mails_per_hour: many,
            mails_per_hour_from_address: many,
            hints_per_minute: many,
            connections_per_address: many as usize,
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
            rooms_per_hour_from_address: 300,
            requests_per_second: 50,
            guests_per_minute: 60,
            logins_per_minute: 10,
            logins_per_account: 30,
            mails_per_hour: 5,
            mails_per_hour_from_address: 20,
            session_lifetime: Duration::from_secs(90 * 24 * 3600),
            hints_per_minute: 20,
            connections: 20_000,
            connections_per_address: 500,
            header_timeout: Duration::from_secs(30),
            request_timeout: Duration::from_secs(30),
            write_timeout: Duration::from_secs(30),
            bots_at_once: std::thread::available_parallelism().map_or(1, usize::from),
            away_after: Duration::from_secs(60),
            idle_after: Duration::from_secs(120),
        }
    }
}
