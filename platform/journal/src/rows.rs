use crate::RoomId;

/// A room's line in the index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    /// Its id.
    pub id: RoomId,
    /// Its game.
    pub game: String,
    /// `gathering`, `playing` or `over`.
    pub state: String,
    /// Whether everybody finds it.
    pub open: bool,
    /// How many entries this line knows of.
    pub n_entries: u32,
    /// When something happened last, in milliseconds since 1970.
    pub changed: i64,
    /// When something has to be done though nobody asks: somebody's time is up, or a bot is to play.
    pub deadline: Option<i64>,
    /// Until when the server that writes this line does it itself. One server alone always does.
    pub held_until: Option<i64>,
    /// What everybody may know of it, as JSON.
    pub info: String,
}

/// Somebody's seat in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Who.
    pub person: i64,
    /// Where they sit.
    pub seat: u8,
    /// Whether the room waits for them.
    pub turn: bool,
    /// Their place, after the end.
    pub place: Option<u8>,
    /// Their points, after the end.
    pub points: Option<i32>,
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    /// Their number.
    pub id: i64,
    /// As the others call them.
    pub name: String,
    /// The name they log in with.
    pub account: Option<String>,
    /// The hash of their password.
    pub password: Option<String>,
    /// When they came, in milliseconds since 1970.
    pub created: i64,
}

impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Person").field("id", &self.id).finish_non_exhaustive()
    }
}

/// What is stored of a token: its hash, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenHash(pub String);

impl std::fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// How somebody does at one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// The game.
    pub game: String,
    /// Seats in matches that are over.
    pub played: i64,
    /// First places.
    pub won: i64,
    /// The best points.
    pub best: i64,
    /// The sum of all points.
    pub points: i64,
}

/// How much there is of everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Entries of all rooms.
    pub entries: i64,
    /// Lines of the index.
    pub rooms: i64,
    /// Matches of which it is kept what they told.
    pub told: i64,
    /// Seats that somebody has.
    pub members: i64,
    /// People.
    pub people: i64,
    /// Tokens.
    pub tokens: i64,
    /// Rooms that people left, person by person.
    pub visits: i64,
}
