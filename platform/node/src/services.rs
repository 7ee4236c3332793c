//! What the rooms of a node need from outside: a store, clocks, threads for bots, limits, and a bus to other nodes. A
//! server, a test and a simulation implement the traits differently.

use std::fmt::Debug;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use cluster::Bus;
use protocol::RequestError;
use store::{RoomStore, Sessions, StoreError};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::Environment;

/// A boxed future, for traits that are used as `dyn`.
pub type Pending<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Everything that the rooms of a node use.
#[derive(Debug)]
pub struct Services {
    /// The store of rooms: logs, index, archives.
    pub store: Arc<dyn RoomStore>,
    /// Says which login sessions have ended.
    pub sessions: Arc<dyn Sessions>,
    /// How rooms behave on this node.
    pub config: Arc<room::Config>,
    /// Clocks and random numbers.
    pub environment: Environment,
    /// Threads for bots and replays.
    pub workers: Arc<dyn Workers>,
    /// How often a person may ask for hints.
    pub hint_limit: Arc<dyn HintLimit>,
    /// Carries notices between nodes. `None` on a server without other nodes.
    pub bus: Option<Arc<dyn Bus>>,
    /// Held during a heartbeat, so that rooms which wait for the store share one.
    pub beating: tokio::sync::Mutex<()>,
    /// Cancels all tasks of the node at once, in the middle of whatever they do. A simulation crashes nodes with it.
    pub abort: CancellationToken,
}

impl Services {
    /// Sends a heartbeat to the store and sets the node's clocks by its answer.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn beat(&self) -> Result<(), StoreError> {
        let sent = self.environment.monotonic();
        let beat = self.store.beat(self.environment.machine_clock()).await?;
        self.environment.set_beat(sent, beat);
        Ok(())
    }

    /// Sends a heartbeat, unless one has succeeded since this moment of the monotonic clock, in milliseconds. With `0`,
    /// one heartbeat since the start of the node is enough.
    pub(crate) async fn beat_since(&self, moment: u64) -> Result<(), StoreError> {
        let is_new = || self.environment.last_beat().is_some_and(|last| moment <= last);
        if is_new() {
            return Ok(());
        }
        // Rooms that wait for the store share one heartbeat.
        let _one = self.beating.lock().await;
        if is_new() { Ok(()) } else { self.beat().await }
    }

    /// Spawns a task that is cancelled with [`Services::abort`].
    pub(crate) fn spawn(
        &self,
        task: impl Future<Output = ()> + Send + 'static,
    ) -> JoinHandle<Option<()>> {
        tokio::spawn(self.abort.clone().run_until_cancelled_owned(task))
    }
}

/// Threads for work that would block a room's task. The futures end when the work has run or has panicked.
pub trait Workers: Debug + Send + Sync {
    /// Runs a bot. If threads are scarce, people take turns, no matter how many bots each of them has waiting.
    fn run_bot(&self, person: i64, work: Box<dyn FnOnce() + Send>) -> Pending<()>;
    /// Runs work that replays a match.
    fn run_replay(&self, work: Box<dyn FnOnce() + Send>) -> Pending<()>;
    /// Whether all threads for bots are taken.
    fn is_busy(&self) -> bool;
}

/// Limits how often a person may ask for a hint.
pub trait HintLimit: Debug + Send + Sync {
    /// Counts one more hint, or returns [`RequestError::Limit`] if the person must wait.
    fn allow(&self, person: i64) -> Pending<Result<(), RequestError>>;
}

/// Runs work on a worker and returns its result, or `None` if the work panicked.
pub(crate) async fn result_of<T: Send + 'static>(
    run: impl FnOnce(Box<dyn FnOnce() + Send>) -> Pending<()>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (sender, receiver) = tokio::sync::oneshot::channel();
    run(Box::new(move || {
        // The receiver is gone if the node stops meanwhile.
        let _ = sender.send(work());
    }))
    .await;
    receiver.await.ok()
}
