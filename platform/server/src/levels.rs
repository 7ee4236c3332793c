//! The levels of bots that rooms know.

use bots::{Level, Spec};

/// The level of that name.
pub(crate) fn level(name: &str) -> Option<Level> {
    Level::ALL.into_iter().find(|level| level.name() == name)
}

/// The bot of a level. Its budget is a number of iterations: after a restart it plays the same.
pub(crate) fn bot(level: Level) -> Spec {
    Spec::of(level)
}

/// Whoever gives hints.
pub(crate) fn adviser() -> Spec {
    Spec::of(Level::Master)
}
