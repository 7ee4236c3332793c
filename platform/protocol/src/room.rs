use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A room, as all its clients see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct RoomInfo {
    /// The id, as in the room's URL.
    pub id: String,
    /// The settings. The host may change them before the match starts.
    pub settings: Settings,
    /// The state.
    pub state: RoomState,
    /// The name of the person who created it.
    pub host: String,
    /// The public number of that person. Several people may have the same name.
    #[serde(default)]
    #[ts(type = "number")]
    pub host_person: i64,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// What clients need to verify the deal after the end.
    pub deal: Deal,
    /// Whether it is for practice: the deal is known, the match counts in no statistics, and no list shows it to others.
    #[serde(default)]
    pub practice: bool,
    /// Where the deal of a practice room comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub origin: Option<Origin>,
    /// The id of the room where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// Set if this version of the server cannot continue the match and only shows it: the reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub read_only: Option<String>,
    /// The hash of the pack that the match began with, if it is not the server's own: the catalogue of that pack has its
    /// figures.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pack: Option<String>,
}

/// Where the deal of a practice room comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "from", rename_all = "snake_case")]
pub enum Origin {
    /// Words of the person who created it. The same words give the same deal.
    Words {
        /// The words.
        words: String,
    },
    /// A step of another match.
    Branch {
        /// The id of that match's room.
        room: String,
        /// The number of its steps that were copied.
        step: u32,
    },
    /// The browser that the match is played in, which holds the whole table.
    Browser,
}

/// The settings of a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game's slug.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The game's options. Missing ones have their defaults.
    #[serde(default = "no_options")]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// Whether the list of open rooms shows it. Otherwise people need its invitation link.
    #[serde(default)]
    pub open: bool,
    /// The level of the bots that play for absent people, one of `GET /api/bots`.
    #[serde(default = "default_level")]
    pub level: String,
    /// The kind of clock.
    #[serde(default)]
    pub clock: Clock,
    /// Whether players may ask for hints.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// Whether a player must confirm a turn that can still be undone before any other seat may act.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub confirm: bool,
    /// How long bots of the strongest level think about a decision.
    #[serde(default)]
    #[ts(as = "Option<Thinking>", optional)]
    pub thinking: Thinking,
}

impl Settings {
    /// The default settings for a game and a number of seats.
    pub fn new(game: &str, seats: u8) -> Self {
        Self {
            game: game.to_owned(),
            seats,
            options: no_options(),
            open: false,
            level: default_level(),
            clock: Clock::default(),
            hints: yes(),
            confirm: false,
            thinking: Thinking::default(),
        }
    }
}

pub(crate) fn no_options() -> Value {
    Value::Object(serde_json::Map::default())
}

/// The default level of bots. It must be `Level::DEFAULT` of the crate `bots`, which this crate does not depend on; a
/// test of the crate `room` compares the two.
const DEFAULT_LEVEL: &str = "builder";

fn default_level() -> String {
    DEFAULT_LEVEL.to_owned()
}

fn yes() -> bool {
    true
}

/// How long bots of the strongest level think about a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Thinking {
    /// A moment.
    Short,
    /// As long as the level thinks by itself.
    #[default]
    Normal,
    /// Several times as long.
    Long,
}

/// How much time players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// No limit.
    #[default]
    Untimed,
    /// Each seat has some minutes for the match, and gains some seconds with each decision.
    Live {
        /// Seconds at the start.
        base: u32,
        /// Seconds that each decision adds.
        increment: u32,
    },
    /// Each decision has a limit in hours.
    Correspondence {
        /// Hours for one decision.
        hours: u32,
    },
}

/// The state of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum RoomState {
    /// The match has not started: people take seats.
    Gathering,
    /// The match runs.
    Playing,
    /// The match is over.
    Over,
}

/// One seat of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeatInfo {
    /// The person or the bot on it.
    pub sitter: Sitter,
    /// Whether the person is ready to start.
    pub ready: bool,
    /// Whether a bot plays for the absent person.
    pub away: bool,
    /// The words that the person added to the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub words: Option<String>,
    /// Whether the person has an account. A guest of the same name has none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(type = "boolean", optional)]
    pub account: bool,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// The seat is free.
    Nobody,
    /// A person.
    Person {
        /// Their public number.
        #[ts(type = "number")]
        person: i64,
        /// Their name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// How the deal can be verified. `secret_commitment` fixes the server's secret before players add words; the seed is made
/// of the secret and the words; both are shown after the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Deal {
    /// The commitment to the server's secret, known as soon as the room exists.
    pub secret_commitment: String,
    /// The commitment to the seed, known from the start of the match on. Equal to `secret_commitment` if no player added
    /// words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// The server's secret, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    /// The seed, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
}

/// Who is connected to the room.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Presence {
    /// The seats whose owners are connected.
    pub seats: Vec<u8>,
    /// The number of connected spectators.
    pub spectators: u32,
}

/// A seat's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeatClock {
    /// The seat.
    pub seat: u8,
    /// The remaining time in milliseconds.
    #[ts(type = "number")]
    pub left: i64,
    /// Whether the clock runs now.
    pub runs: bool,
}
