//! A run of the lab, spread over any number of workers.
//!
//! The coordinator puts the run and its chunks, some matches each, into PostgreSQL and collects the results. A worker
//! claims chunks, plays them and stores the results. If a worker dies, other workers claim its chunks; if the
//! coordinator dies, a new one with the same run id goes on.

#![warn(missing_docs)]

mod chunk;
mod coordinator;
mod run;
mod store;
mod work;

pub use coordinator::{Coordinator, Progress, delete};
pub use run::Run;
pub use work::{Until, Worker, work};

/// Why a run could not be spread over workers.
#[derive(Debug, thiserror::Error)]
pub enum SpreadError {
    /// PostgreSQL returned an error.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The run cannot go on. The sentence says why, and what a person can do.
    #[error("{0}")]
    Failed(String),
}

impl SpreadError {
    /// Whether a retry may succeed, for example because the database restarts.
    fn is_temporary(&self) -> bool {
        let Self::Database(err) = self else { return false };
        let lost = matches!(err, sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut);
        // PostgreSQL's error classes: connection lost, too few resources, stopped or starting.
        let passing = |code: &str| ["08", "53", "57"].iter().any(|class| code.starts_with(class));
        lost || err.as_database_error().and_then(|it| it.code()).is_some_and(|it| passing(&it))
    }
}
