use std::collections::BTreeMap;

use room::{RoomId, Visit};

use crate::Heartbeat;

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
    /// The confirmed e-mail address of the account, in lower case.
    pub email: Option<String>,
    /// When they first came, in milliseconds since 1970.
    pub created: i64,
    /// Whether they deleted their account. Then the row has no name, no account and no address.
    pub deleted: bool,
}

impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Person").field("id", &self.id).finish_non_exhaustive()
    }
}

/// A change of a person, and a token that is added with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonUpdate {
    /// The person's id.
    pub person: i64,
    /// What changes.
    pub change: PersonChange,
    /// A new token of this person.
    pub token: Option<NewToken>,
}

/// A change of a person. If the person is not as the change expects, because another node was faster, the store writes
/// nothing and returns [`StoreError::PersonChanged`](crate::StoreError::PersonChanged).
#[derive(Clone, PartialEq, Eq)]
pub enum PersonChange {
    /// Adds a person.
    Add(Person),
    /// Changes the name that others see.
    Rename(String),
    /// Gives a guest an account. Expects that the person has none.
    Register {
        /// The account name.
        account: String,
        /// The hash of the password.
        password: String,
        /// The hashes of the codes that replace a forgotten password.
        codes: Vec<TokenHash>,
    },
    /// Changes the password, and revokes all tokens but one.
    Password {
        /// The hash of the password that is expected.
        from: String,
        /// The hash of the new password.
        to: String,
        /// The token that stays.
        keep: TokenHash,
    },
    /// Replaces all recovery codes. Expects an account.
    Codes(Vec<TokenHash>),
    /// Sets a new password by a code, uses the code up, and revokes all tokens. The code is one that the person has
    /// written down, or one that was sent by mail and has not expired.
    Recover {
        /// The hash of the code.
        code: TokenHash,
        /// The time, in milliseconds since 1970.
        at: i64,
        /// The hash of the new password.
        password: String,
    },
    /// Stores a code that is about to be sent by mail. It replaces the last one of the same purpose. Expects an
    /// account; for a code that recovers the account, expects that the account has the code's address.
    MailCode(MailCode),
    /// Sets the address of the account to that which a code was sent to, and uses the code up.
    ConfirmEmail {
        /// The hash of the code.
        code: TokenHash,
        /// The time, in milliseconds since 1970.
        at: i64,
    },
    /// Removes the e-mail address of the account and the codes that were sent by mail. Expects an account.
    RemoveEmail,
    /// Deletes the person for ever, with all tokens and codes. Deleting twice is no error.
    Delete,
}

impl std::fmt::Debug for PersonChange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PersonChange(..)")
    }
}

impl PersonChange {
    /// An update with this change and without a new token.
    pub fn of(self, person: i64) -> PersonUpdate {
        PersonUpdate { person, change: self, token: None }
    }
}

impl From<Person> for PersonUpdate {
    fn from(person: Person) -> Self {
        Self { person: person.id, change: PersonChange::Add(person), token: None }
    }
}

/// A code that is sent by mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailCode {
    /// What it is for.
    pub purpose: MailPurpose,
    /// The hash of the code.
    pub hash: TokenHash,
    /// The address that it is sent to, in lower case.
    pub email: String,
    /// When it expires, in milliseconds since 1970.
    pub expires: i64,
}

/// What a code in a mail is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailPurpose {
    /// It confirms the address.
    Confirm,
    /// It replaces a forgotten password.
    Recover,
}

impl MailPurpose {
    /// The text of the column `purpose`.
    pub(crate) fn text(self) -> &'static str {
        match self {
            MailPurpose::Confirm => "confirm",
            MailPurpose::Recover => "recover",
        }
    }
}

/// A token to add.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewToken {
    /// The token.
    pub hash: TokenHash,
    /// A description of the browser, for the person's list of devices.
    pub device: String,
    /// The time, in milliseconds since 1970.
    pub at: i64,
}

/// A device on which a person is logged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// Its token.
    pub token: TokenHash,
    /// A description of the browser.
    pub name: String,
    /// When it logged in, in milliseconds since 1970. 0 if that is not known.
    pub created: i64,
    /// When it was last used, in milliseconds since 1970.
    pub used: i64,
}

/// The stored form of a token or of a recovery code: its hash, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenHash(pub String);

impl TokenHash {
    /// The number of the login session: the first 16 digits of the hash. It stands for the token in memory and in
    /// notices.
    pub fn session(&self) -> u64 {
        let digits = self.0.get(..16).unwrap_or(&self.0);
        u64::from_str_radix(digits, 16).unwrap_or(0)
    }
}

impl std::fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// Rows to copy from another store.
#[derive(Clone, Debug, Default)]
pub struct Import {
    /// People.
    pub people: Vec<Person>,
    /// Devices with their tokens, and the people they belong to.
    pub tokens: Vec<(Device, i64)>,
    /// People and the hashes of their recovery codes.
    pub codes: Vec<(i64, TokenHash)>,
    /// Visits of rooms.
    pub visits: Vec<(RoomId, Visit)>,
    /// The last heartbeat, which replaces that of the store.
    pub heartbeat: Option<Heartbeat>,
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
    /// Recovery codes.
    pub codes: i64,
    /// Visits.
    pub visits: i64,
}

/// A content pack that matches began with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPack {
    /// The hash of the pack, which the entries `Started` name.
    pub hash: String,
    /// The game's slug.
    pub game: String,
    /// The files by name.
    pub files: BTreeMap<String, String>,
}
