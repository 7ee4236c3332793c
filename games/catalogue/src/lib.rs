//! All games, as listed in this crate's manifest, and the content that their matches began with.

mod kept;

pub use kept::{content, keep_pack};

include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// Generic code to run with the type of a game that is known only at run time: a simulation, a bench, a search. See
/// [`visit`].
pub trait Visitor {
    /// The result of the visit.
    type Out;

    /// Runs with the type of the game.
    fn visit<G: engine::Speak>(self) -> Self::Out;
}

/// The game with that slug; `None` if there is none.
pub fn find(slug: &str) -> Option<&'static dyn engine::AnyGame> {
    GAMES.iter().copied().find(|game| game.slug() == slug)
}
