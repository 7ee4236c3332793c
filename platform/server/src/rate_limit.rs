//! Rate limits. Each node counts in memory; uses that are expensive for all nodes are also counted in the shared store.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::Quota;
use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use node::{HintLimit, Pending};
use protocol::RequestError;
use store::{RateLimits, StoreError};

use crate::Limits;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

/// The rate limits of the HTTP interface.
#[derive(Debug)]
pub(crate) struct RequestLimits {
    requests: Keyed<IpAddr>,
    pub(crate) guests: RateLimiter<IpAddr>,
    pub(crate) logins: RateLimiter<IpAddr>,
    pub(crate) logins_of_account: RateLimiter<String>,
    /// By the hash of the recipient's account name or e-mail address.
    pub(crate) mails: RateLimiter<String>,
    pub(crate) mails_from: RateLimiter<IpAddr>,
    pub(crate) rooms: RateLimiter<i64>,
    pub(crate) rooms_from: RateLimiter<IpAddr>,
}

/// A limit was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the limit of {limit} is reached: wait {wait} s")]
pub(crate) struct RateLimited {
    /// The name of the limit.
    pub(crate) limit: &'static str,
    /// How many seconds to wait.
    pub(crate) wait: u32,
}

impl From<RateLimited> for RequestError {
    fn from(RateLimited { limit, wait }: RateLimited) -> Self {
        RequestError::Limit { limit: limit.to_owned(), wait }
    }
}

/// Why a use is not allowed.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub(crate) enum RateLimitError {
    Limited(#[from] RateLimited),
    /// The store could not count.
    Store(#[from] StoreError),
}

impl RequestLimits {
    pub(crate) fn new(limits: &Limits) -> Self {
        let requests = Quota::per_second(at_least_one(limits.requests_per_second))
            .allow_burst(at_least_one(limits.requests_per_second.saturating_mul(4)));
        Self {
            requests: governor::RateLimiter::hashmap(requests),
            guests: RateLimiter::new("guests", limits.guests_per_minute, MINUTE),
            logins: RateLimiter::new("logins", limits.logins_per_minute, MINUTE),
            logins_of_account: RateLimiter::new(
                "logins_of_account",
                limits.logins_per_account,
                HOUR,
            ),
            mails: RateLimiter::new("mails", limits.mails_per_hour, HOUR),
            mails_from: RateLimiter::new("mails_from", limits.mails_per_hour_from_address, HOUR),
            rooms: RateLimiter::new("rooms", limits.rooms_per_hour, HOUR),
            rooms_from: RateLimiter::new("rooms_from", limits.rooms_per_hour_from_address, HOUR),
        }
    }

    /// Counts a request of any kind.
    pub(crate) fn check_request(&self, from: IpAddr) -> Result<(), RateLimited> {
        check(&self.requests, &from, "requests")
    }

    /// Drops the counts of keys that have not been seen for a while.
    pub(crate) fn forget_idle(&self) {
        self.requests.retain_recent();
        self.guests.forget_idle();
        self.logins.forget_idle();
        self.logins_of_account.forget_idle();
        self.mails.forget_idle();
        self.mails_from.forget_idle();
        self.rooms.forget_idle();
        self.rooms_from.forget_idle();
    }
}

/// Allows at most `most` uses in the time `per` for each key, such as a person or an address.
#[derive(Debug)]
pub(crate) struct RateLimiter<K: Hash + Eq + Clone> {
    limit: &'static str,
    most: u32,
    per: Duration,
    own: Keyed<K>,
}

/// The limit of hints for each person.
#[derive(Debug)]
pub(crate) struct HintLimiter {
    limiter: Arc<RateLimiter<i64>>,
    shared: Arc<dyn RateLimits>,
}

impl HintLimiter {
    pub(crate) fn new(limits: &Limits, shared: Arc<dyn RateLimits>) -> Self {
        let limiter = Arc::new(RateLimiter::new("hints", limits.hints_per_minute, MINUTE));
        Self { limiter, shared }
    }

    pub(crate) fn forget_idle(&self) {
        self.limiter.forget_idle();
    }
}

impl HintLimit for HintLimiter {
    fn allow(&self, person: i64) -> Pending<Result<(), RequestError>> {
        let (limiter, shared) = (Arc::clone(&self.limiter), Arc::clone(&self.shared));
        Box::pin(async move {
            limiter.check(person, &*shared).await.map_err(|error| match error {
                RateLimitError::Limited(limited) => limited.into(),
                RateLimitError::Store(_) => RequestError::Trouble,
            })
        })
    }
}

impl<K: Hash + Eq + Clone + ToString> RateLimiter<K> {
    fn new(limit: &'static str, most: u32, per: Duration) -> Self {
        let one = per / at_least_one(most).get();
        let quota = Quota::with_period(one).unwrap_or(Quota::per_second(NonZeroU32::MIN));
        let own = governor::RateLimiter::hashmap(quota.allow_burst(at_least_one(most)));
        Self { limit, most, per, own }
    }

    /// Counts one use, on this node and in the store.
    pub(crate) async fn check(
        &self,
        who: K,
        shared: &dyn RateLimits,
    ) -> Result<(), RateLimitError> {
        check(&self.own, &who, self.limit)?;
        match shared.allow(self.limit, who.to_string(), self.most, self.per).await? {
            None => Ok(()),
            Some(wait) => Err(RateLimited { limit: self.limit, wait }.into()),
        }
    }

    /// Drops the counts of keys that have not been seen for a while.
    pub(crate) fn forget_idle(&self) {
        self.own.retain_recent();
    }
}

type Keyed<K> = governor::RateLimiter<K, HashMapStateStore<K>, DefaultClock>;

fn check<K: Hash + Eq + Clone>(
    limiter: &Keyed<K>,
    key: &K,
    limit: &'static str,
) -> Result<(), RateLimited> {
    limiter.check_key(key).map_err(|not_until| {
        let wait = not_until.wait_time_from(DefaultClock::default().now());
        RateLimited { limit, wait: seconds(wait) }
    })
}

/// The limit of messages on one connection.
#[derive(Debug)]
pub(crate) struct MessageLimiter(governor::RateLimiter<NotKeyed, InMemoryState, DefaultClock>);

impl MessageLimiter {
    pub(crate) fn new(limits: &Limits) -> Self {
        let quota = Quota::per_second(at_least_one(limits.messages_per_second))
            .allow_burst(at_least_one(limits.messages_at_once));
        Self(governor::RateLimiter::direct(quota))
    }

    pub(crate) fn check(&self) -> Result<(), RateLimited> {
        self.0.check().map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            RateLimited { limit: "messages", wait: seconds(wait) }
        })
    }
}

fn seconds(wait: Duration) -> u32 {
    u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1)
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}
