use room::{RoomId, Visit};

/// A person who plays.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    /// The id.
    pub id: i64,
    /// The name that others see.
    pub name: String,
    /// The account name for logging in. Guests have none.
    pub account: Option<String>,
    /// The hash of the password.
    pub password: Option<String>,
    /// When they first came, in milliseconds since 1970.
    pub created: i64,
}

impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Person").field("id", &self.id).finish_non_exhaustive()
    }
}

/// A new or changed person, and what becomes of their tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonUpdate {
    /// The person.
    pub person: Person,
    /// A new token of this person.
    pub token: Option<TokenHash>,
    /// Whether all earlier tokens of this person are revoked.
    pub revoke_tokens: bool,
}

impl From<Person> for PersonUpdate {
    fn from(person: Person) -> Self {
        Self { person, token: None, revoke_tokens: false }
    }
}

/// The stored form of a token: its hash, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenHash(pub String);

impl std::fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// A person's results in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// The game.
    pub game: String,
    /// The number of seats in finished matches.
    pub played: i64,
    /// The number of first places.
    pub won: i64,
    /// The most points in one match.
    pub best: i64,
    /// The sum of all points.
    pub points: i64,
}

/// Rows to copy from another store.
#[derive(Clone, Debug, Default)]
pub struct Import {
    /// People.
    pub people: Vec<Person>,
    /// Tokens and the people they belong to.
    pub tokens: Vec<(TokenHash, i64)>,
    /// Visits of rooms.
    pub visits: Vec<(RoomId, Visit)>,
}

/// The number of rows of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Entries of all rooms.
    pub entries: i64,
    /// Rows of the index.
    pub rooms: i64,
    /// Rooms with an archive.
    pub archives: i64,
    /// Seats of people.
    pub members: i64,
    /// People.
    pub people: i64,
    /// Tokens.
    pub tokens: i64,
    /// Visits.
    pub visits: i64,
}
