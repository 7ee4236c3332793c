use room::RoomEvent;

use crate::{Import, KeptPack, NewToken, PersonUpdate, RoomCommit, StoreError, TokenHash};

/// One request to a writer. It is written as a whole or not at all.
#[derive(Debug)]
pub(crate) enum Write {
    Room(Box<RoomCommit>),
    Person(PersonUpdate),
    AddToken(NewToken, i64),
    TouchToken(TokenHash, i64),
    RevokeToken(TokenHash),
    RevokeOthers(i64, TokenHash),
    Import(Import),
    Packs(Vec<KeptPack>),
}

impl Write {
    /// The commit to a room, if it is one.
    pub(crate) fn room_commit(&self) -> Option<&RoomCommit> {
        match self {
            Write::Room(commit) => Some(commit),
            Write::Person(_)
            | Write::AddToken(..)
            | Write::TouchToken(..)
            | Write::RevokeToken(_)
            | Write::RevokeOthers(..)
            | Write::Import(_)
            | Write::Packs(_) => None,
        }
    }
}

/// The commits to rooms among these requests.
pub(crate) fn room_commits<'a>(writes: &[&'a Write]) -> impl Iterator<Item = &'a RoomCommit> {
    writes.iter().filter_map(|write| write.room_commit())
}

/// The requests whose result is `Ok`.
pub(crate) fn accepted<'a>(
    writes: &[&'a Write],
    results: &[Result<(), StoreError>],
) -> Vec<&'a Write> {
    let accepted = writes.iter().zip(results).filter(|(_, result)| result.is_ok());
    accepted.map(|(write, _)| *write).collect()
}

/// Whether a commit writes nothing but new entries.
pub(crate) fn is_entries_only(commit: &RoomCommit) -> bool {
    named_people(commit).next().is_none()
        && commit.rewritten.is_empty()
        && commit.index.is_none()
        && commit.archive.is_none()
        && commit.visit.is_none()
}

/// The people whose name or message a commit's new entries hold.
#[allow(clippy::wildcard_enum_match_arm, reason = "most events name nobody")]
pub(crate) fn named_people(commit: &RoomCommit) -> impl Iterator<Item = i64> {
    commit.entries.iter().filter_map(|entry| match &entry.event {
        RoomEvent::Created { host, .. } => Some(*host),
        RoomEvent::Sat { person, .. }
        | RoomEvent::Chat { person, .. }
        | RoomEvent::Adopted { person, .. } => Some(*person),
        _ => None,
    })
}

/// Checks that a commit's entries are numbered from `next` on without gaps. Returns the number after the last one.
pub(crate) fn number_after(commit: &RoomCommit, next: u32) -> Result<u32, StoreError> {
    let numbers = commit.entries.iter().map(|entry| entry.n);
    match numbers.eq((next..).take(commit.entries.len())) {
        true => Ok(next + commit.entries.len() as u32),
        false => Err(StoreError::EntryExists),
    }
}
