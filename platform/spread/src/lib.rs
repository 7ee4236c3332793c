//! A run of the lab, spread over any number of workers.
//!
//! Whoever asks puts the run and its chunks, some matches each, into PostgreSQL and collects what was played. A worker
//! claims chunks, plays them and stores the results. A worker that is lost loses its chunks to others; one that asks and
//! is lost finds the run where it was.

#![warn(missing_docs)]

mod ask;
mod chunk;
mod run;
mod store;
mod work;

pub use ask::{Asking, News, ask, end};
pub use run::Run;
pub use work::{Until, Worker, work};

/// Why a run cannot be spread.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// PostgreSQL does not answer as it should.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// Somebody has to do something about it; the sentence says what.
    #[error("{0}")]
    Fault(String),
}

impl Trouble {
    /// Whether it may be over in a moment, as when the database is started again.
    fn will_pass(&self) -> bool {
        let Self::Database(err) = self else { return false };
        let lost = matches!(err, sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut);
        // PostgreSQL's classes: connection lost, too few resources, stopped or starting.
        let passing = |code: &str| ["08", "53", "57"].iter().any(|class| code.starts_with(class));
        lost || err.as_database_error().and_then(|it| it.code()).is_some_and(|it| passing(&it))
    }
}
