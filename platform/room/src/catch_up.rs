//! Catching up: entries that a client missed. They cost a replay of the match, so a person has a budget for them, and clients
//! that ask for the same get the same bytes. A player who comes for the first time is sent the opening step by step.

use std::collections::BTreeMap;

use bytes::Bytes;
use protocol::{FromServer, Origin, RequestError, TableDetail, TableView};

use crate::broadcast::news_with_tables;
use crate::connections::{Subscription, encode};
use crate::narration::Audience;
use crate::replay::play_recorded;
use crate::state::LoggedEvent;
use crate::{ConnectionId, Now, Room, State};

/// How many entries a person may be sent again at once.
const AT_ONCE: u64 = 4_000;

/// How many more every second.
const PER_SECOND: u64 = 400;

/// Clients that are not logged in share a budget that is this much larger.
const ANONYMOUS: u64 = 4;

/// Fewer entries are not kept for others.
const MIN_KEPT: u32 = 16;

/// How many answers are kept.
const MAX_KEPT: usize = 8;

/// A longer opening is not sent step by step, in steps.
const MAX_OPENING: u32 = 60;

/// A table costs as much of a budget as this many entries.
const TABLE_COST: u64 = 8;

/// What a hello asks for of what has happened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Past {
    /// The last entry that the client has.
    pub(crate) since: Option<u32>,
    /// Whether the first steps of the match are wanted one by one, each with its table.
    pub(crate) opening: bool,
}

/// Answers that are kept, and budgets.
#[derive(Debug, Default)]
pub(crate) struct CatchUps {
    kept: Vec<(Key, Bytes)>,
    /// How many entries each person can still be sent; `None` stands for those who are not logged in.
    budgets: BTreeMap<Option<i64>, Budget>,
}

/// What an answer depends on: the reader, the first entry and the number of entries.
type Key = (Subscription, u32, u32);

#[derive(Clone, Copy, Debug)]
struct Budget {
    left: u64,
    /// When it was counted last, in monotonic time.
    at: u64,
}

impl CatchUps {
    /// Drops the answers: the log is not what it was.
    pub(crate) fn forget_answers(&mut self) {
        self.kept.clear();
    }

    /// Takes the cost from a person's budget, or returns the seconds to wait.
    fn pay(&mut self, now: Now, person: Option<i64>, cost: u64) -> Result<(), u32> {
        let size = if person.is_none() { ANONYMOUS } else { 1 };
        let (most, rate) = (AT_ONCE * size, PER_SECOND * size);
        self.budgets.retain(|_, it| now.monotonic < it.at + 1000 * AT_ONCE / PER_SECOND);
        let budget = self.budgets.entry(person).or_insert(Budget { left: most, at: now.monotonic });
        let earned = (now.monotonic - budget.at) * rate / 1000;
        // Less than one entry is not counted as earned, so that the rest of the time is not lost.
        if 0 < earned {
            *budget = Budget { left: most.min(budget.left + earned), at: now.monotonic };
        }
        // However long a match is, it can be read by whoever has a full budget.
        let cost = cost.min(most);
        match budget.left.checked_sub(cost) {
            Some(left) => {
                budget.left = left;
                Ok(())
            }
            None => Err(u32::try_from((cost - budget.left) / rate + 1).unwrap_or(u32::MAX)),
        }
    }
}

impl Room {
    /// Sends a client everything after entry `since`.
    ///
    /// # Errors
    /// [`RequestError::Limit`] if the person has asked for too much.
    pub(crate) fn catch_up(
        &mut self,
        now: Now,
        connection: ConnectionId,
        since: u32,
    ) -> Result<(), RequestError> {
        if let Some(subscription) = self.subscription(connection) {
            let news = self.missed_entries(now, connection, subscription, since)?;
            self.connections.send_encoded(connection, news);
        }
        Ok(())
    }

    /// The messages that answer a hello: what the client missed, with the tables of the opening if it is to see them.
    ///
    /// # Errors
    /// [`RequestError::Limit`] if the person has asked for too much.
    pub(crate) fn past_of(
        &mut self,
        now: Now,
        connection: ConnectionId,
        subscription: Subscription,
        past: Past,
    ) -> Result<Vec<Bytes>, RequestError> {
        let Some(since) = past.since else { return Ok(Vec::new()) };
        if !past.opening || !self.shows_opening(connection, subscription, since) {
            return Ok(vec![self.missed_entries(now, connection, subscription, since)?]);
        }
        let audience = self.audience(subscription);
        let tables = self.state.opening_tables(audience);
        let lines = self.state.replay_lines(since + 1, audience);
        let entries = self.state.entries(since + 1, audience, &lines);
        let cost = entries.len() as u64 + TABLE_COST * tables.len() as u64;
        self.pay_entries(now, connection, cost)?;
        Ok(news_with_tables(entries, tables).iter().map(encode).collect())
    }

    /// Whether a client that has the entries up to `since` is shown the opening: its person has a seat, has not acted,
    /// and has not been here before.
    fn shows_opening(
        &self,
        connection: ConnectionId,
        subscription: Subscription,
        since: u32,
    ) -> bool {
        let Some(it) = self.connections.get(connection) else { return false };
        let comes_first = it.visited.is_none() && it.subscription.is_none();
        let mine = self.seats_of_connection(connection);
        comes_first
            && subscription.detail == TableDetail::Everything
            && !mine.is_empty()
            && self.state.is_opening(since, &mine)
    }

    /// The message with everything after entry `since`.
    ///
    /// # Errors
    /// [`RequestError::Limit`] if the person has asked for too much.
    fn missed_entries(
        &mut self,
        now: Now,
        connection: ConnectionId,
        subscription: Subscription,
        since: u32,
    ) -> Result<Bytes, RequestError> {
        let next = self.state.next_n();
        let from = since.saturating_add(1).min(next);
        let key = (Subscription { detail: TableDetail::Nothing, ..subscription }, from, next);
        if let Some((_, message)) = self.catch_ups.kept.iter().find(|(it, _)| *it == key) {
            return Ok(message.clone());
        }
        self.pay_entries(now, connection, u64::from(next - from))?;
        let audience = self.audience(subscription);
        let lines = self.state.replay_lines(from, audience);
        let entries = self.state.entries(from, audience, &lines);
        let message = encode(&FromServer::News { entries });
        if MIN_KEPT <= next - from {
            self.catch_ups.kept.retain(|((_, _, n), _)| *n == next);
            self.catch_ups.kept.truncate(MAX_KEPT - 1);
            self.catch_ups.kept.insert(0, (key, message.clone()));
        }
        Ok(message)
    }

    /// Takes this many entries from the budget of a connection's person.
    fn pay_entries(
        &mut self,
        now: Now,
        connection: ConnectionId,
        cost: u64,
    ) -> Result<(), RequestError> {
        let person = self.connections.get(connection).and_then(|it| it.person.as_ref());
        let person = person.map(|person| person.id);
        let paid = self.catch_ups.pay(now, person, cost);
        paid.map_err(|wait| RequestError::Limit { limit: "entries".to_owned(), wait })
    }
}

impl State {
    /// Whether the match has just begun for the owner of these seats, who knows the entries up to `since`: none of its few
    /// steps is theirs, none is known or was taken back by consent, and none was copied from another match.
    fn is_opening(&self, since: u32, mine: &[u8]) -> bool {
        let copied = matches!(self.origin, Some(Origin::Branch { .. }));
        let mut steps = 0;
        let all_new = (0..).zip(&self.log).all(|(n, logged)| match &logged.what {
            LoggedEvent::Step { seat, .. } => {
                steps += 1;
                since < n && !mine.contains(seat)
            }
            LoggedEvent::Dropped { .. } => false,
            LoggedEvent::Other(_) => true,
        });
        all_new && !copied && (1..=MAX_OPENING).contains(&steps) && self.frozen.is_none()
    }

    /// The table that was dealt and those after each step but the last, as an audience saw them. Nothing can be done there
    /// any more.
    fn opening_tables(&self, audience: Audience<'_>) -> Vec<TableView> {
        let (Some(started), Some(record)) = (&self.started, self.record()) else {
            return Vec::new();
        };
        let replay = started.content.map(|content| started.game.replay(content, &record, 0));
        let Some(Ok(mut played)) = replay else { return Vec::new() };
        let steps = (0u32..).zip(&self.log).filter_map(|(n, logged)| match logged.what {
            LoggedEvent::Step { .. } => Some(n),
            LoggedEvent::Dropped { .. } | LoggedEvent::Other(_) => None,
        });
        let mut tables = Vec::new();
        for (n, step) in steps.zip(&record.steps) {
            // Each table is that of the entry before a step.
            let table = self.match_view(played.as_ref(), audience, TableDetail::Everything);
            tables.push(TableView { n: n - 1, ..table });
            if play_recorded(played.as_mut(), step).is_none() {
                break;
            }
        }
        tables
    }
}
