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

#[cfg(test)]
mod tests {
    #[test]
    fn every_folder_beside_this_one_is_a_listed_game() {
        let folders = std::fs::read_dir("..").unwrap().map(|entry| entry.unwrap());
        for folder in folders.filter(|entry| entry.path().join("Cargo.toml").exists()) {
            let name = folder.file_name().into_string().unwrap();
            assert!(name == "catalogue" || crate::find(&name).is_some(), "{name} is not listed");
        }
    }
}
