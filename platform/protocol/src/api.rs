//! Bodies of HTTP requests and answers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{RoomInfo, RoomState, Settings};

/// The body of an answer with a status of 400 or more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Fault {
    /// The code of the error, such as `not_found`, or the name of the rate limit that was reached.
    pub fault: String,
    /// A sentence that explains it.
    pub because: String,
    /// How many seconds to wait, if a rate limit was reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wait: Option<u32>,
}

/// The person of the client's cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Me {
    /// Your public number. The server ignores it in requests.
    #[serde(default)]
    #[ts(type = "number")]
    pub person: i64,
    /// The name that others see.
    pub name: String,
    /// The name to log in with, if you have an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub account: Option<String>,
    /// The confirmed e-mail address of your account. Nobody else sees it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub email: Option<String>,
}

/// A name and a password.
#[derive(Clone, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name to log in with.
    pub name: String,
    /// At least 8 characters.
    pub password: String,
}

/// An account that was just made. It has the fields of [`Me`].
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct NewAccount {
    /// Your public number.
    #[ts(type = "number")]
    pub person: i64,
    /// The name that others see.
    pub name: String,
    /// The name to log in with.
    pub account: String,
    /// Codes that replace a forgotten password, each once. They are shown only now.
    pub codes: Vec<String>,
}

/// New recovery codes. They are shown only now.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Codes {
    /// The codes.
    pub codes: Vec<String>,
}

/// The password, to prove who you are.
#[derive(Clone, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The password.
    pub password: String,
}

/// Another password.
#[derive(Clone, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The password until now.
    pub current: String,
    /// The new one, of at least 8 characters.
    pub password: String,
}

/// Another password with a recovery code.
#[derive(Clone, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The name to log in with, or the e-mail address of the account.
    pub name: String,
    /// A code that was not used yet, written down or sent by mail. Spaces, hyphens and capitals do not count.
    pub code: String,
    /// The new password, of at least 8 characters.
    pub password: String,
}

/// What replaces a forgotten password on this server, besides the recovery codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct RecoveryWays {
    /// Whether a code can be sent to the e-mail address of an account.
    pub mail: bool,
}

/// Asks for a code by mail that replaces a forgotten password.
#[derive(Clone, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    /// The name to log in with, or the e-mail address of the account.
    pub name: String,
}

/// Another e-mail address of your account.
#[derive(Clone, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangeEmail {
    /// The address. A code is sent there, which must be confirmed.
    pub email: String,
    /// The password.
    pub password: String,
}

/// Confirms an e-mail address.
#[derive(Clone, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ConfirmEmail {
    /// The code that was sent to the address.
    pub code: String,
}

/// A device on which you are logged in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct DeviceInfo {
    /// Its id, to log it out.
    pub id: String,
    /// What the browser calls itself (`User-Agent`).
    pub name: String,
    /// When it logged in, in milliseconds since 1970; 0 if that is not known.
    #[ts(type = "number")]
    pub created: i64,
    /// When it was last used, to the hour.
    #[ts(type = "number")]
    pub used: i64,
    /// Whether it is the one that asks.
    pub this: bool,
}

macro_rules! hidden_in_logs {
    ($($name:ident),*) => {$(
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    )*};
}

hidden_in_logs!(
    Credentials,
    NewAccount,
    Codes,
    Password,
    ChangePassword,
    Recovery,
    Forgotten,
    ChangeEmail,
    ConfirmEmail
);

/// A game of the catalogue.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameInfo {
    /// The slug.
    pub game: String,
    /// The name, in the requested language.
    pub name: String,
    /// What the game is about.
    pub about: String,
    /// The authors of the game.
    pub credit: String,
    /// The least number of seats.
    pub least: u8,
    /// The greatest number of seats.
    pub most: u8,
    /// The version of the rules.
    pub rules: u32,
    /// What can be chosen before a match.
    pub options: Vec<GameOption>,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameOption {
    /// The name in the settings.
    pub name: String,
    /// The name that people see.
    pub label: String,
    /// What it does.
    pub help: String,
    /// The possible values, as the engine describes them.
    #[ts(type = "unknown")]
    pub spec: Value,
    /// The names of its values that people see.
    #[ts(type = "Record<string, string>")]
    pub choices: Value,
}

/// The levels of bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct BotLevels {
    /// All levels, the weakest first.
    pub levels: Vec<String>,
    /// The level of a new room's bots.
    pub default: String,
    /// The level of the opponents in a first match.
    pub beginner: String,
    /// The level that gives hints.
    pub adviser: String,
}

/// A rule of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Ruling {
    /// The id, such as `ANT-31`.
    pub rule: String,
    /// The title.
    pub title: String,
    /// The section of the rulebook, in lists of rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub section: Option<String>,
    /// The text.
    pub text: String,
}

/// Creates a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewRoom {
    /// The settings.
    pub settings: Settings,
    /// Words that fix the deal, at most 200 characters. A room with a fixed deal is for practice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
}

/// Starts a match against bots at once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayNow {
    /// The game's slug.
    pub game: String,
    /// The number of seats; by default the least that the game allows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seats: Option<u8>,
    /// The level of the bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
    /// The game's options.
    #[serde(default = "crate::room::no_options")]
    #[ts(type = "Record<string, unknown>", optional)]
    pub options: Value,
    /// Words that fix the deal, at most 200 characters. A room with a fixed deal is for practice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// The name of a new guest, at most 40 characters. Ignored if the client has a cookie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
}

/// Takes a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The seat; by default the first that is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The name of another person who plays on the same device, at most 40 characters; by default your own name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
}

/// Leaves a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatOf {
    /// One of your seats.
    pub seat: u8,
}

/// Puts a bot on a free seat, or removes it. During a match, it gives one of your seats to a bot for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct BotSeat {
    /// The seat.
    pub seat: u8,
    /// The level of the bot. Without it, the bot is removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
}

/// Says whether you are ready to start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ReadySeat {
    /// Whether you are ready.
    pub ready: bool,
}

/// Adds words to the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct WordsOf {
    /// One of your seats.
    pub seat: u8,
    /// The words, at most 200 characters.
    pub words: String,
}

/// An invitation to a room that is not open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Invitation {
    /// The room's id.
    pub room: String,
    /// The value of `invite` in the room's link.
    pub invite: String,
}

/// A list of rooms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct RoomList {
    /// At most 100 rooms.
    pub rooms: Vec<ListedRoom>,
}

/// A room in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct ListedRoom {
    /// The room.
    pub room: RoomInfo,
    /// Whether the match waits for you.
    pub your_turn: bool,
    /// The state of the room.
    pub state: RoomState,
    /// When the room last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// A report of the lab, which the server shows at `/reports/NAME`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Report {
    /// The name of the file.
    pub name: String,
    /// The title.
    pub title: String,
    /// When it was written, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// A person's results at one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameStatistics {
    /// The game's slug.
    pub game: String,
    /// The number of finished matches, counted once for each seat of the person.
    #[ts(type = "number")]
    pub played: i64,
    /// The number of first places.
    #[ts(type = "number")]
    pub won: i64,
    /// The most points in one match.
    #[ts(type = "number")]
    pub best: i64,
    /// The sum of all points.
    #[ts(type = "number")]
    pub points: i64,
    /// The same by number of seats and by opponents.
    pub tables: Vec<TableStatistics>,
}

/// A person's results at one game with as many seats and the same kind of opponents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableStatistics {
    /// The number of seats.
    pub seats: u8,
    /// Whether there were other people.
    pub people: bool,
    /// The levels of the bots, each once, in alphabetical order.
    pub levels: Vec<String>,
    /// The number of finished matches, counted once for each seat of the person.
    #[ts(type = "number")]
    pub played: i64,
    /// The number of first places.
    #[ts(type = "number")]
    pub won: i64,
    /// The most points in one match.
    #[ts(type = "number")]
    pub best: i64,
    /// The sum of all points.
    #[ts(type = "number")]
    pub points: i64,
}
