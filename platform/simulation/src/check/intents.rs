//! The requests that people really sent. A room must not act in a person's name without a request, nor twice for one
//! request.

use std::collections::{BTreeMap, BTreeSet};

use room::RoomId;

/// A request that leaves no request key in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Intent {
    /// Sit down, or play now.
    Sit,
    /// Leave the seat.
    Leave,
    /// Agree to go back.
    Agree,
    /// Refuse to go back.
    Refuse,
    /// Play a rematch.
    Rematch,
}

/// How often each request was sent, and how often it was carried out.
#[derive(Debug, Default)]
pub(crate) struct Intents {
    sent: BTreeMap<(RoomId, i64, Intent), u32>,
    done: BTreeMap<(RoomId, i64, Intent), u32>,
    keys: BTreeSet<(RoomId, i64, String)>,
    /// For each person in each room: the number of open connections, and when the last one ended.
    last_seen: BTreeMap<(RoomId, i64), (u32, u64)>,
}

impl Intents {
    pub(crate) fn sent(&mut self, room: &str, person: i64, intent: Intent) {
        *self.sent.entry((room.to_owned(), person, intent)).or_default() += 1;
    }

    pub(crate) fn sent_key(&mut self, room: &str, person: i64, id: &str) {
        self.keys.insert((room.to_owned(), person, id.to_owned()));
    }

    pub(crate) fn has_key(&self, room: &str, person: i64, id: &str) -> bool {
        self.keys.contains(&(room.to_owned(), person, id.to_owned()))
    }

    /// Counts one more request as carried out. Returns whether the person has sent it at least that often.
    pub(crate) fn done(&mut self, room: &str, person: i64, intent: Intent) -> bool {
        let key = (room.to_owned(), person, intent);
        let done = self.done.entry(key.clone()).or_default();
        *done += 1;
        *done <= self.sent.get(&key).copied().unwrap_or(0)
    }

    /// Whether a person ever sent the request.
    pub(crate) fn ever(&self, room: &str, person: i64, intent: Intent) -> bool {
        self.sent.contains_key(&(room.to_owned(), person, intent))
    }

    pub(crate) fn connected(&mut self, room: &str, person: i64) {
        self.last_seen.entry((room.to_owned(), person)).or_default().0 += 1;
    }

    pub(crate) fn disconnected(&mut self, room: &str, person: i64, now: u64) {
        if let Some((connections, at)) = self.last_seen.get_mut(&(room.to_owned(), person)) {
            *connections = connections.saturating_sub(1);
            *at = now;
        }
    }

    /// How long a person has not been connected to a room, in milliseconds.
    pub(crate) fn absent_for(&self, room: &str, person: i64, now: u64) -> u64 {
        match self.last_seen.get(&(room.to_owned(), person)) {
            Some((0, at)) => now - at,
            Some(_) => 0,
            None => now,
        }
    }
}
