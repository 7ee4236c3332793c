//! The simulated bus between nodes. It loses, doubles, delays and reorders notices.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use cluster::{Bus, BusMessage, Notice};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::dice::Dice;
use crate::plan::Plan;
use crate::world::{World, pause};

/// Length of a node's queue of notices.
const QUEUE: usize = 256;

/// The longest delay of a notice, in milliseconds.
const MAX_DELAY: u64 = 3_000;

/// The queues and subscriptions of all nodes.
#[derive(Debug)]
pub(crate) struct BusState {
    receivers: Vec<Option<Receiver>>,
    /// Until when each node is cut off from the bus, in virtual milliseconds.
    pub(crate) cut_off_until: Vec<u64>,
    dice: Dice,
}

#[derive(Debug)]
struct Receiver {
    rooms: BTreeSet<String>,
    queue: mpsc::Sender<BusMessage>,
}

impl BusState {
    pub(crate) fn new(plan: &Plan) -> Self {
        let receivers = (0..plan.n_nodes).map(|_| None).collect();
        let cut_off_until = vec![0; plan.n_nodes];
        Self { receivers, cut_off_until, dice: Dice::new(plan.seed, 3) }
    }

    /// Connects a node that has just started.
    pub(crate) fn join(&mut self, node: usize) -> mpsc::Receiver<BusMessage> {
        let (queue, received) = mpsc::channel(QUEUE);
        self.receivers[node] = Some(Receiver { rooms: BTreeSet::new(), queue });
        received
    }

    fn deliver(&self, node: usize, room: &str, notice: Notice) {
        if let Some(receiver) = &self.receivers[node]
            && receiver.rooms.contains(room)
        {
            // A full queue loses notices, like those of the real buses.
            let _ = receiver.queue.try_send(BusMessage::Notice { room: room.to_owned(), notice });
        }
    }

    /// Tells a node that it may have missed notices.
    pub(crate) fn gap(&self, node: usize) {
        if let Some(receiver) = &self.receivers[node] {
            let _ = receiver.queue.try_send(BusMessage::Gap);
        }
    }
}

/// One node's handle of the bus.
pub(crate) struct NodeBus {
    pub(crate) world: Arc<World>,
    pub(crate) node: usize,
    pub(crate) crash: CancellationToken,
}

impl fmt::Debug for NodeBus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NodeBus").field("node", &self.node).finish_non_exhaustive()
    }
}

impl Bus for NodeBus {
    fn publish(&self, room: &str, notice: Notice) {
        if self.crash.is_cancelled() {
            return;
        }
        let (now, rates) = (self.world.elapsed(), &self.world.plan.faults);
        let quiet = self.world.is_quiet();
        for to in 0..self.world.plan.n_nodes {
            let mut bus = self.world.bus();
            let cut_off = |node: usize| now < bus.cut_off_until[node];
            if to != self.node && (cut_off(to) || cut_off(self.node)) {
                continue;
            }
            let lost = !quiet && bus.dice.permille(rates.lost_notices);
            let doubled = !quiet && bus.dice.permille(rates.doubled_notices);
            let copies = match (lost, doubled) {
                (true, _) => 0,
                (false, true) => 2,
                (false, false) => 1,
            };
            for _ in 0..copies {
                let delayed = !quiet && bus.dice.permille(rates.delayed_notices);
                if !delayed {
                    bus.deliver(to, room, notice.clone());
                    continue;
                }
                let delay = bus.dice.between(1, MAX_DELAY);
                let (world, room, notice) =
                    (Arc::clone(&self.world), room.to_owned(), notice.clone());
                drop(tokio::spawn(async move {
                    pause(delay).await;
                    world.bus().deliver(to, &room, notice);
                }));
            }
        }
    }

    fn subscribe(&self, room: &str) {
        if let Some(receiver) = &mut self.world.bus().receivers[self.node] {
            receiver.rooms.insert(room.to_owned());
        }
    }

    fn unsubscribe(&self, room: &str) {
        if let Some(receiver) = &mut self.world.bus().receivers[self.node] {
            receiver.rooms.remove(room);
        }
    }
}
