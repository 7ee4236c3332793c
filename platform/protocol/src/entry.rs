use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::Clock;

/// One thing that happened in a room, as one reader hears it. Entries are numbered from 0 without gaps, and the
/// numbers are the same for everyone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Entry {
    /// Its number.
    pub n: u32,
    /// When it happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// What can happen in a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum What {
    /// The room was made.
    Created {
        /// Its game.
        game: String,
        /// Its clock.
        clock: Clock,
    },
    /// Somebody sat down, stood up, got ready, a bot came, words were added: the message `room` has it.
    Seats {},
    /// The match began.
    Started {
        /// What fixes the seed without telling it.
        commitment: String,
    },
    /// A seat played, or the house did. A step that everyone agreed to take back later is told as it was.
    Step {
        /// How many steps the match has now.
        step: u32,
        /// Who acted; 255 is the house.
        seat: u8,
        /// What you heard: empty where you heard nothing.
        #[ts(type = "{ public?: unknown[], mine?: unknown[] } | { restored: unknown }")]
        news: Value,
        /// The same in your language, where you asked for words.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<String>>")]
        lines: Vec<String>,
    },
    /// A seat ended its turn for good.
    Confirmed {
        /// Which seat.
        seat: u8,
    },
    /// Everybody agreed to go back: the match has fewer steps now. Ask for the table.
    Rewound {
        /// How many steps the match has now.
        step: u32,
        /// Who had asked.
        seat: u8,
    },
    /// Somebody asked to go back.
    UndoAsked {
        /// Who asks.
        seat: u8,
        /// To how many steps.
        step: u32,
    },
    /// Somebody answered; the request is over when one says no.
    UndoAnswered {
        /// Who answered.
        seat: u8,
        /// Whether they agree.
        yes: bool,
    },
    /// Somebody said something.
    Chat {
        /// Who, by name.
        name: String,
        /// Their first seat, where they have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// What.
        text: String,
    },
    /// Somebody asked that a bot plays for an absent seat.
    AwayVoted {
        /// Who asked.
        by: u8,
        /// For whom.
        seat: u8,
    },
    /// A bot plays for this seat from now on.
    Away {
        /// Which seat.
        seat: u8,
        /// Why.
        why: AwayReason,
    },
    /// The owner of the seat is back.
    Back {
        /// Which seat.
        seat: u8,
    },
    /// The same people play again elsewhere.
    Rematch {
        /// The new room's id.
        room: String,
    },
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum AwayReason {
    /// The clock ran out.
    Time,
    /// The others asked for it.
    Vote,
    /// The person stood up, or deleted their account.
    Left,
}
