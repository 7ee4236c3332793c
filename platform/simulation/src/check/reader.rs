//! Checks that a client is sent what the store has.

use engine::Seat;
use protocol::{FromServer, Presence, RoomInfo, SeatClock, TableDetail};
use room::{Config, RoomId, State};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::Checker;

/// The sentences of a message with this many entries or more are always compared.
const LINES_AT_ONCE: usize = 6;

/// Of messages with fewer entries, this many in a thousand have their sentences compared.
const LINES_SAMPLED: u32 = 120;

/// What a client asked for in its hello: the seat, the language, and how much of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Subscription {
    pub(super) seat: Option<u8>,
    /// The language of texts. `None` for a client without texts.
    pub(super) language: Option<&'static str>,
    pub(crate) detail: TableDetail,
}

impl Subscription {
    pub(crate) fn new(
        seat: Option<u8>,
        language: Option<&'static str>,
        detail: TableDetail,
    ) -> Self {
        Self { seat, language, detail }
    }

    /// A subscription without texts.
    pub(crate) fn plain(seat: Option<u8>, detail: TableDetail) -> Self {
        Self::new(seat, None, detail)
    }

    /// The sort key in maps.
    fn key(self) -> (Option<u8>, Option<&'static str>, u8) {
        (self.seat, self.language, self.detail as u8)
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat.map(Seat)
    }

    pub(crate) fn speaker<'a>(
        &self,
        state: &State,
        config: &'a Config,
    ) -> Option<&'a i18n::Speaker> {
        let language = room::language(self.language?);
        config.translators.get(&state.info().settings.game, language)
    }
}

impl PartialOrd for Subscription {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Subscription {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

/// A client of a room, across its connections.
#[derive(Debug)]
pub(crate) struct Reader {
    pub(crate) room: RoomId,
    pub(crate) person: Option<i64>,
    /// What the last hello asked for. The seat is known when the hello is answered.
    pub(crate) asked: Subscription,
    /// Whether the last hello asked for earlier entries.
    pub(crate) asked_past: bool,
    subscription: Option<Subscription>,
    /// The number of entries that the client knows.
    pub(crate) known: u32,
    pub(crate) info: Option<RoomInfo>,
    /// The last table in its wire form.
    pub(crate) table: Option<bytes::Bytes>,
    pub(crate) mine: Vec<u8>,
    pub(crate) presence: Option<Presence>,
    /// The last clocks, and when they came.
    pub(crate) clocks: Option<(u64, Vec<SeatClock>)>,
    /// Whether the last message was that the store is unavailable.
    waiting: bool,
}

/// The parts of a message that the simulated client needs.
#[derive(Debug)]
pub(crate) enum Received {
    Done(String),
    Refused(Option<String>),
    Table,
    Other,
}

#[derive(Deserialize)]
struct RawNews<'a> {
    #[serde(borrow)]
    entries: Vec<&'a RawValue>,
}

/// The word after `{"type":"`.
fn kind(text: &str) -> &str {
    let rest = text.strip_prefix(r#"{"type":""#).unwrap_or_default();
    rest.split('"').next().unwrap_or_default()
}

/// The number after this prefix.
fn number_after(prefix: &str, text: &str) -> Option<u32> {
    let rest = text.strip_prefix(prefix)?;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

impl Reader {
    pub(crate) fn new(room: &str, person: Option<i64>) -> Self {
        Self {
            room: room.to_owned(),
            person,
            asked: Subscription::plain(None, TableDetail::Nothing),
            asked_past: false,
            subscription: None,
            known: 0,
            info: None,
            table: None,
            mine: Vec::new(),
            presence: None,
            clocks: None,
            waiting: false,
        }
    }

    /// Notes that the connection has ended.
    pub(crate) fn disconnected(&mut self) {
        self.subscription = None;
        self.presence = None;
        self.clocks = None;
        self.waiting = false;
    }

    pub(crate) fn subscription(&self) -> Option<Subscription> {
        self.subscription
    }
}

impl Checker {
    /// Checks a message that a client received.
    pub(crate) fn received(&mut self, reader: &mut Reader, message: &bytes::Bytes) -> Received {
        self.figures.messages += 1;
        self.mix(message);
        let planted = room::planted::plant(None);
        let received = self.check_message(reader, message);
        room::planted::plant(planted);
        received.unwrap_or_else(|(promise, what)| {
            let room = reader.room.clone();
            let start: String = String::from_utf8_lossy(message).chars().take(600).collect();
            let who = format!("person {:?}, {:?}", reader.person, reader.subscription);
            self.violate(Some(&room), promise, format!("{what}\n  {who} received {start}"));
            Received::Other
        })
    }

    fn check_message(
        &mut self,
        reader: &mut Reader,
        message: &bytes::Bytes,
    ) -> Result<Received, (&'static str, String)> {
        let unreadable = |error: serde_json::Error| ("messages can be read", error.to_string());
        let config = std::sync::Arc::clone(&self.config);
        let Some(check) = self.rooms.get_mut(&reader.room) else {
            return Err(("told only what is stored", "the room is not stored".to_owned()));
        };
        if let Some(secret) = check.leaked(message) {
            return Err(("secrets are kept until the end", secret.to_owned()));
        }
        let text = std::str::from_utf8(message).unwrap_or_default();
        let was_waiting = std::mem::replace(&mut reader.waiting, kind(text) == "waiting");
        match kind(text) {
            "news" => {
                let news = serde_json::from_str::<RawNews<'_>>(text).map_err(unreadable)?;
                let number = |raw: &&RawValue| number_after(r#"{"n":"#, raw.get());
                let numbers: Vec<u32> = news.entries.iter().filter_map(number).collect();
                let (Some(first), Some(last)) = (numbers.first(), numbers.last()) else {
                    return Ok(Received::Other);
                };
                let Some(subscription) = reader.subscription else {
                    return Err(("news come after a welcome", String::new()));
                };
                if check.len() <= *last {
                    let what = format!("entry {last}; the store has {}", check.len());
                    return Err(("told only what is stored", what));
                }
                if reader.known < *first || !numbers.iter().copied().eq(*first..=*last) {
                    let what = format!("knew {}, got {numbers:?}", reader.known);
                    return Err(("news come without gaps", what));
                }
                let subscription = check.allowed(subscription, *last, reader.person);
                reader.subscription = Some(subscription);
                let with_lines =
                    LINES_AT_ONCE <= numbers.len() || self.dice.permille(LINES_SAMPLED);
                for (n, raw) in numbers.iter().zip(&news.entries) {
                    if !check.is_entry(subscription, *n, raw.get(), *last, with_lines, &config) {
                        let what = format!("entry {n} reads otherwise");
                        return Err(("told only what is stored", what));
                    }
                }
                reader.known = reader.known.max(last + 1);
                Ok(Received::Other)
            }
            "table" => {
                let Some(n) = number_after(r#"{"type":"table","n":"#, text) else {
                    return Err(("messages can be read", "a table without a number".to_owned()));
                };
                let Some(mut subscription) = reader.subscription else {
                    return Err(("a table comes after a welcome", String::new()));
                };
                if subscription.detail == TableDetail::Nothing {
                    subscription.detail = TableDetail::Everything;
                }
                if check.len() <= n {
                    let what = format!("the table after entry {n}; the store has {}", check.len());
                    return Err(("told only what is stored", what));
                }
                subscription = check.allowed(subscription, n, reader.person);
                if check.table(n, subscription, &config).is_none_or(|table| table != *message) {
                    return Err(("the table is the stored one", format!("after entry {n}")));
                }
                reader.table = Some(message.clone());
                Ok(Received::Table)
            }
            "room" | "welcome" | "done" | "refused" | "presence" | "clocks" => {
                let message = serde_json::from_str::<FromServer>(text).map_err(unreadable)?;
                self.check_parsed(reader, message)
            }
            "waiting" if was_waiting => Err(("waiting is told once", String::new())),
            "hint" | "why_not" | "waiting" | "bye" => Ok(Received::Other),
            other => Err(("messages can be read", format!("a message {other:?}"))),
        }
    }

    fn check_parsed(
        &mut self,
        reader: &mut Reader,
        message: FromServer,
    ) -> Result<Received, (&'static str, String)> {
        let Some(check) = self.rooms.get(&reader.room) else { return Ok(Received::Other) };
        #[allow(clippy::wildcard_enum_match_arm, reason = "the caller passes these kinds only")]
        match message {
            FromServer::Welcome { room, mine, seat, n, .. } => {
                if check.len() <= n || n + 1 < reader.known {
                    let what = format!("welcome at {n}; knew {}", reader.known);
                    return Err(("a client never goes back in time", what));
                }
                if check.info(n).is_none_or(|info| **info != *room) {
                    return Err(("the room is the stored one", format!("welcome at {n}")));
                }
                let owned = |seat: u8| check.may_look(n, seat, reader.person);
                if let Some(seat) = seat.filter(|seat| !owned(*seat)) {
                    return Err(("nobody looks through another's seat", format!("seat {seat}")));
                }
                if !reader.asked_past {
                    reader.known = n + 1;
                }
                // A client counts as present from its hello on.
                if let (Some(person), None) = (reader.person, reader.subscription) {
                    self.intents.connected(&reader.room, person);
                }
                reader.subscription = Some(Subscription { seat, ..reader.asked });
                (reader.mine, reader.info) = (mine, Some(*room));
                Ok(Received::Other)
            }
            FromServer::Room { room } => {
                let n = reader.known.saturating_sub(1);
                if check.info(n).is_none_or(|info| **info != *room) {
                    return Err(("the room is the stored one", format!("after entry {n}")));
                }
                reader.info = Some(*room);
                Ok(Received::Other)
            }
            FromServer::Done { id, n } => {
                if n.is_some_and(|n| check.len() <= n) {
                    return Err(("nothing acknowledged is lost", format!("{id} as entry {n:?}")));
                }
                let found = check.entries_of(&id);
                let has_key = id.starts_with('k');
                if has_key && n.is_none_or(|n| !found.contains(&n)) {
                    let what = format!("{id} as entry {n:?}, but stored as {found:?}");
                    return Err(("nothing acknowledged is lost", what));
                }
                Ok(Received::Done(id))
            }
            FromServer::Refused { id, why, .. } => {
                if let Some(id) = &id
                    && let Some(n) = check.entries_of(id).first()
                {
                    let what = format!("{id} was refused and is entry {n}: {why:?}");
                    return Err(("what is refused has not happened", what));
                }
                Ok(Received::Refused(id))
            }
            FromServer::Clocks { clocks } => {
                reader.clocks = Some((self.now, clocks));
                Ok(Received::Other)
            }
            FromServer::Presence(presence) => {
                reader.presence = Some(presence);
                Ok(Received::Other)
            }
            _ => Ok(Received::Other),
        }
    }

    /// Checks the room's info in the answer to a command.
    pub(crate) fn replied(&mut self, room: &str, info: &RoomInfo) {
        let Some(check) = self.rooms.get(room) else {
            let what = "the room is not stored".to_owned();
            return self.violate(Some(room), "told only what is stored", what);
        };
        if !check.was(info, 0) {
            let what = "the answer to a command shows a room that never was".to_owned();
            self.violate(Some(room), "told only what is stored", what);
        }
    }

    pub(crate) fn intends(&mut self, room: &str, person: i64, intent: super::Intent) {
        self.note(Some(room), || format!("person {person} wants {intent:?}"));
        self.intents.sent(room, person, intent);
    }

    pub(crate) fn sends_key(&mut self, room: &str, person: i64, id: &str) {
        self.intents.sent_key(room, person, id);
    }

    pub(crate) fn connected(&mut self, reader: &Reader, node: usize) {
        self.figures.connections += 1;
        self.mix((node, "connected"));
        let person = reader.person;
        self.note(Some(&reader.room), || format!("person {person:?} connects to node {node}"));
    }

    pub(crate) fn disconnected(&mut self, reader: &mut Reader) {
        let person = reader.person;
        self.note(Some(&reader.room), || format!("person {person:?} disconnects"));
        if let (Some(person), Some(_)) = (person, reader.subscription) {
            self.intents.disconnected(&reader.room, person, self.now);
        }
        reader.disconnected();
    }
}
