//! Faults at random times: crashes, outages, partitions, clock jumps.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use crate::dice::Dice;
use crate::node::Node;
use crate::plan::MAX_SKEW;
use crate::world::{World, pause};

/// Makes one fault happen.
type Fault = fn(&World, &mut Dice);

/// Starts all nodes, and the tasks that inject faults until the run is quiet. A crashed node starts again after a
/// while.
pub(crate) fn start(world: &Arc<World>) {
    drop(tokio::spawn(watch_interruptions(Arc::clone(world))));
    for nth in 0..world.plan.n_nodes {
        drop(tokio::spawn(keep_running(Arc::clone(world), nth)));
    }
    let rates = &world.plan.faults;
    let kinds: [(u64, Fault); 4] = [
        (rates.crash_every, crash),
        (rates.outage_every, outage),
        (rates.partition_every, partition),
        (rates.jump_every, jump),
    ];
    for (part, (every, fault)) in (10..).zip(kinds) {
        if 0 < every {
            let (world, dice) = (Arc::clone(world), Dice::new(world.plan.seed, part));
            drop(tokio::spawn(repeat(world, dice, every, fault)));
        }
    }
    if rates.hour_passes {
        let dice = Dice::new(world.plan.seed, 14);
        drop(tokio::spawn(sleep_for_an_hour(Arc::clone(world), dice)));
    }
}

/// Measures the times in which players cannot play.
async fn watch_interruptions(world: Arc<World>) {
    loop {
        world.playable();
        pause(100).await;
    }
}

/// An hour of true time, in milliseconds.
const HOUR: i64 = 3_600_000;

async fn sleep_for_an_hour(world: Arc<World>, mut dice: Dice) {
    pause(dice.between(0, world.plan.active)).await;
    if !world.is_quiet() {
        world.check().fault("all machines sleep for an hour".to_owned());
        world.suspend(HOUR);
    }
}

async fn keep_running(world: Arc<World>, nth: usize) {
    let mut dice = Dice::new(world.plan.seed, 20 + nth as u64);
    for life in 0.. {
        let node = Node::start(&world, nth, life * 8 + nth as u64);
        node.crash.cancelled().await;
        world.nodes()[nth] = None;
        drop(node);
        world.check().fault(format!("node {nth} is down"));
        let down = if dice.permille(800) { dice.between(50, 3_000) } else { 25_000 };
        pause(if world.is_quiet() { 100 } else { down }).await;
        world.check().fault(format!("node {nth} starts again"));
    }
}

async fn repeat(world: Arc<World>, mut dice: Dice, every: u64, fault: Fault) {
    loop {
        pause(dice.between(every / 2, every * 3 / 2)).await;
        if world.is_quiet() {
            return;
        }
        fault(&world, &mut dice);
    }
}

/// Crashes a node now, or at one of its next calls to the store.
fn crash(world: &World, dice: &mut Dice) {
    let Some(node) = world.any_node(dice) else { return };
    if dice.permille(500) {
        node.store.crash_after.store(i64::from(dice.below(6)), Ordering::Relaxed);
    } else {
        world.check().fault(format!("node {} crashes", node.nth));
        node.crash.cancel();
    }
}

fn outage(world: &World, dice: &mut Dice) {
    let lasts = if dice.permille(300) { 20_000 } else { dice.between(100, 6_000) };
    world.check().fault(format!("the store is away for {lasts} ms"));
    world.database().outage_until = world.elapsed() + lasts;
}

/// Cuts one node off from the store, from the other nodes, or from both.
fn partition(world: &World, dice: &mut Dice) {
    let Some(node) = world.any_node(dice) else { return };
    let lasts = dice.between(100, 15_000);
    let until = world.elapsed() + lasts;
    let kind = dice.below(3);
    if kind != 0 {
        world.check().fault(format!("node {} is cut off from the store for {lasts} ms", node.nth));
        node.store.cut_off_until.store(until, Ordering::Relaxed);
    }
    if kind != 1 && 1 < world.plan.n_nodes {
        world.check().fault(format!("node {} is cut off from the bus for {lasts} ms", node.nth));
        world.bus().cut_off_until[node.nth] = until;
        // Half of the time the node is told of the gap. Otherwise it must find out by comparing with the store.
        if dice.permille(500) {
            world.bus().gap(node.nth);
        }
    }
}

/// Sets the wall clock of a node, within the bounds.
fn jump(world: &World, dice: &mut Dice) {
    let Some(node) = world.any_node(dice) else { return };
    let skew = dice.between(0, 2 * MAX_SKEW as u64) as i64 - MAX_SKEW;
    world.check().set_clock(node.nth, skew);
    node.skew.store(skew, Ordering::Relaxed);
}

/// Ends all faults.
pub(crate) fn heal(world: &World) {
    world.quieten();
    world.database().outage_until = 0;
    world.bus().cut_off_until.iter_mut().for_each(|until| *until = 0);
    for node in world.nodes().iter().flatten() {
        node.store.cut_off_until.store(0, Ordering::Relaxed);
        node.store.crash_after.store(-1, Ordering::Relaxed);
    }
}
