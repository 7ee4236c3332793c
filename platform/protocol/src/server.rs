use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{Entry, Presence, RequestError, RoomInfo, SeatClock};

/// What the server says on the WebSocket of a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The answer to `hello`.
    Welcome {
        /// The room as it is now.
        room: Box<RoomInfo>,
        /// The seats that are yours.
        mine: Vec<u8>,
        /// The seat that you look through; nothing where you are a spectator.
        seat: Option<u8>,
        /// The number of the last entry.
        n: u32,
        /// The last entry that you had heard of when you left, for « what happened since I left ».
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        visited: Option<u32>,
        /// The server's time in milliseconds since 1970.
        #[ts(type = "number")]
        now: i64,
    },
    /// The room, whenever it changes: seats, state, deal.
    Room {
        /// As it is now.
        room: Box<RoomInfo>,
    },
    /// What happened, in order and without gaps.
    News {
        /// One entry for each thing that happened, empty ones included.
        entries: Vec<Entry>,
    },
    /// The table as you see it.
    Table(Box<TableView>),
    /// The wish was granted. What came of it is in the news.
    Done {
        /// The client's name for the wish.
        id: String,
        /// The entry that it led to, where it led to one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        n: Option<u32>,
    },
    /// The wish was not granted and nothing has changed.
    Refused {
        /// The client's name for the wish; nothing where the message could not be read.
        id: Option<String>,
        /// Why.
        why: RequestError,
        /// The same in your language, where you asked for words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        line: Option<String>,
    },
    /// The answer to `why`.
    WhyNot {
        /// The client's name for the question.
        id: String,
        /// What speaks against it; nothing where it may be played.
        why: Option<RequestError>,
        /// The same in your language.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        line: Option<String>,
    },
    /// The answer to `hint`.
    Hint {
        /// The client's name for the question.
        id: String,
        /// The number of the last entry when it was asked: advice about an older table is none.
        n: u32,
        /// The offers, the one that the bot would take first.
        candidates: Vec<Candidate>,
    },
    /// Somebody came or went.
    Presence(Presence),
    /// The clocks, whenever they change.
    Clocks {
        /// One for each seat.
        clocks: Vec<SeatClock>,
    },
    /// The server cannot store anything just now: what was sent waits, and nothing is lost.
    Waiting,
    /// The connection ends.
    Bye {
        /// Why.
        why: CloseReason,
    },
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum CloseReason {
    /// The server stops: come back in a while.
    Stopping,
    /// The client read too slowly: come back and say what you have.
    TooSlow,
    /// The room had trouble and is read anew: come back and say what you have.
    Reload,
}

/// The table as one reader sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableView {
    /// The number of the last entry.
    pub n: u32,
    /// How many steps the match has.
    pub step: u32,
    /// Through which seat.
    pub seat: Option<u8>,
    /// Whose turn it is, or how it ended.
    pub progress: Progress,
    /// What the seat may do now.
    pub offers: Vec<Offer>,
    /// Whether the seat's last action can be taken back now.
    pub undo: bool,
    /// Whether the seat's turn waits for its `confirm`.
    #[serde(default)]
    pub confirm: bool,
    /// The seat whose `confirm` everybody waits for: nobody else may act before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub held: Option<u8>,
    /// A request to go back that waits for answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<UndoRequest>,
    /// What the seat has to decide, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<String>,
    /// What the seat sees, as the game's own data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub view: Option<Value>,
    /// The table in plain lines that can be read aloud.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub lines: Vec<String>,
}

/// Where a match stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Progress {
    /// The match has not begun.
    Gathering,
    /// These seats may act; 255 is the house.
    Waiting {
        /// Who.
        seats: Vec<u8>,
        /// What is awaited: the message `await-WHAT` of the game's texts.
        awaited: String,
    },
    /// It is over.
    Over {
        /// Places, points and where they come from, by seat.
        #[ts(type = "unknown")]
        outcome: Value,
    },
}

/// An action that may be taken now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Offer {
    /// Its number.
    pub code: u32,
    /// Its text form.
    pub text: String,
    /// Its parts.
    #[ts(type = "unknown")]
    pub action: Value,
    /// How its button reads, where you asked for words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<String>,
}

/// What a bot thinks of an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Candidate {
    /// The offer's number.
    pub code: u32,
    /// How its button reads, where you asked for words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<String>,
    /// How much of its time the bot gave to this offer, in thousandths: the more, the better it found it.
    pub share: u32,
    /// What it expects the seat to have at the end, in tenths of a point; nothing where it cannot tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<i32>,
    /// How likely it thinks the seat will win, in thousandths; nothing where it cannot tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub win: Option<u32>,
    /// How often it tried the offer.
    pub visits: u32,
}

/// A request to go back that waits for answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct UndoRequest {
    /// Who asks.
    pub seat: u8,
    /// To how many steps.
    pub step: u32,
    /// Whose answer is awaited.
    pub waits_for: Vec<u8>,
}
