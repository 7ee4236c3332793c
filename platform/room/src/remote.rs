//! Entries that this node did not write: those of other nodes, and the whole log after a reload.
//!
//! Notices may be lost or late. A gap is noticed by the entry numbers, and the missing entries are read from the store.

use crate::bots::MAX_COMMITTED_STEPS;
use crate::broadcast::Changes;
use crate::planted::{Bug, planted};
use crate::{LogEntry, Now, Output, Room, RoomEvent, State};

impl Room {
    /// Another node wrote entries up to `last`. If `entries` follow the known ones directly, they are folded; otherwise
    /// the driver is asked to read the store.
    pub(crate) fn remote_entries(
        &mut self,
        now: Now,
        last: u32,
        entries: Vec<LogEntry>,
        out: &mut Vec<Output>,
    ) {
        let next = self.state.next_n();
        if last < next {
            return;
        }
        match entries.first() {
            Some(entry) if entry.n == next => self.fold_remote(now, entries, out),
            Some(_) | None if planted(Bug::GapNotNoticed) => {}
            Some(_) | None => out.push(Output::ReadEntries),
        }
    }

    /// Folds entries that another node wrote, and broadcasts them to the clients of this node.
    pub(crate) fn fold_remote(&mut self, now: Now, entries: Vec<LogEntry>, out: &mut Vec<Output>) {
        if entries.is_empty() {
            return;
        }
        let first = self.state.next_n();
        // A rewind drops some of the steps, so lines recorded step by step would not match those that remain. Without
        // recorded lines, the broadcast replays the match.
        let rewinds = entries.iter().any(|it| matches!(it.event, RoomEvent::Rewound { .. }));
        // Clients that fell far behind get the last table only.
        let with_tables = entries.len() <= MAX_COMMITTED_STEPS
            && entries.iter().all(|entry| entry.event.is_step());
        for (n, entry) in (first..).zip(entries) {
            if entry.n != n {
                out.push(Output::Reload);
                return;
            }
            if with_tables && first < n {
                self.keep_tables();
            }
            self.state.replay_event(&entry);
            if entry.event.is_step() && !rewinds {
                self.narrate_step();
            }
            self.state.fold(entry);
        }
        self.state.refresh_automatic();
        self.record = None;
        self.yield_lease();
        let info = self.changed_info(Changes::Table);
        let seats_changed = info.as_ref().is_some_and(|info| info.seats != self.last_info.seats);
        self.end_strangers(out);
        self.broadcast_entries(now, first, Changes::Table, info);
        if seats_changed {
            // Presence counts players and spectators, which have changed with the seats.
            self.broadcast_presence(now);
        }
    }

    /// Replaces the state by the stored one, undoes what unstored entries did to connections, and broadcasts the
    /// entries from number `told` on.
    pub(crate) fn reloaded(&mut self, now: Now, state: State, told: u32, out: &mut Vec<Output>) {
        self.state = state;
        self.connections.restore_seats(told);
        self.connections.restore_ended();
        self.end_strangers(out);
        self.record = None;
        self.thinking = None;
        self.staged.clear();
        self.rewritten.clear();
        self.pending_lines.clear();
        self.pending_tables.clear();
        self.catch_ups.forget_answers();
        self.write_index_soon(now);
        self.yield_lease();
        let info = self.state.info();
        if planted(Bug::ReloadTellsNobody) {
            self.broadcast_n = self.state.next_n();
            return;
        }
        self.broadcast_entries(now, told, Changes::Table, Some(info));
        // Seats may differ from the last broadcast: by the failed commit, or by another node.
        self.broadcast_presence(now);
    }
}
