use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::Clock;

/// An entry of a room's log, as one client is shown it. Entries are numbered from 0 without gaps, and all clients see the
/// same numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Entry {
    /// The number of the entry.
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
    /// The room was created.
    Created {
        /// The game's slug.
        game: String,
        /// The clock.
        clock: Clock,
    },
    /// The seats have changed: who sits there, who is ready, or the words for the deal. The message `room` has them.
    Seats {},
    /// The host changed the settings before the start. The message `room` has them.
    Settings {
        /// The names of the settings that changed, as in `Settings`, apart from the game's options.
        changed: Vec<String>,
        /// The names of the game's options that changed.
        options: Vec<String>,
    },
    /// The match started.
    Started {
        /// The commitment to the seed: it fixes the seed without revealing it.
        commitment: String,
    },
    /// A seat or the house acted. Steps that all players agreed to take back later are in the log as they were played.
    Step {
        /// The number of steps that the match has now.
        step: u32,
        /// The seat that acted; 255 is the house.
        seat: u8,
        /// The events that the client may see; empty if there are none.
        #[ts(type = "{ public?: unknown[], mine?: unknown[] } | { restored: unknown }")]
        news: Value,
        /// The same as sentences in the client's language, if `hello` asked for texts.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<String>>")]
        lines: Vec<String>,
    },
    /// A seat confirmed its turn.
    Confirmed {
        /// Which seat.
        seat: u8,
    },
    /// All players agreed to go back: the match has fewer steps now. Request the table with `look`.
    Rewound {
        /// The number of steps that the match has now.
        step: u32,
        /// The seat that had asked.
        seat: u8,
    },
    /// A seat asked to go back.
    UndoAsked {
        /// The seat that asks.
        seat: u8,
        /// The number of steps that the match would have.
        step: u32,
    },
    /// A seat answered the request to go back. One no ends the request.
    UndoAnswered {
        /// The seat that answered.
        seat: u8,
        /// Whether it agrees.
        yes: bool,
    },
    /// A chat message.
    Chat {
        /// The sender's name.
        name: String,
        /// Whether the sender has an account. A guest of the same name has none.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(type = "boolean", optional)]
        account: bool,
        /// The sender's first seat, if they have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// The message.
        text: String,
    },
    /// A seat voted that a bot plays for an absent person.
    AwayVoted {
        /// The seat that voted.
        by: u8,
        /// The seat of the absent person.
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
    /// A seat agreed to end a match that this server cannot continue.
    EndAgreed {
        /// Which seat.
        seat: u8,
    },
    /// All players agreed to end such a match. It has no result.
    Ended {},
    /// The same people play again in another room.
    Rematch {
        /// The new room's id.
        room: String,
    },
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum AwayReason {
    /// The clock ran out.
    Time,
    /// The other players voted for it.
    Vote,
    /// The person stood up, or deleted their account.
    Left,
}
