//! The task of a room. It waits for a request, a bot's answer or a timeout, passes it to the room as an input, and
//! carries out the room's outputs in order.
//!
//! "Stored before told" is kept here: [`Driver::carry_out`] waits until a commit is durable before it carries out the
//! next output. If the commit fails, it drops the rest, and [`Driver::recover`] reloads the room.

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

/// How long to wait before an unavailable store is tried again.
pub(crate) const RETRY_AFTER: Duration = Duration::from_millis(250);

/// The room gets a tick if the players' clocks have jumped by more than this against the monotonic clock, in
/// milliseconds.
const MIN_MOVE: u64 = 1_000;

/// A request to a driver. If it has a `reply` channel and the driver ends before it answers, the channel is dropped.
#[derive(Debug)]
pub(crate) enum Ask {
    /// Opens a connection, if the visitor may enter.
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
    /// Asks for the room's info, if the client may enter.
    Info {
        person: Option<Requester>,
        invite: Option<String>,
        reply: oneshot::Sender<Result<RoomInfo, AccessError>>,
    },
    /// Asks for the record of the match, if the client may enter. With a seat of the person, the match may still run.
    Record {
        person: Option<Requester>,
        invite: Option<String>,
        seat: Option<u8>,
        reply: oneshot::Sender<Result<Arc<Record>, AccessError>>,
    },
    /// Brings the room's row in the index up to date.
    WriteIndex { reply: oneshot::Sender<()> },
    /// Closes the connections and ends the driver.
    Stop { reply: oneshot::Sender<()> },
    /// Replaces the match by one that looks the same to a seat, or puts the true one back. For tests.
    Imagine { seat: Option<(Seat, u64)>, reply: oneshot::Sender<()> },
}

/// Why a driver drops its room. The room is loaded again when it is needed.
#[derive(Debug, thiserror::Error)]
enum DriverError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Room(#[from] RoomError),
}

/// A room, its clients' queues, and the replies that are still owed.
struct Driver {
    room: Room,
    services: Arc<Services>,
    outbound: BTreeMap<ConnectionId, mpsc::Sender<Outbound>>,
    replies: BTreeMap<RequestId, oneshot::Sender<Result<CommandResult, AccessError>>>,
    next_request: RequestId,
    /// Answers of bots, as inputs. A driver holds a sender itself, so the channel never closes.
    answers: mpsc::UnboundedReceiver<Input>,
    answer: mpsc::UnboundedSender<Input>,
    beats: watch::Receiver<Option<Beat>>,
    /// [`Beat::playing_offset`] when the room last got a tick for it.
    offset: Option<i64>,
}

/// Whether a driver goes on.
enum Next {
    GoesOn,
    Ends,
}

/// Drives a room until it is idle, is asked to stop, or fails.
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
            // If the queue is full, the client only sees its connection end.
            let _ = outbound.try_send(Outbound::Close(CloseReason::Reload));
        }
        // Answer commands that were begun: they may have been carried out, and `Rooms` repeats a command whose reply is
        // dropped.
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

    /// Waits for the next request, bot's answer or tick. If the mailbox is closed, the room stops.
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
        // Only move the alarm forward. A tick that comes too early does no harm, and resetting the timer for every
        // action would cost.
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
                // The client may have gone while the driver waited for the store.
                if reply.send(may).is_err() && entered {
                    self.outbound.remove(&connection);
                    self.process(Input::Disconnected { connection }).await?;
                }
            }
            Ask::Input(Input::Message { connection, message }) => {
                let is_action = matches!(message, ToServer::Act { .. });
                let from = Instant::now();
                if message.seen().is_some_and(|seen| self.room.state().last_n() < seen) {
                    // The client was connected to another node, which knew more entries.
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

    /// Lets the room handle an input and carries out its outputs. After a store error, reloads the room and handles a
    /// client's request again; the room does not repeat a request that was carried out.
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

    /// Carries out outputs in order. Outputs after a commit wait until it is durable.
    ///
    /// # Errors
    /// If a commit or a read fails. The outputs after it are dropped, and the caller must [recover](Self::recover).
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
                    let advise = move || question.advise(&bot, &mut luck).ok();
                    let person = request.person;
                    let found = move |found| Input::HintFound { request, found };
                    self.think(person, allowed, advise, found);
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
                        // If the queue is full, the client only sees its connection end.
                        let _ = outbound.try_send(Outbound::Close(reason));
                    }
                }
            }
        }
        failed
    }

    /// Queues messages for a client. A client whose queue is full is disconnected; it can connect again and catch up.
    fn send(&mut self, connection: ConnectionId, messages: Vec<Bytes>) {
        let outbound = self.outbound.get(&connection);
        let sent = outbound.map(|it| it.try_send(Outbound::Messages(messages)));
        if let Some(Err(_)) = sent {
            self.outbound.remove(&connection);
        }
    }

    /// Runs `work` on a thread for bots in a task of its own, unless `allowed` is an error, and sends the result back
    /// to this driver as an input. The person decides the place in the queue.
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
            // This fails if the room has left memory meanwhile.
            let _ = answer.send(input(found));
        });
    }
}

/// Waits for a heartbeat that moves the players' clocks, after a downtime or because a clock was set: clients must be
/// sent the clocks again. Also returns at the first heartbeat.
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
            // The node ends, and this task with it.
            return std::future::pending().await;
        }
    }
}

async fn store_commit(store: &dyn RoomStore, mut commit: RoomCommit) -> Result<(), StoreError> {
    if planted(Bug::IndexAfterEntries) && !commit.entries.is_empty() {
        let index = commit.index.take();
        let room = commit.room.clone();
        store.commit(commit).await?;
        commit = RoomCommit { index, ..RoomCommit::new(room) };
    }
    store.commit(commit).await
}
