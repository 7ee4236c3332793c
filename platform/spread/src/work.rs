//! A worker: claims chunks of any run that it can play exactly, plays them and stores the results.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use lab::{Plan, ScheduledMatch};
use queue::Jobs as _;
use tokio::sync::Mutex;
use tokio::task::JoinSet;

use crate::chunk::Claimed;
use crate::store::{Store, kind};
use crate::{Run, SpreadError};

/// How long an idle worker thread waits before it looks for jobs again.
pub(crate) const POLL_INTERVAL: Duration = Duration::from_millis(300);

/// A claim should last this long. Shorter claims load the database; longer ones make the progress bar jump.
const SHORT: Duration = Duration::from_millis(500);
const LONG: Duration = Duration::from_secs(2);

/// The most chunks claimed at once.
const MAX_CHUNKS: u32 = 64;

/// The settings of a worker.
#[derive(Clone, Debug)]
pub struct Worker {
    /// The number of matches it plays at the same time.
    pub threads: usize,
    /// The lease of its claims: how long other workers wait if this one dies.
    pub lease: Duration,
    /// When it ends.
    pub until: Until,
    /// Set to stop after the matches being played.
    pub stop: Arc<AtomicBool>,
    /// Called with messages for the person who runs it.
    pub say: fn(&str),
}

/// When a worker ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// When it is stopped.
    Stopped,
    /// When no run has chunks that it can play.
    Idle,
}

/// Runs a worker. Returns the number of matches it stored.
pub async fn work(database: &str, worker: Worker) -> Result<u64, SpreadError> {
    let store = Store::open(database).await?;
    let n_threads = worker.threads;
    let shared = Arc::new(Shared {
        store,
        worker,
        runs: Mutex::default(),
        n_stored: AtomicU64::new(0),
        away: AtomicBool::new(false),
    });
    let mut threads = JoinSet::new();
    for _ in 0..n_threads {
        threads.spawn(run_thread(Arc::clone(&shared)));
    }
    let mut all_well = Ok(());
    while let Some(ended) = threads.join_next().await {
        let ended = ended.map_err(|err| SpreadError::Failed(err.to_string())).flatten();
        if ended.is_err() {
            shared.worker.stop.store(true, Ordering::Relaxed);
        }
        all_well = all_well.and(ended);
    }
    all_well.map(|()| shared.n_stored.load(Ordering::Relaxed))
}

/// What the threads of one worker share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) store: Store,
    pub(crate) worker: Worker,
    /// The runs seen so far; `None` for those that this program cannot play exactly.
    runs: Mutex<BTreeMap<String, Option<Arc<PlayableRun>>>>,
    pub(crate) n_stored: AtomicU64,
    /// Whether the database failed to answer the last time.
    away: AtomicBool,
}

/// A run that this program can play exactly.
#[derive(Debug)]
pub(crate) struct PlayableRun {
    pub(crate) plan: Plan,
    pub(crate) schedule: Vec<ScheduledMatch>,
}

/// The result of one attempt to claim chunks.
enum Turn {
    Worked,
    NothingToClaim,
    NothingLeft,
}

/// Claims and plays until stopped or idle.
async fn run_thread(shared: Arc<Shared>) -> Result<(), SpreadError> {
    let mut many = 1;
    while !shared.stopped() {
        match shared.turn(&mut many).await {
            Ok(Turn::Worked) => continue,
            Ok(Turn::NothingLeft) => return Ok(()),
            Ok(Turn::NothingToClaim) => {}
            Err(error) => shared.retry_later(error)?,
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
    Ok(())
}

impl Shared {
    pub(crate) fn stopped(&self) -> bool {
        self.worker.stop.load(Ordering::Relaxed)
    }

    /// Claims chunks and plays them. The time it takes decides how many are claimed next.
    async fn turn(&self, many: &mut u32) -> Result<Turn, SpreadError> {
        let Some(claimed) = self.claim(*many).await? else {
            let ends = self.worker.until == Until::Idle && self.is_idle().await?;
            return Ok(if ends { Turn::NothingLeft } else { Turn::NothingToClaim });
        };
        let begun = Instant::now();
        self.work_on(claimed).await?;
        let took = begun.elapsed();
        if took < SHORT {
            *many = (2 * *many).min(MAX_CHUNKS);
        } else if LONG < took {
            *many = (*many / 2).max(1);
        }
        Ok(Turn::Worked)
    }

    /// Reports a temporary error once and returns `Ok`; other errors are returned.
    pub(crate) fn retry_later(&self, error: SpreadError) -> Result<(), SpreadError> {
        if !error.is_temporary() {
            return Err(error);
        }
        if !self.away.swap(true, Ordering::Relaxed) {
            (self.worker.say)(&format!("{error}; trying again until it answers"));
        }
        Ok(())
    }

    /// Claims chunks of the oldest run that has any.
    async fn claim(&self, many: u32) -> Result<Option<Claimed>, SpreadError> {
        for (id, run) in self.playable().await? {
            let jobs = self.store.queue.claim(&kind(&id), many, self.worker.lease).await?;
            if !jobs.is_empty() {
                return Ok(Some(Claimed { id, run, jobs }));
            }
        }
        Ok(None)
    }

    async fn is_idle(&self) -> Result<bool, SpreadError> {
        for (id, _) in self.playable().await? {
            let left = self.store.queue.counts(&kind(&id)).await?;
            if 0 < left.all() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The runs that this program can play exactly, the oldest first. The others are reported once.
    async fn playable(&self) -> Result<Vec<(String, Arc<PlayableRun>)>, SpreadError> {
        let ids = self.store.runs().await?;
        if self.away.swap(false, Ordering::Relaxed) {
            (self.worker.say)("the database answers again");
        }
        let mut runs = self.runs.lock().await;
        runs.retain(|id, _| ids.contains(id));
        let mut playable = Vec::new();
        for id in ids {
            if !runs.contains_key(&id) {
                let Some(json) = self.store.run(&id).await? else { continue };
                runs.insert(id.clone(), self.prepare(&id, &json));
            }
            if let Some(Some(run)) = runs.get(&id) {
                playable.push((id, Arc::clone(run)));
            }
        }
        Ok(playable)
    }

    fn prepare(&self, id: &str, json: &str) -> Option<Arc<PlayableRun>> {
        let run = serde_json::from_str::<Run>(json).map_err(|err| err.to_string());
        match run.and_then(|run| run.plan()) {
            Ok(plan) => {
                let schedule = plan.schedule();
                let (kind, game) = (plan.spec().kind.name(), &plan.spec().game);
                let many = schedule.len();
                (self.worker.say)(&format!("run {id}: a {kind} of {game}, {many} matches in all"));
                Some(Arc::new(PlayableRun { plan, schedule }))
            }
            Err(why) => {
                (self.worker.say)(&format!("run {id} is left to other workers: {why}"));
                None
            }
        }
    }
}
