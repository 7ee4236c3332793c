//! [`Room::handle`], the state machine: one input at a time, outputs in order.
//!
//! Every change takes the same path. [`Room::stage`] folds an event into the state; [`Room::commit`] asks the driver to
//! store what was staged, and queues what clients and other nodes are told of it.

use std::collections::BTreeMap;
use std::mem;
use std::sync::Arc;

use ::bots::MatchWithBots;
use engine::{Phrase, Record, Seat};
use protocol::{Clock, CloseReason, FromServer, NotNow, RoomInfo, TableView};

use crate::broadcast::{Changes, touches_table};
use crate::catch_up::CatchUps;
use crate::connections::{Connections, Subscription};
use crate::lease::Lease;
use crate::lobby::AccessError;
use crate::narration::Audience;
use crate::planted::{Bug, planted};
use crate::presence::RemotePresence;
use crate::replay::play_recorded;
use crate::{
    Config, ConnectionId, DecisionId, Input, LogEntry, Notice, Now, Output, Requester, RoomCommit,
    RoomError, RoomEvent, State,
};

/// How long a room's row in the index may lag behind its log, in milliseconds.
const INDEX_LAG: u64 = 10_000;

/// The room asks for a tick at least this often, in milliseconds.
const MAX_TICK: u64 = 60_000;

/// Clients are not told of a shorter downtime before the next entry, in milliseconds.
const MIN_DOWNTIME: u64 = 1_000;

/// A room, its connections, and what it knows of other nodes.
#[derive(Debug)]
pub struct Room {
    pub(crate) state: State,
    pub(crate) config: Arc<Config>,
    pub(crate) connections: Connections,
    /// When the owner of each absent seat disconnected, in monotonic time.
    pub(crate) absent_since: BTreeMap<u8, u64>,
    pub(crate) remote: RemotePresence,
    pub(crate) lease: Lease,
    /// The decision that a bot was asked about and has not answered.
    pub(crate) thinking: Option<DecisionId>,
    /// Requests refused since the last [`Room::take_refused`].
    pub(crate) refused: u32,
    /// Entries that are folded into the state and not yet in a commit.
    pub(crate) staged: Vec<LogEntry>,
    /// Earlier entries that the next commit replaces: a person is erased from them.
    pub(crate) rewritten: Vec<LogEntry>,
    /// The phrases of each step that is not yet broadcast, by the readers' seat.
    pub(crate) pending_lines: Vec<(Option<Seat>, Vec<Vec<Phrase>>)>,
    /// The tables between the steps that are not yet broadcast, by subscription.
    pub(crate) pending_tables: Vec<(Subscription, TableView)>,
    /// The room as it was last broadcast.
    pub(crate) last_info: RoomInfo,
    /// The number of entries that were broadcast.
    pub(crate) broadcast_n: u32,
    pub(crate) catch_ups: CatchUps,
    /// When clients were last sent the clocks: in monotonic time, and in the time of the clocks.
    pub(crate) clocks_shown: (u64, i64),
    /// Whether clients have been told that the store is unavailable.
    waiting: bool,
    /// When the index must be written at the latest, in monotonic time.
    index_due: Option<u64>,
    /// When a client or a lease of this node last needed the room, in monotonic time.
    idle_since: u64,
    /// The record of a finished match. Made on first request; every commit drops it.
    pub(crate) record: Option<Arc<Record>>,
    /// The true match, while an imagined one takes its place in a test.
    true_match: Option<Box<dyn MatchWithBots>>,
}

impl Room {
    /// A room that was just loaded or created. It has no connections, and nothing is left to broadcast.
    pub fn new(state: State, config: Arc<Config>, now: Now) -> Self {
        let absent_since = (0u8..).zip(&state.chairs).map(|(seat, _)| (seat, now.monotonic));
        Self {
            absent_since: absent_since.collect(),
            remote: RemotePresence::new(now),
            lease: Lease::new(state.automatic.is_some()),
            last_info: state.info(),
            broadcast_n: state.next_n(),
            catch_ups: CatchUps::default(),
            clocks_shown: (now.monotonic, now.not_before(state.playing).playing()),
            waiting: false,
            state,
            config,
            connections: Connections::default(),
            thinking: None,
            refused: 0,
            staged: Vec::new(),
            rewritten: Vec::new(),
            pending_lines: Vec::new(),
            pending_tables: Vec::new(),
            index_due: None,
            idle_since: now.monotonic,
            record: None,
            true_match: None,
        }
    }

    /// Handles one input and appends to `out` what the driver must do.
    ///
    /// # Errors
    /// If the room cannot go on. The driver must drop it, close its connections, and load it again when it is needed.
    pub fn handle(
        &mut self,
        now: Now,
        input: Input,
        out: &mut Vec<Output>,
    ) -> Result<(), RoomError> {
        let now = self.room_time(now);
        if input.needs_room_here() {
            self.idle_since = now.monotonic;
        }
        let was_waiting = mem::replace(&mut self.waiting, matches!(input, Input::StoreUnavailable));
        match input {
            Input::Connected { connection, visitor, visited } => {
                self.connections.insert(connection, visitor, visited);
            }
            Input::ConnectionsEnded(ended) => self.end_connections(ended, out),
            Input::Disconnected { connection } => self.disconnected(now, connection, out),
            Input::Message { connection, message } => {
                self.message(now, connection, message, out)?
            }
            Input::Command { request, person, invite, command } => {
                let result = self.command(now, &person, invite.as_deref(), command, out);
                out.push(Output::Reply { request, result: Box::new(result) });
            }
            Input::BotChose { decision, code } => self.play_choice(now, decision, code, out)?,
            Input::HintFound { request, found } => self.send_hint(request, found),
            Input::RemoteEntries { last, entries } => self.remote_entries(now, last, entries, out),
            Input::EntriesRead { entries } => self.fold_remote(now, entries, out),
            Input::RemotePresence { node, people, anonymous } => {
                self.remote_presence(now, node, people, anonymous, out);
            }
            Input::WorkClaimed => self.work_claimed(now),
            Input::Reloaded { state, told } => self.reloaded(now, *state, told, out),
            Input::StoreUnavailable if was_waiting && !planted(Bug::WaitingRepeated) => {}
            Input::StoreUnavailable => {
                self.connections.broadcast(|_| vec![FromServer::Waiting]);
            }
            Input::WriteIndex => self.write_index(now, out),
            Input::Tick => self.tick(now, out)?,
            Input::Stop { reason } => self.stop(now, reason, out),
        }
        if !self.waiting {
            self.show_downtime(now, was_waiting);
        }
        self.connections.flush(out);
        Ok(())
    }

    /// When the driver must pass the next [`Input::Tick`] at the latest, in monotonic time. It may lie in the past. Ask
    /// again after each input.
    pub fn next_timeout(&self, now: Now) -> u64 {
        // Until then the players' clocks stand still. When they go on, clients must be sent the clocks again.
        let stands_still = now.playing() < self.state.playing;
        let goes_on = stands_still.then(|| now.monotonic_at(self.state.playing));
        let now = self.room_time(now);
        if self.waiting || self.has_automatic_step() && self.runs_work(now) {
            return now.monotonic;
        }
        let idle = self.connections.is_empty().then(|| self.idle_since + self.config.idle_after);
        let deadline = self.state.deadline().filter(|_| self.runs_work(now));
        let deadline = deadline.map(|at| now.monotonic_at(at));
        let works = self.state.automatic.is_some() && self.runs_work(now);
        let renewal = self.renewal_due().filter(|_| works);
        let times = [idle, deadline, renewal, goes_on, self.index_due, self.presence_due()];
        times.into_iter().flatten().fold(now.monotonic + MAX_TICK, u64::min)
    }

    /// The time with players' clocks that never go back in this room. Without this they would go back after a crash:
    /// the restarted server counts from its last heartbeat, and the last entry may be younger.
    fn room_time(&self, now: Now) -> Now {
        if planted(Bug::ClocksRunThroughDowntime) {
            return Now { downtime: 0, ..now };
        }
        now.not_before(self.state.playing)
    }

    /// Sends the clocks again if they have not advanced as a client's own clock did, and corrects the deadline in the
    /// index. After the store was unavailable the clocks are always sent: messages that waited for it carry old ones.
    fn show_downtime(&mut self, now: Now, was_waiting: bool) {
        let (shown, playing) = self.clocks_shown;
        let expected = playing.saturating_add((now.monotonic - shown) as i64);
        if now.playing().abs_diff(expected) < MIN_DOWNTIME && !was_waiting {
            return;
        }
        self.clocks_shown = (now.monotonic, now.playing());
        if self.state.deadline().is_some() {
            self.write_index_soon(now);
        }
        let clocks = self.state.clocks.show(now.playing());
        if !clocks.is_empty() && !planted(Bug::ClocksNotCorrected) {
            self.connections.broadcast(|_| vec![FromServer::Clocks { clocks: clocks.clone() }]);
        }
    }

    /// Whether the room has no connections, and for [`Config::idle_after`] neither a client nor a lease of this node
    /// needed it. The driver may stop it then.
    pub fn is_idle(&self, now: Now) -> bool {
        self.connections.is_empty() && self.idle_since + self.config.idle_after <= now.monotonic
    }

    /// The fold of the log, including entries that are not stored yet.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The number of entries that clients know once the driver has carried out all outputs so far.
    pub fn broadcast_n(&self) -> u32 {
        self.broadcast_n
    }

    /// Whether a person has a seat in the room.
    pub fn has_seat(&self, person: i64) -> bool {
        !self.state.seats_of(Some(person)).is_empty()
    }

    /// The number of requests refused since the last call, for metrics.
    pub fn take_refused(&mut self) -> u32 {
        mem::take(&mut self.refused)
    }

    /// The record of a match that is over.
    ///
    /// # Errors
    /// [`NotNow::NotOver`] if the match is not over, [`NotNow::ReadOnly`] if it is also frozen.
    pub fn record(&mut self) -> Result<Arc<Record>, AccessError> {
        if !self.state.is_over() {
            let frozen = self.state.frozen.is_some();
            return Err(if frozen { NotNow::ReadOnly } else { NotNow::NotOver }.into());
        }
        if self.record.is_none() {
            self.record = self.state.record().map(Arc::new);
        }
        self.record.clone().ok_or_else(|| NotNow::NotOver.into())
    }

    /// The record of a match for a replay from one seat. If the match still runs, the record ends at its last step; it
    /// has the seed and all actions, so it must not reach the client before the end.
    ///
    /// # Errors
    /// If the match is not over and the seat is not the person's.
    pub fn record_for(
        &mut self,
        person: Option<&Requester>,
        seat: u8,
    ) -> Result<Arc<Record>, AccessError> {
        let is_theirs = self.state.seats_of(person.map(|person| person.id)).contains(&seat);
        if is_theirs
            && self.require_playing().is_ok()
            && let Some(record) = self.state.record()
        {
            return Ok(Arc::new(record));
        }
        self.record()
    }

    /// Does what is due. A clock that runs out and automatic steps have a tick each, so that each has its own commit.
    fn tick(&mut self, now: Now, out: &mut Vec<Output>) -> Result<(), RoomError> {
        self.refresh_presence(now, out);
        self.renew_lease(now);
        if self.runs_work(now) {
            if self.end_expired_time(now, out)? {
                return Ok(());
            }
            self.run_automatic(now, out)?;
        }
        if self.index_due.is_some_and(|due| due <= now.monotonic) {
            self.write_index(now, out);
        }
        Ok(())
    }

    fn stop(&mut self, now: Now, reason: CloseReason, out: &mut Vec<Output>) {
        self.drop_lease(now);
        if self.index_due.is_some() {
            self.write_index(now, out);
        }
        self.connections.flush(out);
        for connection in self.connections.take_all() {
            out.push(Output::Close { connection, reason });
        }
    }

    /// Folds an event into the state and stages it for the next [`Room::commit`].
    pub(crate) fn stage(&mut self, now: Now, event: RoomEvent) {
        let Now { wall: at, downtime, .. } = now;
        let entry = LogEntry { n: self.state.next_n(), at, downtime, event };
        self.rewritten.extend(self.state.rewritten_by(&entry.event));
        let touches = touches_table(&entry.event);
        self.state.fold(entry.clone());
        if touches {
            self.state.refresh_automatic();
        }
        self.staged.push(entry);
    }

    /// Commits the staged entries and queues their broadcast behind the commit. Returns the number of the first entry.
    pub(crate) fn commit(&mut self, now: Now, out: &mut Vec<Output>) -> u32 {
        let entries = mem::take(&mut self.staged);
        let first = entries.first().map_or(self.state.next_n(), |entry| entry.n);
        let changes = Changes::of(&entries);
        self.record = None;
        let info = self.changed_info(changes);
        let notice = self.notice_of(&entries);
        let rewritten = mem::take(&mut self.rewritten);
        let mut commit =
            RoomCommit { entries, rewritten, ..RoomCommit::new(self.state.id.as_str()) };
        // If a list of rooms, a deadline or another node depends on the change, the index is written with the entries;
        // otherwise up to `INDEX_LAG` later.
        let timed = self.state.settings.clock != Clock::Untimed;
        if self.update_lease(now) || info.is_some() || timed {
            self.add_index(now, &mut commit);
        } else {
            self.index_due.get_or_insert(now.monotonic + INDEX_LAG);
        }
        out.push(Output::Commit(Box::new(commit)));
        if changes != Changes::Steps {
            self.end_strangers(out);
        }
        self.broadcast_entries(now, first, changes, info);
        out.extend(notice.map(Output::Notify));
        first
    }

    /// The notice of new entries. It carries steps, so that other nodes need not read the store for them.
    fn notice_of(&self, entries: &[LogEntry]) -> Option<Notice> {
        if !self.config.clustered {
            return None;
        }
        let steps = entries.iter().all(|entry| entry.event.is_step());
        let entries = if steps { entries.to_vec() } else { Vec::new() };
        Some(Notice::Entries { last: self.state.last_n(), entries })
    }

    /// The room's info if it differs from the last broadcast. A step changes it only if it ends the match.
    pub(crate) fn changed_info(&self, changes: Changes) -> Option<RoomInfo> {
        let same = changes == Changes::Steps && !self.state.is_over();
        (!same).then(|| self.state.info()).filter(|info| *info != self.last_info)
    }

    /// Writes the index with the next tick.
    pub(crate) fn write_index_soon(&mut self, now: Now) {
        self.index_due = Some(now.monotonic);
    }

    pub(crate) fn write_index(&mut self, now: Now, out: &mut Vec<Output>) {
        let mut commit = RoomCommit::new(self.state.id.as_str());
        self.add_index(now, &mut commit);
        if commit.index.is_some() {
            out.push(Output::Commit(Box::new(commit)));
        }
    }

    fn add_index(&mut self, now: Now, commit: &mut RoomCommit) {
        self.index_due = None;
        // A frozen match keeps the row of the program that could play it, which knew whose turn it is, until it ends.
        if self.state.frozen.is_none() || self.state.ended {
            let mut index = self.state.index_update(now.downtime);
            index.row.leased_until = self.leased_until(now);
            commit.index = Some(index);
        }
    }

    /// The audience that a subscription stands for.
    pub(crate) fn audience(&self, subscription: Subscription) -> Audience<'_> {
        let game = &self.state.settings.game;
        let speaker = self.config.translators.get(game, subscription.language);
        Audience { seat: subscription.seat, speaker: speaker.filter(|_| subscription.with_text) }
    }

    /// What a connection is subscribed to, if it has said hello.
    pub(crate) fn subscription(&self, connection: ConnectionId) -> Option<Subscription> {
        self.connections.get(connection)?.subscription
    }

    /// Replaces the match by one that only looks the same to a seat, or puts the true one back. For tests that clients
    /// are sent nothing a seat may not know.
    #[doc(hidden)]
    pub fn imagine(&mut self, seat: Option<(Seat, u64)>) {
        let Some(started) = &mut self.state.started else { return };
        if let Some(mut true_match) = self.true_match.take() {
            // The true match repeats the steps that were made meanwhile.
            let imagined = started.seated.as_ref().map(|seated| seated.game_match());
            let n_steps = imagined.map_or(0, engine::AnyMatch::n_steps);
            let steps = true_match.game_match().n_steps()..n_steps;
            for step in steps.filter_map(|nth| imagined?.recorded(nth)) {
                play_recorded(true_match.game_match_mut(), &step);
            }
            started.seated = Some(true_match);
        }
        if let Some((seat, seed)) = seat {
            self.true_match = started.seated.take();
            started.seated = self.true_match.as_ref().map(|seated| seated.imagined(seat, seed));
        }
        self.state.refresh_automatic();
    }
}
