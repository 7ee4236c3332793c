//! A room: one task that owns it, and what it can be asked.

mod actor;
mod bots;
mod clocks;
mod ends;
mod forget;
mod hints;
mod listeners;
mod lobby;
mod others;
mod play;
mod replay;
mod show;
mod state;
mod tell;
mod told;
mod wishes;
mod write;

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use engine::{Record, Seat};
use journal::{Journal, RoomId};
use protocol::{CloseReason, NotNow, RequestError, RoomInfo, ToServer};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::gate::Gate;
use crate::nodes::Nodes;
use crate::voices::Voices;
use crate::{Limits, Sources};

pub(crate) use actor::keep;
pub(crate) use listeners::text;
pub(crate) use lobby::{bot_player, seed_of};
pub(crate) use replay::acts;
pub(crate) use show::progress;
pub(crate) use state::Room;
pub(crate) use told::Told;

/// What all rooms share.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) journal: Arc<dyn Journal>,
    pub(crate) voices: Voices,
    pub(crate) limits: Limits,
    pub(crate) sources: Sources,
    pub(crate) nodes: Nodes,
    /// The threads of the bots: whoever waits longest is next.
    pub(crate) thinking: Arc<Semaphore>,
    pub(crate) hints: Gate<i64>,
}

impl House {
    /// Does something that takes a while on a thread of the bots: whoever waits longest is next.
    pub(crate) async fn on_a_thread<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let permit = Arc::clone(&self.thinking).acquire_owned().await.ok()?;
        let worked = tokio::task::spawn_blocking(move || {
            let worked = work();
            drop(permit);
            worked
        });
        worked.await.unwrap_or_default()
    }
}

/// Somebody who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    pub(crate) person: i64,
    pub(crate) name: String,
}

/// One connection, among all of a server.
pub(crate) type ConnectionId = u64;

/// What goes to a connection.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    Texts(Vec<Utf8Bytes>),
    Bye(CloseReason),
}

/// What a room can be asked.
#[derive(Debug)]
pub(crate) enum Ask {
    /// Somebody opens a connection. The answer says whether they may.
    Join {
        connection: ConnectionId,
        asker: Option<Asker>,
        invite: Option<String>,
        out: mpsc::Sender<Out>,
        reply: oneshot::Sender<Result<(), Denied>>,
    },
    /// A connection says something.
    Said { connection: ConnectionId, message: ToServer },
    /// A connection is gone.
    Left { connection: ConnectionId },
    /// Somebody wishes something by HTTP.
    Wish {
        asker: Asker,
        invite: Option<String>,
        wish: Wish,
        reply: oneshot::Sender<Result<Granted, Denied>>,
    },
    /// Somebody looks at the room.
    Info {
        asker: Option<Asker>,
        invite: Option<String>,
        reply: oneshot::Sender<Result<RoomInfo, Denied>>,
    },
    /// Somebody wants the record.
    Record {
        asker: Option<Asker>,
        invite: Option<String>,
        reply: oneshot::Sender<Result<Arc<Record>, Denied>>,
    },
    /// A list needs the room's line in the index.
    WriteIndex { reply: oneshot::Sender<()> },
    /// This node is to do what is due.
    Wake,
    /// Another node wrote entries: there are so many. It may carry the last ones.
    Others { head: u32, entries: String },
    /// Who is connected to another node.
    Elsewhere { node: u64, people: Vec<i64>, strangers: u32 },
    /// The server stops.
    Stop { reply: oneshot::Sender<()> },
    /// The table is replaced by one that only looks the same to a seat, until the next `None`. For tests.
    Imagine { seat: Option<(Seat, u64)>, reply: oneshot::Sender<()> },
}

impl Ask {
    /// Whether it comes from somebody who may have been at another node before, and knows what is known there.
    fn comes_fresh(&self) -> bool {
        match self {
            Ask::Join { .. }
            | Ask::Wish { .. }
            | Ask::Info { .. }
            | Ask::Record { .. }
            | Ask::WriteIndex { .. }
            | Ask::Wake => true,
            Ask::Said { .. }
            | Ask::Left { .. }
            | Ask::Others { .. }
            | Ask::Elsewhere { .. }
            | Ask::Stop { .. }
            | Ask::Imagine { .. } => false,
        }
    }
}

/// What somebody can wish by HTTP.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    Sit {
        seat: Option<u8>,
    },
    Stand {
        seat: u8,
    },
    Ready {
        ready: bool,
    },
    Bot {
        seat: u8,
        level: Option<String>,
    },
    Words {
        seat: u8,
        words: String,
    },
    Start,
    /// Sits down, puts bots on all other seats and begins.
    PlayNow {
        level: String,
    },
    /// Asks for a new link; the old one is good no longer.
    Invite,
    /// Nobody may come by link any more.
    Uninvite,
    /// Notes where the same people play again.
    Rematch {
        room: RoomId,
    },
    /// Forgets the asker's name.
    Forget,
}

/// What a wish led to.
#[derive(Clone, Debug)]
pub(crate) struct Granted {
    pub(crate) info: RoomInfo,
    /// What the link carries, for those who may know it.
    pub(crate) invite: Option<String>,
}

/// Why somebody does not get what they asked a room for.
#[derive(Clone, Debug)]
pub(crate) enum Denied {
    /// They may not even know that it exists.
    NotFound,
    /// The room says no.
    No(RequestError),
}

impl From<RequestError> for Denied {
    fn from(no: RequestError) -> Self {
        Denied::No(no)
    }
}

/// The error for a request that the state of the room does not allow.
pub(crate) fn not_now(because: NotNow) -> RequestError {
    because.into()
}
