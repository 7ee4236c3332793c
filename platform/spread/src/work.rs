//! A worker: claims chunks of any run that it can play exactly, plays them and hands them in.

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
use crate::{Run, Trouble};

/// How long a hand that has nothing to do waits before it looks again.
pub(crate) const AGAIN: Duration = Duration::from_millis(300);

/// A claim shall last about so long: shorter ones cost the database, longer ones make progress jump.
const SHORT: Duration = Duration::from_millis(500);
const LONG: Duration = Duration::from_secs(2);

/// No hand claims more chunks at once.
const MOST_CHUNKS: u32 = 64;

/// How a worker works.
#[derive(Clone, Debug)]
pub struct Worker {
    /// How many matches it plays at once.
    pub threads: usize,
    /// How long others wait for what it has claimed once it is lost.
    pub lease: Duration,
    /// When it ends.
    pub until: Until,
    /// Set when it shall stop after the matches under way.
    pub stop: Arc<AtomicBool>,
    /// Told what a person wants to know.
    pub say: fn(&str),
}

/// When a worker ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// When it is stopped.
    Stopped,
    /// When nothing is left that it can play.
    Idle,
}

/// Works, and says how many matches it has handed in.
pub async fn work(database: &str, worker: Worker) -> Result<u64, Trouble> {
    let store = Store::open(database).await?;
    let threads = worker.threads;
    let shop = Arc::new(Shop {
        store,
        worker,
        known: Mutex::default(),
        handed_in: AtomicU64::new(0),
        away: AtomicBool::new(false),
    });
    let mut hands = JoinSet::new();
    for _ in 0..threads {
        hands.spawn(hand(Arc::clone(&shop)));
    }
    let mut all_well = Ok(());
    while let Some(ended) = hands.join_next().await {
        let ended = ended.map_err(|err| Trouble::Fault(err.to_string())).flatten();
        if ended.is_err() {
            shop.worker.stop.store(true, Ordering::Relaxed);
        }
        all_well = all_well.and(ended);
    }
    all_well.map(|()| shop.handed_in.load(Ordering::Relaxed))
}

/// What the hands of one worker share.
#[derive(Debug)]
pub(crate) struct Shop {
    pub(crate) store: Store,
    pub(crate) worker: Worker,
    /// The runs that were looked at; nothing where this program cannot play one exactly.
    known: Mutex<BTreeMap<String, Option<Arc<Known>>>>,
    pub(crate) handed_in: AtomicU64,
    /// Whether the database was away when it was last asked.
    away: AtomicBool,
}

/// A run that can be played here.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) plan: Plan,
    pub(crate) schedule: Vec<ScheduledMatch>,
}

/// What came of one look at the database.
enum Turn {
    Worked,
    NothingToClaim,
    NothingLeft,
}

/// One thread's worth of work, over and over.
async fn hand(shop: Arc<Shop>) -> Result<(), Trouble> {
    let mut many = 1;
    while !shop.stopped() {
        match shop.turn(&mut many).await {
            Ok(Turn::Worked) => continue,
            Ok(Turn::NothingLeft) => return Ok(()),
            Ok(Turn::NothingToClaim) => {}
            Err(trouble) => shop.bear(trouble)?,
        }
        tokio::time::sleep(AGAIN).await;
    }
    Ok(())
}

impl Shop {
    pub(crate) fn stopped(&self) -> bool {
        self.worker.stop.load(Ordering::Relaxed)
    }

    /// Claims so many chunks and works on them; how long that takes tells how many to claim next.
    async fn turn(&self, many: &mut u32) -> Result<Turn, Trouble> {
        let Some(claimed) = self.claim(*many).await? else {
            let ends = self.worker.until == Until::Idle && self.is_idle().await?;
            return Ok(if ends { Turn::NothingLeft } else { Turn::NothingToClaim });
        };
        let begun = Instant::now();
        self.work_on(claimed).await?;
        let took = begun.elapsed();
        if took < SHORT {
            *many = (2 * *many).min(MOST_CHUNKS);
        } else if LONG < took {
            *many = (*many / 2).max(1);
        }
        Ok(Turn::Worked)
    }

    /// Trouble that will pass is said once and waited out.
    pub(crate) fn bear(&self, trouble: Trouble) -> Result<(), Trouble> {
        if !trouble.will_pass() {
            return Err(trouble);
        }
        if !self.away.swap(true, Ordering::Relaxed) {
            (self.worker.say)(&format!("{trouble}; trying again until it answers"));
        }
        Ok(())
    }

    /// Chunks of the oldest run that has some to claim.
    async fn claim(&self, many: u32) -> Result<Option<Claimed>, Trouble> {
        for (run, known) in self.playable().await? {
            let jobs = self.store.queue.claim(&kind(&run), many, self.worker.lease).await?;
            if !jobs.is_empty() {
                return Ok(Some(Claimed { run, known, jobs }));
            }
        }
        Ok(None)
    }

    async fn is_idle(&self) -> Result<bool, Trouble> {
        for (run, _) in self.playable().await? {
            let left = self.store.queue.counts(&kind(&run)).await?;
            if 0 < left.all() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The runs that this program can play exactly, the oldest first. Others are left to others, and that is said once.
    async fn playable(&self) -> Result<Vec<(String, Arc<Known>)>, Trouble> {
        let runs = self.store.runs().await?;
        if self.away.swap(false, Ordering::Relaxed) {
            (self.worker.say)("the database answers again");
        }
        let mut known = self.known.lock().await;
        known.retain(|id, _| runs.contains(id));
        let mut playable = Vec::new();
        for id in runs {
            if !known.contains_key(&id) {
                let Some(text) = self.store.run(&id).await? else { continue };
                known.insert(id.clone(), self.look_at(&id, &text));
            }
            if let Some(Some(run)) = known.get(&id) {
                playable.push((id, Arc::clone(run)));
            }
        }
        Ok(playable)
    }

    fn look_at(&self, id: &str, text: &str) -> Option<Arc<Known>> {
        let run = serde_json::from_str::<Run>(text).map_err(|err| err.to_string());
        match run.and_then(|run| run.plan()) {
            Ok(plan) => {
                let schedule = plan.schedule();
                let (kind, game) = (plan.spec().kind.name(), &plan.spec().game);
                let many = schedule.len();
                (self.worker.say)(&format!("run {id}: a {kind} of {game}, {many} matches in all"));
                Some(Arc::new(Known { plan, schedule }))
            }
            Err(why) => {
                (self.worker.say)(&format!("run {id} is left to other workers: {why}"));
                None
            }
        }
    }
}
