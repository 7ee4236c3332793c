//! Claimed chunks: they are played while their leases are extended, then stored or released.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use lab::{MatchResult, PlayControl, ScheduledMatch};
use queue::{Job, Jobs as _};

use crate::SpreadError;
use crate::store::Store;
use crate::work::{POLL_INTERVAL, PlayableRun, Shared};

/// Chunks of one run that this worker has claimed.
#[derive(Debug)]
pub(crate) struct Claimed {
    /// The id of the run.
    pub(crate) id: String,
    pub(crate) run: Arc<PlayableRun>,
    pub(crate) jobs: Vec<Job>,
}

impl Shared {
    /// Plays the chunks, extends their leases meanwhile, and stores the results.
    pub(crate) async fn work_on(&self, mut claimed: Claimed) -> Result<(), SpreadError> {
        let chunks = match claimed.chunks() {
            Ok(chunks) => chunks,
            Err(reason) => return self.fail(&claimed, &reason).await,
        };
        let schedule: Vec<ScheduledMatch> = chunks.iter().flatten().cloned().collect();
        let (run, stop) = (Arc::clone(&claimed.run), Arc::clone(&self.worker.stop));
        let mut playing = tokio::task::spawn_blocking(move || {
            let control = PlayControl { threads: Some(1), stop: &stop, on_result: &|_| Ok(()) };
            run.plan.play(&schedule, control).map_err(|err| err.to_string())
        });
        let mut pulse = tokio::time::interval(self.worker.lease / 3);
        let played = loop {
            tokio::select! {
                played = &mut playing => break played,
                _ = pulse.tick() => self.extend_leases(&mut claimed.jobs).await?,
            }
        };
        match played.unwrap_or_else(|err| Err(err.to_string())) {
            Ok(played) => self.store_results(&claimed, &chunks, &played).await,
            Err(reason) => self.fail(&claimed, &reason).await,
        }
    }

    /// Extends the leases. A lost lease shows when the results are stored.
    async fn extend_leases(&self, jobs: &mut [Job]) -> Result<(), SpreadError> {
        for job in jobs {
            if let Err(err) = self.store.queue.extend(job, self.worker.lease).await {
                return self.retry_later(err.into());
            }
        }
        Ok(())
    }

    /// Stores complete chunks and releases the others.
    async fn store_results(
        &self,
        claimed: &Claimed,
        chunks: &[Vec<ScheduledMatch>],
        played: &[MatchResult],
    ) -> Result<(), SpreadError> {
        let played: BTreeMap<u64, &MatchResult> = played.iter().map(|it| (it.nth, it)).collect();
        let whole = |chunk: &Vec<ScheduledMatch>| -> Option<Vec<&MatchResult>> {
            chunk.iter().map(|it| played.get(&it.nth).copied()).collect()
        };
        let chunks: Vec<Option<Vec<&MatchResult>>> = chunks.iter().map(whole).collect();
        while let Err(error) = self.store_complete(claimed, &chunks).await {
            self.retry_later(error)?;
            if self.stopped() {
                return Ok(());
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        for (job, chunk) in claimed.jobs.iter().zip(&chunks) {
            if chunk.is_none() {
                self.store.queue.release(job, job.due).await?;
            }
        }
        Ok(())
    }

    /// Stores complete chunks. A chunk whose lease was lost is skipped: another worker plays the same matches.
    async fn store_complete(
        &self,
        claimed: &Claimed,
        chunks: &[Option<Vec<&MatchResult>>],
    ) -> Result<(), SpreadError> {
        let mut transaction = self.store.pool().begin().await?;
        let mut many = 0;
        for (job, chunk) in claimed.jobs.iter().zip(chunks) {
            if let Some(played) = chunk
                && queue::complete(&mut transaction, job).await?
            {
                Store::store(&mut transaction, &claimed.id, played).await?;
                many += played.len() as u64;
            }
        }
        transaction.commit().await?;
        self.n_stored.fetch_add(many, Ordering::Relaxed);
        Ok(())
    }

    /// Marks the run as failed, so that no worker tries it until a coordinator starts it again.
    async fn fail(&self, claimed: &Claimed, reason: &str) -> Result<(), SpreadError> {
        (self.worker.say)(&format!("run {} cannot be played: {reason}", claimed.id));
        self.store.fail(&claimed.id, reason).await?;
        for job in &claimed.jobs {
            self.store.queue.release(job, job.due).await?;
        }
        Ok(())
    }
}

impl Claimed {
    /// The matches of each chunk.
    fn chunks(&self) -> Result<Vec<Vec<ScheduledMatch>>, String> {
        let chunk = |job: &Job| {
            let numbers: Vec<usize> =
                serde_json::from_str(&job.body).map_err(|err| err.to_string())?;
            let scheduled = |nth: usize| {
                self.run.schedule.get(nth).cloned().ok_or(format!("there is no match {nth}"))
            };
            numbers.into_iter().map(scheduled).collect()
        };
        self.jobs.iter().map(chunk).collect()
    }
}
