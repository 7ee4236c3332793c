//! Checks the promises at every commit and every message.

mod ending;
mod intents;
mod model;
mod reader;
mod rooms;

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use room::{Config, RoomCommit, RoomId, Translators};

pub(crate) use self::intents::Intent;
use self::intents::Intents;
pub(crate) use self::reader::{Reader, Received, Subscription};
use self::rooms::RoomCheck;
use crate::dice::Dice;
use crate::plan::Plan;
use crate::{Event, Figures, Violation};

/// All that the checks know about a run: stored entries, messages to clients, and requests of people.
#[derive(Debug)]
pub(crate) struct Checker {
    seed: u64,
    /// Virtual milliseconds since the start.
    pub(crate) now: u64,
    rooms: BTreeMap<RoomId, RoomCheck>,
    intents: Intents,
    config: Arc<Config>,
    violation: Option<Violation>,
    pub(crate) figures: Figures,
    /// Hashes all events, so that two runs can be compared.
    hash: DefaultHasher,
    trace: Option<Vec<Event>>,
    faults: Vec<Event>,
    dice: Dice,
    /// Whether no notice is lost and no clock is wrong, so that nodes have right information about each other.
    is_calm: bool,
    alone: bool,
    /// How often the only server's clock was set.
    clock_sets: u32,
}

impl Checker {
    pub(crate) fn new(plan: &Plan, translators: Arc<Translators>, with_trace: bool) -> Self {
        let config = Config {
            node: 0,
            clustered: false,
            runs_work: false,
            away_after: plan.away_after,
            idle_after: plan.idle_after,
            translators,
        };
        let rates = &plan.faults;
        let disturbances = rates.crash_every + rates.outage_every + rates.partition_every;
        let small = rates.failing + rates.lost_answers + rates.refused + rates.slow;
        let notices = rates.lost_notices + rates.delayed_notices;
        Self {
            seed: plan.seed,
            now: 0,
            rooms: BTreeMap::new(),
            intents: Intents::default(),
            config: Arc::new(config),
            violation: None,
            figures: Figures::default(),
            hash: DefaultHasher::new(),
            trace: with_trace.then(Vec::new),
            faults: Vec::new(),
            dice: Dice::new(plan.seed, 4),
            is_calm: disturbances + rates.jump_every == 0
                && small + notices == 0
                && !rates.hour_passes,
            alone: plan.n_nodes == 1,
            clock_sets: 0,
        }
    }

    /// Notes an event. The text is made only if a trace is printed.
    pub(crate) fn note(&mut self, room: Option<&str>, what: impl FnOnce() -> String) {
        if let Some(trace) = &mut self.trace {
            let room = room.map(str::to_owned);
            trace.push(Event { at: self.now, room, what: what() });
        }
    }

    /// Notes a fault.
    pub(crate) fn fault(&mut self, what: String) {
        self.figures.faults += 1;
        self.mix(&what);
        self.note(None, || what.clone());
        self.faults.push(Event { at: self.now, room: None, what });
    }

    /// Notes that a node's clock was set.
    pub(crate) fn set_clock(&mut self, node: usize, skew: i64) {
        self.clock_sets += u32::from(self.alone);
        self.fault(format!("node {node} sets its clock to {skew} ms from true time"));
    }

    fn mix(&mut self, what: impl std::hash::Hash) {
        (self.now, what).hash(&mut self.hash);
    }

    /// Notes a broken promise. Only the first one is kept.
    pub(crate) fn violate(&mut self, room: Option<&str>, promise: &'static str, what: String) {
        if self.violation.is_none() {
            self.note(room, || format!("VIOLATED: {promise}: {what}"));
            let (at, room) = (self.now, room.map(str::to_owned));
            self.violation = Some(Violation { seed: self.seed, at, room, promise, what });
        }
    }

    pub(crate) fn is_violated(&self) -> bool {
        self.violation.is_some()
    }

    /// The outcome of the run: the violation, the figures, the hash of all events, the faults and the trace.
    pub(crate) fn outcome(&mut self) -> crate::Outcome {
        crate::Outcome {
            violation: self.violation.take(),
            figures: self.figures,
            hash: self.hash.finish(),
            faults: std::mem::take(&mut self.faults),
            trace: self.trace.take().unwrap_or_default(),
        }
    }

    /// Checks a commit that the store has written. `playable` is how long players could play before its entries were
    /// made, in milliseconds.
    pub(crate) fn committed(&mut self, node: usize, commit: &RoomCommit, playable: i64) {
        self.figures.commits += 1;
        self.figures.entries += commit.entries.len() as u64;
        self.mix((node, &commit.room, commit.entries.len(), commit.index.is_some()));
        self.note(Some(&commit.room), || {
            let entries = commit.entries.iter().map(|it| format!("{} {:?}", it.n, it.event));
            let entries: Vec<String> = entries.collect();
            let index = commit.index.as_ref().map(|it| (it.row.deadline, it.row.leased_until));
            format!("node {node} stores {} index {index:?}", entries.join(", "))
        });
        if commit.entries.is_empty() {
            return;
        }
        // Switch planted bugs off: the reference must not have the bug that it looks for.
        let planted = room::planted::plant(None);
        let found = self.follow_commit(commit, playable);
        room::planted::plant(planted);
        if let Err((promise, what)) = found {
            self.violate(Some(&commit.room), promise, what);
        }
    }

    fn follow_commit(
        &mut self,
        commit: &RoomCommit,
        playable: i64,
    ) -> Result<(), (&'static str, String)> {
        let Some(check) = self.rooms.get_mut(&commit.room) else {
            let check = RoomCheck::new(commit, &self.config, self.now, playable);
            let check = check.map_err(|error| ("every log can be read", error.to_string()))?;
            self.rooms.insert(commit.room.clone(), check);
            return Ok(());
        };
        check.follow(commit, self.now, &mut self.intents)?;
        check.follow_true_time(commit, playable, self.clock_sets)?;
        if self.alone {
            check.check_absence(commit, self.now, self.config.away_after, &self.intents)?;
        }
        if self.dice.permille(30) {
            let (seat, seed) = (self.dice.below(4) as u8, u64::from(self.dice.below(1 << 30)));
            check.compare_with_imagined(seat, seed, &self.config)?;
        }
        Ok(())
    }

    /// Notes that the store has refused a commit because another node was first.
    pub(crate) fn conflict(&mut self, node: usize, commit: &RoomCommit) {
        self.figures.conflicts += 1;
        self.mix((node, &commit.room, "conflict"));
        self.note(Some(&commit.room), || {
            let first = commit.entries.first().map(|entry| entry.n);
            format!("node {node} comes too late with entry {first:?}")
        });
    }
}
