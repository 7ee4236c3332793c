//! One room as the store has it: its log, its states, and what each client should be sent.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use bytes::Bytes;
use engine::Seat;
use protocol::{AwayReason, FromServer, RoomInfo, RoomState, Sitter, TableDetail};
use room::{Config, Input, LogEntry, Now, Room, RoomCommit, RoomError, RoomEvent, State};

use store::MAX_PAUSE;

use super::intents::{Intent, Intents};
use super::model::Model;
use super::reader::Subscription;

/// How many tables are kept for comparison.
const TABLES_KEPT: usize = 24;

/// A player's clock may be ahead of the true time by this much, in milliseconds: it runs on for a while after the last
/// heartbeat, and slow answers make the clocks of nodes differ.
const TIME_TOLERANCE: i64 = 4_500;

type Found = Result<(), (&'static str, String)>;

/// The reference for a room.
#[derive(Debug)]
pub(crate) struct RoomCheck {
    /// The log as it was written, without later changes.
    log: Vec<LogEntry>,
    /// A room without connections that follows the log.
    reference: Room,
    pub(crate) model: Model,
    /// The same model, but by the time in which players could really play.
    true_model: Model,
    /// The room after each entry. Entries of one commit share the room after the last of them.
    infos: Vec<Arc<RoomInfo>>,
    /// Requests that were carried out, by person or seat.
    keys: BTreeMap<String, u32>,
    /// The server's secret and the seed, in hexadecimal digits.
    secrets: Vec<String>,
    entries: BTreeMap<(Subscription, u32), String>,
    tables: BTreeMap<(u32, Subscription), Bytes>,
    pub(crate) last_commit: u64,
}

impl RoomCheck {
    pub(crate) fn new(
        commit: &RoomCommit,
        config: &Arc<Config>,
        now: u64,
        playable: i64,
    ) -> Result<Self, RoomError> {
        let state = State::from_log(&commit.room, commit.entries.clone())?;
        let info = Arc::new(state.info());
        let mut check = Self {
            model: Model::new(&info.settings),
            true_model: Model::new(&info.settings),
            infos: vec![info; commit.entries.len()],
            reference: Room::new(
                state,
                Arc::clone(config),
                Now { wall: 0, monotonic: 0, downtime: 0 },
            ),
            log: commit.entries.clone(),
            keys: BTreeMap::new(),
            secrets: Vec::new(),
            entries: BTreeMap::new(),
            tables: BTreeMap::new(),
            last_commit: now,
        };
        for entry in &commit.entries {
            check.keep_secrets(&entry.event);
            check.model.fold(entry, None);
            check.true_model.fold(&at_time(entry, playable), None);
        }
        Ok(check)
    }

    pub(crate) fn len(&self) -> u32 {
        self.log.len() as u32
    }

    /// Whether a person deleted their account.
    pub(crate) fn is_forgotten(&self, person: Option<i64>) -> bool {
        self.log.iter().any(|entry| {
            matches!(entry.event, RoomEvent::Forgotten { person: gone } if Some(gone) == person)
        })
    }

    pub(crate) fn state(&self) -> &State {
        self.reference.state()
    }

    /// The room after entry `n`.
    pub(crate) fn info(&self, n: u32) -> Option<&Arc<RoomInfo>> {
        self.infos.get(n as usize)
    }

    /// Whether the room had this info after some entry from `from` on.
    pub(crate) fn was(&self, info: &RoomInfo, from: u32) -> bool {
        self.infos.iter().skip(from as usize).rev().any(|it| **it == *info)
    }

    /// Folds a commit and checks each of its entries.
    pub(crate) fn follow(&mut self, commit: &RoomCommit, now: u64, intents: &mut Intents) -> Found {
        self.last_commit = now;
        for entry in &commit.entries {
            self.check_request(&commit.room, entry, intents)?;
            self.model.check(entry)?;
            let input = Input::EntriesRead { entries: vec![entry.clone()] };
            let at = Now { wall: entry.at, monotonic: now, downtime: entry.downtime };
            let handled = self.reference.handle(at, input, &mut Vec::new());
            handled.map_err(|error| ("every log can be read", error.to_string()))?;
            if let Some(reason) = self.state().frozen() {
                return Err(("every log can be replayed", format!("entry {}: {reason}", entry.n)));
            }
            self.model.fold(entry, self.reference.state().game_match());
            self.keep_secrets(&entry.event);
            self.log.push(entry.clone());
        }
        let info = Arc::new(self.state().info());
        self.infos.resize(self.log.len(), info);
        Ok(())
    }

    /// Checks that no player runs out of time before they could really play for as long as their clock says.
    /// `clock_sets` is how often the only server's clock was set: a small change cannot be told from time that passes.
    pub(crate) fn follow_true_time(
        &mut self,
        commit: &RoomCommit,
        playable: i64,
        clock_sets: u32,
    ) -> Found {
        for entry in &commit.entries {
            if let RoomEvent::Away { seat, why: AwayReason::Time } = &entry.event {
                let left = self.true_model.left(*seat, playable).unwrap_or(i64::MAX);
                if TIME_TOLERANCE + i64::from(clock_sets) * MAX_PAUSE < left {
                    let what = format!("entry {}: seat {seat} had {left} ms left", entry.n);
                    return Err(("no clock runs while nobody can play", what));
                }
            }
            let entry = at_time(entry, playable);
            self.true_model.fold(&entry, self.reference.state().game_match());
        }
        Ok(())
    }

    /// Checks that the person sent a request for each entry in their name, and that each request is carried out once.
    #[allow(clippy::wildcard_enum_match_arm, reason = "the other events are nobody's requests")]
    fn check_request(&mut self, room: &str, entry: &LogEntry, intents: &mut Intents) -> Found {
        if let RoomEvent::Sat { person, .. } | RoomEvent::Chat { person, .. } = &entry.event
            && self.is_forgotten(Some(*person))
        {
            let what = format!("entry {}: {:?}", entry.n, entry.event);
            return Err(("who deleted themselves is gone", what));
        }
        let (person, intent) = match &entry.event {
            RoomEvent::Act { seat, id: Some(id), .. }
            | RoomEvent::Undo { seat, id: Some(id), .. }
            | RoomEvent::Confirmed { seat, id: Some(id), .. }
            | RoomEvent::UndoAsked { seat, id: Some(id), .. }
            | RoomEvent::AwayVoted { by: seat, id: Some(id), .. }
            | RoomEvent::Back { seat, id: Some(id) } => {
                let owner = self.model.owner(*seat);
                return self.check_key(room, entry.n, owner, format!("{seat}:{id}"), id, intents);
            }
            RoomEvent::Chat { person, id: Some(id), .. } => {
                let key = format!("p{person}:{id}");
                return self.check_key(room, entry.n, Some(*person), key, id, intents);
            }
            RoomEvent::Sat { person, .. } => (Some(*person), Intent::Sit),
            RoomEvent::Away { seat, why: AwayReason::Left } => {
                let owner = self.model.owner(*seat);
                return check_ever(room, entry, owner, Intent::Leave, intents);
            }
            RoomEvent::UndoAnswered { seat, yes, id: Some(id) } => {
                let intent = if *yes { Intent::Agree } else { Intent::Refuse };
                let owner = self.model.owner(*seat);
                check_ever(room, entry, owner, intent, intents)?;
                return self.check_key(room, entry.n, owner, format!("{seat}:{id}"), id, intents);
            }
            RoomEvent::Rematch { .. } => return Ok(()),
            _ => return Ok(()),
        };
        if person.is_some_and(|person| intents.done(room, person, intent)) {
            return Ok(());
        }
        let what = format!("entry {}: {:?} of {person:?}", entry.n, intent);
        Err(("nothing is done twice or unasked", what))
    }

    fn check_key(
        &mut self,
        room: &str,
        n: u32,
        person: Option<i64>,
        key: String,
        id: &str,
        intents: &Intents,
    ) -> Found {
        if !person.is_some_and(|person| intents.has_key(room, person, id)) {
            let what = format!("entry {n}: request {key:?} of {person:?}");
            return Err(("nothing is done unasked", what));
        }
        match self.keys.insert(key.clone(), n) {
            None => Ok(()),
            Some(before) => {
                let what = format!("request {key:?} led to entries {before} and {n}");
                Err(("no request is carried out twice", what))
            }
        }
    }

    /// The entries that a request led to, one for each seat that it was for. The client may have lost the seat since.
    pub(crate) fn entries_of(&self, id: &str) -> Vec<u32> {
        let has_id = |key: &str| key.split_once(':').is_some_and(|(_, it)| it == id);
        self.keys.iter().filter(|(key, _)| has_id(key)).map(|(_, n)| *n).collect()
    }

    fn keep_secrets(&mut self, event: &RoomEvent) {
        #[allow(clippy::wildcard_enum_match_arm, reason = "other events have no secrets")]
        let seed = match event {
            RoomEvent::Created { secret, origin: None, .. } => secret,
            RoomEvent::Started { seed, .. } => seed,
            _ => return,
        };
        let hex = serde_json::to_value(seed).ok();
        let hex = hex.and_then(|hex| hex.as_str().map(str::to_owned));
        self.secrets.extend(hex);
    }

    /// The secret that a message contains although it must not, if there is one.
    pub(crate) fn leaked(&self, message: &[u8]) -> Option<&str> {
        let over = self.infos.last().is_some_and(|info| info.state == RoomState::Over);
        let contains = |secret: &&String| {
            let secret = secret.get(..24).unwrap_or(secret).as_bytes();
            let starts =
                message.iter().enumerate().filter(|(_, byte)| Some(*byte) == secret.first());
            starts.into_iter().any(|(at, _)| message[at..].starts_with(secret))
        };
        self.secrets.iter().filter(|_| !over).find(contains).map(String::as_str)
    }

    /// Whether a person may see the table from a seat after entry `n`.
    pub(crate) fn may_look(&self, n: u32, seat: u8, person: Option<i64>) -> bool {
        let Some(info) = self.info(n) else { return false };
        let sitter = info.seats.get(usize::from(seat)).map(|seat| &seat.sitter);
        let owns = match sitter {
            Some(Sitter::Person { person: owner, .. }) => Some(*owner) == person,
            Some(Sitter::Bot { .. } | Sitter::Nobody) | None => false,
        };
        owns || info.state == RoomState::Over
    }

    /// What a client may be sent after entry `n`: a client that has lost its seat is a spectator.
    pub(crate) fn allowed(
        &self,
        subscription: Subscription,
        n: u32,
        person: Option<i64>,
    ) -> Subscription {
        let seat = subscription.seat.filter(|seat| self.may_look(n, *seat, person));
        Subscription { seat, ..subscription }
    }

    /// Compares an entry that a client received with the reference. `last` is the last entry of the same message.
    /// Sentences are compared only if `with_lines`, because they cost a replay of the match.
    pub(crate) fn is_entry(
        &mut self,
        mut subscription: Subscription,
        n: u32,
        text: &str,
        last: u32,
        with_lines: bool,
        config: &Config,
    ) -> bool {
        let mut text = Cow::Borrowed(text);
        if !with_lines && subscription.language.is_some() {
            subscription.language = None;
            text = Cow::Owned(without_lines(&text));
        }
        let key = Subscription { detail: TableDetail::Nothing, ..subscription };
        if self.entries.get(&(key, n)).is_some_and(|known| *known == text) {
            return true;
        }
        // The wire form of an entry may depend on later entries: names can be erased, seats can change.
        let states = [last + 1, self.len()];
        for len in states {
            let Some(state) = self.state_at(len) else { continue };
            let state = state.as_ref().map_or(self.reference.state(), |state| state);
            let speaker = subscription.speaker(state, config);
            let (entries, _) =
                state.shown_to(subscription.seat(), speaker, TableDetail::Nothing, n);
            let shown = entries.first().and_then(|entry| serde_json::to_string(entry).ok());
            if shown.as_deref() == Some(&*text) {
                for entry in entries {
                    if let Ok(text) = serde_json::to_string(&entry) {
                        self.entries.insert((key, entry.n), text);
                    }
                }
                return true;
            }
        }
        false
    }

    /// The state after `len` entries; the inner `None` stands for the reference itself.
    fn state_at(&self, len: u32) -> Option<Option<State>> {
        if len == self.len() {
            return Some(None);
        }
        let entries = self.log.get(..len as usize)?.to_vec();
        State::from_log(self.reference.state().id(), entries).ok().map(Some)
    }

    /// The table after entry `n` as a subscription gets it, in its wire form.
    pub(crate) fn table(
        &mut self,
        n: u32,
        subscription: Subscription,
        config: &Config,
    ) -> Option<Bytes> {
        if let Some(table) = self.tables.get(&(n, subscription)) {
            return Some(table.clone());
        }
        let state = self.state_at(n + 1)?;
        let state = state.as_ref().map_or(self.reference.state(), |state| state);
        let table = render_table(state, subscription, config);
        while TABLES_KEPT < self.tables.len() {
            self.tables.pop_first();
        }
        self.tables.insert((n, subscription), table.clone());
        Some(table)
    }

    /// Checks that the table of a seat and of the spectators does not depend on what they cannot know.
    pub(crate) fn compare_with_imagined(&mut self, seat: u8, seed: u64, config: &Config) -> Found {
        let info = self.infos.last();
        if !info.is_some_and(|it| it.state == RoomState::Playing && seat < it.settings.seats) {
            return Ok(());
        }
        let readers =
            [Some(seat), None].map(|seat| Subscription::plain(seat, TableDetail::Everything));
        let show = |room: &Room| {
            readers.map(|reader| {
                let from = room.state().next_n().saturating_sub(40);
                let (entries, _) = room.state().shown_to(reader.seat(), None, reader.detail, from);
                (serde_json::to_string(&entries).ok(), render_table(room.state(), reader, config))
            })
        };
        let before = show(&self.reference);
        self.reference.imagine(Some((Seat(seat), seed)));
        let imagined = show(&self.reference);
        self.reference.imagine(None);
        if before == imagined {
            return Ok(());
        }
        Err(("nobody is shown what they cannot know", format!("seat {seat} at {}", self.len())))
    }

    /// Checks on a single node that votes count only against people who were really absent.
    pub(crate) fn check_absence(
        &self,
        commit: &RoomCommit,
        now: u64,
        away_after: u64,
        intents: &Intents,
    ) -> Found {
        for entry in &commit.entries {
            let RoomEvent::AwayVoted { seat, .. } = &entry.event else { continue };
            let Some(owner) = self.model.owner(*seat) else { continue };
            let absent = intents.absent_for(&commit.room, owner, now);
            // The request may have waited for the store.
            if absent + 1 < away_after {
                let what = format!("entry {}: absent for {absent} ms", entry.n);
                return Err(("nobody is voted away while present", what));
            }
        }
        Ok(())
    }
}

/// The entry as if it had been written at this time.
fn at_time(entry: &LogEntry, playing: i64) -> LogEntry {
    LogEntry { at: playing, downtime: 0, ..entry.clone() }
}

/// Checks that the person ever sent this request. They answer and leave once for all of their seats, so counts may
/// differ.
fn check_ever(
    room: &str,
    entry: &LogEntry,
    person: Option<i64>,
    intent: Intent,
    intents: &Intents,
) -> Found {
    let asked = person.is_some_and(|person| intents.ever(room, person, intent));
    let what = || format!("entry {}: {:?}", entry.n, entry.event);
    if asked { Ok(()) } else { Err(("nobody is answered for", what())) }
}

/// The text of a step without its sentences, which are at the end.
fn without_lines(text: &str) -> String {
    match text.rfind(r#","lines":["#) {
        Some(at) => format!("{}}}", &text[..at]),
        None => text.to_owned(),
    }
}

fn render_table(state: &State, subscription: Subscription, config: &Config) -> Bytes {
    let speaker = subscription.speaker(state, config);
    let (_, table) = state.shown_to(subscription.seat(), speaker, subscription.detail, u32::MAX);
    room::encode(&FromServer::Table(Box::new(table)))
}
