//! A queue of jobs in PostgreSQL, for programs on several machines.
//!
//! A worker claims a job for a time, the lease, and completes it before the lease ends. If the worker dies, the lease
//! runs out and another worker claims the job. So a job may be done twice, and its effects must allow that.
//!
//! All times are milliseconds since 1970 by the clock of the database: the clocks of the workers need not agree.
//!
//! We wrote our own queue because users put and complete jobs in their own transactions, together with the data of the
//! jobs; the libraries that we know use connections of their own.

#![warn(missing_docs)]

mod jobs;
mod table;

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

pub use jobs::{Queue, claim, complete};
pub use table::{create_table, put, remove, remove_kind};

/// What a method of [`Jobs`] returns.
pub type JobFuture<'a, T> = Pin<Box<dyn Future<Output = sqlx::Result<T>> + Send + 'a>>;

/// The side of a queue that workers use.
pub trait Jobs: Send + Sync + std::fmt::Debug {
    /// Leases at most `limit` jobs that are due and that no worker has, the most overdue first.
    fn claim(&self, kind: &str, limit: u32, lease: Duration) -> JobFuture<'_, Vec<Job>>;
    /// Renews the lease. Returns `false` if another worker has the job, or if it is gone.
    fn extend<'a>(&'a self, job: &'a mut Job, lease: Duration) -> JobFuture<'a, bool>;
    /// Removes a job that is done. Returns `false`, and does nothing, if the lease was lost.
    fn complete<'a>(&'a self, job: &'a Job) -> JobFuture<'a, bool>;
    /// Ends the lease, so that any worker may claim the job from `due` on. Returns `false` if the lease was lost.
    fn release<'a>(&'a self, job: &'a Job, due: i64) -> JobFuture<'a, bool>;
    /// The number of jobs of a kind.
    fn counts(&self, kind: &str) -> JobFuture<'_, Counts>;
}

/// A job to put into the queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    /// The kind. A worker claims jobs of one kind at a time.
    pub kind: String,
    /// The name, unique among its kind.
    pub name: String,
    /// The earliest time at which it may be claimed.
    pub due: i64,
    /// If set, the program that puts the job has it until then.
    pub leased_until: Option<i64>,
    /// What the worker needs to know, as JSON.
    pub body: String,
}

/// A leased job. The lease is identified by its end and the number of claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// The kind.
    pub kind: String,
    /// The name.
    pub name: String,
    /// The earliest time at which it could be claimed.
    pub due: i64,
    /// The end of the lease.
    pub leased_until: i64,
    /// How often it was claimed, this time included.
    pub tries: i32,
    /// What the worker needs to know, as JSON.
    pub body: String,
}

/// The number of jobs of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Jobs that a worker has.
    pub leased: i64,
    /// Jobs that can be claimed.
    pub due: i64,
    /// Jobs that are not due yet.
    pub later: i64,
}

impl Counts {
    /// The number of all jobs.
    pub fn all(&self) -> i64 {
        self.leased + self.due + self.later
    }
}
