//! Threads for bots and replays.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use node::{Pending, Workers};
use tokio::sync::oneshot;

/// Lets a limited number of bots think at once, each on its own thread. People take turns: a person with many waiting
/// bots gets no more time than a person with one.
#[derive(Clone, Debug)]
pub(crate) struct BotThreads(Arc<Mutex<Queue>>);

/// The bots that wait for a thread.
#[derive(Debug)]
struct Queue {
    free: usize,
    /// The bots that wait, by person.
    waiting: HashMap<i64, VecDeque<oneshot::Sender<()>>>,
    /// The people whose bots wait, in the order of their turns.
    turns: VecDeque<i64>,
}

impl Queue {
    /// Gives free threads to the bots whose turn it is.
    fn hand_out(&mut self) {
        while 0 < self.free
            && let Some(person) = self.turns.pop_front()
        {
            let Some(bots) = self.waiting.get_mut(&person) else { continue };
            // Sending fails if the bot's room has left memory.
            let started = bots.pop_front().is_some_and(|bot| bot.send(()).is_ok());
            self.free -= usize::from(started);
            if bots.is_empty() {
                self.waiting.remove(&person);
            } else {
                self.turns.push_back(person);
            }
        }
    }
}

/// Occupies one thread until it is dropped.
struct Thread(BotThreads);

impl Drop for Thread {
    fn drop(&mut self) {
        let mut queue = self.0.queue();
        queue.free += 1;
        queue.hand_out();
    }
}

impl BotThreads {
    pub(crate) fn new(at_once: usize) -> Self {
        let (waiting, turns) = (HashMap::new(), VecDeque::new());
        Self(Arc::new(Mutex::new(Queue { free: at_once.max(1), waiting, turns })))
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until it is the person's turn and a thread is free.
    async fn thread(&self, person: i64) -> Option<Thread> {
        let (bot, turn) = oneshot::channel();
        {
            let mut queue = self.queue();
            let bots = queue.waiting.entry(person).or_default();
            bots.push_back(bot);
            if bots.len() == 1 {
                queue.turns.push_back(person);
            }
            queue.hand_out();
        }
        turn.await.ok().map(|()| Thread(self.clone()))
    }

    /// Runs work for a person on a thread for bots. `None` if the work returns `None` or panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        person: i64,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let thread = self.thread(person).await?;
        let worked = tokio::task::spawn_blocking(move || {
            let worked = work();
            drop(thread);
            worked
        });
        worked.await.unwrap_or_default()
    }
}

impl Workers for BotThreads {
    fn run_bot(&self, person: i64, work: Box<dyn FnOnce() + Send>) -> Pending<()> {
        let threads = self.clone();
        Box::pin(async move {
            let run = move || {
                work();
                Some(())
            };
            threads.run(person, run).await.unwrap_or_default();
        })
    }

    fn run_replay(&self, work: Box<dyn FnOnce() + Send>) -> Pending<()> {
        Box::pin(async move { tokio::task::spawn_blocking(work).await.unwrap_or_default() })
    }

    fn is_busy(&self) -> bool {
        self.queue().free == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Before, the bot that had waited longest was next, so forty bots of one person came before one bot of another.
    #[tokio::test]
    async fn people_take_turns() {
        let threads = BotThreads::new(1);
        let first = threads.thread(1).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for person in [1, 1, 1, 2, 3, 2] {
            let (threads, order) = (threads.clone(), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let thread = threads.thread(person).await;
                order.lock().unwrap().push(person);
                drop(thread);
            }));
            // The task runs until it waits.
            tokio::task::yield_now().await;
        }
        assert!(threads.is_busy());
        drop(first);
        for task in waiting {
            task.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), [1, 2, 3, 1, 2, 1]);
        assert!(!threads.is_busy());
    }
}
