//! Writing what happens, and the room's line in the index.

use std::time::Duration;

use journal::{Commit, Happening, RoomRow, StoredEntry, Trouble};
use protocol::{Clock, RoomInfo};
use tokio::time::Instant;

use crate::figures;
use crate::room::actor::Keeper;
use crate::room::others::Duty;

/// How long the index may lag behind the entries.
const INDEX_LAG: Duration = Duration::from_secs(10);

/// What entries change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Changes {
    /// They are steps of the match and nothing else.
    Steps,
    /// The table, or what one may do there.
    Table,
    /// Neither.
    Nothing,
}

impl Changes {
    fn of(entries: &[StoredEntry]) -> Self {
        if entries.iter().all(|entry| entry.what.is_step()) {
            return Changes::Steps;
        }
        match entries.iter().any(|entry| touches_the_table(&entry.what)) {
            true => Changes::Table,
            false => Changes::Nothing,
        }
    }
}

/// Whether an entry changes the table or what one may do there.
fn touches_the_table(what: &Happening) -> bool {
    let asks = matches!(
        what,
        Happening::UndoAsked { .. }
            | Happening::UndoAnswered { .. }
            | Happening::Away { .. }
            | Happening::Back { .. }
            | Happening::BotSat { .. }
            | Happening::Confirmed { .. }
    );
    asks || what.changes_the_table()
}

impl Keeper {
    /// Writes entries and, when they are on the disk, tells everyone. After trouble the room has to be read anew.
    pub(crate) async fn commit(&mut self, whats: Vec<Happening>) -> Result<u32, Trouble> {
        let first = self.room.next_n();
        let at = self.house.sources.now();
        let entry = |(n, what)| StoredEntry { room: self.room.id.clone(), n, at, what };
        let entries: Vec<StoredEntry> = (first..).zip(whats).map(entry).collect();
        let rewritten = entries.iter().flat_map(|entry| self.room.rewritten_by(&entry.what));
        let rewritten = rewritten.collect();
        let (changes, many) = (Changes::of(&entries), entries.len());
        entries.iter().for_each(|entry| self.room.note(entry.clone()));
        self.record = None;
        let info = self.changed_info(changes);
        // Lists, clocks and other nodes depend on the index: then it is written with the entries, and a little later
        // otherwise.
        let timed = self.room.settings.clock != Clock::Untimed;
        let mut commit = Commit { entries, rewritten, ..Commit::default() };
        if self.settle_duty() == Duty::Changed || info.is_some() || timed {
            self.add_index(&mut commit);
        } else {
            self.index_due.get_or_insert(Instant::now() + INDEX_LAG);
        }
        let carried = self.carried(&commit.entries);
        let from = Instant::now();
        self.house.journal.commit(commit).await?;
        figures::committed(many, from.elapsed());
        self.tell_news(first, changes, info);
        self.tell_others(carried);
        Ok(first)
    }

    /// The room as everyone is to be told of it, where it has changed. A step changes it only where it is the last.
    pub(super) fn changed_info(&self, changes: Changes) -> Option<RoomInfo> {
        let same = changes == Changes::Steps && !self.room.is_over();
        (!same).then(|| self.room.info()).filter(|info| *info != self.told)
    }

    pub(super) async fn write_index(&mut self) -> Result<(), Trouble> {
        if self.index_due.is_some() {
            self.write_index_now().await?;
        }
        Ok(())
    }

    pub(super) async fn write_index_now(&mut self) -> Result<(), Trouble> {
        let mut commit = Commit::default();
        self.add_index(&mut commit);
        self.house.journal.commit(commit).await
    }

    /// The index is written at the next look around.
    pub(crate) fn write_index_soon(&mut self) {
        self.index_due = Some(Instant::now());
    }

    /// Adds the room's line in the index to what is written.
    fn add_index(&mut self, commit: &mut Commit) {
        self.index_due = None;
        if self.room.frozen.is_some() {
            // This program knows less of the match than the one that wrote its line.
            return;
        }
        let (row, members) = self.room.row();
        commit.members.push((row.id.clone(), members));
        commit.rooms.push(RoomRow { held_until: self.held_until(), ..row });
    }
}
