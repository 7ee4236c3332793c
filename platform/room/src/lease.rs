//! Which node runs a room's pending work: bots' turns and clocks.
//!
//! The index of rooms says when work is due and until when a node leases it. The lease only keeps two nodes from
//! thinking about the same move. A step cannot be made twice even without it, because the store accepts each entry
//! number once.

use crate::planted::{Bug, planted};
use crate::{Now, Room};

/// How long a lease lasts, in milliseconds. Its holder renews it after half of that. If the holder is killed, another
/// node takes over within this time.
pub const LEASE: u64 = 3_000;

/// This node's lease of the room's work.
#[derive(Debug)]
pub(crate) struct Lease {
    /// Until when this node has the lease, in monotonic time.
    until: Option<u64>,
    /// Whether a bot or the house was next after the last commit.
    had_work: bool,
}

impl Lease {
    pub(crate) fn new(had_work: bool) -> Self {
        Self { until: None, had_work }
    }
}

impl Room {
    /// Whether this node may run the room's pending work now. A server without other nodes always may.
    pub(crate) fn runs_work(&self, now: Now) -> bool {
        !self.config.clustered
            || planted(Bug::LeaseIgnored)
            || self.lease.until.is_some_and(|until| now.monotonic < until)
    }

    /// Notes that the store has given this node the lease.
    pub(crate) fn work_claimed(&mut self, now: Now) {
        if self.config.clustered {
            self.lease.until = Some(now.monotonic + LEASE);
        }
        let due = self.state.deadline().is_some_and(|at| at <= now.playing());
        if !due && self.state.automatic.is_none() {
            // The index says that work is due and there is none, so correct it.
            self.write_index_soon(now);
        }
    }

    /// Gives the lease up: the next node that asks gets it.
    pub(crate) fn drop_lease(&mut self, now: Now) {
        if self.lease.until.take().is_some() {
            self.write_index_soon(now);
        }
    }

    /// Decides which node runs the pending work after this commit: the node that created it. Returns whether the index
    /// must say so.
    pub(crate) fn update_lease(&mut self, now: Now) -> bool {
        let has_work = self.state.automatic.is_some();
        let changed = has_work != std::mem::replace(&mut self.lease.had_work, has_work);
        if !self.config.clustered {
            // After a crash, only the index tells the node to load this room and play for its bots.
            return changed;
        }
        let ends_soon = self.renewal_due().is_some_and(|due| due <= now.monotonic);
        let ends_soon = ends_soon && self.runs_work(now);
        if changed || ends_soon {
            let takes = has_work && self.config.runs_work;
            self.lease.until = takes.then_some(now.monotonic + LEASE);
        }
        changed || ends_soon
    }

    /// When the lease must be renewed, in monotonic time, if this node has it.
    pub(crate) fn renewal_due(&self) -> Option<u64> {
        self.lease.until.map(|until| until.saturating_sub(LEASE / 2))
    }

    /// Renews the lease while the work goes on: a bot may think for longer than a lease lasts.
    pub(crate) fn renew_lease(&mut self, now: Now) {
        let due = self.renewal_due().is_some_and(|due| due <= now.monotonic);
        if due && self.runs_work(now) && self.state.automatic.is_some() {
            self.lease.until = Some(now.monotonic + LEASE);
            self.write_index_soon(now);
        }
    }

    /// Called after entries of another node. Drops this node's lease unless work was pending before and after: then the
    /// node that holds the lease keeps it.
    pub(crate) fn yield_lease(&mut self) {
        let has_work = self.state.automatic.is_some();
        if !(self.lease.had_work && has_work) {
            self.lease.until = None;
        }
        self.lease.had_work = has_work;
    }

    /// Until when this node has the lease, in milliseconds since 1970.
    pub(crate) fn leased_until(&self, now: Now) -> Option<i64> {
        let left = self.lease.until?.checked_sub(now.monotonic)?;
        Some(now.wall.saturating_add(i64::try_from(left).unwrap_or(i64::MAX)))
    }
}
