//! The rooms in memory: read when somebody needs them, gone when nobody does.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bus::{Heard, Hint};
use engine::Seed;
use journal::{Commit, Happening, RoomId, StoredEntry, Trouble};
use protocol::{Invitation, Origin, Settings};
use tokio::sync::{mpsc, oneshot};

use crate::room::{Ask, Asker, Denied, House, Room, Told, keep};

/// So much may wait for a room.
const MAILBOX: usize = 64;

/// How often the index is asked whose time is up.
const SWEEP: Duration = Duration::from_secs(1);

/// How often several nodes ask what is due: a bot's turn is, too.
const CLAIM: Duration = Duration::from_millis(100);

/// So much that is due is taken on at once.
const AT_ONCE: u32 = 64;

/// How often a node looks whether it missed something that others wrote.
const LOOK: Duration = Duration::from_secs(2);

/// So many rooms are looked at together.
const HEADS_AT_ONCE: usize = 1000;

/// So many finished matches are kept as they were told at each look: it takes a few milliseconds each.
const TOLD_AT_ONCE: u32 = 4;

/// All rooms of a server.
#[derive(Debug)]
pub(crate) struct Hub {
    pub(crate) house: Arc<House>,
    rooms: Mutex<HashMap<RoomId, mpsc::Sender<Ask>>>,
    /// Rooms that this program cannot play on. They stay due, for a program that can.
    frozen: Mutex<HashSet<RoomId>>,
}

/// A room that is to be made.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) settings: Settings,
    /// The room that it is a rematch of.
    pub(crate) rematch_of: Option<RoomId>,
    /// Where its deal comes from, and the seed, where it is for practice.
    pub(crate) practice: Option<(Origin, Seed)>,
    /// What has happened in it when it is first seen.
    pub(crate) then: Vec<Happening>,
}

impl Plan {
    /// An empty room.
    pub(crate) fn of(settings: Settings) -> Self {
        Self { settings, rematch_of: None, practice: None, then: Vec::new() }
    }

    /// The same with a deal that these words fix. Nobody finds a room for practice in a list.
    pub(crate) fn with_words(mut self, words: Option<String>) -> Self {
        self.practice = words.map(|words| {
            let seed = Seed::of_words(&words);
            (Origin::Words { words }, seed)
        });
        self.settings.open &= self.practice.is_none();
        self
    }
}

/// Why a room cannot be asked.
#[derive(Clone, Debug)]
pub(crate) enum Unreachable {
    /// There is none, or none for the asker.
    NotFound,
    /// The room says no.
    No(protocol::RequestError),
    /// The journal has trouble.
    Trouble,
}

impl From<Trouble> for Unreachable {
    fn from(trouble: Trouble) -> Self {
        tracing::error!(%trouble, "the journal has trouble");
        Unreachable::Trouble
    }
}

impl From<Denied> for Unreachable {
    fn from(denied: Denied) -> Self {
        match denied {
            Denied::NotFound => Unreachable::NotFound,
            Denied::No(no) => Unreachable::No(no),
        }
    }
}

impl Hub {
    pub(crate) fn new(house: Arc<House>) -> Self {
        Self { house, rooms: Mutex::default(), frozen: Mutex::default() }
    }

    /// Makes a room. It is on the disk when this answers.
    pub(crate) async fn create(&self, plan: Plan, host: Asker) -> Result<Invitation, Trouble> {
        let Plan { settings, rematch_of, practice, then } = plan;
        let sources = &self.house.sources;
        let id = sources.word(16);
        let (origin, known) = practice.unzip();
        let secret = known.unwrap_or_else(|| Seed(sources.secret()));
        let Asker { person: host, name: host_name } = host;
        let created = Happening::Created { settings, host, host_name, secret, rematch_of, origin };
        let invite = sources.word(26);
        let invited = Happening::Invited { invite: Some(invite.clone()) };
        let at = sources.now();
        let entry = |(n, what)| StoredEntry { room: id.clone(), n, at, what };
        let whats = [created, invited].into_iter().chain(then);
        let entries: Vec<StoredEntry> = (0u32..).zip(whats).map(entry).collect();
        let room = read(&id, entries.clone()).await?;
        let (row, members) = room.row();
        let (rooms, members) = (vec![row], vec![(id.clone(), members)]);
        self.house.journal.commit(Commit { entries, rooms, members, ..Commit::default() }).await?;
        self.put(room);
        Ok(Invitation { room: id, invite })
    }

    /// Asks a room, and reads it first where it is not in memory.
    pub(crate) async fn ask<T>(
        &self,
        id: &str,
        make: impl Fn(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, Unreachable> {
        // A room may leave memory between being found and being asked: then it is read again.
        for _ in 0..3 {
            let room = self.room(id).await?;
            let (reply, answer) = oneshot::channel();
            if room.send(make(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(Unreachable::Trouble)
    }

    /// The room of that id, read from the journal where it is not in memory.
    pub(crate) async fn room(&self, id: &str) -> Result<mpsc::Sender<Ask>, Unreachable> {
        if let Some(room) = self.in_memory(id) {
            return Ok(room);
        }
        if !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            // No room is called so, and not every database can be asked for it.
            return Err(Unreachable::NotFound);
        }
        let room = load(&self.house, id).await?.ok_or(Unreachable::NotFound)?;
        if room.frozen.is_some() {
            self.frozen.lock().unwrap_or_else(PoisonError::into_inner).insert(room.id.clone());
        }
        Ok(self.put(room))
    }

    fn in_memory(&self, id: &str) -> Option<mpsc::Sender<Ask>> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(id).filter(|room| !room.is_closed()).cloned()
    }

    /// Keeps a room from now on, unless somebody else has just read it too: a room has one keeper here.
    fn put(&self, room: Room) -> mpsc::Sender<Ask> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = rooms.get(&room.id).filter(|kept| !kept.is_closed()) {
            return kept.clone();
        }
        let (sender, asked) = mpsc::channel(MAILBOX);
        self.house.nodes.follow(&room.id);
        rooms.insert(room.id.clone(), sender.clone());
        tokio::spawn(keep(room, Arc::clone(&self.house), asked));
        sender
    }

    /// Does what is due though nobody asks, and forgets rooms that left.
    pub(crate) async fn sweep(&self) {
        let often = if self.house.nodes.are_several() { CLAIM } else { SWEEP };
        let mut swept = Instant::now();
        loop {
            tokio::time::sleep(often).await;
            self.wake_rooms().await;
            if swept.elapsed() < SWEEP {
                continue;
            }
            swept = Instant::now();
            if self.house.nodes.works()
                && let Err(trouble) = self.keep_told().await
            {
                tracing::error!(%trouble, "what matches told is not kept");
            }
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            rooms.retain(|id, room| {
                let stays = !room.is_closed();
                if !stays {
                    self.house.nodes.leave(id);
                }
                stays
            });
        }
    }

    /// Wakes rooms in which something is due, where this node has a thread for it.
    async fn wake_rooms(&self) {
        let nodes = &self.house.nodes;
        let busy = self.house.thinking.available_permits() == 0;
        if !nodes.works() || (busy && nodes.are_several()) {
            return;
        }
        let now = self.house.sources.now();
        let frozen = self.frozen.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let limit = AT_ONCE.saturating_add(frozen.len() as u32);
        let due = self.house.journal.claim(now, limit).await.unwrap_or_default();
        for id in due.into_iter().filter(|id| !frozen.contains(id)) {
            if let Ok(room) = self.room(&id).await {
                let _ = room.try_send(Ask::Wake);
            }
        }
    }

    /// Hears what other nodes tell. Whatever is missed is found by looking at the journal now and then.
    pub(crate) async fn hear_others(&self, mut heard: mpsc::Receiver<Heard>) {
        let mut look = tokio::time::interval(LOOK);
        loop {
            let heard = tokio::select! {
                heard = heard.recv() => heard.unwrap_or(Heard::Gap),
                _ = look.tick() => Heard::Gap,
            };
            match heard {
                Heard::Gap => self.look_at_all().await,
                Heard::Hint { room, hint } => {
                    let ask = match hint {
                        Hint::Entries { last, entries } => {
                            Ask::Others { head: last.saturating_add(1), entries }
                        }
                        Hint::Here { node, .. } if node == self.house.nodes.me => continue,
                        Hint::Here { node, people, strangers } => {
                            Ask::Elsewhere { node, people, strangers }
                        }
                    };
                    // A room that has no place for a hint is looked at later.
                    if let Some(room) = self.in_memory(&room) {
                        let _ = room.try_send(ask);
                    }
                }
            }
        }
    }

    /// Tells all rooms in memory how many entries they have.
    async fn look_at_all(&self) {
        let rooms: Vec<RoomId> = {
            let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            rooms.keys().cloned().collect()
        };
        for rooms in rooms.chunks(HEADS_AT_ONCE) {
            let Ok(heads) = self.house.journal.heads(rooms.to_vec()).await else { return };
            for (id, head) in rooms.iter().zip(heads) {
                if let Some(room) = self.in_memory(id) {
                    let _ = room.try_send(Ask::Others { head, entries: String::new() });
                }
            }
        }
    }

    /// Keeps what finished matches told, a few at a time: a later program may not be able to tell.
    pub(crate) async fn keep_told(&self) -> Result<(), Trouble> {
        for id in self.house.journal.untold(TOLD_AT_ONCE).await? {
            let entries = self.house.journal.entries(&id, 0).await?;
            let (house, name) = (Arc::clone(&self.house), id.clone());
            let tell = move || {
                let room = Room::read(&name, entries).ok()?;
                Told::of(&room, &house.voices)?.pack()
            };
            let told = tokio::task::spawn_blocking(tell).await.unwrap_or_default();
            let told = vec![(id, told.unwrap_or_default())];
            self.house.journal.commit(Commit { told, ..Commit::default() }).await?;
        }
        Ok(())
    }

    /// Lets all rooms finish what they do and say good-bye.
    pub(crate) async fn stop(&self) {
        let rooms: Vec<mpsc::Sender<Ask>> = {
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            rooms.drain().map(|(_, room)| room).collect()
        };
        let mut answers = Vec::new();
        for room in rooms {
            let (reply, answer) = oneshot::channel();
            if room.send(Ask::Stop { reply }).await.is_ok() {
                answers.push(answer);
            }
        }
        for answer in answers {
            let _ = answer.await;
        }
    }
}

/// The room of that id, as the journal has it.
pub(crate) async fn load(house: &House, id: &str) -> Result<Option<Room>, Trouble> {
    let entries = house.journal.entries(id, 0).await?;
    if entries.is_empty() {
        return Ok(None);
    }
    let mut room = read(id, entries).await?;
    if room.frozen.is_some() {
        let told = house.journal.told(id).await?;
        room.kept = told.and_then(|told| Told::unpack(&told));
    }
    Ok(Some(room))
}

/// Reads a room, which may mean playing a long match again: on a thread of its own.
async fn read(id: &str, entries: Vec<StoredEntry>) -> Result<Room, Trouble> {
    let name = id.to_owned();
    let read = tokio::task::spawn_blocking(move || Room::read(&name, entries)).await;
    read.map_err(|_| Trouble::Closed)?
}
