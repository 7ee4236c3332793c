//! The coordinator: puts chunks into the queue and collects the matches that were played.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lab::MatchResult;
use queue::Jobs as _;

use crate::store::{Store, kind};
use crate::{Run, SpreadError};

/// How often the coordinator asks the database for results.
const AGAIN: Duration = Duration::from_millis(200);

/// The aimed number of chunks: enough for a smooth progress bar, and little is lost with a worker.
const CHUNKS: usize = 2000;

/// The most matches in one chunk.
const LARGEST: usize = 100;

/// What the coordinator asks for, and its callbacks.
#[derive(Clone, Copy)]
pub struct Asking<'a> {
    /// The id of the run in the database. The same id resumes the run.
    pub id: &'a str,
    /// What the workers need to play it.
    pub run: &'a Run,
    /// Set to stop; the run stays in the database.
    pub stop: &'a AtomicBool,
    /// Called once for each match. When it returns `Ok`, the match is deleted from the database.
    pub seen: &'a (dyn Fn(&MatchResult) -> Result<(), String> + Sync),
    /// Called with the progress.
    pub told: &'a (dyn Fn(News) + Sync),
}

/// The progress of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The number of chunks that workers play now.
    UnderWay(i64),
    /// The database does not answer; the coordinator retries.
    Away,
}

impl std::fmt::Debug for Asking<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Asking").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Has workers play the matches with these numbers, and collects them. When all are there, the run is deleted from the
/// database.
pub async fn ask(
    database: &str,
    asking: Asking<'_>,
    mut missing: BTreeSet<u64>,
) -> Result<Vec<MatchResult>, SpreadError> {
    let store = Store::open(database).await?;
    store.begin(asking.id, asking.run).await?;
    let mut all = Vec::new();
    while !missing.is_empty() && !asking.stop.load(Ordering::Relaxed) {
        match turn(&store, asking, &mut missing, &mut all).await {
            Err(error) if !error.is_temporary() => return Err(error),
            Err(_) => (asking.told)(News::Away),
            Ok(()) => {}
        }
        tokio::time::sleep(AGAIN).await;
    }
    if missing.is_empty() {
        store.end(asking.id).await?;
    }
    Ok(all)
}

/// Deletes a run and its results from the database.
pub async fn end(database: &str, id: &str) -> Result<(), SpreadError> {
    Store::open(database).await?.end(id).await
}

/// Collects once. If matches are missing and no jobs are left, it puts new ones: at the start, and after a loss.
async fn turn(
    store: &Store,
    asking: Asking<'_>,
    missing: &mut BTreeSet<u64>,
    all: &mut Vec<MatchResult>,
) -> Result<(), SpreadError> {
    // The jobs are counted before the results are read: results come in the transaction that removes the job.
    let left = store.queue.counts(&kind(asking.id)).await?;
    (asking.told)(News::UnderWay(left.leased));
    if let Some(fault) = store.fault(asking.id).await? {
        return Err(SpreadError::Fault(fault));
    }
    loop {
        let played = store.played(asking.id).await?;
        if played.is_empty() {
            break;
        }
        for it in &played {
            if missing.remove(&it.nth) {
                (asking.seen)(it).map_err(SpreadError::Fault)?;
                all.push(it.clone());
            }
        }
        store.forget(asking.id, &played).await?;
    }
    if left.all() == 0 && !missing.is_empty() {
        let numbers: Vec<u64> = missing.iter().copied().collect();
        let size = (numbers.len() / CHUNKS).clamp(1, LARGEST);
        store.put(asking.id, &numbers.chunks(size).collect::<Vec<_>>()).await?;
    }
    Ok(())
}
