//! One node's access to the store: calls are slow, fail or are cut off, and nodes crash in the middle of them.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};

use room::{LogEntry, RoomCommit, RoomId};
use store::{Heartbeat, RoomStore, Sessions, Since, StoreError, StoreFuture, WallClock};
use tokio_util::sync::CancellationToken;

use crate::database::Database;
use crate::world::{World, pause};

/// How long a node waits for a store that does not answer, in milliseconds.
const NO_ANSWER: u64 = 400;

/// One node's handle of the store.
pub(crate) struct NodeStore {
    world: Arc<World>,
    pub(crate) node: usize,
    crash: CancellationToken,
    /// The node crashes after this many more calls. Negative for never.
    pub(crate) crash_after: AtomicI64,
    /// Whether the node has written a heartbeat.
    beats: AtomicBool,
    /// Until when the node cannot reach the store, in virtual milliseconds.
    pub(crate) cut_off_until: AtomicU64,
}

impl fmt::Debug for NodeStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NodeStore").field("node", &self.node).finish_non_exhaustive()
    }
}

/// The delays and the fault of one call.
struct Fate {
    before: u64,
    after: u64,
    fails: bool,
    refused: bool,
    answer_lost: bool,
    crash: Option<CrashPoint>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CrashPoint {
    BeforeEffect,
    AfterEffect,
}

impl NodeStore {
    pub(crate) fn new(world: &Arc<World>, node: usize, crash: &CancellationToken) -> Self {
        Self {
            world: Arc::clone(world),
            node,
            crash: crash.clone(),
            crash_after: AtomicI64::new(-1),
            beats: AtomicBool::new(false),
            cut_off_until: AtomicU64::new(0),
        }
    }

    fn fate(&self, writes: bool) -> Fate {
        let quiet = self.world.is_quiet();
        let rates = &self.world.plan.faults;
        let mut database = self.world.database();
        let dice = &mut database.dice;
        let mut delay = |most: u64| if dice.permille(600) { 0 } else { dice.between(0, most) };
        let (mut before, after) = (delay(4), delay(4));
        if writes {
            before += 1;
        }
        let mut fate =
            Fate { before, after, fails: false, refused: false, answer_lost: false, crash: None };
        if quiet {
            return fate;
        }
        if dice.permille(rates.slow) {
            fate.before += dice.between(50, 2_500);
        }
        fate.fails = dice.permille(rates.failing);
        fate.refused = dice.permille(rates.refused);
        fate.answer_lost = writes && dice.permille(rates.lost_answers);
        let left = self.crash_after.load(Ordering::Relaxed);
        if 0 <= left {
            self.crash_after.store(left - 1, Ordering::Relaxed);
        }
        if left == 0 {
            let point = [CrashPoint::BeforeEffect, CrashPoint::AfterEffect];
            fate.crash = Some(dice.pick(&point));
        }
        fate
    }

    pub(crate) fn is_cut_off(&self) -> bool {
        let now = self.world.elapsed();
        let outage = self.world.database().outage_until;
        now < outage || now < self.cut_off_until.load(Ordering::Relaxed)
    }

    async fn crash_here(&self) -> ! {
        if !self.crash.is_cancelled() {
            self.world.check().fault(format!("node {} crashes at a store call", self.node));
            self.crash.cancel();
        }
        std::future::pending().await
    }

    /// A call that reads or writes.
    async fn call<T>(
        &self,
        what: &'static str,
        writes: bool,
        effect: impl FnOnce(&mut Database) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let fate = self.fate(writes);
        if 0 < fate.before {
            pause(fate.before).await;
        }
        if fate.crash == Some(CrashPoint::BeforeEffect) || self.crash.is_cancelled() {
            self.crash_here().await;
        }
        if self.is_cut_off() {
            pause(NO_ANSWER).await;
            return Err(StoreError::Unavailable("cut off".to_owned()));
        }
        if fate.refused {
            self.world.check().fault(format!("node {}: {what} refused", self.node));
            return Err(StoreError::Database("refused".to_owned()));
        }
        if fate.fails {
            self.world.check().fault(format!("node {}: {what} fails", self.node));
            return Err(StoreError::Unavailable("failed".to_owned()));
        }
        let result = effect(&mut self.world.database());
        if fate.crash == Some(CrashPoint::AfterEffect) {
            self.crash_here().await;
        }
        if fate.answer_lost {
            self.world.check().fault(format!("node {}: answer of {what} lost", self.node));
            return Err(StoreError::Unavailable("answer lost".to_owned()));
        }
        if 0 < fate.after {
            pause(fate.after).await;
        }
        if self.crash.is_cancelled() {
            self.crash_here().await;
        }
        result
    }
}

impl RoomStore for NodeStore {
    fn commit(&self, commit: RoomCommit) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            // The entries were made at this moment, and are written a little later.
            let playable = self.world.playable();
            let effect = |database: &mut Database| {
                let written = database.commit(&commit);
                let mut check = self.world.check();
                match &written {
                    Ok(()) => check.committed(self.node, &commit, playable),
                    Err(_) => check.conflict(self.node, &commit),
                }
                written
            };
            self.call("commit", true, effect).await
        })
    }

    fn entries(&self, room: &str, from: u32) -> StoreFuture<'_, Vec<LogEntry>> {
        let room = room.to_owned();
        Box::pin(async move {
            self.call("entries", false, |database| database.entries(&room, from)).await
        })
    }

    fn heads(&self, rooms: Vec<RoomId>) -> StoreFuture<'_, Vec<u32>> {
        Box::pin(async move {
            let heads = |database: &mut Database| {
                Ok(rooms.iter().map(|room| database.head(room)).collect())
            };
            self.call("heads", false, heads).await
        })
    }

    fn claim(&self, now: i64, limit: u32) -> StoreFuture<'_, Vec<RoomId>> {
        Box::pin(async move {
            // Nodes that share a store use its clock.
            let now = if 1 < self.world.plan.n_nodes { self.world.wall() } else { now };
            self.call("claim", false, |database| Ok(database.claim(now, limit))).await
        })
    }

    fn beat(&self, clock: WallClock) -> StoreFuture<'_, Heartbeat> {
        Box::pin(async move {
            let effect = |database: &mut Database| {
                // Nodes that share a store use its clock, and one may start while others run.
                if 1 < self.world.plan.n_nodes {
                    return Ok(database.beat(self.world.wall(), Since::Running));
                }
                let known = self.beats.swap(true, Ordering::Relaxed);
                let since = if known { Since::Running } else { Since::Stopped };
                Ok(database.beat(clock(), since))
            };
            self.call("beat", false, effect).await
        })
    }

    fn last_visit(&self, person: i64, room: &str) -> StoreFuture<'_, Option<u32>> {
        let room = room.to_owned();
        Box::pin(async move {
            self.call("last visit", false, |database| Ok(database.last_visit(person, &room))).await
        })
    }

    fn unarchived(&self, limit: u32) -> StoreFuture<'_, Vec<RoomId>> {
        Box::pin(async move {
            self.call("unarchived", false, |database| Ok(database.unarchived(limit))).await
        })
    }

    fn archive(&self, room: &str) -> StoreFuture<'_, Option<Vec<u8>>> {
        let room = room.to_owned();
        Box::pin(async move {
            self.call("archive", false, |database| Ok(database.archive(&room))).await
        })
    }
}

impl Sessions for NodeStore {
    fn ended(&self, sessions: Vec<u64>) -> StoreFuture<'_, Vec<u64>> {
        Box::pin(async move {
            let ended = |database: &mut Database| {
                let is_ended = |session: &u64| !database.sessions.contains(session);
                Ok(sessions.into_iter().filter(is_ended).collect())
            };
            self.call("sessions", false, ended).await
        })
    }
}
