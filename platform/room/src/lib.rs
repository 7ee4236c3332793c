//! A room around a match, as a state machine without I/O.
//!
//! A [`Room`] takes [`Input`]s and returns [`Output`]s. It opens no socket, reads no clock, and starts no thread. A
//! *driver* (`platform/node` on a server, `platform/browser` in a web worker) passes each input together with the time,
//! and carries out the outputs in their order.
//!
//! ```text
//!   clients ── Input::Message ──►┐                   ┌──► Output::Commit   the driver waits until it is stored;
//!   HTTP ───── Input::Command ──►│  Room::handle     │                     everything after it waits with it
//!   bots ───── Input::BotChose ─►│  (now, input,  ───┼──► Output::Send     to clients
//!   nodes ──── Input::Remote… ──►│   &mut outputs)   ├──► Output::AskBot   to a thread of the bots
//!   clock ──── Input::Tick ─────►┘                   └──► Output::Notify   to the other nodes
//! ```
//!
//! The state of a room is the fold of its log ([`State`]): a list of numbered [`LogEntry`] values. Everything that a
//! client is told follows from entries, and the driver releases it only when those entries are stored.
//!
//! Where to find what:
//!
//! - **Core.** `io` lists every input and output, `log` every event. `state` folds events into the state. `room` has
//!   [`Room::handle`], timeouts, and the path from an event to a commit and a broadcast. `time` has the three clocks.
//! - **Requests.** `messages` (over a connection), `lobby` (over HTTP), `create` (new rooms).
//! - **The match.** `play` (actions, undo, confirmed turns), `consent` (going back by consent), `clocks`, `absence`
//!   (clocks that run out, votes, returning), `bots` (automatic steps and hints).
//! - **What clients get.** `connections` (subscriptions and queues), `broadcast` (after each commit), `catch_up`
//!   (missed entries), `narration` (entries as sentences), `view` (tables and the room), `translators`, `game_info`,
//!   `review` (finished matches).
//! - **Other nodes.** `remote` (their entries), `presence`, `lease` (which node plays for bots).
//! - **Storage and versions.** `commit` (what is written), `replay` (the match from the log), `frozen` and `archive`
//!   (matches that this program cannot play), `erase` (deleted accounts).
//! - **Simulation.** `planted` has bugs that the simulation switches on to prove that it finds them.

#![warn(missing_docs)]

mod absence;
mod archive;
mod bots;
mod broadcast;
mod catch_up;
mod clocks;
mod commit;
mod connections;
mod consent;
mod create;
mod erase;
mod frozen;
pub mod game_info;
mod io;
mod lease;
mod lobby;
mod log;
mod messages;
mod narration;
#[doc(hidden)]
pub mod planted;
mod play;
mod presence;
mod remote;
mod replay;
pub mod review;
mod room;
mod state;
mod time;
mod translators;
mod view;

pub use archive::Archive;
pub use commit::{IndexRow, IndexUpdate, Member, RoomCommit, Visit};
pub use connections::encode;
pub use create::{RecordError, RoomPlan, branch, events_of_record, plan_of_record, play_now};
pub use frozen::Unplayable;
pub use io::{
    Config, ConnectionId, DecisionId, Ended, HintRequest, Input, NodeId, Notice, Output, RequestId,
    Requester, RoomError, Visitor,
};
pub use lease::LEASE;
pub use lobby::{AccessError, CommandResult, LobbyCommand};
pub use log::{LogEntry, RoomEvent, RoomId};
pub use room::Room;
pub use state::State;
pub use time::Now;
pub use translators::{Translators, language};

/// The longest chat message, in characters.
pub const MAX_CHAT: usize = 500;
/// The longest text that a player may add to the seed, in characters.
pub const MAX_SALT: usize = 200;
/// The longest request id of a client, in bytes.
pub const MAX_REQUEST_ID: usize = 64;
