//! What goes into a room and what comes out of it.

use std::sync::Arc;

use ::bots::{AnyDecision, BotSpec, Candidate};
use bytes::Bytes;
use engine::{Chance, Seat};
use protocol::{CloseReason, RequestError, ToServer};

use crate::lobby::{AccessError, CommandResult, LobbyCommand};
use crate::{LogEntry, RoomCommit, RoomId, State, Translators};

/// A connection, unique on its node.
pub type ConnectionId = u64;

/// A node of the cluster, drawn at random when it starts.
pub type NodeId = u64;

/// A command that waits for its [`Output::Reply`]; chosen by the driver.
pub type RequestId = u64;

/// The person behind a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requester {
    /// The person's number.
    pub id: i64,
    /// The person's name.
    pub name: String,
    /// Whether the person has an account, and is called by their own name.
    pub has_account: bool,
}

/// Who opens a connection, and by what right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Visitor {
    /// The person, if the client is logged in.
    pub person: Option<Requester>,
    /// The invitation that the client came with.
    pub invite: Option<String>,
    /// The session that identified the person.
    pub session: Option<u64>,
}

/// Whose connections end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Those of a person who deleted themselves.
    Person(i64),
    /// Those of a session that was logged out.
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
        /// The last entry that the person had read when they last left, as the store knows.
        visited: Option<u32>,
    },
    /// A connection ended.
    Disconnected {
        /// The connection.
        connection: ConnectionId,
    },
    /// A person or a session may no longer be connected to any room.
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
        /// Names the reply.
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
        /// The candidates, the best first.
        found: Result<Vec<Candidate<u32>>, RequestError>,
    },
    /// Another node has written entries up to number `last`. `entries` may carry the last of them.
    RemoteEntries {
        /// The number of the last entry.
        last: u32,
        /// The entries, or none if they must be read from the store.
        entries: Vec<LogEntry>,
    },
    /// The driver has read the entries after those that the room knows.
    EntriesRead {
        /// The entries, from [`State::next_n`] on.
        entries: Vec<LogEntry>,
    },
    /// Who is connected to another node.
    RemotePresence {
        /// The node.
        node: NodeId,
        /// The people.
        people: Vec<i64>,
        /// How many clients are not logged in.
        anonymous: u32,
    },
    /// The store gave this node the room's pending work.
    WorkClaimed,
    /// The driver has read the whole room from the store, after an error or on [`Output::Reload`].
    Reloaded {
        /// The room as stored.
        state: Box<State>,
        /// The number of entries that clients were told of: [`Room::broadcast_n`](crate::Room::broadcast_n) before
        /// the input whose commit failed.
        told: u32,
    },
    /// The store cannot be reached; the driver tries again.
    StoreUnavailable,
    /// The index must be written now, for a list of rooms.
    WriteIndex,
    /// The time that [`Room::next_timeout`](crate::Room::next_timeout) named has come.
    Tick,
    /// The room leaves memory: the server stops, or nobody needs the room.
    Stop {
        /// What the clients are told.
        reason: CloseReason,
    },
}

impl Input {
    /// A copy for another try after a store error. `None` for inputs that the room will produce again by itself.
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

/// What the driver must do, in this order.
#[derive(Debug)]
pub enum Output {
    /// Store this. Outputs after it must not be carried out before it is durable; if it fails, they must be dropped and
    /// the room reloaded.
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
        /// The command's name.
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
    /// Let a bot explain a person's options; answer with [`Input::HintFound`].
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
    /// Tell the other nodes.
    Notify(Notice),
    /// Read the entries after those that the room knows; answer with [`Input::EntriesRead`].
    ReadEntries,
    /// Read the whole room from the store; answer with [`Input::Reloaded`].
    Reload,
    /// End a connection.
    Close {
        /// The connection.
        connection: ConnectionId,
        /// What the client is told.
        reason: CloseReason,
    },
}

/// A decision that a bot was asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionId {
    pub(crate) seat: Seat,
    /// The last change of the match when the bot was asked.
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
    /// The last entry when it was asked.
    pub(crate) n: u32,
    /// The seat's offers: code and label.
    pub(crate) offers: Vec<(u32, Option<String>)>,
}

/// What a node tells the other nodes about a room. A notice may be lost, doubled, late or out of order.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The room has entries up to this number.
    Entries {
        /// The number of the last entry.
        last: u32,
        /// The new entries, if they are steps only; secrets stay in the store.
        entries: Vec<LogEntry>,
    },
    /// Who is connected to this node.
    Presence {
        /// The people.
        people: Vec<i64>,
        /// How many clients are not logged in.
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
