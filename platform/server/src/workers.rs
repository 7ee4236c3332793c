//! Threads for bots and replays.

use std::sync::Arc;

use node::{Pending, Workers};
use tokio::sync::Semaphore;

/// A limited number of bots think at once, each on a thread of its own. The bot that has waited longest is next.
#[derive(Debug)]
pub(crate) struct BotThreads(Arc<Semaphore>);

impl BotThreads {
    pub(crate) fn new(at_once: usize) -> Self {
        Self(Arc::new(Semaphore::new(at_once.max(1))))
    }

    /// Runs work on a thread of the bots. `None` if the work fails.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let permit = Arc::clone(&self.0).acquire_owned().await.ok()?;
        let worked = tokio::task::spawn_blocking(move || {
            let worked = work();
            drop(permit);
            worked
        });
        worked.await.unwrap_or_default()
    }
}

impl Workers for BotThreads {
    fn run_bot(&self, work: Box<dyn FnOnce() + Send>) -> Pending<()> {
        let threads = Self(Arc::clone(&self.0));
        Box::pin(async move {
            let run = move || {
                work();
                Some(())
            };
            threads.run(run).await.unwrap_or_default();
        })
    }

    fn run_replay(&self, work: Box<dyn FnOnce() + Send>) -> Pending<()> {
        Box::pin(async move { tokio::task::spawn_blocking(work).await.unwrap_or_default() })
    }

    fn is_busy(&self) -> bool {
        self.0.available_permits() == 0
    }
}
