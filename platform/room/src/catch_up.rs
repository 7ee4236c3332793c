//! Catching up: entries that a client missed. They cost a replay of the match, so a person has a budget for them, and clients
//! that ask for the same get the same bytes.

use std::collections::BTreeMap;

use bytes::Bytes;
use protocol::{FromServer, RequestError, TableDetail};

use crate::connections::{Subscription, encode};
use crate::{ConnectionId, Now, Room};

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

    /// The message with everything after entry `since`.
    ///
    /// # Errors
    /// [`RequestError::Limit`] if the person has asked for too much.
    pub(crate) fn missed_entries(
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
        let person = self.connections.get(connection).and_then(|it| it.person.as_ref());
        let person = person.map(|person| person.id);
        let paid = self.catch_ups.pay(now, person, u64::from(next - from));
        paid.map_err(|wait| RequestError::Limit { limit: "entries".to_owned(), wait })?;
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
}
