//! An administrator's commands on the data of a server, which may run at the same time.
//!
//! Entry numbers are unique in a room. If the server writes an entry first, the command fails and can be repeated; if
//! the command is first, the server reloads the room.

mod copy;
mod prune;
mod restore;

use std::path::Path;

use engine::Record;
use node::Environment;
use protocol::RoomState;
use room::{Archive, Requester, RoomError, State, Unplayable};
use serde_json::{Value, json};
use store::{Person, Store, StoreError};

use crate::packs;

pub use copy::CopyMode;
pub use prune::RetentionDays;
pub use restore::{BrokenRooms, Restored, restore};
pub use store::{AccountMatches, Location, PruneMode, Pruned};

/// Why an administrator's command failed.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A room cannot be read.
    #[error(transparent)]
    Room(#[from] RoomError),
    /// The room, person or other thing that the command names does not exist.
    #[error("there is no {0}")]
    Missing(String),
    /// The command is not possible; the text says why.
    #[error("{0}")]
    Impossible(String),
}

/// Access to the data of a server.
#[derive(Debug)]
pub struct Admin {
    store: Store,
    environment: Environment,
}

/// The result of verifying rooms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// The number of rooms.
    pub rooms: u64,
    /// The number of rooms with a match.
    pub matches: u64,
    /// The number of steps that were replayed to the same digests.
    pub steps: u64,
    /// The rooms whose match began with rules or a pack that this program does not have, with the reason.
    pub other_version: Vec<(String, String)>,
    /// The rooms that cannot be read or replayed, with the reason.
    pub broken: Vec<(String, String)>,
}

/// How running matches would fare after an upgrade to this program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UpgradeCheck {
    /// The number of running matches.
    pub running: u64,
    /// The rooms whose match this program could not continue, with the reason.
    pub would_freeze: Vec<(String, String)>,
}

impl Verified {
    fn add(&mut self, id: &str, room: Result<State, impl std::fmt::Display>) {
        self.rooms += 1;
        let room = match room {
            Ok(room) => room,
            Err(error) => return self.broken.push((id.to_owned(), error.to_string())),
        };
        match (room.unplayable(), room.game_match()) {
            (Some(Unplayable::OtherVersion(reason)), _) => {
                self.other_version.push((id.to_owned(), reason.clone()));
            }
            (Some(Unplayable::Damaged(reason)), _) => {
                self.broken.push((id.to_owned(), reason.clone()));
            }
            (None, Some(table)) => {
                self.matches += 1;
                self.steps += table.n_steps() as u64;
            }
            (None, None) => {}
        }
    }
}

impl Admin {
    /// Opens the data of a server. A folder must exist; missing tables of PostgreSQL are created.
    pub async fn open(location: impl Into<Location>) -> Result<Self, AdminError> {
        let location = location.into();
        if !location.may_exist() {
            return Err(AdminError::Missing(format!("data in {location}")));
        }
        Self::open_or_make(location).await
    }

    /// Opens the data of a server. Creates an empty store if there is none.
    pub async fn open_or_make(location: impl Into<Location>) -> Result<Self, AdminError> {
        Self::with_store(store::open(&location.into()).await?).await
    }

    /// Opens the data of a server without changing them. Only [`upgrade_check`](Self::upgrade_check) and
    /// [`prune`](Self::prune) with [`PruneMode::Count`] may be called.
    pub async fn open_unchanged(location: impl Into<Location>) -> Result<Self, AdminError> {
        let location = location.into();
        if !location.may_exist() {
            return Err(AdminError::Missing(format!("data in {location}")));
        }
        Self::with_store(store::open_unchanged(&location).await?).await
    }

    async fn with_store(store: Store) -> Result<Self, AdminError> {
        packs::restore(&store).await?;
        Ok(Self { store, environment: Environment::default() })
    }

    /// Writes a copy of the database into a new file. The server may run meanwhile.
    pub async fn backup(&self, into: &Path) -> Result<(), AdminError> {
        if into.exists() {
            return Err(AdminError::Impossible(format!("{} is there already", into.display())));
        }
        Ok(self.store.maintenance.backup(into).await?)
    }

    /// Replays all matches and compares their digests.
    pub async fn verify_all(&self) -> Result<Verified, AdminError> {
        let mut found = Verified::default();
        let mut after = String::new();
        loop {
            let ids = self.store.index.room_ids(&after, 500).await?;
            let Some(last) = ids.last() else { return Ok(found) };
            after.clone_from(last);
            for id in ids {
                found.add(&id, self.read_whole(&id).await);
            }
        }
    }

    /// Lists the running matches that this program could not continue, with the reason.
    pub async fn upgrade_check(&self) -> Result<UpgradeCheck, AdminError> {
        let mut found = UpgradeCheck::default();
        let mut after = String::new();
        loop {
            let ids = self.store.index.room_ids(&after, 500).await?;
            let Some(last) = ids.last() else { return Ok(found) };
            after.clone_from(last);
            for id in ids {
                let room = match self.read(&id).await {
                    Ok(room) if room.phase() == RoomState::Playing => room,
                    Ok(_) => continue,
                    Err(error) => {
                        found.would_freeze.push((id, error.to_string()));
                        continue;
                    }
                };
                found.running += 1;
                let reason = room.frozen().map(str::to_owned);
                found.would_freeze.extend(reason.map(|reason| (id, reason)));
            }
        }
    }

    /// The public information about a room, and the length of its log and its match.
    pub async fn show(&self, id: &str) -> Result<Value, AdminError> {
        let room = self.read(id).await?;
        let steps = room.game_match().map_or(0, engine::AnyMatch::n_steps);
        Ok(json!({ "room": room.info(), "entries": room.next_n(), "steps": steps }))
    }

    /// The match of a room as a record, finished or not. A frozen match is exported with the steps of its log.
    pub async fn export(&self, id: &str) -> Result<Record, AdminError> {
        let room = self.read(id).await?;
        let missing = || AdminError::Impossible("the match has not started".to_owned());
        room.record().ok_or_else(missing)
    }

    /// Creates a room from a record. Bots play for its people until [`adopt_seat`](Self::adopt_seat) gives seats to them.
    pub async fn import(&self, record: &Record) -> Result<String, AdminError> {
        let game = catalogue::find(&record.game)
            .ok_or_else(|| AdminError::Missing(format!("game {:?}", record.game)))?;
        let content = catalogue::content(game, record.rules, &record.content);
        content
            .and_then(|content| game.verify(content, record))
            .map_err(|difference| AdminError::Impossible(difference.to_string()))?;
        let (id, at) = (self.environment.word(16), self.environment.wall());
        let (_, commit) = State::import(&id, record, at)?;
        self.store.rooms.commit(commit).await?;
        Ok(id)
    }

    /// Gives a seat to the person with that account.
    pub async fn adopt_seat(&self, id: &str, seat: u8, account: &str) -> Result<(), AdminError> {
        let account = account.to_lowercase();
        let found = self.store.people.person_by_account(&account).await?;
        let missing = || AdminError::Missing(format!("account {account:?}"));
        let Person { id: person, name, .. } = found.ok_or_else(missing)?;
        let mut room = self.read(id).await?;
        if room.n_seats() <= usize::from(seat) {
            return Err(AdminError::Missing(format!("seat {seat} in this room")));
        }
        let owner = Requester { id: person, name, has_account: true };
        let commit = room.adopt_seat(seat, owner, self.environment.wall());
        Ok(self.store.rooms.commit(commit).await?)
    }

    /// Closes the store.
    pub async fn close(self) -> Result<(), AdminError> {
        Ok(self.store.maintenance.close().await?)
    }

    /// Reads a room. Fails if its index row reflects more entries than the log has: then the last entries are lost.
    async fn read_whole(&self, id: &str) -> Result<State, AdminError> {
        // Read the index first, because the log may grow meanwhile.
        let indexed = self.store.index.room(id).await?.map_or(0, |row| row.n_entries);
        let room = self.read(id).await?;
        if room.next_n() < indexed {
            let there = room.next_n();
            return Err(AdminError::Impossible(format!(
                "the log has {there} entries, and the index knows of {indexed}: the last are lost"
            )));
        }
        Ok(room)
    }

    async fn read(&self, id: &str) -> Result<State, AdminError> {
        let entries = self.store.rooms.entries(id, 0).await?;
        if entries.is_empty() {
            return Err(AdminError::Missing(format!("room {id:?}")));
        }
        let mut state = State::from_log(id, entries)?;
        if state.frozen().is_some() {
            let archive = self.store.rooms.archive(id).await?;
            state.set_archive(archive.and_then(|packed| Archive::unpack(&packed)));
        }
        Ok(state)
    }
}
