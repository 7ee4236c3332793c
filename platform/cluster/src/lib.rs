//! Notices between the nodes of one server.
//!
//! A notice may be lost, doubled, late or out of order. It only says that the store has something new; a node also
//! compares its rooms with the store every few seconds. So a fault of the bus delays clients, and never shows them
//! anything wrong.

#![warn(missing_docs)]

mod nats;
mod postgres;

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

/// Length of the queues of notices. A notice that does not fit is lost.
const QUEUE: usize = 4096;

/// Stands for a room in notices to every node. No room has this id.
pub const EVERY_NODE: &str = "-";

/// What one node tells the others, about a room or about a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Notice {
    /// The room has entries up to this number.
    Entries {
        /// The number of the last entry.
        last: u32,
        /// The new entries in their stored form, or empty if they must be read from the store.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        entries: String,
    },
    /// Who is connected to the room on a node.
    Presence {
        /// The node.
        node: u64,
        /// The people, one for each connection.
        people: Vec<i64>,
        /// The number of clients that are not logged in.
        anonymous: u32,
    },
    /// A person deleted their account: their connections end. Sent to [`EVERY_NODE`].
    PersonGone {
        /// The person.
        person: i64,
    },
    /// A person logged out: the connections of that session end. Sent to [`EVERY_NODE`].
    LoggedOut {
        /// The session.
        session: u64,
    },
}

/// What a node receives from the bus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BusMessage {
    /// A notice of another node about a room that this node is subscribed to.
    Notice {
        /// The room.
        room: String,
        /// The notice.
        notice: Notice,
    },
    /// Notices may have been lost: the node must compare every room with the store.
    Gap,
}

/// Carries notices between nodes.
pub trait Bus: Send + Sync + fmt::Debug {
    /// Queues a notice for the other nodes that are subscribed to the room. Never waits; if the queue is full, the
    /// notice is lost.
    fn publish(&self, room: &str, notice: Notice);
    /// Receives notices about a room from now on.
    fn subscribe(&self, room: &str);
    /// Receives no more notices about a room.
    fn unsubscribe(&self, room: &str);
}

/// Why a bus could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// NATS cannot be reached.
    #[error("the bus cannot be reached: {0}")]
    Nats(String),
    /// PostgreSQL cannot be reached.
    #[error("PostgreSQL cannot be listened to: {0}")]
    Postgres(#[from] sqlx::Error),
}

/// A bus, and the queue of messages from it.
pub type BusHandle = (Arc<dyn Bus>, mpsc::Receiver<BusMessage>);

/// Connects to the NATS server at `nats://…`.
///
/// # Errors
/// If it cannot be reached.
pub async fn nats(url: &str) -> Result<BusHandle, BusError> {
    nats::open(url).await
}

/// Uses LISTEN and NOTIFY of the database at `postgres://…`.
///
/// # Errors
/// If it cannot be reached.
pub async fn postgres(url: &str) -> Result<BusHandle, BusError> {
    postgres::open(url).await
}

/// Queues a message for this node. If the queue is full, the message is lost.
fn deliver(queue: &mpsc::Sender<BusMessage>, message: BusMessage) {
    if queue.try_send(message).is_err() {
        tracing::debug!("notice dropped: queue full");
    }
}
