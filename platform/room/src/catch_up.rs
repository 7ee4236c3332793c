//! Catching up: entries that a client missed.
//!
//! Making them costs a replay of the match, so each person has a budget of entries, and long answers are cached for
//! other clients with the same subscription. A player who comes for the first time after bots began is sent the opening
//! step by step, each step with its table.

use std::collections::BTreeMap;

use bytes::Bytes;
use protocol::{FromServer, Origin, RequestError, TableDetail, TableView};

use crate::broadcast::news_with_tables;
use crate::connections::{Subscription, encode};
use crate::narration::Audience;
use crate::replay::play_recorded;
use crate::state::LoggedEvent;
use crate::{ConnectionId, Now, Room, State};

/// A full budget, in entries.
const AT_ONCE: u64 = 4_000;

/// A budget grows by this many entries a second.
const PER_SECOND: u64 = 400;

/// All clients that are not logged in share one budget, which is this many times as large.
const ANONYMOUS: u64 = 4;

/// Answers with fewer entries are not cached.
const MIN_KEPT: u32 = 16;

/// How many answers are cached.
const MAX_KEPT: usize = 8;

/// A longer opening is not sent step by step, in steps.
const MAX_OPENING: u32 = 60;

/// A table costs as much of a budget as this many entries.
const TABLE_COST: u64 = 8;

/// Which earlier entries a client's hello asks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Past {
    /// The last entry that the client has. `None` if it wants no earlier entries.
    pub(crate) since: Option<u32>,
    /// Whether the client wants the first steps of the match one by one, each with its table.
    pub(crate) opening: bool,
}

/// Cached answers, and budgets.
#[derive(Debug, Default)]
pub(crate) struct CatchUps {
    kept: Vec<(Key, Bytes)>,
    /// The budget of each person; `None` is the budget of all clients that are not logged in.
    budgets: BTreeMap<Option<i64>, Budget>,
}

/// What an answer depends on: the reader, the first entry and the number of entries.
type Key = (Subscription, u32, u32);

#[derive(Clone, Copy, Debug)]
struct Budget {
    left: u64,
    /// When it last grew, in monotonic time.
    at: u64,
}

impl CatchUps {
    /// Drops the cached answers. Called after a reload, which may have replaced entries.
    pub(crate) fn forget_answers(&mut self) {
        self.kept.clear();
    }

    /// Takes the cost from a person's budget. The error is the time to wait, in seconds.
    fn pay(&mut self, now: Now, person: Option<i64>, cost: u64) -> Result<(), u32> {
        let size = if person.is_none() { ANONYMOUS } else { 1 };
        let (most, rate) = (AT_ONCE * size, PER_SECOND * size);
        self.budgets.retain(|_, it| now.monotonic < it.at + 1000 * AT_ONCE / PER_SECOND);
        let budget = self.budgets.entry(person).or_insert(Budget { left: most, at: now.monotonic });
        let earned = (now.monotonic - budget.at) * rate / 1000;
        // Do not move `at` before a whole entry is earned: the fraction would be lost.
        if 0 < earned {
            *budget = Budget { left: most.min(budget.left + earned), at: now.monotonic };
        }
        // A full budget is enough for a match of any length.
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

    /// The messages that answer a hello: the entries that the client missed, with the tables of the opening if the
    /// client is to see it step by step.
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

    /// Whether a client that has the entries up to `since` is shown the opening: it gets whole tables, and its person
    /// has a seat, has not acted and has not been here before.
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

    /// The encoded message with all entries after `since`, from the cache if possible.
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

    /// Takes `cost` entries from the budget of a connection's person.
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
    /// Whether the match has just begun for the owner of the seats `mine`, whose client has the entries up to `since`.
    /// It has between one and [`MAX_OPENING`] steps; none of them was made by these seats, is known to the client, was
    /// taken back by consent, or was copied from another match.
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

    /// The dealt table and the tables after each step but the last, as an audience sees them. They have no offers.
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
            // This is the table after the entry before the step.
            let table = self.match_view(played.as_ref(), audience, TableDetail::Everything);
            tables.push(TableView { n: n - 1, ..table });
            if play_recorded(played.as_mut(), step).is_none() {
                break;
            }
        }
        tables
    }
}
