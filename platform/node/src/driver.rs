//! The task of a room: inputs in, outputs carried out in order.

mod recovery;

use std::collections::{BTreeMap, VecDeque};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use engine::{Record, Seat};
use protocol::{CloseReason, RequestError, RoomInfo, ToServer};
use room::planted::{Bug, planted};
use room::{
    AccessError, CommandResult, ConnectionId, Input, LobbyCommand, Now, Output, RequestId,
    Requester, Room, RoomCommit, RoomError, Visitor,
};
use store::{RoomStore, StoreError};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, Sleep};

use crate::connection::Outbound;
use crate::environment::Beat;
use crate::metrics::{self, Gauged};
use crate::services::{Pending, Services, result_of};

/// How long to wait before an unavailable store is asked again.
pub(crate) const RETRY_AFTER: Duration = Duration::from_millis(250);

/// The players' clocks are shown anew if they have moved by more than this, in milliseconds.
const MIN_MOVE: u64 = 1_000;

/// What a driver is asked.
#[derive(Debug)]
pub(crate) enum Ask {
    /// Opens a connection.
    Connect {
        connection: ConnectionId,
        visitor: Visitor,
        outbound: mpsc::Sender<Outbound>,
        reply: oneshot::Sender<Result<(), AccessError>>,
    },
    /// An input that needs no reply.
    Input(Input),
    /// A command over HTTP.
    Command {
        person: Requester,
        invite: Option<String>,
        command: LobbyCommand,
        reply: oneshot::Sender<Result<CommandResult, AccessError>>,
    },
    /// The room, for those who may enter.
    Info {
        person: Option<Requester>,
        invite: Option<String>,
        reply: oneshot::Sender<Result<RoomInfo, AccessError>>,
    },
    /// The record of a finished match, for those who may enter; of one that runs, to replay it from a seat of theirs.
    Record {
        person: Option<Requester>,
        invite: Option<String>,
        seat: Option<u8>,
        reply: oneshot::Sender<Result<Arc<Record>, AccessError>>,
    },
    /// Writes the index now.
    WriteIndex { reply: oneshot::Sender<()> },
    /// Says good-bye to the clients and ends.
    Stop { reply: oneshot::Sender<()> },
    /// Replaces the match by one that looks the same to a seat, or puts the true one back. For tests.
    Imagine { seat: Option<(Seat, u64)>, reply: oneshot::Sender<()> },
}

/// Why a driver gives its room up. The room is read again when it is needed.
#[derive(Debug, thiserror::Error)]
enum DriverError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Room(#[from] RoomError),
}

/// A room and what connects it to the world.
struct Driver {
    room: Room,
    services: Arc<Services>,
    outbound: BTreeMap<ConnectionId, mpsc::Sender<Outbound>>,
    replies: BTreeMap<RequestId, oneshot::Sender<Result<CommandResult, AccessError>>>,
    next_request: RequestId,
    /// Answers of bots, as inputs.
    answers: mpsc::UnboundedReceiver<Input>,
    answer: mpsc::UnboundedSender<Input>,
    beats: watch::Receiver<Option<Beat>>,
    /// The offset of the players' clocks that the room knows of.
    offset: Option<i64>,
}

/// Whether a driver goes on.
enum Next {
    GoesOn,
    Ends,
}

/// Drives a room until nobody needs it.
pub(crate) async fn run_room(
    room: Room,
    services: Arc<Services>,
    mut mailbox: mpsc::Receiver<Ask>,
) {
    let _gauged = Gauged::room();
    let (answer, answers) = mpsc::unbounded_channel();
    let (outbound, replies) = (BTreeMap::new(), BTreeMap::new());
    let (beats, next_request, offset) = (services.environment.beats(), 0, None);
    let mut driver =
        Driver { room, services, outbound, replies, next_request, answers, answer, beats, offset };
    if let Err(error) = driver.run(&mut mailbox).await {
        tracing::error!(room = %driver.room.state().id(), %error, "room dropped after an error");
        for outbound in driver.outbound.values() {
            // A client whose queue is full will notice the end of its connection.
            let _ = outbound.try_send(Outbound::Close(CloseReason::Reload));
        }
        // A command that was begun may have been carried out: it must not be asked again.
        for reply in std::mem::take(&mut driver.replies).into_values() {
            let _ = reply.send(Err(RequestError::Trouble.into()));
        }
    }
}

impl Driver {
    async fn run(&mut self, mailbox: &mut mpsc::Receiver<Ask>) -> Result<(), DriverError> {
        let alarm = tokio::time::sleep_until(Instant::now());
        tokio::pin!(alarm);
        loop {
            let ask = self.next(mailbox, alarm.as_mut()).await;
            match self.answer(ask).await? {
                Next::GoesOn => {}
                Next::Ends => return Ok(()),
            }
            if self.room.is_idle(self.now()) {
                self.process(Input::Stop { reason: CloseReason::Reload }).await?;
                return Ok(());
            }
        }
    }

    fn now(&self) -> Now {
        self.services.environment.now()
    }

    /// Waits for the next input: from clients, from bots, or because time has passed. Without anybody who could ask, the
    /// room stops.
    async fn next(&mut self, mailbox: &mut mpsc::Receiver<Ask>, mut alarm: Pin<&mut Sleep>) -> Ask {
        let now = self.now();
        let timeout = self.room.next_timeout(now);
        let stop = || Ask::Input(Input::Stop { reason: CloseReason::Reload });
        if timeout <= now.monotonic {
            return match mailbox.try_recv() {
                Ok(ask) => ask,
                Err(mpsc::error::TryRecvError::Empty) => Ask::Input(Input::Tick),
                Err(mpsc::error::TryRecvError::Disconnected) => stop(),
            };
        }
        // An alarm that comes too early does no harm; setting it anew for every action would cost.
        let wake = self.services.environment.instant(timeout);
        if alarm.is_elapsed() || wake < alarm.deadline() {
            alarm.as_mut().reset(wake);
        }
        tokio::select! {
            biased;
            ask = mailbox.recv() => ask.unwrap_or_else(stop),
            answer = self.answers.recv() => answer.map_or_else(stop, Ask::Input),
            () = alarm => Ask::Input(Input::Tick),
            () = clocks_moved(&mut self.beats, &mut self.offset) => Ask::Input(Input::Tick),
        }
    }

    async fn answer(&mut self, ask: Ask) -> Result<Next, DriverError> {
        match ask {
            Ask::Connect { connection, visitor, outbound, reply } => {
                self.refresh().await?;
                let may = self.room.may_enter(visitor.person.as_ref(), visitor.invite.as_deref());
                if may.is_ok() {
                    let visited = self.visited(visitor.person.as_ref()).await?;
                    self.outbound.insert(connection, outbound);
                    self.process(Input::Connected { connection, visitor, visited }).await?;
                }
                let entered = may.is_ok();
                // The client may have given up while the room waited for the store.
                if reply.send(may).is_err() && entered {
                    self.outbound.remove(&connection);
                    self.process(Input::Disconnected { connection }).await?;
                }
            }
            Ask::Input(Input::Message { connection, message }) => {
                let is_action = matches!(message, ToServer::Act { .. });
                let from = Instant::now();
                if message.seen().is_some_and(|seen| self.room.state().last_n() < seen) {
                    // The client comes from another node, which knew more.
                    self.refresh().await?;
                }
                self.process(Input::Message { connection, message }).await?;
                if is_action {
                    metrics::acted(from.elapsed());
                }
                metrics::refused(self.room.take_refused());
            }
            Ask::Input(input) => {
                let ends = matches!(input, Input::Stop { .. });
                if let Input::Disconnected { connection } = input {
                    self.outbound.remove(&connection);
                }
                if let Input::WorkClaimed = input {
                    self.refresh().await?;
                }
                self.process(input).await?;
                if ends {
                    return Ok(Next::Ends);
                }
            }
            Ask::Command { person, invite, command, reply } => {
                self.refresh().await?;
                let request = self.next_request;
                self.next_request += 1;
                self.replies.insert(request, reply);
                self.process(Input::Command { request, person, invite, command }).await?;
            }
            Ask::Info { person, invite, reply } => {
                self.refresh().await?;
                let may = self.room.may_enter(person.as_ref(), invite.as_deref());
                let _ = reply.send(may.map(|()| self.room.state().info()));
            }
            Ask::Record { person, invite, seat, reply } => {
                self.refresh().await?;
                let may = self.room.may_enter(person.as_ref(), invite.as_deref());
                let record = may.and_then(|()| match seat {
                    Some(seat) => self.room.record_for(person.as_ref(), seat),
                    None => self.room.record(),
                });
                let _ = reply.send(record);
            }
            Ask::WriteIndex { reply } => {
                self.refresh().await?;
                self.process(Input::WriteIndex).await?;
                let _ = reply.send(());
            }
            Ask::Stop { reply } => {
                self.process(Input::Stop { reason: CloseReason::Stopping }).await?;
                let _ = reply.send(());
                return Ok(Next::Ends);
            }
            Ask::Imagine { seat, reply } => {
                self.room.imagine(seat);
                let _ = reply.send(());
            }
        }
        Ok(Next::GoesOn)
    }

    /// Lets the room handle an input and carries out what it returns. After a store error the room is reloaded and a
    /// client's request is tried again: a request that was carried out is not carried out twice.
    async fn process(&mut self, input: Input) -> Result<(), DriverError> {
        let mut input = input;
        loop {
            let again = input.for_retry();
            let told = self.room.broadcast_n();
            let mut outputs = Vec::new();
            self.room.handle(self.now(), input, &mut outputs)?;
            let Err(error) = self.carry_out(outputs).await else { return Ok(()) };
            self.recover(error, told).await?;
            match again {
                Some(again) => input = again,
                None => return Ok(()),
            }
        }
    }

    /// Carries out outputs in their order. What follows a commit happens only once the commit is durable; if it fails,
    /// the rest is dropped.
    async fn carry_out(&mut self, outputs: Vec<Output>) -> Result<(), DriverError> {
        let mut outputs = VecDeque::from(outputs);
        if planted(Bug::ToldBeforeStored) {
            outputs.make_contiguous().sort_by_key(|it| matches!(it, Output::Commit(_)));
        }
        let mut failed = Ok(());
        while let Some(output) = outputs.pop_front() {
            match output {
                Output::Commit(commit) => {
                    let (entries, from) = (commit.entries.clone(), Instant::now());
                    let stored = store_commit(&*self.services.store, *commit).await;
                    let mut stored = stored.inspect_err(|_| metrics::commit_failed());
                    if matches!(stored, Err(StoreError::Unavailable(_)))
                        && self.are_stored(&entries).await?
                    {
                        stored = Ok(());
                    }
                    if planted(Bug::FailedCommitSent) {
                        failed = failed.and(stored.map_err(DriverError::from));
                        continue;
                    }
                    stored?;
                    metrics::committed(entries.len(), from.elapsed());
                }
                Output::Send { connection, messages } => self.send(connection, messages),
                Output::Reply { request, result } => {
                    if let Some(reply) = self.replies.remove(&request) {
                        let _ = reply.send(*result);
                    }
                }
                Output::AskBot { decision, question, bot, mut luck } => {
                    let allowed = Box::pin(std::future::ready(Ok(())));
                    let choose = move || question.choose(&bot, &mut luck).ok();
                    let chose =
                        move |code: Result<_, _>| Input::BotChose { decision, code: code.ok() };
                    self.think(self.room.state().host(), allowed, choose, chose);
                }
                Output::AskHint { request, question, bot, mut luck } => {
                    let allowed = self.services.hint_limit.allow(request.person);
                    let explain = move || question.explain(&bot, &mut luck).ok();
                    let person = request.person;
                    let found = move |found| Input::HintFound { request, found };
                    self.think(person, allowed, explain, found);
                }
                Output::Notify(notice) => self.services.publish(self.room.state().id(), notice),
                Output::ReadEntries => {
                    let state = self.room.state();
                    let read = self.services.store.entries(state.id(), state.next_n());
                    let entries = read.await?;
                    let mut more = Vec::new();
                    self.room.handle(self.now(), Input::EntriesRead { entries }, &mut more)?;
                    outputs.extend(more);
                }
                Output::Reload => outputs.extend(self.reload(self.room.broadcast_n()).await?),
                Output::Close { connection, reason } => {
                    if let Some(outbound) = self.outbound.remove(&connection) {
                        // A client whose queue is full will notice the end of its connection.
                        let _ = outbound.try_send(Outbound::Close(reason));
                    }
                }
            }
        }
        failed
    }

    /// A client that reads too slowly is dropped; it will connect again and catch up.
    fn send(&mut self, connection: ConnectionId, messages: Vec<Bytes>) {
        let outbound = self.outbound.get(&connection);
        let sent = outbound.map(|it| it.try_send(Outbound::Messages(messages)));
        if let Some(Err(_)) = sent {
            self.outbound.remove(&connection);
        }
    }

    /// Runs a bot for a person, if that is allowed, and makes an input of its answer.
    fn think<T: Send + 'static>(
        &self,
        person: i64,
        allowed: Pending<Result<(), RequestError>>,
        work: impl FnOnce() -> Option<T> + Send + 'static,
        input: impl FnOnce(Result<T, RequestError>) -> Input + Send + 'static,
    ) {
        let services = Arc::clone(&self.services);
        let answer = self.answer.clone();
        self.services.spawn(async move {
            let found = match allowed.await {
                Ok(()) => {
                    let _gauged = Gauged::bot();
                    let found =
                        result_of(|work| services.workers.run_bot(person, work), work).await;
                    found.flatten().ok_or(RequestError::Trouble)
                }
                Err(error) => Err(error),
            };
            // The driver is gone if the room left memory meanwhile.
            let _ = answer.send(input(found));
        });
    }
}

/// Waits for a heartbeat after which the players' clocks must be shown anew: there was a downtime, or a clock was set.
async fn clocks_moved(beats: &mut watch::Receiver<Option<Beat>>, known: &mut Option<i64>) {
    loop {
        let offset = beats.borrow_and_update().map(Beat::playing_offset);
        let moved = |known: i64| offset.is_some_and(|it| MIN_MOVE < it.abs_diff(known));
        if known.is_none_or(moved) {
            *known = offset;
            if offset.is_some() {
                return;
            }
        }
        if beats.changed().await.is_err() {
            // The node ends.
            return std::future::pending().await;
        }
    }
}

/// Stores a commit.
async fn store_commit(store: &dyn RoomStore, mut commit: RoomCommit) -> Result<(), StoreError> {
    if planted(Bug::IndexAfterEntries) && !commit.entries.is_empty() {
        let index = commit.index.take();
        let room = commit.room.clone();
        store.commit(commit).await?;
        commit = RoomCommit { index, ..RoomCommit::new(room) };
    }
    store.commit(commit).await
}
