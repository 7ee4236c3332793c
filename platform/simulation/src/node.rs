//! A node of the simulated cluster, from its start to its crash.

use std::fmt;
use std::future::Future;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use cluster::Bus;
use node::{Environment, HintLimit, Pending, Rooms, Services, Workers};
use protocol::RequestError;
use tokio_util::sync::CancellationToken;

use crate::bus::NodeBus;
use crate::dice::Dice;
use crate::plan::MAX_SKEW;
use crate::store::NodeStore;
use crate::world::{World, pause};

/// How long a bot thinks when the run is quiet, in virtual milliseconds.
const QUIET_THOUGHT: u64 = 4_000;

/// A running node.
pub(crate) struct Node {
    pub(crate) nth: usize,
    pub(crate) rooms: Rooms,
    pub(crate) store: Arc<NodeStore>,
    pub(crate) crash: CancellationToken,
    /// The wall clock minus the true time, in milliseconds.
    pub(crate) skew: Arc<AtomicI64>,
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Node").field("nth", &self.nth).finish_non_exhaustive()
    }
}

impl Node {
    /// Starts a node with an empty memory. `life` counts the starts of the run.
    pub(crate) fn start(world: &Arc<World>, nth: usize, life: u64) -> Arc<Node> {
        let crash = CancellationToken::new();
        let mut dice = Dice::new(world.plan.seed, 1_000 + life);
        let skewed = 0 < world.plan.faults.jump_every;
        let skew = if skewed { dice.between(0, 2 * MAX_SKEW as u64) as i64 - MAX_SKEW } else { 0 };
        let skew = Arc::new(AtomicI64::new(skew));
        let store = Arc::new(NodeStore::new(world, nth, &crash));
        let clustered = 1 < world.plan.n_nodes;
        let bus: Option<Arc<dyn Bus>> = clustered.then(|| {
            let (world, crash) = (Arc::clone(world), crash.clone());
            Arc::new(NodeBus { world, node: nth, crash }) as Arc<dyn Bus>
        });
        let received = world.bus().join(nth);
        let config = room::Config {
            node: 1 + life,
            clustered,
            runs_work: true,
            away_after: world.plan.away_after,
            idle_after: world.plan.idle_after,
            translators: Arc::clone(&world.translators),
        };
        let workers = SimulatedWorkers {
            world: Arc::clone(world),
            crash: crash.clone(),
            dice: Mutex::new(Dice::new(world.plan.seed, 2_000 + life)),
        };
        let services = Services {
            store: store.clone(),
            sessions: store.clone(),
            config: Arc::new(config),
            environment: environment(world, dice, Arc::clone(&skew)),
            workers: Arc::new(workers),
            hint_limit: Arc::new(NoHints),
            bus,
            beating: Default::default(),
            abort: crash.clone(),
        };
        let rooms = Rooms::new(services);
        let node = Arc::new(Node { nth, rooms, store, crash, skew });
        node.spawn(|node| async move { node.rooms.sweep().await });
        if clustered {
            node.spawn(|node| async move { node.rooms.follow(received).await });
        } else {
            drop(received);
        }
        world.nodes()[nth] = Some(Arc::clone(&node));
        node
    }

    fn spawn<F: Future<Output = ()> + Send + 'static>(
        self: &Arc<Self>,
        task: impl FnOnce(Arc<Node>) -> F,
    ) {
        let task = self.crash.clone().run_until_cancelled_owned(task(Arc::clone(self)));
        drop(tokio::spawn(task));
    }

    /// Waits for an answer of the node. `None` if it crashes first.
    pub(crate) async fn ask<T>(&self, asked: impl Future<Output = T>) -> Option<T> {
        let answer = self.crash.run_until_cancelled(asked).await;
        answer.filter(|_| !self.crash.is_cancelled())
    }
}

fn environment(world: &Arc<World>, dice: Dice, skew: Arc<AtomicI64>) -> Environment {
    let world = Arc::clone(world);
    let dice = Mutex::new(dice);
    Environment::new(
        move || world.wall() + skew.load(Ordering::Relaxed),
        move |bytes| dice.lock().unwrap_or_else(PoisonError::into_inner).fill(bytes),
    )
}

/// Workers that compute at once, and then wait for a virtual time.
struct SimulatedWorkers {
    world: Arc<World>,
    crash: CancellationToken,
    dice: Mutex<Dice>,
}

impl fmt::Debug for SimulatedWorkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SimulatedWorkers")
    }
}

impl SimulatedWorkers {
    fn run(&self, milliseconds: u64, work: Box<dyn FnOnce() + Send>) -> Pending<()> {
        let crash = self.crash.clone();
        Box::pin(async move {
            if 0 < milliseconds {
                pause(milliseconds).await;
            }
            if !crash.is_cancelled() {
                work();
            }
        })
    }
}

impl Workers for SimulatedWorkers {
    fn run_bot(&self, _person: i64, work: Box<dyn FnOnce() + Send>) -> Pending<()> {
        self.world.check().figures.thoughts += 1;
        let mut dice = self.dice.lock().unwrap_or_else(PoisonError::into_inner);
        // At the end it is only checked that matches go on, so bots need not be fast.
        let quiet = self.world.is_quiet();
        let time = if quiet { QUIET_THOUGHT } else { dice.between(1, self.world.plan.max_thought) };
        self.run(time, work)
    }

    fn run_replay(&self, work: Box<dyn FnOnce() + Send>) -> Pending<()> {
        let mut dice = self.dice.lock().unwrap_or_else(PoisonError::into_inner);
        let time = if dice.permille(800) { 0 } else { dice.between(1, 20) };
        self.run(time, work)
    }

    fn is_busy(&self) -> bool {
        let mut dice = self.dice.lock().unwrap_or_else(PoisonError::into_inner);
        !self.world.is_quiet() && dice.permille(50)
    }
}

/// Refuses all hints: the bot that gives them measures real time.
#[derive(Debug)]
struct NoHints;

impl HintLimit for NoHints {
    fn allow(&self, _person: i64) -> Pending<Result<(), RequestError>> {
        let limit = RequestError::Limit { limit: "hints".to_owned(), wait: 60 };
        Box::pin(std::future::ready(Err(limit)))
    }
}
