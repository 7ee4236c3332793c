use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{Entry, Presence, RequestError, RoomInfo, SeatClock};

/// A message from the server, on the WebSocket of a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The answer to `hello`.
    Welcome {
        /// The room as it is now.
        room: Box<RoomInfo>,
        /// Your seats.
        mine: Vec<u8>,
        /// The seat whose view the client gets, or `null` for a spectator.
        seat: Option<u8>,
        /// The number of the last entry.
        n: u32,
        /// The last entry that had been sent to you when you left: what came later happened while you were away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        visited: Option<u32>,
        /// The server's time in milliseconds since 1970.
        #[ts(type = "number")]
        now: i64,
    },
    /// The room has changed: its seats, its state or its deal.
    Room {
        /// The room as it is now.
        room: Box<RoomInfo>,
    },
    /// New entries of the room's log, in order and without gaps.
    News {
        /// The entries. An entry of which the seat may learn nothing has empty news.
        entries: Vec<Entry>,
    },
    /// The table as the seat sees it.
    Table(Box<TableView>),
    /// The request was carried out. The entries that it led to are in `news`.
    Done {
        /// The id of the request.
        id: String,
        /// The number of the entry that it led to, if it led to one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        n: Option<u32>,
    },
    /// The request was not carried out, and nothing has changed.
    Refused {
        /// The id of the request, or `null` if the message could not be read.
        id: Option<String>,
        /// Why.
        why: RequestError,
        /// The same as a sentence in the client's language, if `hello` asked for texts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        line: Option<String>,
    },
    /// The answer to `why`.
    WhyNot {
        /// The id of the request.
        id: String,
        /// The reason, or `null` if the action is possible.
        why: Option<RequestError>,
        /// The same as a sentence in the client's language.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        line: Option<String>,
    },
    /// The answer to `hint`.
    Hint {
        /// The id of the request.
        id: String,
        /// The number of the last entry when the client asked. If the table has changed since, the hint is worthless.
        n: u32,
        /// Why the first candidate is the best, in one or two sentences in the client's language.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reason: Option<String>,
        /// The offers, beginning with the one that the bot would take.
        candidates: Vec<Candidate>,
    },
    /// Who is connected to the room has changed.
    Presence(Presence),
    /// The clocks have changed.
    Clocks {
        /// One for each seat.
        clocks: Vec<SeatClock>,
    },
    /// The store does not answer. The server keeps the client's requests and carries them out later.
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
    /// The server stops. Connect again after a while.
    Stopping,
    /// The client read too slowly. Connect again and send `hello` with `since`.
    TooSlow,
    /// The server must load the room again. Connect again and send `hello` with `since`.
    Reload,
    /// The client may no longer be connected: the person logged out or deleted their account, or the invitation was
    /// revoked.
    Ended,
}

/// The table as a seat or a spectator sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableView {
    /// The number of the last entry.
    pub n: u32,
    /// The number of steps of the match.
    pub step: u32,
    /// The seat, or `null` for a spectator.
    pub seat: Option<u8>,
    /// Which seats may act, or the result.
    pub progress: Progress,
    /// What the seat may do now.
    pub offers: Vec<Offer>,
    /// Whether the seat's last action can be taken back now.
    pub undo: bool,
    /// Whether the seat must send `confirm` to end its turn.
    #[serde(default)]
    pub confirm: bool,
    /// The seat that must send `confirm` before any other seat may act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub held: Option<u8>,
    /// The open request to go back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<UndoRequest>,
    /// What the seat has to decide, as a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<String>,
    /// What the seat sees, in the game's own type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub view: Option<Value>,
    /// Places and points by seat, as after the end, if the match were counted now by what everybody sees. Points of
    /// hidden cards are missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub standings: Option<Value>,
    /// The table as lines of text that can be read aloud.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub lines: Vec<String>,
}

/// The progress of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Progress {
    /// The match has not started.
    Gathering,
    /// Seats may act.
    Waiting {
        /// Their numbers; 255 is the house.
        seats: Vec<u8>,
        /// What they have to do: the message `await-WHAT` of the game's texts.
        awaited: String,
    },
    /// The match is over.
    Over {
        /// By seat: places, points, and what the points are for.
        #[ts(type = "unknown")]
        outcome: Value,
        /// What decided between players with the same points, or that they share a place: a sentence each, if `hello`
        /// asked for texts.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<String>>")]
        ties: Vec<String>,
    },
}

/// An action that the seat may take now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Offer {
    /// The code of the action.
    pub code: u32,
    /// The action as text.
    pub text: String,
    /// The action in the game's own type.
    #[ts(type = "unknown")]
    pub action: Value,
    /// The label of its button, if `hello` asked for texts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<String>,
    /// What a board draws of it besides, such as its cost, in the game's own type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub facts: Option<Value>,
    /// Whether a client should ask the player before it sends the action: turns are confirmed in this room, the action
    /// ends the turn, and it cannot be taken back, so no `confirm` follows it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(type = "boolean", optional)]
    pub confirm: bool,
}

/// A bot's opinion of an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Candidate {
    /// The code of the offered action.
    pub code: u32,
    /// The label of its button, if `hello` asked for texts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<String>,
    /// The part of its time that the bot spent on this offer, in thousandths. It spends more on better offers.
    pub share: u32,
    /// The points that it expects the seat to have at the end, in tenths of a point, if it can tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<i32>,
    /// The probability that the seat wins, in thousandths, if it can tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub win: Option<u32>,
    /// How often it tried the offer.
    pub visits: u32,
}

/// An open request to go back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct UndoRequest {
    /// The seat that asks.
    pub seat: u8,
    /// The number of steps that the match would have.
    pub step: u32,
    /// The seats that have not answered.
    pub waits_for: Vec<u8>,
}
