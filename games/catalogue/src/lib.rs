//! The games that this product has, as listed in this crate's manifest, and the content that their matches began with.

mod kept;

pub use kept::{content, keep_pack};

include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// Something to do with a game whose type is not known here: a simulation, a bench, a search.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: engine::Speak>(self) -> Self::Out;
}

/// The game of that name.
pub fn find(slug: &str) -> Option<&'static dyn engine::AnyGame> {
    GAMES.iter().copied().find(|game| game.slug() == slug)
}
