//! Moves everything from one store to another.

use std::fmt;

use journal::{Commit, Counts, StoredEntry, TokenHash};

use super::{Admin, AdminFault, Verified};
use crate::room::Room;

/// So many lines are read at once.
const PAGE: u32 = 500;

/// Whether a copy begins or was interrupted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begun {
    /// Nothing is there yet.
    Anew,
    /// Part of it is there. What was copied and has not changed since is not copied again.
    Before,
}

impl Admin {
    /// Copies everything into another store, which has to be empty but for a copy that was begun before, and plays every
    /// match again from what that one stored. Meanwhile nobody may play. `progress` hears how many entries are done, of
    /// how many.
    pub async fn copy(
        &self,
        to: &Admin,
        begun: Begun,
        progress: impl Fn(u64, u64),
    ) -> Result<Verified, AdminFault> {
        let all = self.journal.counts().await?;
        let there = to.journal.counts().await?;
        if begun == Begun::Anew && there != Counts::default() {
            let there = Shown(there);
            return Err(AdminFault::Impossible(format!(
                "the target is not empty, it has {there}; if a copy was interrupted, resume it"
            )));
        }
        let mut copied = Verified::default();
        let mut done = 0;
        let mut after = String::new();
        while let Some(ids) = some(self.journal.room_ids(&after, PAGE).await?) {
            for id in ids {
                done += self.copy_room(&id, to, &mut copied).await?;
                progress(done, all.entries.unsigned_abs());
                after = id;
            }
        }
        self.copy_people(to).await?;
        self.copy_tokens(to).await?;
        self.copy_visits(to).await?;
        let there = to.journal.counts().await?;
        if there != all {
            let (all, there) = (Shown(all), Shown(there));
            return Err(AdminFault::Impossible(format!(
                "the copy differs: there were {all}, and now there are {there}"
            )));
        }
        Ok(copied)
    }

    /// A room is copied whole or not at all. Answers how many entries it has.
    async fn copy_room(
        &self,
        id: &str,
        to: &Admin,
        copied: &mut Verified,
    ) -> Result<u64, AdminFault> {
        let entries = self.journal.entries(id, 0).await?;
        let there = to.journal.heads(vec![id.to_owned()]).await?;
        let is_there = there.first().is_some_and(|n| 0 < *n);
        let room = self.journal.room(id).await?;
        let told = self.journal.told(id).await?;
        let commit = Commit {
            entries: if is_there { Vec::new() } else { entries.clone() },
            rooms: room.into_iter().collect(),
            members: vec![(id.to_owned(), self.journal.members(id).await?)],
            told: told.into_iter().map(|told| (id.to_owned(), told)).collect(),
            ..Commit::default()
        };
        to.journal.commit(commit).await?;
        let stored = to.journal.entries(id, 0).await?;
        if !is_same(&entries, &stored) {
            let differs = format!("what the target has of the room {id} is not what is copied");
            return Err(AdminFault::Impossible(differs));
        }
        copied.add(id, Room::read(id, stored));
        Ok(entries.len() as u64)
    }

    async fn copy_people(&self, to: &Admin) -> Result<(), AdminFault> {
        let mut after = i64::MIN;
        while let Some(people) = some(self.journal.people(after, PAGE).await?) {
            after = people.last().map_or(after, |person| person.id);
            to.journal.commit(Commit { people, ..Commit::default() }).await?;
        }
        Ok(())
    }

    async fn copy_tokens(&self, to: &Admin) -> Result<(), AdminFault> {
        let mut after = TokenHash(String::new());
        while let Some(tokens) = some(self.journal.tokens(after.clone(), PAGE).await?) {
            // Those that were copied before.
            let dropped_tokens: Vec<_> = tokens.iter().map(|(hash, _)| hash.clone()).collect();
            after = dropped_tokens.last().cloned().unwrap_or(after);
            to.journal.commit(Commit { dropped_tokens, ..Commit::default() }).await?;
            to.journal.commit(Commit { tokens, ..Commit::default() }).await?;
        }
        Ok(())
    }

    async fn copy_visits(&self, to: &Admin) -> Result<(), AdminFault> {
        let mut after = (i64::MIN, String::new());
        while let Some(visits) = some(self.journal.visits(after.clone(), PAGE).await?) {
            after = visits.last().map_or(after, |(person, room, _)| (*person, room.clone()));
            to.journal.commit(Commit { visits, ..Commit::default() }).await?;
        }
        Ok(())
    }
}

struct Shown(Counts);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { entries, rooms, told, members, people, tokens, visits } = self.0;
        write!(
            f,
            "{entries} entries, {rooms} rooms, {told} of them told, {members} members, \
             {people} people, {tokens} tokens, {visits} visits"
        )
    }
}

/// Nothing where there is no more.
fn some<T>(page: Vec<T>) -> Option<Vec<T>> {
    (!page.is_empty()).then_some(page)
}

fn is_same(ours: &[StoredEntry], theirs: &[StoredEntry]) -> bool {
    let same = |(a, b): (&StoredEntry, &StoredEntry)| (a.n, a.at, &a.what) == (b.n, b.at, &b.what);
    ours.len() == theirs.len() && ours.iter().zip(theirs).all(same)
}
