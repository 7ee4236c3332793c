//! Deterministic simulation of a cluster: the real rooms and drivers, over a simulated store, bus, clock and clients.
//!
//! A run uses one seed, one thread and virtual time, so a failing seed fails again in exactly the same way.
//! `docs/simulation.md` says what is simulated and which promises are checked.

#![warn(missing_docs)]

mod bus;
mod check;
mod client;
mod database;
mod dice;
mod faults;
mod lobby;
mod node;
mod plan;
#[cfg(test)]
mod sessions;
mod store;
mod world;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

pub use room::Translators;
pub use room::planted::Bug;

use crate::check::Reader;
use crate::plan::Plan;
use crate::world::{World, pause};

type Readers = Arc<Mutex<Vec<Arc<Mutex<Reader>>>>>;

/// How long the run goes on without faults and requests before the last checks, in virtual milliseconds. The presence
/// of a crashed node expires after 40 seconds, and is checked every 15 seconds.
const SETTLE: u64 = 75_000;

/// Something that happened in a run.
#[derive(Clone, Debug)]
pub struct Event {
    /// When, in virtual milliseconds since the start.
    pub at: u64,
    /// The room, if it concerns one.
    pub room: Option<String>,
    /// A description.
    pub what: String,
}

/// A broken promise.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The seed.
    pub seed: u64,
    /// When, in virtual milliseconds since the start.
    pub at: u64,
    /// The room, if it concerns one.
    pub room: Option<String>,
    /// The promise.
    pub promise: &'static str,
    /// How it was broken.
    pub what: String,
}

/// The counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Virtual milliseconds.
    pub milliseconds: u64,
    /// Commits to the store.
    pub commits: u64,
    /// Entries in the logs.
    pub entries: u64,
    /// Commits that the store refused because another node was first.
    pub conflicts: u64,
    /// Messages that clients received.
    pub messages: u64,
    /// Connections that clients opened.
    pub connections: u64,
    /// Decisions that bots thought about.
    pub thoughts: u64,
    /// Injected faults, without those of notices.
    pub faults: u64,
}

impl std::ops::AddAssign for Figures {
    fn add_assign(&mut self, other: Self) {
        self.milliseconds += other.milliseconds;
        self.commits += other.commits;
        self.entries += other.entries;
        self.conflicts += other.conflicts;
        self.messages += other.messages;
        self.connections += other.connections;
        self.thoughts += other.thoughts;
        self.faults += other.faults;
    }
}

/// The result of a run.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The first broken promise, if one was broken.
    pub violation: Option<Violation>,
    /// The counts.
    pub figures: Figures,
    /// A hash of everything that happened: the same for the same seed.
    pub hash: u64,
    /// The faults.
    pub faults: Vec<Event>,
    /// All events, if a trace was asked for.
    pub trace: Vec<Event>,
}

/// Runs one seed.
///
/// `bug` is planted for this run. It has no effect without the feature `planted-bugs`.
///
/// # Errors
/// If the runtime cannot be created.
pub fn run_seed(
    seed: u64,
    translators: &Arc<Translators>,
    bug: Option<Bug>,
    with_trace: bool,
) -> std::io::Result<Outcome> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build()?;
    room::planted::plant(bug);
    let outcome = runtime.block_on(run(Plan::new(seed), Arc::clone(translators), with_trace));
    drop(runtime);
    room::planted::plant(None);
    Ok(outcome)
}

async fn run(plan: Plan, translators: Arc<Translators>, with_trace: bool) -> Outcome {
    let world = Arc::new(World::new(plan, translators, with_trace));
    let readers = Readers::default();
    faults::start(&world);
    for (nth, wish) in (0..).zip(world.plan.rooms.clone()) {
        let opened = lobby::open_room(Arc::clone(&world), nth, wish, Arc::clone(&readers));
        drop(tokio::spawn(opened));
    }
    let healed = wait(&world, world.plan.active).await;
    if healed {
        faults::heal(&world);
        if wait(&world, SETTLE).await {
            check_ending(&world, &readers);
        }
    }
    let mut outcome = world.check().outcome();
    outcome.figures.milliseconds = world.elapsed();
    // The nodes and the world refer to each other. Break the cycle so that both are freed.
    for node in world.nodes().drain(..).flatten() {
        node.crash.cancel();
    }
    outcome
}

/// Lets virtual time pass. Returns `false` as soon as a promise is broken.
async fn wait(world: &World, milliseconds: u64) -> bool {
    let end = world.elapsed() + milliseconds;
    while world.elapsed() < end {
        pause((end - world.elapsed()).min(1_000)).await;
        if world.check().is_violated() {
            return false;
        }
    }
    true
}

fn check_ending(world: &World, readers: &Readers) {
    let stored: Result<BTreeMap<_, _>, _> = world.database().all().collect();
    let readers = readers.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let heartbeat = world.database().heartbeat;
    let playing = heartbeat.at - heartbeat.downtime;
    let mut check = world.check();
    match stored {
        Ok(stored) => check.check_ending(&readers, &stored, playing),
        Err(error) => check.violate(None, "every log can be read", error.to_string()),
    }
}
