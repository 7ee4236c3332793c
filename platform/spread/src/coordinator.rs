//! The coordinator: puts chunks into the queue and collects the matches that were played.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lab::MatchResult;
use queue::Jobs as _;

use crate::store::{Store, kind};
use crate::{Run, SpreadError};

/// How often the coordinator asks the database for results.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// About how many chunks a run has: enough for a smooth progress bar, and a dead worker costs little.
const CHUNKS: usize = 2000;

/// The most matches in one chunk.
const MAX_CHUNK: usize = 100;

/// Has workers play the matches of a run.
#[derive(Clone, Copy)]
pub struct Coordinator<'a> {
    /// The id of the run in the database. The same id resumes the run.
    pub id: &'a str,
    /// What the workers need to play it.
    pub run: &'a Run,
    /// Set to stop; the run stays in the database.
    pub stop: &'a AtomicBool,
    /// Called once for each match. When it returns `Ok`, the match is deleted from the database.
    pub on_result: &'a (dyn Fn(&MatchResult) -> Result<(), String> + Sync),
    /// Called with the progress.
    pub on_progress: &'a (dyn Fn(Progress) + Sync),
}

/// The progress of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The number of chunks that workers play now.
    Playing(i64),
    /// The database does not answer; the coordinator retries.
    DatabaseAway,
}

impl std::fmt::Debug for Coordinator<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Coordinator").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Deletes a run and its results from the database.
pub async fn delete(database: &str, id: &str) -> Result<(), SpreadError> {
    Store::open(database).await?.delete(id).await
}

impl Coordinator<'_> {
    /// Has workers play the matches with these numbers, and collects the results. When it has all of them, it deletes the
    /// run from the database.
    ///
    /// # Errors
    /// If the database fails for good, or if a worker has marked the run as failed.
    pub async fn play(
        self,
        database: &str,
        mut missing: BTreeSet<u64>,
    ) -> Result<Vec<MatchResult>, SpreadError> {
        let store = Store::open(database).await?;
        store.begin(self.id, self.run).await?;
        let mut all = Vec::new();
        while !missing.is_empty() && !self.stop.load(Ordering::Relaxed) {
            match self.collect(&store, &mut missing, &mut all).await {
                Err(error) if !error.is_temporary() => return Err(error),
                Err(_) => (self.on_progress)(Progress::DatabaseAway),
                Ok(()) => {}
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        if missing.is_empty() {
            store.delete(self.id).await?;
        }
        Ok(all)
    }

    /// Collects results once. If matches are missing and no jobs are left, it puts new jobs: at the start, and if results
    /// were lost.
    async fn collect(
        self,
        store: &Store,
        missing: &mut BTreeSet<u64>,
        all: &mut Vec<MatchResult>,
    ) -> Result<(), SpreadError> {
        // The jobs are counted before the results are read: results come in the transaction that removes the job.
        let jobs = store.queue.counts(&kind(self.id)).await?;
        (self.on_progress)(Progress::Playing(jobs.leased));
        if let Some(failure) = store.failure(self.id).await? {
            return Err(SpreadError::Failed(failure));
        }
        loop {
            let results = store.results(self.id).await?;
            if results.is_empty() {
                break;
            }
            for result in &results {
                if missing.remove(&result.nth) {
                    (self.on_result)(result).map_err(SpreadError::Failed)?;
                    all.push(result.clone());
                }
            }
            store.delete_results(self.id, &results).await?;
        }
        if jobs.all() == 0 && !missing.is_empty() {
            let numbers: Vec<u64> = missing.iter().copied().collect();
            let size = (numbers.len() / CHUNKS).clamp(1, MAX_CHUNK);
            store.put(self.id, &numbers.chunks(size).collect::<Vec<_>>()).await?;
        }
        Ok(())
    }
}
