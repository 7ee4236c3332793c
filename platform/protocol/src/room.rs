use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A room, as everyone in it sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct RoomInfo {
    /// Its id, as in its address.
    pub id: String,
    /// What was chosen when it was made.
    pub settings: Settings,
    /// Where it stands.
    pub state: RoomState,
    /// Who made it, by name.
    pub host: String,
    /// Their public number: several people may bear one name.
    #[serde(default)]
    #[ts(type = "number")]
    pub host_person: i64,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// What can be verified after the end.
    pub deal: Deal,
    /// Whether it is for practice: the deal was known before, nothing counts, and no list shows it to others.
    #[serde(default)]
    pub practice: bool,
    /// Where the deal of a practice room comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub origin: Option<Origin>,
    /// Where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// Why the match cannot go on with this program, where it cannot: it is shown only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub read_only: Option<String>,
}

/// Where the deal of a practice room comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "from", rename_all = "snake_case")]
pub enum Origin {
    /// Words of whoever made it: the same words, the same deal.
    Words {
        /// The words.
        words: String,
    },
    /// Another match, from one of its steps on.
    Branch {
        /// The room of that match.
        room: String,
        /// How many of its steps were taken over.
        step: u32,
    },
}

/// What is chosen when a room is made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game's slug.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The game's options; what is not said has its default.
    #[serde(default = "no_options")]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// Whether everybody finds the room in the list; otherwise people come by its link.
    #[serde(default)]
    pub open: bool,
    /// The level of the bots that play for the absent: `random`, `apprentice`, `builder` or `master`.
    #[serde(default = "usual_level")]
    pub level: String,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// Whether players may ask for hints.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// Whether a turn that can still be taken back waits for its player's `confirm` before anybody else acts.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub confirm: bool,
}

impl Settings {
    /// A room for a game and so many seats, everything else as it is where nobody says otherwise.
    pub fn new(game: &str, seats: u8) -> Self {
        Self {
            game: game.to_owned(),
            seats,
            options: no_options(),
            open: false,
            level: usual_level(),
            clock: Clock::default(),
            hints: yes(),
            confirm: false,
        }
    }
}

pub(crate) fn no_options() -> Value {
    Value::Object(serde_json::Map::default())
}

fn usual_level() -> String {
    "builder".to_owned()
}

fn yes() -> bool {
    true
}

/// How much time there is to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As much as one likes.
    #[default]
    Untimed,
    /// Some minutes a seat, and a little more for every decision.
    Live {
        /// Seconds at the start.
        base: u32,
        /// Seconds that every decision adds.
        increment: u32,
    },
    /// Some time for every decision, over days.
    Correspondence {
        /// Hours for one decision.
        hours: u32,
    },
}

/// Where a room stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum RoomState {
    /// People gather.
    Gathering,
    /// The match runs.
    Playing,
    /// The match is over.
    Over,
}

/// One seat of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeatInfo {
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether they want to begin.
    pub ready: bool,
    /// Whether a bot plays for them now.
    pub away: bool,
    /// The words that they added to the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub words: Option<String>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
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

/// What can be verified. The server's secret is fixed by `secret_commitment` before anybody adds words; the seed is
/// made of the secret and the words; both are shown after the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Deal {
    /// Fixes the server's secret, from the making of the room on.
    pub secret_commitment: String,
    /// Fixes the seed, from the start on. The same as `secret_commitment` where nobody added words.
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

/// Who is in the room now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Presence {
    /// The seats whose owners are connected.
    pub seats: Vec<u8>,
    /// How many others look on.
    pub spectators: u32,
}

/// A seat's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeatClock {
    /// Which seat.
    pub seat: u8,
    /// Milliseconds that are left.
    #[ts(type = "number")]
    pub left: i64,
    /// Whether it runs now.
    pub runs: bool,
}
