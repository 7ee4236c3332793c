//! News between the nodes of one server. It is a hint: the truth is the journal.
//!
//! A hint may be lost, come twice or come late. Whoever hears one reads the journal; whoever hears nothing reads it now
//! and then. So nothing is ever wrong because of the bus, only a little later.

#![warn(missing_docs)]

mod nats;
mod notify;

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

/// So many hints may wait for a node; more are lost, and it reads the journal instead.
const WAITING: usize = 4096;

/// What one node tells the others of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Hint {
    /// The room has entries up to this number.
    Entries {
        /// The number of the last one.
        last: u32,
        /// The new ones as they were stored, for those who know all before; nothing where they must be read.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        entries: String,
    },
    /// Who is connected to that node.
    Here {
        /// The node's own number.
        node: u64,
        /// Those who are known.
        people: Vec<i64>,
        /// How many are not.
        strangers: u32,
    },
}

/// What a node hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A hint about a room.
    Hint {
        /// Which room.
        room: String,
        /// What of it.
        hint: Hint,
    },
    /// Hints may have been lost: look at everything again.
    Gap,
}

/// A way to tell the other nodes.
pub trait Bus: Send + Sync + fmt::Debug {
    /// Tells the nodes that follow the room. It never waits; what cannot be sent is lost.
    fn tell(&self, room: &str, hint: Hint);
    /// Hears of a room from now on.
    fn follow(&self, room: &str);
    /// Hears of it no longer.
    fn leave(&self, room: &str);
}

/// Why there is no bus.
#[derive(Debug, thiserror::Error)]
pub enum NoBus {
    /// NATS cannot be reached.
    #[error("the bus cannot be reached: {0}")]
    Nats(String),
    /// PostgreSQL cannot be reached.
    #[error("the database cannot be listened to: {0}")]
    Notify(#[from] sqlx::Error),
}

/// A bus and what is heard on it.
pub type Ears = (Arc<dyn Bus>, mpsc::Receiver<Heard>);

/// The bus at `nats://…`.
pub async fn nats(address: &str) -> Result<Ears, NoBus> {
    nats::open(address).await
}

/// The bus that PostgreSQL is as well, at `postgres://…`.
pub async fn notify(database: &str) -> Result<Ears, NoBus> {
    notify::open(database).await
}

/// One server alone has nobody to tell.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

impl Bus for Alone {
    fn tell(&self, _room: &str, _hint: Hint) {}
    fn follow(&self, _room: &str) {}
    fn leave(&self, _room: &str) {}
}

/// Hands a hint on; one that finds no room is lost.
fn hand(to: &mpsc::Sender<Heard>, heard: Heard) {
    if to.try_send(heard).is_err() {
        tracing::debug!("a hint was lost");
    }
}
