//! Limits on how often somebody may ask. Each node counts for itself; what would cost all of them dearly is then
//! counted by all of them together, in the journal.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use node::{HintLimit, Pending};
use protocol::RequestError;
use store::{RateLimits, StoreError};

use crate::Limits;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

/// The limits of a server.
#[derive(Debug)]
pub(crate) struct Gates {
    requests: Keyed<IpAddr>,
    pub(crate) guests: Gate<IpAddr>,
    pub(crate) logins: Gate<IpAddr>,
    pub(crate) rooms: Gate<i64>,
}

/// A limit that was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reached {
    pub(crate) limit: &'static str,
    pub(crate) wait: u32,
}

/// Why somebody does not pass.
#[derive(Debug)]
pub(crate) enum Barred {
    Reached(Reached),
    /// Nobody knows how often they did.
    Store(StoreError),
}

impl Gates {
    pub(crate) fn new(limits: &Limits) -> Self {
        let requests = Quota::per_second(at_least_one(limits.requests_per_second))
            .allow_burst(at_least_one(limits.requests_per_second.saturating_mul(4)));
        Self {
            requests: RateLimiter::hashmap(requests),
            guests: Gate::new("guests", limits.guests_per_minute, MINUTE),
            logins: Gate::new("logins", limits.logins_per_minute, MINUTE),
            rooms: Gate::new("rooms", limits.rooms_per_hour, HOUR),
        }
    }

    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Reached> {
        pass(&self.requests, &from, "requests")
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn forget_idle(&self) {
        self.requests.retain_recent();
        self.guests.forget_idle();
        self.logins.forget_idle();
        self.rooms.forget_idle();
    }
}

/// So many times in such a time, for each person or address.
#[derive(Debug)]
pub(crate) struct Gate<K: Hash + Eq + Clone> {
    limit: &'static str,
    most: u32,
    per: Duration,
    own: Keyed<K>,
}

/// The limit of hints for each person.
#[derive(Debug)]
pub(crate) struct HintGate {
    gate: Arc<Gate<i64>>,
    shared: Arc<dyn RateLimits>,
}

impl HintGate {
    pub(crate) fn new(limits: &Limits, shared: Arc<dyn RateLimits>) -> Self {
        let gate = Arc::new(Gate::new("hints", limits.hints_per_minute, MINUTE));
        Self { gate, shared }
    }

    pub(crate) fn forget_idle(&self) {
        self.gate.forget_idle();
    }
}

impl HintLimit for HintGate {
    fn allow(&self, person: i64) -> Pending<Result<(), RequestError>> {
        let (gate, shared) = (Arc::clone(&self.gate), Arc::clone(&self.shared));
        Box::pin(async move {
            gate.pass(person, &*shared).await.map_err(|barred| match barred {
                Barred::Reached(Reached { limit, wait }) => {
                    RequestError::Limit { limit: limit.to_owned(), wait }
                }
                Barred::Store(_) => RequestError::Trouble,
            })
        })
    }
}

impl<K: Hash + Eq + Clone + ToString> Gate<K> {
    fn new(limit: &'static str, most: u32, per: Duration) -> Self {
        let one = per / at_least_one(most).get();
        let quota = Quota::with_period(one).unwrap_or(Quota::per_second(NonZeroU32::MIN));
        let own = RateLimiter::hashmap(quota.allow_burst(at_least_one(most)));
        Self { limit, most, per, own }
    }

    /// Past this node and all of them.
    pub(crate) async fn pass(&self, who: K, shared: &dyn RateLimits) -> Result<(), Barred> {
        self.pass_here(&who)?;
        self.pass_together(&who, shared).await
    }

    /// Past this node.
    pub(crate) fn pass_here(&self, who: &K) -> Result<(), Reached> {
        pass(&self.own, who, self.limit)
    }

    /// Past what all nodes counted.
    pub(crate) async fn pass_together(
        &self,
        who: &K,
        shared: &dyn RateLimits,
    ) -> Result<(), Barred> {
        let wait = shared.allow(self.limit, who.to_string(), self.most, self.per).await;
        match wait.map_err(Barred::Store)? {
            None => Ok(()),
            Some(wait) => Err(Reached { limit: self.limit, wait }.into()),
        }
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn forget_idle(&self) {
        self.own.retain_recent();
    }
}

impl From<Reached> for Barred {
    fn from(reached: Reached) -> Self {
        Self::Reached(reached)
    }
}

type Keyed<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock>;

fn pass<K: Hash + Eq + Clone>(
    limiter: &Keyed<K>,
    key: &K,
    limit: &'static str,
) -> Result<(), Reached> {
    limiter.check_key(key).map_err(|not_until| {
        let wait = not_until.wait_time_from(DefaultClock::default().now());
        Reached { limit, wait: seconds(wait) }
    })
}

/// The limit of one connection.
#[derive(Debug)]
pub(crate) struct Turnstile(RateLimiter<NotKeyed, InMemoryState, DefaultClock>);

impl Turnstile {
    pub(crate) fn new(limits: &Limits) -> Self {
        let quota = Quota::per_second(at_least_one(limits.messages_per_second))
            .allow_burst(at_least_one(limits.messages_at_once));
        Self(RateLimiter::direct(quota))
    }

    pub(crate) fn pass(&self) -> Result<(), Reached> {
        self.0.check().map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            Reached { limit: "messages", wait: seconds(wait) }
        })
    }
}

fn seconds(wait: std::time::Duration) -> u32 {
    u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1)
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}
