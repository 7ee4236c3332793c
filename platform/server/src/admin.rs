//! What an administrator can do with the data of a server, whether it runs or not.
//!
//! Entries are numbered once: where a running server was first, nothing is written and one tries again; where an
//! administrator was first, the server reads the room anew.

mod copy;

use std::path::Path;
use std::sync::Arc;

use engine::{Player, Record};
use journal::{Commit, Happening, Journal, Person, StoredEntry, Trouble};
use protocol::Settings;
use serde_json::{Value, json};

use crate::Sources;
use crate::room::{Room, acts};

pub use copy::Begun;
pub use journal::Place;

/// Why an administrator's wish is not granted.
#[derive(Debug, thiserror::Error)]
pub enum AdminFault {
    /// The journal has trouble.
    #[error("{0}")]
    Journal(#[from] Trouble),
    /// There is no such thing.
    #[error("there is no {0}")]
    Missing(String),
    /// It cannot be done.
    #[error("{0}")]
    Impossible(String),
}

/// The data of a server.
#[derive(Debug)]
pub struct Admin {
    journal: Arc<dyn Journal>,
    sources: Sources,
}

/// What a look at all rooms found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// How many rooms there are.
    pub rooms: u64,
    /// How many of them have a match.
    pub matches: u64,
    /// How many steps were played again, to the same digests.
    pub steps: u64,
    /// Rooms that cannot be read or replayed, and why.
    pub broken: Vec<(String, String)>,
}

impl Verified {
    fn add(&mut self, id: &str, room: Result<Room, impl std::fmt::Display>) {
        self.rooms += 1;
        let room = match room {
            Ok(room) => room,
            Err(fault) => return self.broken.push((id.to_owned(), fault.to_string())),
        };
        if let Some(table) = room.table() {
            self.matches += 1;
            self.steps += table.n_steps() as u64;
        }
        self.broken.extend(room.frozen.map(|reason| (id.to_owned(), reason)));
    }
}

impl Admin {
    /// Opens the data of a server. A folder must be there; PostgreSQL's tables are made where they are missing.
    pub async fn open(place: impl Into<Place>) -> Result<Self, AdminFault> {
        let place = place.into();
        if !place.may_exist() {
            return Err(AdminFault::Missing(format!("data in {place}")));
        }
        Self::open_or_make(place).await
    }

    /// Opens the data of a server, and makes them where there are none.
    pub async fn open_or_make(place: impl Into<Place>) -> Result<Self, AdminFault> {
        let journal = journal::open(&place.into()).await?;
        Ok(Self { journal, sources: Sources::default() })
    }

    /// Writes a copy of everything into a new file, while the server runs.
    pub async fn backup(&self, into: &Path) -> Result<(), AdminFault> {
        if into.exists() {
            return Err(AdminFault::Impossible(format!("{} is there already", into.display())));
        }
        Ok(self.journal.backup(into).await?)
    }

    /// Plays every match again.
    pub async fn verify_all(&self) -> Result<Verified, AdminFault> {
        let mut found = Verified::default();
        let mut after = String::new();
        loop {
            let ids = self.journal.room_ids(&after, 500).await?;
            let Some(last) = ids.last() else { return Ok(found) };
            after.clone_from(last);
            for id in ids {
                found.add(&id, self.read(&id).await);
            }
        }
    }

    /// What everybody may know of a room, and how far it is.
    pub async fn show(&self, id: &str) -> Result<Value, AdminFault> {
        let room = self.read(id).await?;
        let steps = room.table().map_or(0, engine::AnyMatch::n_steps);
        Ok(json!({ "room": room.info(), "entries": room.next_n(), "steps": steps }))
    }

    /// A room's match as a record, over or not.
    pub async fn export(&self, id: &str) -> Result<Record, AdminFault> {
        let room = self.read(id).await?;
        match (&room.start, room.table()) {
            (Some(start), Some(table)) => Ok(table.record(start.players.clone())),
            (_, _) => Err(AdminFault::Impossible(
                room.frozen.unwrap_or_else(|| "the match has not begun".to_owned()),
            )),
        }
    }

    /// Makes a room of a record. Its people's seats belong to nobody until they are adopted: bots play
    /// on.
    pub async fn import(&self, record: &Record) -> Result<String, AdminFault> {
        let game = catalogue::find(&record.game)
            .ok_or_else(|| AdminFault::Missing(format!("game {:?}", record.game)))?;
        game.verify(game.standard(), record)
            .map_err(|difference| AdminFault::Impossible(difference.to_string()))?;
        let (id, at) = (self.sources.word(16), self.sources.now());
        let entry = |(n, what)| StoredEntry { room: id.clone(), n, at, what };
        let entries: Vec<StoredEntry> = (0..).zip(happenings(record)?).map(entry).collect();
        let room = Room::read(&id, entries.clone())?;
        if let Some(reason) = room.frozen {
            return Err(AdminFault::Impossible(reason));
        }
        let (row, members) = room.row();
        let members = vec![(id.clone(), members)];
        let commit = Commit { entries, rooms: vec![row], members, ..Commit::default() };
        self.journal.commit(commit).await?;
        Ok(id)
    }

    /// Gives a seat to whoever has that account.
    pub async fn adopt_seat(&self, id: &str, seat: u8, account: &str) -> Result<(), AdminFault> {
        let account = account.to_lowercase();
        let found = self.journal.person_by_account(&account).await?;
        let missing = || AdminFault::Missing(format!("account {account:?}"));
        let Person { id: person, name, .. } = found.ok_or_else(missing)?;
        let mut room = self.read(id).await?;
        if room.chairs.len() <= usize::from(seat) {
            return Err(AdminFault::Missing(format!("seat {seat} in this room")));
        }
        let what = Happening::Adopted { seat, person, name };
        let (n, at) = (room.next_n(), self.sources.now());
        let entry = StoredEntry { room: id.to_owned(), n, at, what };
        room.note(entry.clone());
        let (row, members) = room.row();
        let members = vec![(id.to_owned(), members)];
        let entries = vec![entry];
        let commit = Commit { entries, rooms: vec![row], members, ..Commit::default() };
        Ok(self.journal.commit(commit).await?)
    }

    /// Lets go of the files.
    pub async fn close(self) -> Result<(), AdminFault> {
        Ok(self.journal.close().await?)
    }

    async fn read(&self, id: &str) -> Result<Room, AdminFault> {
        let entries = self.journal.entries(id, 0).await?;
        if entries.is_empty() {
            return Err(AdminFault::Missing(format!("room {id:?}")));
        }
        Ok(Room::read(id, entries)?)
    }
}

/// A record as the entries of a room.
fn happenings(record: &Record) -> Result<Vec<Happening>, AdminFault> {
    let seats = u8::try_from(record.seats.len())
        .map_err(|_| AdminFault::Impossible("the record has too many seats".to_owned()))?;
    let settings =
        Settings { options: record.options.clone(), ..Settings::new(&record.game, seats) };
    let host_name = record.seats.first().map(|player| player.name.clone()).unwrap_or_default();
    let secret = record.seed.clone();
    let mut whats = vec![Happening::Created {
        settings,
        host: 0,
        host_name,
        secret,
        rematch_of: None,
        origin: None,
    }];
    let level = |player: &Player| player.bot.clone().unwrap_or_else(|| "random".to_owned());
    let sat = |(seat, player)| Happening::BotSat { seat, level: level(player) };
    whats.extend((0u8..).zip(&record.seats).map(sat));
    whats.push(Happening::Started {
        rules: record.rules,
        content: record.content.clone(),
        options: record.options.clone(),
        seed: record.seed.clone(),
        commitment: record.commitment.clone(),
        players: record.seats.clone(),
    });
    whats.extend(acts(&record.steps));
    Ok(whats)
}
