//! The state that all parts of a run share.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use room::Translators;
use tokio::time::Instant;

use crate::bus::BusState;
use crate::check::Checker;
use crate::database::Database;
use crate::dice::Dice;
use crate::node::Node;
use crate::plan::Plan;

/// The true time at the start of a run, in milliseconds since 1970.
const START: i64 = 1_800_000_000_000;

/// A shorter interruption counts as playing time, in milliseconds, because heartbeats do not notice it.
const UNNOTICED: u64 = store::MAX_PAUSE as u64 + 300;

/// How long players could play.
#[derive(Debug, Default)]
struct Playable {
    /// When the current interruption began, in virtual milliseconds. `None` while players can play.
    interrupted: Option<u64>,
    /// The sum of all earlier interruptions, in milliseconds.
    lost: u64,
}

/// One run: the nodes, the store, the bus, and the checks.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) plan: Plan,
    started: Instant,
    /// Time that passed while the machines were suspended, in milliseconds. It is part of the true time.
    passed: AtomicI64,
    pub(crate) translators: Arc<Translators>,
    database: Mutex<Database>,
    bus: Mutex<BusState>,
    check: Mutex<Checker>,
    /// The nodes; `None` while one is down.
    nodes: Mutex<Vec<Option<Arc<Node>>>>,
    playable: Mutex<Playable>,
    /// Whether the run is quiet: clients have stopped acting and no new faults happen.
    quiet: AtomicBool,
}

impl World {
    pub(crate) fn new(plan: Plan, translators: Arc<Translators>, with_trace: bool) -> Self {
        let checker = Checker::new(&plan, Arc::clone(&translators), with_trace);
        Self {
            started: Instant::now(),
            passed: AtomicI64::new(0),
            database: Mutex::new(Database::new(&plan)),
            bus: Mutex::new(BusState::new(&plan)),
            check: Mutex::new(checker),
            nodes: Mutex::new(vec![None; plan.n_nodes]),
            quiet: AtomicBool::new(false),
            playable: Mutex::default(),
            translators,
            plan,
        }
    }

    /// Virtual milliseconds since the start.
    pub(crate) fn elapsed(&self) -> u64 {
        self.started.elapsed().as_millis() as u64
    }

    /// The true time in milliseconds since 1970.
    pub(crate) fn wall(&self) -> i64 {
        START + self.elapsed() as i64 + self.passed.load(Ordering::Relaxed)
    }

    /// Advances the true time as if all machines had been suspended.
    pub(crate) fn suspend(&self, milliseconds: i64) {
        self.passed.fetch_add(milliseconds, Ordering::Relaxed);
    }

    /// How long players could play until now, in milliseconds. Must be called often: it notices interruptions only when
    /// called.
    pub(crate) fn playable(&self) -> i64 {
        let nodes: Vec<Arc<Node>> = self.nodes().iter().flatten().cloned().collect();
        let can_play = nodes.iter().any(|node| !node.store.is_cut_off());
        let now = self.elapsed();
        let mut playable = self.playable.lock().unwrap_or_else(PoisonError::into_inner);
        if !can_play {
            playable.interrupted.get_or_insert(now);
        } else if let Some(since) = playable.interrupted.take()
            && UNNOTICED <= now - since
        {
            playable.lost += now - since;
        }
        now as i64 - playable.lost as i64
    }

    pub(crate) fn database(&self) -> MutexGuard<'_, Database> {
        self.database.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn bus(&self) -> MutexGuard<'_, BusState> {
        self.bus.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Locks the checks, and sets their time to now.
    pub(crate) fn check(&self) -> MutexGuard<'_, Checker> {
        let mut check = self.check.lock().unwrap_or_else(PoisonError::into_inner);
        check.now = self.elapsed();
        check
    }

    pub(crate) fn nodes(&self) -> MutexGuard<'_, Vec<Option<Arc<Node>>>> {
        self.nodes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A node that is up, if there is one.
    pub(crate) fn any_node(&self, dice: &mut Dice) -> Option<Arc<Node>> {
        let nodes: Vec<Arc<Node>> = self.nodes().iter().flatten().cloned().collect();
        let nth = dice.below(nodes.len() as u32) as usize;
        nodes.get(nth).cloned()
    }

    pub(crate) fn is_quiet(&self) -> bool {
        self.quiet.load(Ordering::Relaxed)
    }

    pub(crate) fn quieten(&self) {
        self.quiet.store(true, Ordering::Relaxed);
    }
}

/// Waits for some virtual milliseconds.
pub(crate) async fn pause(milliseconds: u64) {
    tokio::time::sleep(Duration::from_millis(milliseconds)).await;
}
