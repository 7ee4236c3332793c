//! All rooms of a node. [`Rooms`] is what a server calls: it creates and loads rooms, passes requests to their drivers,
//! and wakes rooms in which work is due.
//!
//! A room is in memory while its driver runs. A request to any other room loads it from the store.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::{Record, Seat, Seed};
use protocol::{Invitation, RequestError, RoomInfo};
use room::planted::{Bug, planted};
use room::{
    AccessError, Archive, CommandResult, Input, LobbyCommand, Requester, Room, RoomCommit,
    RoomError, RoomId, RoomPlan, State, Visitor,
};
use store::StoreError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::connection::Connection;
use crate::driver::{Ask, RETRY_AFTER, run_room};
use crate::metrics::Gauged;
use crate::services::{Services, result_of};
use crate::sessions::OpenSessions;

/// Queue length of a driver. A request to a driver with a full queue waits.
const MAILBOX: usize = 64;

/// Outbound queue length of a connection. A client that falls further behind is disconnected.
const OUTBOUND: usize = 256;

/// How often a server without other nodes looks for rooms in which work is due.
const SWEEP_ALONE: Duration = Duration::from_secs(1);

/// How often a node of a cluster does so. It is shorter because a bot's turn may wait for this.
const SWEEP_CLUSTERED: Duration = Duration::from_millis(100);

/// The most rooms with due work that a node claims at once.
const CLAIM_LIMIT: u32 = 64;

/// The most finished matches that a sweep archives. Each takes a few milliseconds.
const ARCHIVE_LIMIT: u32 = 4;

/// Why a request to a room failed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RoomAccessError {
    /// There is no such room, or the person may not enter it.
    #[error("there is no such room")]
    NotFound,
    /// The room refuses.
    #[error("the room refuses: {0:?}")]
    Refused(RequestError),
    /// The store failed, or the room cannot go on.
    #[error("the room cannot be reached")]
    Unavailable,
}

impl From<AccessError> for RoomAccessError {
    fn from(error: AccessError) -> Self {
        match error {
            AccessError::NotFound => RoomAccessError::NotFound,
            AccessError::Refused(error) => RoomAccessError::Refused(error),
        }
    }
}

impl From<StoreError> for RoomAccessError {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "store error");
        RoomAccessError::Unavailable
    }
}

/// All rooms of a node, in memory or stored.
#[derive(Debug)]
pub struct Rooms {
    pub(crate) services: Arc<Services>,
    drivers: Mutex<BTreeMap<RoomId, mpsc::Sender<Ask>>>,
    /// Rooms whose match this program cannot continue. Their work stays due for a program that can, so `wake_due_rooms`
    /// skips them.
    frozen: Mutex<BTreeSet<RoomId>>,
    next_connection: AtomicU64,
    pub(crate) sessions: Arc<OpenSessions>,
}

impl Rooms {
    /// Starts with no room in memory.
    pub fn new(services: Services) -> Self {
        Self {
            services: Arc::new(services),
            drivers: Mutex::default(),
            frozen: Mutex::default(),
            next_connection: AtomicU64::new(0),
            sessions: Arc::default(),
        }
    }

    /// The services that all rooms share.
    pub fn services(&self) -> &Arc<Services> {
        &self.services
    }

    pub(crate) fn drivers(&self) -> MutexGuard<'_, BTreeMap<RoomId, mpsc::Sender<Ask>>> {
        self.drivers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Creates a room and starts its driver. The room is stored when this returns.
    ///
    /// # Errors
    /// If the store fails, or the plan's events do not make a room.
    pub async fn create(&self, plan: RoomPlan, host: Requester) -> Result<Invitation, StoreError> {
        let environment = &self.services.environment;
        let (id, invite) = (environment.word(16), self.new_invite());
        self.services.beat_since(0).await?;
        let (secret, now) = (Seed(environment.secret()), environment.now());
        let (name, link) = (id.clone(), invite.clone());
        let create = move || plan.create(&name, host, secret, &link, now);
        let created = result_of(|work| self.services.workers.run_replay(work), create).await;
        let (state, commit) = created.ok_or(StoreError::Closed)?.map_err(unreadable)?;
        self.services.store.commit(commit).await?;
        self.spawn(state);
        Ok(Invitation { room: id, invite })
    }

    /// The secret part of a new invitation link.
    pub fn new_invite(&self) -> String {
        self.services.environment.word(26)
    }

    /// Opens a connection for a client. Its first message must be a hello.
    ///
    /// # Errors
    /// If there is no such room, the visitor may not enter it, or it cannot be loaded.
    pub async fn connect(
        &self,
        room: &str,
        visitor: Visitor,
    ) -> Result<Connection, RoomAccessError> {
        let id = self.next_connection.fetch_add(1, Ordering::Relaxed);
        let (outbound, received) = mpsc::channel(OUTBOUND);
        let session = visitor.session.map(|session| self.sessions.add(session));
        let connect = |reply| Ask::Connect {
            connection: id,
            visitor: visitor.clone(),
            outbound: outbound.clone(),
            reply,
        };
        let (may, driver) = self.ask_driver(room, connect).await?;
        may?;
        let _gauged = Gauged::connection();
        Ok(Connection { id, driver, outbound: received, _session: session, _gauged })
    }

    /// Carries out a command. Its entries are stored when this returns.
    ///
    /// # Errors
    /// If there is no such room, the person may not enter it, the room refuses, or it cannot be loaded.
    pub async fn command(
        &self,
        room: &str,
        person: &Requester,
        invite: Option<String>,
        command: LobbyCommand,
    ) -> Result<CommandResult, RoomAccessError> {
        let ask = |reply| Ask::Command {
            person: person.clone(),
            invite: invite.clone(),
            command: command.clone(),
            reply,
        };
        Ok(self.ask(room, ask).await??)
    }

    /// The room as everyone in it sees it.
    ///
    /// # Errors
    /// If there is no such room, the person may not enter it, or it cannot be loaded.
    pub async fn info(
        &self,
        room: &str,
        person: Option<Requester>,
        invite: Option<String>,
    ) -> Result<RoomInfo, RoomAccessError> {
        let ask = |reply| Ask::Info { person: person.clone(), invite: invite.clone(), reply };
        Ok(self.ask(room, ask).await??)
    }

    /// The record of a finished match.
    ///
    /// # Errors
    /// If there is no such room, the person may not enter it, the match is not over, or the room cannot be loaded.
    pub async fn record(
        &self,
        room: &str,
        person: Option<Requester>,
        invite: Option<String>,
    ) -> Result<Arc<Record>, RoomAccessError> {
        self.record_for(room, person, invite, None).await
    }

    /// The record of a match for a replay from one seat of the person. If the match still runs, the record ends at its
    /// last step; its seed and the actions of other seats must not leave the server before the end.
    ///
    /// # Errors
    /// As [`Rooms::record`], but a match that still runs is no error if the seat is the person's.
    pub async fn record_for(
        &self,
        room: &str,
        person: Option<Requester>,
        invite: Option<String>,
        seat: Option<u8>,
    ) -> Result<Arc<Record>, RoomAccessError> {
        let ask = |reply| {
            let (person, invite) = (person.clone(), invite.clone());
            Ask::Record { person, invite, seat, reply }
        };
        Ok(self.ask(room, ask).await??)
    }

    /// Brings a room's row in the index up to date.
    ///
    /// # Errors
    /// If there is no such room, or it cannot be loaded.
    pub async fn write_index(&self, room: &str) -> Result<(), RoomAccessError> {
        self.ask(room, |reply| Ask::WriteIndex { reply }).await
    }

    /// Replaces a room's match by one that only looks the same to a seat, or puts the true one back. For tests.
    #[doc(hidden)]
    pub async fn imagine(&self, room: &str, seat: Option<(Seat, u64)>) {
        let _ = self.ask(room, |reply| Ask::Imagine { seat, reply }).await;
    }

    async fn ask<T>(
        &self,
        room: &str,
        make: impl Fn(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, RoomAccessError> {
        Ok(self.ask_driver(room, make).await?.0)
    }

    /// Sends a request to a room's driver and waits for the reply. Loads the room if it is not in memory.
    async fn ask_driver<T>(
        &self,
        room: &str,
        make: impl Fn(oneshot::Sender<T>) -> Ask,
    ) -> Result<(T, mpsc::Sender<Ask>), RoomAccessError> {
        // The room may leave memory before its driver takes the request: then load it again.
        for _ in 0..3 {
            let driver = self.driver(room).await?;
            let (reply, answer) = oneshot::channel();
            if driver.send(make(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok((answer, driver));
            }
        }
        Err(RoomAccessError::Unavailable)
    }

    /// The queue of a room's driver. Loads the room if it is not in memory.
    async fn driver(&self, id: &str) -> Result<mpsc::Sender<Ask>, RoomAccessError> {
        if let Some(driver) = self.in_memory(id) {
            return Ok(driver);
        }
        if !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            // No room has such an id, and not every database accepts it in a query.
            return Err(RoomAccessError::NotFound);
        }
        let state = load(&self.services, id).await?.ok_or(RoomAccessError::NotFound)?;
        if state.frozen().is_some() {
            let mut frozen = self.frozen.lock().unwrap_or_else(PoisonError::into_inner);
            frozen.insert(id.to_owned());
        }
        Ok(self.spawn(state))
    }

    pub(crate) fn in_memory(&self, id: &str) -> Option<mpsc::Sender<Ask>> {
        self.drivers().get(id).filter(|driver| !driver.is_closed()).cloned()
    }

    /// Starts a room's driver, unless another request has just done so: a room has at most one driver on a node.
    fn spawn(&self, state: State) -> mpsc::Sender<Ask> {
        let mut drivers = self.drivers();
        if let Some(driver) = drivers.get(state.id()).filter(|driver| !driver.is_closed()) {
            return driver.clone();
        }
        let (driver, mailbox) = mpsc::channel(MAILBOX);
        if let Some(bus) = &self.services.bus {
            bus.subscribe(state.id());
        }
        drivers.insert(state.id().clone(), driver.clone());
        let now = self.services.environment.now();
        let room = Room::new(state, Arc::clone(&self.services.config), now);
        self.services.spawn(run_room(room, Arc::clone(&self.services), mailbox));
        driver
    }

    /// Sends heartbeats, wakes rooms in which work is due, archives finished matches, and checks sessions. Does not
    /// return; the server runs it in a task of its own.
    pub async fn sweep(&self) {
        tokio::join!(self.keep_time(), self.wake_and_archive(), self.check_sessions());
    }

    /// Sends heartbeats. While the store is unavailable it tries more often, because the players' clocks stand still
    /// until a heartbeat succeeds.
    async fn keep_time(&self) {
        loop {
            let next = match self.services.beat().await {
                Ok(()) => Duration::from_millis(store::BEAT),
                Err(_) => RETRY_AFTER,
            };
            tokio::time::sleep(next).await;
        }
    }

    async fn wake_and_archive(&self) {
        let clustered = self.services.config.clustered;
        let every = if clustered { SWEEP_CLUSTERED } else { SWEEP_ALONE };
        let mut swept = Instant::now();
        loop {
            tokio::time::sleep(every).await;
            self.wake_due_rooms().await;
            if swept.elapsed() < SWEEP_ALONE {
                continue;
            }
            swept = Instant::now();
            if self.services.config.runs_work
                && let Err(error) = self.archive_finished().await
            {
                tracing::error!(%error, "finished matches not archived");
            }
            self.drivers().retain(|id, driver| {
                let stays = !driver.is_closed();
                if !stays && let Some(bus) = &self.services.bus {
                    bus.unsubscribe(id);
                }
                stays
            });
        }
    }

    /// Claims rooms in which work is due and wakes them. A busy node of a cluster leaves them to others.
    async fn wake_due_rooms(&self) {
        let Services { config, workers, environment, store, .. } = &*self.services;
        if !config.runs_work || (workers.is_busy() && config.clustered) {
            return;
        }
        let frozen = self.frozen.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let limit = CLAIM_LIMIT.saturating_add(frozen.len() as u32);
        let due = store.claim(environment.wall(), limit).await.unwrap_or_default();
        let due = if planted(Bug::DueRoomsNotWoken) { Vec::new() } else { due };
        for id in due.into_iter().filter(|id| !frozen.contains(id)) {
            if let Ok(driver) = self.driver(&id).await {
                let _ = driver.try_send(Ask::Input(Input::WorkClaimed));
            }
        }
    }

    /// Archives a few finished matches that have no archive yet: a later program may not be able to replay them.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn archive_finished(&self) -> Result<(), StoreError> {
        for id in self.services.store.unarchived(ARCHIVE_LIMIT).await? {
            let entries = self.services.store.entries(&id, 0).await?;
            let (name, config) = (id.clone(), Arc::clone(&self.services.config));
            let pack = move || {
                let state = State::from_log(&name, entries).ok()?;
                Archive::of(&state, &config.translators)?.pack()
            };
            let packed = result_of(|work| self.services.workers.run_replay(work), pack).await;
            let archive = Some(packed.flatten().unwrap_or_default());
            self.services.store.commit(RoomCommit { archive, ..RoomCommit::new(id) }).await?;
        }
        Ok(())
    }

    /// Stops all drivers: each handles the requests in its queue and closes its connections. Returns when all have
    /// ended.
    pub async fn stop(&self) {
        let drivers = std::mem::take(&mut *self.drivers());
        let mut answers = Vec::new();
        for driver in drivers.into_values() {
            let (reply, answer) = oneshot::channel();
            if driver.send(Ask::Stop { reply }).await.is_ok() {
                answers.push(answer);
            }
        }
        for answer in answers {
            let _ = answer.await;
        }
    }
}

/// Loads a room from the store. Replaying a long match takes time, so it runs on a worker. `None` if there is no such
/// room.
pub(crate) async fn load(services: &Services, id: &str) -> Result<Option<State>, StoreError> {
    // Before the first heartbeat the node does not know the downtime.
    services.beat_since(0).await?;
    let entries = services.store.entries(id, 0).await?;
    if entries.is_empty() {
        return Ok(None);
    }
    let name = id.to_owned();
    let read = move || State::from_log(&name, entries);
    let read = result_of(|work| services.workers.run_replay(work), read).await;
    let mut state = read.ok_or(StoreError::Closed)?.map_err(unreadable)?;
    if state.frozen().is_some() {
        let archive = services.store.archive(id).await?;
        state.set_archive(archive.and_then(|packed| Archive::unpack(&packed)));
    }
    Ok(Some(state))
}

fn unreadable(error: RoomError) -> StoreError {
    StoreError::Unreadable { room: error.room, reason: error.reason }
}
