//! What HTTP asks and answers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{RoomInfo, RoomState, Settings};

/// What went wrong, with a status of 400 or more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Fault {
    /// A word for programs, such as `not_found`, or a limit's name.
    pub fault: String,
    /// A sentence for people.
    pub because: String,
    /// How many seconds to wait, where a limit was reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wait: Option<u32>,
}

/// Who you are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Me {
    /// Your public number; the server fills it in.
    #[serde(default)]
    #[ts(type = "number")]
    pub person: i64,
    /// Your name.
    pub name: String,
    /// The name you log in with, where you have an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub account: Option<String>,
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

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").finish_non_exhaustive()
    }
}

/// A game of the catalogue.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameInfo {
    /// Its slug.
    pub game: String,
    /// Its name in the language that was asked for.
    pub name: String,
    /// What it is about.
    pub about: String,
    /// Whose game it is.
    pub credit: String,
    /// At least so many seats.
    pub least: u8,
    /// At most so many.
    pub most: u8,
    /// The version of its rules.
    pub rules: u32,
    /// What can be chosen.
    pub options: Vec<GameOption>,
}

/// Something that can be chosen before a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameOption {
    /// Its name in the settings.
    pub name: String,
    /// Its name for people.
    pub label: String,
    /// What it does.
    pub help: String,
    /// What it can be, as the engine describes it.
    #[ts(type = "unknown")]
    pub spec: Value,
    /// The names of its choices, by value.
    #[ts(type = "Record<string, string>")]
    pub choices: Value,
}

/// A rule of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Ruling {
    /// Its id, such as `ANT-31`.
    pub rule: String,
    /// Its title.
    pub title: String,
    /// The section that it stands in, where the texts say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub section: Option<String>,
    /// Its text.
    pub text: String,
}

/// Asks for a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewRoom {
    /// How it is.
    pub settings: Settings,
    /// Words that fix the deal, at most 200 characters: the room is for practice then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
}

/// Asks for a match against bots at once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayNow {
    /// The game's slug.
    pub game: String,
    /// How many seats; as few as possible where it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seats: Option<u8>,
    /// The bots' level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
    /// The game's options.
    #[serde(default = "crate::room::no_options")]
    #[ts(type = "Record<string, unknown>", optional)]
    pub options: Value,
    /// Words that fix the deal, at most 200 characters: the room is for practice then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// How to call you, at most 40 characters, where you are nobody yet and become a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
}

/// Asks for a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Which one; the first free one where it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Who sits there, at most 40 characters, where it is not you by your own name: somebody beside you at the same device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
}

/// One of your seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatOf {
    /// Which one.
    pub seat: u8,
}

/// Puts a bot on a free seat, or takes it away. During a match: gives a seat of yours to a bot for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct BotSeat {
    /// Which seat.
    pub seat: u8,
    /// Its level; nobody sits there where it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
}

/// Says that you want to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ReadySeat {
    /// Whether you do.
    pub ready: bool,
}

/// Adds words of yours to the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct WordsOf {
    /// Which of your seats.
    pub seat: u8,
    /// At most 200 characters.
    pub words: String,
}

/// The way into a room that is not open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Invitation {
    /// The room's id.
    pub room: String,
    /// What its link carries.
    pub invite: String,
}

/// Rooms, the most urgent first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct RoomList {
    /// At most 100.
    pub rooms: Vec<ListedRoom>,
}

/// A room in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct ListedRoom {
    /// The room.
    pub room: RoomInfo,
    /// Whether it waits for you.
    pub your_turn: bool,
    /// Where it stands.
    pub state: RoomState,
    /// When something happened last, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// A report of the lab that an operator has put here: the page `/reports/NAME`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Report {
    /// The name of its file.
    pub name: String,
    /// Its title.
    pub title: String,
    /// When it was written, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// How somebody does at a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameStatistics {
    /// The game's slug.
    pub game: String,
    /// Matches that are over.
    #[ts(type = "number")]
    pub played: i64,
    /// First places.
    #[ts(type = "number")]
    pub won: i64,
    /// The best points.
    #[ts(type = "number")]
    pub best: i64,
    /// The sum of all points.
    #[ts(type = "number")]
    pub points: i64,
}
