//! The interface between the web worker and the module: what the worker passes in ([`Ask`]), and what it must do
//! ([`Effect`]). Both cross the border as JSON.

use std::collections::BTreeMap;

use protocol::{CloseReason, ToServer};
use room::{ConnectionId, RoomId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// What happened, and when.
#[derive(Debug, Deserialize)]
pub struct Call {
    /// Milliseconds since 1970.
    pub wall: i64,
    /// Milliseconds since some fixed moment; never jumps.
    pub monotonic: u64,
    /// What happened.
    pub ask: Ask,
}

/// Something happened that concerns the rooms of this browser.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ask {
    /// The module was loaded. This must come first, followed by the packs that [`Effect::ReadPack`] asks for.
    Loaded {
        /// Its game.
        game: String,
        /// The hashes of the game's packs in the browser's store.
        kept: Vec<String>,
    },
    /// A pack that matches of the game may have begun with, from the browser's store.
    Pack {
        /// The game.
        game: String,
        /// Its files by name.
        files: BTreeMap<String, String>,
    },
    /// A room was read from the browser's store. It must come before all other asks about the room.
    Open {
        /// The room.
        room: RoomId,
        /// All its entries, in their stored form.
        log: String,
    },
    /// A room is no longer needed, or another tab has changed it.
    Close {
        /// The room.
        room: RoomId,
    },
    /// The page sends what would be an HTTP request to a server.
    Request {
        /// Names the answer.
        id: u32,
        /// `GET`, `POST` or `DELETE`.
        method: String,
        /// The path with its query, such as `/api/rooms/here-x/scores`.
        path: String,
        /// The body.
        #[serde(default)]
        body: Value,
        /// The name of the person at this browser.
        name: String,
        /// The id and the seed for a room, if the request creates one.
        new: NewRoom,
        /// The stored entries of the room, for requests that check them.
        log: Option<String>,
    },
    /// The page opens a connection to a room.
    Connect {
        /// The connection.
        connection: ConnectionId,
        /// The room.
        room: RoomId,
        /// The name of the person at this browser.
        name: String,
        /// The last entry that the person had read, as stored in the browser.
        visited: Option<u32>,
    },
    /// The page sends a message on a connection.
    Message {
        /// The connection.
        connection: ConnectionId,
        /// The message.
        message: Box<ToServer>,
    },
    /// The page closes a connection.
    Disconnect {
        /// The connection.
        connection: ConnectionId,
    },
    /// The worker has carried out the last [`Effect::Store`] of a room.
    Stored {
        /// The room.
        room: RoomId,
    },
    /// The worker has time for the bot that [`Effect::Think`] announced. The call takes as long as the bot thinks.
    Think {
        /// The room.
        room: RoomId,
    },
    /// The time of [`Effect::Wake`] has come.
    Wake {
        /// The room.
        room: RoomId,
    },
}

/// Random values for a new room, from the browser.
#[derive(Clone, Debug, Deserialize)]
pub struct NewRoom {
    /// Its id.
    pub room: RoomId,
    /// Its seed, 64 hexadecimal digits.
    pub secret: String,
}

/// What the worker must do, in the order in which the host returns it.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Effect {
    /// Keep the pack of this module's game: matches that began with it need it after an update.
    KeepPack {
        /// Its hash.
        hash: String,
        /// Its files by name.
        files: BTreeMap<String, String>,
    },
    /// Send [`Ask::Pack`] with the pack that is kept under this hash.
    ReadPack {
        /// Its hash.
        hash: String,
    },
    /// Store this and send [`Ask::Stored`]. If the store already has an entry with one of these numbers, another tab
    /// was first: store nothing, and close and open the room again.
    Store {
        /// The room.
        room: RoomId,
        /// Each new entry: its number, its time, and the event in its stored form.
        entries: Vec<(u32, i64, Box<RawValue>)>,
        /// The room's info for lists, if it has changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        info: Option<Value>,
        /// The number of the last entry that the person had seen when they left, if they have just left.
        #[serde(skip_serializing_if = "Option::is_none")]
        visited: Option<u32>,
    },
    /// Answer a request of the page.
    Answer(Answer),
    /// Pass messages to the page.
    Send {
        /// The connection.
        connection: ConnectionId,
        /// The messages in their wire form.
        messages: Vec<String>,
    },
    /// End a connection.
    Close {
        /// The connection.
        connection: ConnectionId,
        /// The reason that the page is given.
        reason: CloseReason,
    },
    /// Send [`Ask::Think`] when nothing else waits: a bot must think.
    Think {
        /// The room.
        room: RoomId,
        /// Whether the bot uses a net. Then load the game's weights into the module first.
        learned: bool,
    },
    /// Send [`Ask::Wake`] after this time. It replaces the last `Wake` of the room.
    Wake {
        /// The room.
        room: RoomId,
        /// Milliseconds.
        after: u64,
    },
}

/// The answer to a request of the page.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// The request.
    pub id: u32,
    /// The HTTP status that a server would have sent.
    pub status: u16,
    /// The body.
    pub body: Value,
}
