use engine::OpeningFault;

/// Why matches cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// There is no game of that name.
    #[error("there is no game {0:?}")]
    NoSuchGame(String),
    /// The table cannot be laid with these options or this number of seats.
    #[error(transparent)]
    Opening(#[from] OpeningFault),
    /// The threads cannot be started.
    #[error("the threads cannot be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// A bot gave no answer.
    #[error(transparent)]
    Bot(#[from] bots::BotError),
    /// A result, a record or a position could not be written.
    #[error("{0}")]
    Record(String),
}
