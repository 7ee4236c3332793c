//! Where a server keeps its data: the logs of rooms, an index of rooms, people and their tokens.
//!
//! The log of a room is complete: its entries in order give the whole state. The index only makes lists fast, and can
//! be rebuilt from the logs. Entry numbers are unique in a room: if two writers append the same number, one of them
//! gets [`StoreError::EntryExists`].
//!
//! Callers see types of the crates `room` and `protocol`. On disk, entries have the forms of the crate `log-format`, so
//! a change of the protocol does not change a stored byte.
//!
//! There are two implementations with the same file names: `sqlite` for a single server, and `postgres` for nodes that
//! share a database.

#![warn(missing_docs)]

mod changes;
mod error;
mod heartbeat;
mod location;
mod postgres;
mod prune;
mod rows;
mod skeleton;
mod sqlite;
mod tables;
mod write;

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use protocol::RoomState;
use room::{LogEntry, RoomId};

pub use error::StoreError;
pub use heartbeat::{BEAT, Heartbeat, MAX_PAUSE, Since, WallClock};
pub use location::{Location, LocationError};
pub use log_format::v1;
pub use postgres::PostgresStore;
pub use prune::{AccountMatches, PruneMode, Pruned, Retention};
pub use room::{IndexRow, IndexUpdate, Member, RoomCommit, Visit};
pub use rows::{
    Counts, Device, Import, KeptPack, MailCode, MailPurpose, NewToken, Person, PersonChange,
    PersonUpdate, TokenHash,
};
pub use skeleton::{skeleton, skeletons};
pub use sqlite::SqliteStore;
pub use sqlite::folder::FolderLock;
pub use sqlite::restore::Restore;

/// What a method of a store returns.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// How long a node has a room that it claimed before [`RoomStore::claim`] may give it to another node.
pub const LEASE: Duration = Duration::from_millis(room::LEASE);

/// The logs of rooms, and what is written with them.
pub trait RoomStore: Send + Sync + std::fmt::Debug {
    /// Writes the whole commit or none of it. When it returns `Ok`, the commit is durable.
    ///
    /// [`StoreError::EntryExists`] says that the entries do not follow the room's last stored entry.
    /// [`StoreError::Unavailable`] leaves open whether the commit was written.
    fn commit(&self, commit: RoomCommit) -> StoreFuture<'_, ()>;
    /// The room's entries with numbers `from` and above, in order. Empty if there is no such room.
    fn entries(&self, room: &str, from: u32) -> StoreFuture<'_, Vec<LogEntry>>;
    /// The number of entries of each of these rooms, in the same order.
    fn heads(&self, rooms: Vec<RoomId>) -> StoreFuture<'_, Vec<u32>>;
    /// Rooms whose [`IndexRow::deadline`] has passed, the most overdue first.
    ///
    /// PostgreSQL leases each room to one node for [`LEASE`], and uses the clock of the database instead of `now`
    /// (milliseconds since 1970). SQLite has no leases, because it serves a single node.
    fn claim(&self, now: i64, limit: u32) -> StoreFuture<'_, Vec<RoomId>>;
    /// Writes a heartbeat and returns it ([`Heartbeat::next`]).
    ///
    /// SQLite reads `clock` when it writes the heartbeat, which may be long after the call. PostgreSQL uses the clock
    /// of the database instead.
    fn beat(&self, clock: WallClock) -> StoreFuture<'_, Heartbeat>;
    /// The number of the last entry that the person had seen when they last left the room.
    fn last_visit(&self, person: i64, room: &str) -> StoreFuture<'_, Option<u32>>;
    /// Rooms whose match is over and that have no archive yet.
    fn unarchived(&self, limit: u32) -> StoreFuture<'_, Vec<RoomId>>;
    /// The archive of a room, as [`RoomCommit::archive`] stored it.
    fn archive(&self, room: &str) -> StoreFuture<'_, Option<Vec<u8>>>;
}

/// The index of rooms. It may lag behind the logs: [`IndexRow::n_entries`] says how many entries a row reflects.
pub trait RoomIndex: Send + Sync + std::fmt::Debug {
    /// The room's row.
    fn room(&self, room: &str) -> StoreFuture<'_, Option<IndexRow>>;
    /// Open rooms in that state, the most recently changed first.
    fn open_rooms(&self, state: RoomState, limit: u32) -> StoreFuture<'_, Vec<IndexRow>>;
    /// The rooms where the person has a seat, once for each seat. Those that wait for the person come first, then the
    /// most recently changed.
    fn rooms_of(&self, person: i64, limit: u32) -> StoreFuture<'_, Vec<(IndexRow, Member)>>;
    /// The ids above `after` of all rooms that have a log, in ascending order. For paging through all rooms.
    fn room_ids(&self, after: &str, limit: u32) -> StoreFuture<'_, Vec<RoomId>>;
    /// The rooms whose entries hold the person's name or messages.
    fn rooms_naming(&self, person: i64) -> StoreFuture<'_, Vec<RoomId>>;
    /// The people who have seats in the room, by seat.
    fn members(&self, room: &str) -> StoreFuture<'_, Vec<Member>>;
}

/// People who play: guests and those with an account.
pub trait People: Send + Sync + std::fmt::Debug {
    /// Adds or changes a person. [`StoreError::NameTaken`] says that another person has this account name or one that
    /// looks like it; [`StoreError::PersonChanged`] says that the person is not as the change expects.
    fn save(&self, update: PersonUpdate) -> StoreFuture<'_, ()>;
    /// The person with this id.
    fn person(&self, id: i64) -> StoreFuture<'_, Option<Person>>;
    /// The person with this account name.
    fn person_by_account(&self, account: &str) -> StoreFuture<'_, Option<Person>>;
    /// The person whose account name has this [`skeleton`].
    fn person_by_skeleton(&self, skeleton: &str) -> StoreFuture<'_, Option<Person>>;
    /// People with an account and this confirmed e-mail address, which is in lower case.
    fn people_by_email(&self, email: &str, limit: u32) -> StoreFuture<'_, Vec<Person>>;
}

/// Tokens of login sessions: a client that sends one is that person.
pub trait Tokens: Send + Sync + std::fmt::Debug {
    /// The owner of a token, and when it was last used, in milliseconds since 1970.
    fn owner(&self, token: TokenHash) -> StoreFuture<'_, Option<(Person, i64)>>;
    /// Adds a token of a person. [`StoreError::PersonChanged`] says that the person is deleted.
    fn add(&self, token: NewToken, person: i64) -> StoreFuture<'_, ()>;
    /// Notes that a token was used.
    fn touch(&self, token: TokenHash, at: i64) -> StoreFuture<'_, ()>;
    /// Revokes a token. Does nothing if it is not there.
    fn revoke(&self, token: TokenHash) -> StoreFuture<'_, ()>;
    /// Revokes all tokens of a person but one.
    fn revoke_others(&self, person: i64, keep: TokenHash) -> StoreFuture<'_, ()>;
    /// The devices of a person, the last used first.
    fn devices(&self, person: i64) -> StoreFuture<'_, Vec<Device>>;
}

/// Login sessions, by the numbers that stand for their tokens ([`TokenHash::session`]).
pub trait Sessions: Send + Sync + std::fmt::Debug {
    /// The sessions among these that have no token any more: they were logged out, or their person is deleted.
    fn ended(&self, sessions: Vec<u64>) -> StoreFuture<'_, Vec<u64>>;
}

/// Rate limits that all nodes share.
pub trait RateLimits: Send + Sync + std::fmt::Debug {
    /// Counts one more use of `limit` by `who`. Returns the seconds to wait if there are more than `max` uses within
    /// `window`, and `None` otherwise.
    ///
    /// SQLite always returns `None`: it serves a single node, whose limits in memory are enough.
    fn allow(
        &self,
        limit: &'static str,
        who: String,
        max: u32,
        window: Duration,
    ) -> StoreFuture<'_, Option<u32>>;
}

/// The content packs that matches began with, each kept once.
pub trait Packs: Send + Sync + std::fmt::Debug {
    /// Keeps packs. A pack whose hash is already stored is not replaced.
    fn keep(&self, packs: Vec<KeptPack>) -> StoreFuture<'_, ()>;
    /// All packs, by hash. Empty in a database of an earlier program that was opened by [`open_unchanged`].
    fn all(&self) -> StoreFuture<'_, Vec<KeptPack>>;
}

/// What administrators need: health, counts, backup, copying to another store, pruning.
pub trait Maintenance: Send + Sync + std::fmt::Debug {
    /// Returns `Ok` if the database answers.
    fn ready(&self) -> StoreFuture<'_, ()>;
    /// The number of rows of each kind.
    fn counts(&self) -> StoreFuture<'_, Counts>;
    /// People with ids above `after`, in ascending order.
    fn people(&self, after: i64, limit: u32) -> StoreFuture<'_, Vec<Person>>;
    /// Tokens above `after` and the people they belong to, in ascending order.
    fn tokens(&self, after: TokenHash, limit: u32) -> StoreFuture<'_, Vec<(Device, i64)>>;
    /// Recovery codes above `after`, by person and hash.
    fn codes(&self, after: (i64, TokenHash), limit: u32) -> StoreFuture<'_, Vec<(i64, TokenHash)>>;
    /// Visits above `after`, by person and room.
    fn visits(&self, after: (i64, RoomId), limit: u32) -> StoreFuture<'_, Vec<(RoomId, Visit)>>;
    /// Writes rows that were read from another store. Rows that exist already are replaced.
    fn import(&self, rows: Import) -> StoreFuture<'_, ()>;
    /// The last heartbeat, for a copy of the store.
    fn heartbeat(&self) -> StoreFuture<'_, Heartbeat>;
    /// Deletes rooms, tokens and guests that have not been used for long, or counts them.
    fn prune(&self, retention: Retention, mode: PruneMode) -> StoreFuture<'_, Pruned>;
    /// Writes a copy of all data into a new file. An error for PostgreSQL, whose own `pg_dump` does this.
    fn backup(&self, into: &Path) -> StoreFuture<'_, ()>;
    /// Finishes pending writes and closes the database. Later calls return [`StoreError::Closed`].
    fn close(&self) -> StoreFuture<'_, ()>;
}

/// A store, by the parts that its users need.
#[derive(Clone, Debug)]
pub struct Store {
    /// The logs of rooms.
    pub rooms: Arc<dyn RoomStore>,
    /// The index of rooms.
    pub index: Arc<dyn RoomIndex>,
    /// People.
    pub people: Arc<dyn People>,
    /// Tokens.
    pub tokens: Arc<dyn Tokens>,
    /// Sessions.
    pub sessions: Arc<dyn Sessions>,
    /// Rate limits.
    pub limits: Arc<dyn RateLimits>,
    /// Content packs.
    pub packs: Arc<dyn Packs>,
    /// Health, backup, copy.
    pub maintenance: Arc<dyn Maintenance>,
}

impl Store {
    /// A store whose parts are all the same database.
    pub fn new<T>(database: T) -> Self
    where
        T: RoomStore
            + RoomIndex
            + People
            + Tokens
            + Sessions
            + RateLimits
            + Packs
            + Maintenance
            + 'static,
    {
        let database = Arc::new(database);
        Self {
            rooms: database.clone(),
            index: database.clone(),
            people: database.clone(),
            tokens: database.clone(),
            sessions: database.clone(),
            limits: database.clone(),
            packs: database.clone(),
            maintenance: database,
        }
    }
}

/// Opens the store at a location. Creates it if it does not exist, and upgrades it if an earlier program made it.
pub async fn open(location: &Location) -> Result<Store, StoreError> {
    Ok(match location {
        Location::Folder(folder) => Store::new(SqliteStore::open(folder).await?),
        Location::Postgres(url) => Store::new(PostgresStore::open(url).await?),
    })
}

/// Opens a store for reading without upgrading it, so that an earlier program may go on using it. SQLite is read from a
/// copy in a temporary folder, which is deleted when the store is dropped.
pub async fn open_unchanged(location: &Location) -> Result<Store, StoreError> {
    Ok(match location {
        Location::Folder(folder) => Store::new(SqliteStore::open_copy(folder).await?),
        Location::Postgres(url) => Store::new(PostgresStore::open_unchanged(url).await?),
    })
}
