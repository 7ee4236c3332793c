//! What a room asks the store to write: new log entries, and the room's row in the index.
//!
//! The log is the truth; the index is derived from it, for lists of rooms and for finding work that is due.

use protocol::RoomInfo;

use crate::{LogEntry, RoomId};

/// What the store writes for one room in one transaction.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RoomCommit {
    /// The room.
    pub room: RoomId,
    /// New entries. If the store already has an entry with one of these numbers, the whole commit must fail.
    pub entries: Vec<LogEntry>,
    /// New contents of existing entries, from which a person was erased.
    pub rewritten: Vec<LogEntry>,
    /// The room's row in the index, if it must be written now.
    pub index: Option<IndexUpdate>,
    /// A packed [`Archive`](crate::Archive) of the finished match; empty if this program cannot make one.
    pub archive: Option<Vec<u8>>,
    /// How far a person who has just left had read.
    pub visit: Option<Visit>,
}

impl RoomCommit {
    /// A commit that writes nothing yet.
    pub fn new(room: impl Into<RoomId>) -> Self {
        Self { room: room.into(), ..Self::default() }
    }

    /// A commit of new entries.
    pub fn of_entries(room: impl Into<RoomId>, entries: Vec<LogEntry>) -> Self {
        Self { entries, ..Self::new(room) }
    }
}

/// A room's row in the index of rooms, and the people who have seats there.
#[derive(Clone, Debug, PartialEq)]
pub struct IndexUpdate {
    /// The row.
    pub row: IndexRow,
    /// The people. They replace those in the index.
    pub members: Vec<Member>,
}

/// A room's row in the index of rooms. The index is derived from the log and may lag behind it.
#[derive(Clone, Debug, PartialEq)]
pub struct IndexRow {
    /// The number of entries that the row reflects.
    pub n_entries: u32,
    /// When the last entry was written, in milliseconds since 1970.
    pub changed: i64,
    /// When a node must act without a request: a clock runs out, or a bot is next. In milliseconds since 1970.
    pub deadline: Option<i64>,
    /// Until when the node that writes this row leases that work, in milliseconds since 1970. `None` if any node may.
    pub leased_until: Option<i64>,
    /// The room as everyone may see it.
    pub info: RoomInfo,
}

/// A person's seat in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The person.
    pub person: i64,
    /// The seat.
    pub seat: u8,
    /// Whether the room waits for the person.
    pub turn: bool,
    /// The place after the end, 1 for the winner.
    pub place: Option<u8>,
    /// The points after the end.
    pub points: Option<i32>,
}

/// How far a person had followed a room when they left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The person.
    pub person: i64,
    /// The number of the last entry they had seen.
    pub n: u32,
}
