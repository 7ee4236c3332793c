//! What clients are sent after new entries: the entries, and the room and the table if they changed.
//!
//! Several steps may share one commit. [`Room::keep_tables`] and [`Room::narrate_step`] record the tables and the
//! phrases in between, because the match only has its last table when the commit is broadcast.

use std::mem;

use engine::Seat;
use protocol::{Entry, FromServer, RoomInfo, TableDetail, TableView};

use crate::connections::Subscription;
use crate::planted::{Bug, planted};
use crate::{LogEntry, Now, Room, RoomEvent};

/// What a list of entries changes for clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Changes {
    /// All entries are steps of the match.
    Steps,
    /// The table, or what a player may do there.
    Table,
    /// Neither, such as a chat message.
    Nothing,
}

impl Changes {
    pub(crate) fn of(entries: &[LogEntry]) -> Self {
        if entries.iter().all(|entry| entry.event.is_step()) {
            return Changes::Steps;
        }
        match entries.iter().any(|entry| touches_table(&entry.event)) {
            true => Changes::Table,
            false => Changes::Nothing,
        }
    }
}

/// Whether an event changes the table or what a player may do there.
pub(crate) fn touches_table(event: &RoomEvent) -> bool {
    let asks = matches!(
        event,
        RoomEvent::UndoAsked { .. }
            | RoomEvent::UndoAnswered { .. }
            | RoomEvent::Away { .. }
            | RoomEvent::Back { .. }
            | RoomEvent::BotSat { .. }
            | RoomEvent::Confirmed { .. }
            // Sentences about the table contain the erased name.
            | RoomEvent::Forgotten { .. }
    );
    asks || event.changes_match()
}

/// Splits entries into messages so that each table follows the entries that led to it. The last message has the rest.
pub(crate) fn news_with_tables(
    mut entries: Vec<Entry>,
    tables: impl IntoIterator<Item = TableView>,
) -> Vec<FromServer> {
    let mut messages = Vec::new();
    for table in tables {
        let later = entries.split_off(entries.partition_point(|entry| entry.n <= table.n));
        messages.push(FromServer::News { entries: mem::replace(&mut entries, later) });
        messages.push(FromServer::Table(Box::new(table)));
    }
    messages.push(FromServer::News { entries });
    messages
}

impl Room {
    /// Records the table for clients that get whole tables. Called before another step is made in the same commit, so
    /// that each step is sent with the table after it.
    pub(crate) fn keep_tables(&mut self) {
        let mut readers: Vec<Subscription> = Vec::new();
        for subscription in self.connections.subscriptions() {
            if subscription.detail == TableDetail::Everything && !readers.contains(&subscription) {
                readers.push(subscription);
            }
        }
        for reader in readers {
            let table = self.state.table_view(self.audience(reader), reader.detail);
            self.pending_tables.push((reader, table));
        }
    }

    /// Records the phrases of the last step. Called before another step is made: a phrase may depend on the table of
    /// its moment.
    pub(crate) fn narrate_step(&mut self) {
        let Some(played) = self.state.game_match() else { return };
        let Some(nth) = played.n_steps().checked_sub(1) else { return };
        for subscription in self.connections.subscriptions().filter(|it| it.with_text) {
            if !self.pending_lines.iter().any(|(seat, _)| *seat == subscription.seat) {
                self.pending_lines.push((subscription.seat, Vec::new()));
            }
        }
        for (seat, lines) in &mut self.pending_lines {
            lines.push(played.told(*seat, nth));
        }
    }

    /// Queues the entries from `first` on for every client, with the room and the table if they have changed.
    pub(crate) fn broadcast_entries(
        &mut self,
        now: Now,
        first: u32,
        changes: Changes,
        info: Option<RoomInfo>,
    ) {
        if changes != Changes::Steps {
            self.leave_lost_seats(first);
        }
        let room = info.clone().map(|info| FromServer::Room { room: Box::new(info) });
        self.clocks_shown = (now.monotonic, now.playing());
        let clocks = self.state.clocks.show(now.playing());
        let clocks = (!clocks.is_empty()).then_some(FromServer::Clocks { clocks });
        let mut connections = mem::take(&mut self.connections);
        let pending = mem::take(&mut self.pending_lines);
        let tables = mem::take(&mut self.pending_tables);
        connections.broadcast(|subscription| {
            let audience = self.audience(subscription);
            let lines = pending.iter().find(|(seat, _)| *seat == subscription.seat);
            let entries = match lines {
                Some((_, lines)) => self.state.entries(first, audience, lines),
                None => {
                    let lines = self.state.replay_lines(first, audience);
                    self.state.entries(first, audience, &lines)
                }
            };
            // The tables of a client that has just lost its seat were kept for that seat: it gets the last table only.
            let tables = tables.iter().filter(|(reader, _)| *reader == subscription);
            let tables = tables.map(|(_, table)| table.clone());
            let mut messages = news_with_tables(entries, tables);
            messages.extend(room.clone());
            messages.extend(clocks.clone());
            let stale = subscription.seat.is_none() && planted(Bug::StaleSpectatorTable);
            if subscription.detail != TableDetail::Nothing && changes != Changes::Nothing && !stale
            {
                let table = self.state.table_view(audience, subscription.detail);
                messages.push(FromServer::Table(Box::new(table)));
            }
            messages
        });
        self.connections = connections;
        self.broadcast_n = self.state.next_n();
        if let Some(info) = info {
            self.last_info = info;
        }
    }

    /// Makes a spectator of each client that was shown a seat which is no longer its person's since entry `n`. After
    /// the end everyone may see every seat.
    fn leave_lost_seats(&mut self, n: u32) {
        let state = &self.state;
        if !state.is_over() {
            let is_theirs = |person, seat: Seat| state.seats_of(person).contains(&seat.0);
            self.connections.retain_seats(n, is_theirs);
        }
    }
}
