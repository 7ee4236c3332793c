//! The interface between a room and its driver: [`Input`], [`Output`], and the ids and types that they carry.
//!
//! A driver passes inputs to [`Room::handle`](crate::Room::handle) one at a time and carries out the outputs in order.

use std::sync::Arc;

use ::bots::{Advice, AnyDecision, BotSpec};
use bytes::Bytes;
use engine::{Chance, Seat};
use protocol::{CloseReason, RequestError, ToServer};

use crate::lobby::{AccessError, CommandResult, LobbyCommand};
use crate::{LogEntry, RoomCommit, RoomId, State, Translators};

/// A connection, unique on its node.
pub type ConnectionId = u64;

/// A node of the cluster, drawn at random when it starts.
pub type NodeId = u64;

/// Pairs an [`Input::Command`] with its [`Output::Reply`]. The driver chooses it.
pub type RequestId = u64;

/// The person behind a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requester {
    /// The person's number in the store.
    pub id: i64,
    /// The name that other players see.
    pub name: String,
    /// Whether the person has an account. Only then is the name theirs alone.
    pub has_account: bool,
}

/// Who opens a connection, and by what right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Visitor {
    /// The person, if the client is logged in.
    pub person: Option<Requester>,
    /// The invitation that the client came with.
    pub invite: Option<String>,
    /// The login session that identified the person.
    pub session: Option<u64>,
}

/// The person or session whose connections must end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// A person who deleted their account.
    Person(i64),
    /// A session that was logged out.
    Session(u64),
}

/// How a room behaves on this node.
#[derive(Clone, Debug)]
pub struct Config {
    /// This node.
    pub node: NodeId,
    /// Whether other nodes may serve the same room.
    pub clustered: bool,
    /// Whether this node plays for bots and watches clocks.
    pub runs_work: bool,
    /// How long a player must be absent before the others can vote, in milliseconds.
    pub away_after: u64,
    /// How long a room without connections stays in memory, in milliseconds.
    pub idle_after: u64,
    /// The texts of all games.
    pub translators: Arc<Translators>,
}

/// Something happened that concerns the room.
#[derive(Debug)]
pub enum Input {
    /// A client opened a connection. The driver has checked [`Room::may_enter`](crate::Room::may_enter).
    Connected {
        /// The connection.
        connection: ConnectionId,
        /// Who opened it.
        visitor: Visitor,
        /// The last entry that the person had read when they last left, as stored.
        visited: Option<u32>,
    },
    /// A connection ended.
    Disconnected {
        /// The connection.
        connection: ConnectionId,
    },
    /// A person deleted their account or a session was logged out. Their connections must end.
    ConnectionsEnded(Ended),
    /// A client sent a message.
    Message {
        /// Its connection.
        connection: ConnectionId,
        /// The message.
        message: ToServer,
    },
    /// A person sent a command over HTTP.
    Command {
        /// Names the [`Output::Reply`].
        request: RequestId,
        /// The person.
        person: Requester,
        /// The invitation that they came with.
        invite: Option<String>,
        /// The command.
        command: LobbyCommand,
    },
    /// A bot answered [`Output::AskBot`]. `None` if it failed.
    BotChose {
        /// The decision it was asked about.
        decision: DecisionId,
        /// The code of its action.
        code: Option<u32>,
    },
    /// The answer to [`Output::AskHint`].
    HintFound {
        /// The request.
        request: HintRequest,
        /// What the bot says.
        found: Result<Advice, RequestError>,
    },
    /// Another node has written entries up to number `last`. The notice may be late or repeated.
    RemoteEntries {
        /// The number of the last entry.
        last: u32,
        /// The newest of these entries, or empty: then the room asks for them with [`Output::ReadEntries`].
        entries: Vec<LogEntry>,
    },
    /// The answer to [`Output::ReadEntries`].
    EntriesRead {
        /// The stored entries from [`State::next_n`] on. Empty if the room has them all.
        entries: Vec<LogEntry>,
    },
    /// Another node has reported who is connected to this room there.
    RemotePresence {
        /// The node.
        node: NodeId,
        /// The people, one for each connection.
        people: Vec<i64>,
        /// The number of clients that are not logged in.
        anonymous: u32,
    },
    /// The store has leased the room's pending work to this node.
    WorkClaimed,
    /// The driver has read the whole room from the store, after an error or on [`Output::Reload`].
    Reloaded {
        /// The room as stored.
        state: Box<State>,
        /// The number of entries that clients know: [`Room::broadcast_n`](crate::Room::broadcast_n) before the input
        /// whose commit failed.
        told: u32,
    },
    /// The store cannot be reached, and the driver will try again. Clients are told to wait.
    StoreUnavailable,
    /// A list of rooms is requested, so the room's row in the index must be written now.
    WriteIndex,
    /// The time that [`Room::next_timeout`](crate::Room::next_timeout) named has come.
    Tick,
    /// The room leaves memory, because the server stops or the room is idle. Its connections are closed.
    Stop {
        /// The reason that clients are given.
        reason: CloseReason,
    },
}

impl Input {
    /// Whether the input comes from a client or a lease of this node. The others come by themselves, and those from
    /// other nodes every few seconds: a room that has nothing else may leave memory.
    pub(crate) fn needs_room_here(&self) -> bool {
        match self {
            Self::Connected { .. }
            | Self::Disconnected { .. }
            | Self::ConnectionsEnded(_)
            | Self::Message { .. }
            | Self::Command { .. }
            | Self::HintFound { .. }
            | Self::WorkClaimed => true,
            Self::BotChose { .. }
            | Self::RemoteEntries { .. }
            | Self::EntriesRead { .. }
            | Self::RemotePresence { .. }
            | Self::Reloaded { .. }
            | Self::StoreUnavailable
            | Self::WriteIndex
            | Self::Tick
            | Self::Stop { .. } => false,
        }
    }
}

impl Input {
    /// A copy of a request, to be handled again after a store error. `None` for all other inputs: the room asks for
    /// what it still needs after a reload.
    pub fn for_retry(&self) -> Option<Self> {
        match self {
            Input::Message { connection, message } => {
                Some(Input::Message { connection: *connection, message: message.clone() })
            }
            Input::Command { request, person, invite, command } => Some(Input::Command {
                request: *request,
                person: person.clone(),
                invite: invite.clone(),
                command: command.clone(),
            }),
            Input::WriteIndex => Some(Input::WriteIndex),
            Input::Connected { .. }
            | Input::Disconnected { .. }
            | Input::ConnectionsEnded(_)
            | Input::BotChose { .. }
            | Input::HintFound { .. }
            | Input::RemoteEntries { .. }
            | Input::EntriesRead { .. }
            | Input::RemotePresence { .. }
            | Input::WorkClaimed
            | Input::Reloaded { .. }
            | Input::StoreUnavailable
            | Input::Tick
            | Input::Stop { .. } => None,
        }
    }
}

/// What the driver must do, in the order in which the room returns it.
#[derive(Debug)]
pub enum Output {
    /// Store this. The driver must not carry out later outputs before it is durable. If it fails, the driver drops them
    /// and reloads the room ([`Input::Reloaded`]).
    Commit(Box<RoomCommit>),
    /// Send messages to a client, all at once.
    Send {
        /// The connection.
        connection: ConnectionId,
        /// The messages in their wire form.
        messages: Vec<Bytes>,
    },
    /// Answer a command.
    Reply {
        /// The `request` of the [`Input::Command`].
        request: RequestId,
        /// The answer.
        result: Box<Result<CommandResult, AccessError>>,
    },
    /// Let a bot decide; answer with [`Input::BotChose`].
    AskBot {
        /// Names the decision.
        decision: DecisionId,
        /// What the bot's seat sees.
        question: Box<dyn AnyDecision>,
        /// The bot.
        bot: BotSpec,
        /// The bot's random numbers.
        luck: Chance,
    },
    /// Let a bot rate a person's offers; answer with [`Input::HintFound`].
    AskHint {
        /// The request.
        request: HintRequest,
        /// What the person's seat sees.
        question: Box<dyn AnyDecision>,
        /// The bot.
        bot: BotSpec,
        /// The bot's random numbers.
        luck: Chance,
    },
    /// Publish a notice to the other nodes.
    Notify(Notice),
    /// Read the entries after those that the room knows; answer with [`Input::EntriesRead`].
    ReadEntries,
    /// Read the whole room from the store; answer with [`Input::Reloaded`].
    Reload,
    /// End a connection.
    Close {
        /// The connection.
        connection: ConnectionId,
        /// The reason that the client is given.
        reason: CloseReason,
    },
}

/// A decision that a bot was asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionId {
    pub(crate) seat: Seat,
    /// The entry that last changed the match when the bot was asked: an answer for an older match is ignored.
    pub(crate) change: u32,
}

/// A client's request for a hint.
#[derive(Clone, Debug)]
pub struct HintRequest {
    /// The connection that asked.
    pub connection: ConnectionId,
    /// The person who asked, for rate limits.
    pub person: i64,
    /// The client's id of the request.
    pub(crate) id: String,
    /// The number of the last entry when the client asked.
    pub(crate) n: u32,
    /// The seat's offers: the code, and the label if the client asked for text.
    pub(crate) offers: Vec<(u32, Option<String>)>,
}

/// What a node tells the other nodes about a room. A notice may be lost, doubled, late or out of order.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The room has entries up to this number.
    Entries {
        /// The number of the last entry.
        last: u32,
        /// The new entries if all of them are steps, otherwise empty: other entries may hold secrets.
        entries: Vec<LogEntry>,
    },
    /// Who is connected to the room on this node.
    Presence {
        /// The people, one for each connection.
        people: Vec<i64>,
        /// The number of clients that are not logged in.
        anonymous: u32,
    },
}

/// A room cannot be read or cannot go on: its log is damaged, or a rule has a bug.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("room {room}: {reason}")]
pub struct RoomError {
    /// The room.
    pub room: RoomId,
    /// What is wrong.
    pub reason: String,
}

impl RoomError {
    pub(crate) fn new(room: &str, reason: impl Into<String>) -> Self {
        Self { room: room.to_owned(), reason: reason.into() }
    }
}
