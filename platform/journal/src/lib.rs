//! What is kept on disk: the entries of every room, an index of rooms, and people.
//!
//! A room *is* its entries: whoever reads them in order knows everything about it. The other tables only make lists
//! quick. An entry has a number, and a number is given once: two writers cannot both be right.

#![warn(missing_docs)]

mod entry;
mod fresh;
mod group;
mod place;
mod postgres;
mod put;
mod rows;
mod sqlite;

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::time::Duration;

pub use entry::{Happening, StoredEntry};
pub use place::{NoPlace, Place, open};
pub use postgres::PostgresJournal;
pub use rows::{Counts, Member, Person, RoomRow, Statistics, TokenHash};
pub use sqlite::SqliteJournal;

/// The name of a room.
pub type RoomId = String;

/// An answer that takes a while.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, Trouble>> + Send + 'a>>;

/// How long a room is left to the server that claimed it or wrote that it does what is due.
pub const HOLD: Duration = Duration::from_secs(10);

/// What keeps rooms and people: SQLite for one server, PostgreSQL for several that share it.
pub trait Journal: Send + Sync + std::fmt::Debug + 'static {
    /// Writes all of it or nothing. When it answers, it is on the disk.
    fn commit(&self, commit: Commit) -> Answer<'_, ()>;
    /// The entries of a room from number `from` on, in order.
    fn entries(&self, room: &str, from: u32) -> Answer<'_, Vec<StoredEntry>>;
    /// How many entries each of these rooms has.
    fn heads(&self, rooms: Vec<RoomId>) -> Answer<'_, Vec<u32>>;
    /// Answers when it can be read.
    fn ready(&self) -> Answer<'_, ()>;
    /// A room's line in the index.
    fn room(&self, id: &str) -> Answer<'_, Option<RoomRow>>;
    /// Open rooms in that state, the newest first.
    fn open_rooms(&self, state: &'static str, limit: u32) -> Answer<'_, Vec<RoomRow>>;
    /// Somebody's rooms, those that wait for them first, then the latest.
    fn rooms_of(&self, person: i64, limit: u32) -> Answer<'_, Vec<(RoomRow, Member)>>;
    /// Rooms in which something has to be done though nobody asks. Where several servers share the journal, each is
    /// given to one of them, and after [`HOLD`] to another if it is still due.
    fn claim(&self, now: i64, limit: u32) -> Answer<'_, Vec<RoomId>>;
    /// The ids after `after`, in their order, for going through all of them.
    fn room_ids(&self, after: &str, limit: u32) -> Answer<'_, Vec<RoomId>>;
    /// Whose token it is.
    fn person_by_token(&self, token: TokenHash) -> Answer<'_, Option<Person>>;
    /// Whose account it is.
    fn person_by_account(&self, account: &str) -> Answer<'_, Option<Person>>;
    /// The person of that number.
    fn person(&self, id: i64) -> Answer<'_, Option<Person>>;
    /// Rooms whose match is over, of which it is not kept yet what was told.
    fn untold(&self, limit: u32) -> Answer<'_, Vec<RoomId>>;
    /// What a finished match told, as it was kept.
    fn told(&self, room: &str) -> Answer<'_, Option<Vec<u8>>>;
    /// The last entry that somebody had heard of when they left a room.
    fn visited(&self, person: i64, room: &str) -> Answer<'_, Option<u32>>;
    /// How somebody does, game by game.
    fn statistics(&self, person: i64) -> Answer<'_, Vec<Statistics>>;
    /// Whether somebody may do once more what is limited to `most` times in `per`, and if not, the seconds to wait. Where
    /// one server has the journal to itself it always is: its own gates suffice.
    fn allow(
        &self,
        limit: &'static str,
        who: String,
        most: u32,
        per: Duration,
    ) -> Answer<'_, Option<u32>>;
    /// Who has to do with a room, by their seats.
    fn members(&self, room: &str) -> Answer<'_, Vec<Member>>;
    /// The people after the number `after`, for going through all of them.
    fn people(&self, after: i64, limit: u32) -> Answer<'_, Vec<Person>>;
    /// The tokens after `after` and whose they are, for going through all of them.
    fn tokens(&self, after: TokenHash, limit: u32) -> Answer<'_, Vec<(TokenHash, i64)>>;
    /// The visits after that person's to that room, for going through all of them.
    fn visits(&self, after: (i64, RoomId), limit: u32) -> Answer<'_, Vec<(i64, RoomId, u32)>>;
    /// How much there is of everything.
    fn counts(&self) -> Answer<'_, Counts>;
    /// Writes a copy of everything into a new file.
    fn backup(&self, into: &Path) -> Answer<'_, ()>;
    /// Finishes what is under way and lets go of the files.
    fn close(&self) -> Answer<'_, ()>;
}

/// What is written together.
#[derive(Clone, Debug, Default)]
pub struct Commit {
    /// New entries.
    pub entries: Vec<StoredEntry>,
    /// Entries of those numbers as they read from now on: a name was forgotten.
    pub rewritten: Vec<StoredEntry>,
    /// Lines of the index, new or changed.
    pub rooms: Vec<RoomRow>,
    /// Who has to do with a room: replaces what was known of that room.
    pub members: Vec<(RoomId, Vec<Member>)>,
    /// What finished matches told; empty where this program cannot tell.
    pub told: Vec<(RoomId, Vec<u8>)>,
    /// People, new or changed.
    pub people: Vec<Person>,
    /// New tokens and whose they are.
    pub tokens: Vec<(TokenHash, i64)>,
    /// Tokens that are good no longer.
    pub dropped_tokens: Vec<TokenHash>,
    /// People all of whose tokens are good no longer.
    pub logged_out: Vec<i64>,
    /// Person, room, and the last entry that they heard of.
    pub visits: Vec<(i64, RoomId, u32)>,
}

impl Commit {
    /// Only entries.
    pub fn of_entries(entries: Vec<StoredEntry>) -> Self {
        Self { entries, ..Self::default() }
    }

    fn is_entries_only(&self) -> bool {
        self.rewritten.is_empty()
            && self.rooms.is_empty()
            && self.members.is_empty()
            && self.told.is_empty()
            && self.people.is_empty()
            && self.tokens.is_empty()
            && self.dropped_tokens.is_empty()
            && self.logged_out.is_empty()
            && self.visits.is_empty()
    }
}

/// Why nothing was written or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// Another writer was first: an entry of that number is there already.
    #[error("an entry of that number is there already")]
    Stale,
    /// The name is somebody else's.
    #[error("the name is taken")]
    Taken,
    /// The data was written by a newer program.
    #[error("the data has version {found}, and this program knows {known}: use a newer program")]
    Newer {
        /// The version on the disk.
        found: i64,
        /// Ours.
        known: i64,
    },
    /// Something that was stored cannot be read.
    #[error("what is stored for {room} cannot be read: {reason}")]
    Unreadable {
        /// Which room.
        room: RoomId,
        /// What is wrong.
        reason: String,
    },
    /// The database cannot be reached just now. What was asked for may have been done.
    #[error("the database is away: {0}")]
    Away(String),
    /// The database says no.
    #[error("the database has trouble: {0}")]
    Database(String),
    /// It was closed.
    #[error("the journal is closed")]
    Closed,
}

impl From<sqlx::Error> for Trouble {
    fn from(err: sqlx::Error) -> Self {
        use sqlx::Error::{Io, PoolClosed, PoolTimedOut, WorkerCrashed};
        if matches!(err, PoolClosed) {
            return Trouble::Closed;
        }
        if matches!(err, Io(_) | PoolTimedOut | WorkerCrashed) {
            return Trouble::Away(err.to_string());
        }
        let Some(said) = err.as_database_error() else {
            return Trouble::Database(err.to_string());
        };
        match said.is_unique_violation() {
            true if said.constraint() == Some("entry_pkey") => Trouble::Stale,
            true => Trouble::Taken,
            false if said.code().is_some_and(|code| is_away(&code)) => {
                Trouble::Away(err.to_string())
            }
            false => Trouble::Database(err.to_string()),
        }
    }
}

/// What PostgreSQL says when it stops, starts, gives up a connection, has no room for another, keeps one waiting for
/// what a server began that is cut off, or may only be read.
fn is_away(code: &str) -> bool {
    code.starts_with("08")
        || code.starts_with("57P")
        || ["53300", "55P03", "25P03", "25006"].contains(&code)
}
