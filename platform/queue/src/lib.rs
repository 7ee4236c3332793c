//! Jobs that any of several programs may do. PostgreSQL keeps them.
//!
//! Who claims a job has it for a time, the lease, and then says that it is done. Who dies says nothing: the lease runs
//! out and somebody else claims the job. So a job may be done twice, and whatever it does must bear that.
//!
//! All times are milliseconds since 1970 by the clock of the database, so that the clocks of the programs need not agree.

#![warn(missing_docs)]

mod claim;
mod table;

pub use claim::{Left, Queue, done};
pub use table::{drop_jobs, drop_kind, lay, now, put};

/// What is to be done, once it is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    /// Who asks for jobs asks for those of one kind.
    pub kind: String,
    /// Names it among its kind.
    pub name: String,
    /// From when on it may be claimed.
    pub due: i64,
    /// Until when whoever puts it has it already.
    pub leased_until: Option<i64>,
    /// What it says to those who do it, as JSON.
    pub body: String,
}

/// A job that was claimed. Its lease is named by when it ends and by the number of tries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// What kind of job.
    pub kind: String,
    /// Which one.
    pub name: String,
    /// Since when it could be claimed.
    pub due: i64,
    /// Until when it is ours.
    pub leased_until: i64,
    /// How often it was claimed, this time included.
    pub tries: i32,
    /// What it says, as JSON.
    pub body: String,
}

impl NewJob {
    /// The job as it was put, for whoever put it with this lease.
    pub fn held_until(self, leased_until: i64) -> Job {
        let Self { kind, name, due, leased_until: _, body } = self;
        Job { kind, name, due, leased_until, tries: 0, body }
    }
}
