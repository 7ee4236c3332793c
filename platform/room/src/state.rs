//! The state of a room: the fold of its log.
//!
//! [`State::fold`] applies one entry. It runs on new entries before they are stored, on entries of other nodes, and on
//! the whole log when a room is loaded, so the same log gives the same state on every node.

use std::collections::{BTreeSet, HashMap};

use bots::MatchWithBots;
use engine::{AnyContent, AnyGame, AnyMatch, Player, Seat, Seats, Seed, Status};
use protocol::{Origin, RoomState, Settings, Sitter};

use crate::archive::Archive;
use crate::bots::Automatic;
use crate::clocks::Clocks;
use crate::frozen::Frozen;
use crate::narration::StepNews;
use crate::planted::{Bug, planted};
use crate::{LogEntry, Requester, RoomError, RoomEvent, RoomId};

/// The room remembers a request that was carried out for at least this many entries, and twice as many requests at
/// most.
const REQUESTS_KEPT: u32 = 256;

/// Everything that a room's log says: seats, settings, the match, requests, clocks.
///
/// [`State::from_log`] builds it. Afterwards only [`Room`](crate::Room) changes it, by folding in new entries.
#[derive(Debug)]
pub struct State {
    pub(crate) id: RoomId,
    pub(crate) settings: Settings,
    pub(crate) host: i64,
    pub(crate) host_name: String,
    /// The server's half of the seed.
    pub(crate) secret: Seed,
    /// Where the deal comes from, if the room is for practice.
    pub(crate) origin: Option<Origin>,
    pub(crate) invite: Option<String>,
    /// People who deleted their account. They may no longer enter.
    pub(crate) forgotten: BTreeSet<i64>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) started: Option<StartedMatch>,
    /// The steps that the log has of a match which this program cannot continue.
    pub(crate) frozen: Option<Frozen>,
    /// The seats that agree to end a match that cannot be continued.
    pub(crate) end_agreed: BTreeSet<u8>,
    /// Whether such a match was ended by agreement.
    pub(crate) ended: bool,
    pub(crate) log: Vec<Logged>,
    /// The number of the last entry that changed the match.
    pub(crate) last_change: u32,
    pub(crate) undo_request: Option<UndoConsent>,
    /// Whether a player has gone back without asking, because all other players are bots.
    pub(crate) went_back_alone: bool,
    /// Votes that a bot plays for an absent seat: voter, absent seat.
    pub(crate) away_votes: BTreeSet<(u8, u8)>,
    pub(crate) clocks: Clocks,
    /// What the players' clocks showed at the last entry, in milliseconds ([`Now::playing`](crate::Now::playing)).
    pub(crate) playing: i64,
    /// The seat whose turn waits for its confirmation.
    pub(crate) held: Option<Seat>,
    /// The number of steps that are confirmed.
    pub(crate) confirmed: u32,
    pub(crate) rematch: Option<RoomId>,
    /// The news of a finished match, if this program cannot replay it.
    pub(crate) archive: Option<Archive>,
    /// The next step, if a bot or the house makes it.
    pub(crate) automatic: Option<Automatic>,
    /// The news of the steps that the next `Rewound` entry drops, by step, then by audience. [`State::rewind`] fills
    /// it.
    pub(crate) dropped: Vec<Vec<StepNews>>,
    /// The entry that each carried-out request led to, by person and request id.
    carried_out: HashMap<(i64, String), u32>,
}

/// A seat of a room and the person or bot on it.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    pub(crate) ready: bool,
    /// A bot plays for the person who sits here.
    pub(crate) away: bool,
    /// The text that the player added to the seed.
    pub(crate) salt: Option<String>,
    /// Whether the person who sits here has an account.
    pub(crate) has_account: bool,
}

impl Chair {
    pub(crate) fn new(sitter: Sitter) -> Self {
        let ready = matches!(sitter, Sitter::Bot { .. });
        Self { sitter, ready, away: false, salt: None, has_account: false }
    }
}

/// A match that has started.
#[derive(Debug)]
pub(crate) struct StartedMatch {
    pub(crate) game: &'static dyn AnyGame,
    /// The version of the rules that it began with.
    pub(crate) rules: u32,
    /// The hash of the pack that it began with.
    pub(crate) hash: String,
    pub(crate) options: serde_json::Value,
    /// The content of that pack, or `None` if this program does not have it.
    pub(crate) content: Option<AnyContent>,
    pub(crate) seed: Seed,
    pub(crate) commitment: String,
    pub(crate) players: Vec<Player>,
    /// When the match started, by the time of the players' clocks.
    pub(crate) at: i64,
    /// The match. If it is frozen, only the steps that this program can show, or `None` if it can show none.
    pub(crate) seated: Option<Box<dyn MatchWithBots>>,
}

/// A request to go back that needs the consent of other players.
#[derive(Clone, Debug)]
pub(crate) struct UndoConsent {
    pub(crate) seat: u8,
    pub(crate) step: u32,
    pub(crate) agreed: BTreeSet<u8>,
}

/// An entry of the log as it is kept in memory.
#[derive(Debug)]
pub(crate) struct Logged {
    pub(crate) at: i64,
    pub(crate) downtime: i64,
    pub(crate) what: LoggedEvent,
}

/// What an entry says. Most entries are steps; the match has their news, so only their number is kept here.
#[derive(Debug)]
pub(crate) enum LoggedEvent {
    /// Step number `nth` of the match, counted from 0.
    Step { nth: u32, seat: u8 },
    /// A step that was taken back by consent. The match no longer has its news, so they are kept here by audience.
    Dropped { nth: u32, seat: u8, heard: Vec<StepNews> },
    /// Anything else.
    Other(Box<RoomEvent>),
}

impl State {
    /// Builds the state from a room's whole log. A match that this program cannot replay is frozen, not an error.
    ///
    /// # Errors
    /// If the log is empty, does not begin with `Created`, or has a gap.
    pub fn from_log(id: &str, entries: Vec<LogEntry>) -> Result<Self, RoomError> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or_else(|| RoomError::new(id, "the log is empty"))?;
        let mut state = Self::created(id, first)?;
        for (n, entry) in (1..).zip(entries) {
            if entry.n != n {
                return Err(RoomError::new(id, format!("entry {n} is missing")));
            }
            state.replay_event(&entry);
            state.fold(entry);
        }
        if state.frozen.is_some() {
            state.show_only(state.game_match().map_or(0, AnyMatch::n_steps));
        }
        state.refresh_automatic();
        Ok(state)
    }

    fn created(id: &str, entry: LogEntry) -> Result<Self, RoomError> {
        let RoomEvent::Created { settings, host, host_name, secret, origin, .. } = &entry.event
        else {
            return Err(RoomError::new(id, "the log does not begin with the room's creation"));
        };
        let free = Chair::new(Sitter::Nobody);
        let n_seats = usize::from(settings.seats);
        let mut state = Self {
            id: id.to_owned(),
            clocks: Clocks::new(settings.clock, n_seats),
            chairs: vec![free; n_seats],
            settings: settings.clone(),
            host: *host,
            host_name: host_name.clone(),
            secret: secret.clone(),
            origin: origin.clone(),
            invite: None,
            forgotten: BTreeSet::new(),
            started: None,
            frozen: None,
            end_agreed: BTreeSet::new(),
            ended: false,
            log: Vec::new(),
            last_change: 0,
            undo_request: None,
            went_back_alone: false,
            playing: entry.playing(),
            away_votes: BTreeSet::new(),
            rematch: None,
            held: None,
            confirmed: 0,
            archive: None,
            automatic: None,
            dropped: Vec::new(),
            carried_out: HashMap::new(),
        };
        state.fold(entry);
        Ok(state)
    }

    /// Folds an entry into the state. The match must already reflect it; the entry may not be durable yet.
    pub(crate) fn fold(&mut self, entry: LogEntry) {
        let playing = entry.playing();
        let LogEntry { n, at, downtime, event } = entry;
        self.playing = self.playing.max(playing);
        if event.changes_match() {
            self.last_change = n;
        }
        if let Some(request) = self.request_of(&event) {
            self.carried_out.entry(request).or_insert(n);
            if 2 * REQUESTS_KEPT as usize <= self.carried_out.len() {
                self.carried_out.retain(|_, entry| n < *entry + REQUESTS_KEPT);
            }
        }
        self.apply(&event);
        self.held = self.holder();
        self.run_clocks(playing, &event);
        let step = event.step_seat().map(|seat| (self.next_step(), seat));
        let what = match step {
            Some((nth, seat)) => LoggedEvent::Step { nth, seat },
            None => LoggedEvent::Other(Box::new(event)),
        };
        self.log.push(Logged { at, downtime, what });
    }

    /// The number of the step that is about to be logged.
    fn next_step(&self) -> u32 {
        let last = self.log.iter().rev().find_map(|logged| match &logged.what {
            LoggedEvent::Step { nth, .. } => Some(*nth),
            LoggedEvent::Dropped { .. } | LoggedEvent::Other(_) => None,
        });
        last.map_or(0, |nth| nth + 1)
    }

    fn apply(&mut self, event: &RoomEvent) {
        match event {
            RoomEvent::Created { .. } | RoomEvent::Started { .. } | RoomEvent::Chat { .. } => {}
            RoomEvent::Invited { invite } => self.invite.clone_from(invite),
            RoomEvent::Sat { seat, person, name, account } => {
                let sitter = Sitter::Person { person: *person, name: name.clone() };
                self.seat_down(*seat, sitter);
                self.update_chair(*seat, |chair| chair.has_account = *account);
            }
            RoomEvent::BotSat { seat, level } => {
                self.seat_down(*seat, Sitter::Bot { level: level.clone() });
            }
            RoomEvent::Stood { seat } => self.seat_down(*seat, Sitter::Nobody),
            RoomEvent::Ready { seat, ready } => self.update_chair(*seat, |it| it.ready = *ready),
            RoomEvent::Salt { seat, salt } => {
                self.update_chair(*seat, |chair| chair.salt = Some(salt.clone()));
            }
            RoomEvent::SettingsChanged { settings } => self.apply_settings(settings),
            RoomEvent::Act { .. } | RoomEvent::Undo { .. } => self.undo_request = None,
            RoomEvent::Confirmed { step, .. } => self.confirmed = *step,
            RoomEvent::UndoAsked { seat, step, .. } => {
                let agreed = BTreeSet::new();
                self.undo_request = Some(UndoConsent { seat: *seat, step: *step, agreed });
            }
            RoomEvent::UndoAnswered { seat, yes: true, .. } => {
                if let Some(request) = &mut self.undo_request {
                    request.agreed.insert(*seat);
                }
            }
            RoomEvent::UndoAnswered { yes: false, .. } => {
                self.undo_request.take_if(|_| !planted(Bug::NoDoesNotClose));
            }
            RoomEvent::Rewound { seat, step } => {
                self.undo_request = None;
                self.went_back_alone |= self.consenting_seats(*seat).is_empty();
                self.confirmed = self.confirmed.min(*step);
                self.drop_steps(*step);
            }
            RoomEvent::AwayVoted { by, seat, .. } => {
                self.away_votes.insert((*by, *seat));
            }
            RoomEvent::Away { seat, .. } => {
                self.away_votes.retain(|(_, absent)| absent != seat);
                self.update_chair(*seat, |chair| chair.away = true);
            }
            RoomEvent::Back { seat, .. } => {
                self.away_votes.retain(|(_, absent)| absent != seat);
                self.update_chair(*seat, |chair| chair.away = false);
                self.clocks.refresh(Seat(*seat));
            }
            RoomEvent::Adopted { seat, person, name } => {
                let sitter = Sitter::Person { person: *person, name: name.clone() };
                // Seats are given to people with an account only.
                self.update_chair(*seat, |chair| {
                    (chair.sitter, chair.has_account) = (sitter, true);
                });
                self.rename_player(usize::from(*seat), name);
            }
            RoomEvent::Forgotten { person } => {
                self.forgotten.insert(*person);
                self.erase_person(*person);
            }
            RoomEvent::Rematch { room } => self.rematch = Some(room.clone()),
            RoomEvent::EndAgreed { seat } => {
                self.end_agreed.insert(*seat);
            }
            RoomEvent::Ended => self.ended = true,
        }
    }

    fn seat_down(&mut self, seat: u8, sitter: Sitter) {
        self.update_chair(seat, |it| *it = Chair::new(sitter));
    }

    fn update_chair(&mut self, seat: u8, change: impl FnOnce(&mut Chair)) {
        if let Some(chair) = self.chairs.get_mut(usize::from(seat)) {
            change(chair);
        }
    }

    pub(crate) fn rename_player(&mut self, idx: usize, name: &str) {
        let player = self.started.as_mut().and_then(|started| started.players.get_mut(idx));
        if let Some(player) = player {
            name.clone_into(&mut player.name);
        }
    }

    fn drop_steps(&mut self, from: u32) {
        let mut dropped = std::mem::take(&mut self.dropped).into_iter();
        for logged in &mut self.log {
            if let LoggedEvent::Step { nth, seat } = logged.what
                && from <= nth
            {
                let heard = dropped.next().unwrap_or_default();
                logged.what = LoggedEvent::Dropped { nth, seat, heard };
            }
        }
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "most events do not touch the clocks")]
    fn run_clocks(&mut self, playing: i64, event: &RoomEvent) {
        let by = match event {
            RoomEvent::Act { seat, bot: None, .. } => Some(Seat(*seat)),
            _ if event.changes_match() => None,
            RoomEvent::Away { .. }
            | RoomEvent::Back { .. }
            | RoomEvent::BotSat { .. }
            | RoomEvent::Confirmed { .. } => None,
            _ => return,
        };
        let waiting = self.awaited_people();
        self.clocks.turn(playing, by, waiting);
    }

    /// The seats of people that the match waits for, without those that a bot plays for.
    pub(crate) fn awaited_people(&self) -> Seats {
        let waiting = self.held.map_or_else(|| self.may_act(), Seats::one);
        waiting.iter().filter(|seat| self.is_played_by_person(*seat)).collect()
    }

    pub(crate) fn is_played_by_person(&self, seat: Seat) -> bool {
        let chair = self.chairs.get(seat.idx());
        let bot_plays = |it: &Chair| it.away && !planted(Bug::ClockRunsWhileAway);
        chair.is_some_and(|it| !bot_plays(it) && matches!(it.sitter, Sitter::Person { .. }))
    }

    /// The seats that may act now, the house included. Empty while a turn waits for its confirmation.
    pub(crate) fn may_act(&self) -> Seats {
        match self.game_match() {
            Some(played) if self.frozen.is_none() && self.held.is_none() => {
                played.status().waiting()
            }
            Some(_) | None => Seats::default(),
        }
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        let ended = |played: &dyn AnyMatch| matches!(played.status(), Status::Over(_));
        self.ended || self.archive.is_some() || self.game_match().is_some_and(ended)
    }

    /// Whether places and points do not count: the deal was chosen, or a player has gone back alone.
    pub(crate) fn is_practice(&self) -> bool {
        self.origin.is_some() || self.went_back_alone
    }

    /// Whether people gather, play, or have finished.
    pub fn phase(&self) -> RoomState {
        match &self.started {
            None => RoomState::Gathering,
            Some(_) if self.is_over() => RoomState::Over,
            Some(_) => RoomState::Playing,
        }
    }

    /// The match, if it has started and this program can play it.
    pub fn game_match(&self) -> Option<&dyn AnyMatch> {
        Some(self.seated()?.game_match())
    }

    pub(crate) fn game_match_mut(&mut self) -> Option<&mut dyn AnyMatch> {
        Some(self.started.as_mut()?.seated.as_mut()?.game_match_mut())
    }

    pub(crate) fn seated(&self) -> Option<&dyn MatchWithBots> {
        self.started.as_ref()?.seated.as_deref()
    }

    /// Attaches the archive of a finished match, for a state that was loaded [frozen](State::frozen).
    pub fn set_archive(&mut self, archive: Option<Archive>) {
        self.archive = archive;
    }

    /// The record of the match, finished or not. `None` before the start.
    pub fn record(&self) -> Option<engine::Record> {
        if let Some(frozen) = &self.frozen {
            return self.frozen_record(frozen);
        }
        let players = self.started.as_ref()?.players.clone();
        Some(self.game_match()?.record(players))
    }

    /// The number of seats.
    pub fn n_seats(&self) -> usize {
        self.chairs.len()
    }

    /// The room's id.
    pub fn id(&self) -> &RoomId {
        &self.id
    }

    /// The number that the next entry gets.
    pub fn next_n(&self) -> u32 {
        self.log.len() as u32
    }

    /// The number of the last entry.
    pub fn last_n(&self) -> u32 {
        self.next_n().saturating_sub(1)
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: Option<i64>) -> Vec<u8> {
        let is_theirs = |chair: &Chair| match &chair.sitter {
            Sitter::Person { person: sitter, .. } => Some(*sitter) == person,
            Sitter::Nobody | Sitter::Bot { .. } => false,
        };
        (0u8..).zip(&self.chairs).filter(|(_, it)| is_theirs(it)).map(|(seat, _)| seat).collect()
    }

    /// The person who created the room.
    pub fn host(&self) -> i64 {
        self.host
    }

    /// Whether a client may enter. An open room lets everyone in; others only the host, people with a seat, and clients
    /// with the invitation. A person who deleted their account may not enter.
    pub(crate) fn may_enter(&self, person: Option<&Requester>, invite: Option<&str>) -> bool {
        let person = person.map(|person| person.id);
        if person.is_some_and(|person| self.forgotten.contains(&person)) {
            return false;
        }
        let is_invited = self.is_invite(invite);
        let belongs = person == Some(self.host) || !self.seats_of(person).is_empty();
        self.settings.open || is_invited || belongs
    }

    pub(crate) fn is_invite(&self, invite: Option<&str>) -> bool {
        invite.is_some() && invite == self.invite.as_deref()
    }

    /// The entry that a person's request led to, if it was carried out before, even if the person has left the seat
    /// since.
    pub(crate) fn carried_out(&self, person: i64, id: &str) -> Option<u32> {
        let n = self.carried_out.get(&(person, id.to_owned())).copied();
        n.filter(|_| !planted(Bug::DuplicateCarriedOut))
    }

    /// The person whose request an event carries out, and the request's id. `None` if no client's request led to it.
    #[allow(clippy::wildcard_enum_match_arm, reason = "only clients' requests have an id")]
    fn request_of(&self, event: &RoomEvent) -> Option<(i64, String)> {
        let (seat, id) = match event {
            RoomEvent::Chat { person, id, .. } => return Some((*person, id.clone()?)),
            RoomEvent::Act { seat, id, .. }
            | RoomEvent::Undo { seat, id, .. }
            | RoomEvent::Confirmed { seat, id, .. }
            | RoomEvent::UndoAsked { seat, id, .. }
            | RoomEvent::UndoAnswered { seat, id, .. }
            | RoomEvent::AwayVoted { by: seat, id, .. }
            | RoomEvent::Back { seat, id, .. } => (*seat, id.clone()?),
            _ => return None,
        };
        match self.chairs.get(usize::from(seat))?.sitter {
            Sitter::Person { person, .. } => Some((person, id)),
            Sitter::Nobody | Sitter::Bot { .. } => None,
        }
    }
}
