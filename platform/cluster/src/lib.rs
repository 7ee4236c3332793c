//! Notices between the nodes of one server.
//!
//! A notice may be lost, doubled, late or out of order: the truth is the store. A node that gets one knows that the
//! store has something new; a node that gets none reads the store now and then. So a fault of the bus makes nothing
//! wrong, only late.

#![warn(missing_docs)]

mod nats;
mod postgres;

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

/// Length of the queues of notices. What does not fit is dropped, and the store is read instead.
const QUEUE: usize = 4096;

/// The name under which notices for every node are sent. No room has it.
pub const EVERY_NODE: &str = "-";

/// What one node tells the others, mostly about a room.
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
    /// Who is connected to a node.
    Presence {
        /// The node.
        node: u64,
        /// The people.
        people: Vec<i64>,
        /// How many clients are not logged in.
        anonymous: u32,
    },
    /// A person deleted themselves: their connections end. Sent to [`EVERY_NODE`].
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

/// What a node receives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BusMessage {
    /// A notice about a room that the node is subscribed to.
    Notice {
        /// The room.
        room: String,
        /// The notice.
        notice: Notice,
    },
    /// Notices may have been lost: the store must be read for every room.
    Gap,
}

/// The way to the other nodes.
pub trait Bus: Send + Sync + fmt::Debug {
    /// Sends a notice to the nodes that are subscribed to the room. It never waits; what cannot be sent is lost.
    fn publish(&self, room: &str, notice: Notice);
    /// Receives notices about a room from now on.
    fn subscribe(&self, room: &str);
    /// Receives no more notices about a room.
    fn unsubscribe(&self, room: &str);
}

/// Why there is no bus.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// NATS cannot be reached.
    #[error("the bus cannot be reached: {0}")]
    Nats(String),
    /// PostgreSQL cannot be reached.
    #[error("PostgreSQL cannot be listened to: {0}")]
    Postgres(#[from] sqlx::Error),
}

/// A bus, and what is received from it.
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

/// Queues a message for this node; if the queue is full, it is lost.
fn deliver(queue: &mpsc::Sender<BusMessage>, message: BusMessage) {
    if queue.try_send(message).is_err() {
        tracing::debug!("notice dropped: queue full");
    }
}
