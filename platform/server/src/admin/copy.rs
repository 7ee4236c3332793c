//! Copies a whole store into another, such as SQLite into PostgreSQL.

use std::fmt;

use room::State;
use store::{Counts, Import, IndexUpdate, RoomCommit, TokenHash};

use super::{Admin, AdminError, Verified};

/// The most rows that are read at once.
const PAGE: u32 = 500;

/// Whether a copy is new or was interrupted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyMode {
    /// The target must be empty.
    New,
    /// The target may have a part of the copy. Rooms that it has are compared instead of copied.
    Resume,
}

impl Admin {
    /// Copies everything into another store, and then replays all matches from there. No server may write to either
    /// store meanwhile. Calls `progress` with the number of copied entries and the number of all entries.
    pub async fn copy(
        &self,
        to: &Admin,
        mode: CopyMode,
        progress: impl Fn(u64, u64),
    ) -> Result<Verified, AdminError> {
        let all = self.store.maintenance.counts().await?;
        let there = to.store.maintenance.counts().await?;
        if mode == CopyMode::New && there != Counts::default() {
            let there = Shown(there);
            return Err(AdminError::Impossible(format!(
                "the target is not empty, it has {there}; if a copy was interrupted, resume it"
            )));
        }
        let mut copied = Verified::default();
        let mut done = 0;
        let mut after = String::new();
        while let Some(ids) = some(self.store.index.room_ids(&after, PAGE).await?) {
            for id in ids {
                done += self.copy_room(&id, to, &mut copied).await?;
                progress(done, all.entries.unsigned_abs());
                after = id;
            }
        }
        to.store.packs.keep(self.store.packs.all().await?).await?;
        self.copy_people(to).await?;
        self.copy_tokens(to).await?;
        self.copy_codes(to).await?;
        self.copy_visits(to).await?;
        // Copy the heartbeat too: entries have their downtime, and with less of it the players' clocks would jump.
        let heartbeat = Some(self.store.maintenance.heartbeat().await?);
        to.store.maintenance.import(Import { heartbeat, ..Import::default() }).await?;
        let there = to.store.maintenance.counts().await?;
        if there != all {
            let (all, there) = (Shown(all), Shown(there));
            return Err(AdminError::Impossible(format!(
                "the copy differs: there were {all}, and now there are {there}"
            )));
        }
        Ok(copied)
    }

    /// Copies a room in one transaction. Returns the number of its entries.
    async fn copy_room(
        &self,
        id: &str,
        to: &Admin,
        copied: &mut Verified,
    ) -> Result<u64, AdminError> {
        let entries = self.store.rooms.entries(id, 0).await?;
        let there = to.store.rooms.heads(vec![id.to_owned()]).await?;
        let is_there = there.first().is_some_and(|n| 0 < *n);
        let row = self.store.index.room(id).await?;
        let members = self.store.index.members(id).await?;
        let commit = RoomCommit {
            entries: if is_there { Vec::new() } else { entries.clone() },
            index: row.map(|row| IndexUpdate { row, members }),
            archive: self.store.rooms.archive(id).await?,
            ..RoomCommit::new(id)
        };
        to.store.rooms.commit(commit).await?;
        let stored = to.store.rooms.entries(id, 0).await?;
        if entries != stored {
            let differs = format!("what the target has of the room {id} is not what is copied");
            return Err(AdminError::Impossible(differs));
        }
        copied.add(id, State::from_log(id, stored));
        Ok(entries.len() as u64)
    }

    async fn copy_people(&self, to: &Admin) -> Result<(), AdminError> {
        let mut after = i64::MIN;
        while let Some(people) = some(self.store.maintenance.people(after, PAGE).await?) {
            after = people.last().map_or(after, |person| person.id);
            to.store.maintenance.import(Import { people, ..Import::default() }).await?;
        }
        Ok(())
    }

    async fn copy_tokens(&self, to: &Admin) -> Result<(), AdminError> {
        let mut after = TokenHash(String::new());
        while let Some(tokens) = some(self.store.maintenance.tokens(after.clone(), PAGE).await?) {
            after = tokens.last().map_or(after, |(device, _)| device.token.clone());
            to.store.maintenance.import(Import { tokens, ..Import::default() }).await?;
        }
        Ok(())
    }

    async fn copy_codes(&self, to: &Admin) -> Result<(), AdminError> {
        let mut after = (i64::MIN, TokenHash(String::new()));
        while let Some(codes) = some(self.store.maintenance.codes(after.clone(), PAGE).await?) {
            after = codes.last().map_or(after, Clone::clone);
            to.store.maintenance.import(Import { codes, ..Import::default() }).await?;
        }
        Ok(())
    }

    async fn copy_visits(&self, to: &Admin) -> Result<(), AdminError> {
        let mut after = (i64::MIN, String::new());
        while let Some(visits) = some(self.store.maintenance.visits(after.clone(), PAGE).await?) {
            after = visits.last().map_or(after, |(room, visit)| (visit.person, room.clone()));
            to.store.maintenance.import(Import { visits, ..Import::default() }).await?;
        }
        Ok(())
    }
}

struct Shown(Counts);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { entries, rooms, archives, members, people, tokens, codes, visits } = self.0;
        write!(
            f,
            "{entries} entries, {rooms} rooms, {archives} archives, {members} members, \
             {people} people, {tokens} tokens, {codes} codes, {visits} visits"
        )
    }
}

/// `None` after the last page.
fn some<T>(page: Vec<T>) -> Option<Vec<T>> {
    (!page.is_empty()).then_some(page)
}
