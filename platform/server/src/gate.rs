//! Limits on how often somebody may ask.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};

use crate::Limits;

type Keyed<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock>;

/// The limits of a server, each with its name.
#[derive(Debug)]
pub(crate) struct Gates {
    requests: Keyed<IpAddr>,
    guests: Keyed<IpAddr>,
    logins: Keyed<IpAddr>,
    rooms: Keyed<i64>,
}

/// A limit that was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reached {
    pub(crate) limit: &'static str,
    pub(crate) wait: u32,
}

impl Gates {
    pub(crate) fn new(limits: &Limits) -> Self {
        let requests = Quota::per_second(at_least_one(limits.requests_per_second))
            .allow_burst(at_least_one(limits.requests_per_second.saturating_mul(4)));
        Self {
            requests: RateLimiter::hashmap(requests),
            guests: RateLimiter::hashmap(Quota::per_minute(at_least_one(limits.guests_per_minute))),
            logins: RateLimiter::hashmap(Quota::per_minute(at_least_one(limits.logins_per_minute))),
            rooms: RateLimiter::hashmap(Quota::per_hour(at_least_one(limits.rooms_per_hour))),
        }
    }

    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Reached> {
        pass(&self.requests, &from, "requests")
    }

    pub(crate) fn guest(&self, from: IpAddr) -> Result<(), Reached> {
        pass(&self.guests, &from, "guests")
    }

    pub(crate) fn login(&self, from: IpAddr) -> Result<(), Reached> {
        pass(&self.logins, &from, "logins")
    }

    pub(crate) fn room(&self, person: i64) -> Result<(), Reached> {
        pass(&self.rooms, &person, "rooms")
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.logins.retain_recent();
        self.rooms.retain_recent();
    }
}

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

/// The limit of hints, which rooms keep.
#[derive(Debug)]
pub(crate) struct HintGate(Keyed<i64>);

impl HintGate {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self(RateLimiter::hashmap(Quota::per_minute(at_least_one(limits.hints_per_minute))))
    }

    pub(crate) fn pass(&self, person: i64) -> Result<(), Reached> {
        pass(&self.0, &person, "hints")
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.0.retain_recent();
    }
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
