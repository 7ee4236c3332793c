//! The content packs that matches began with: kept in the store, found again by their hash.

use std::collections::BTreeMap;

use engine::{AnyGame, Pack};
use store::{KeptPack, Store, StoreError};

/// Reads the kept packs, so that matches that began with them can be opened.
pub(crate) async fn restore(store: &Store) -> Result<(), StoreError> {
    for kept in store.packs.all().await? {
        let Some(game) = catalogue::find(&kept.game) else { continue };
        let pack = Pack::new(kept.files);
        if pack.hash() == kept.hash {
            catalogue::keep_pack(game, pack);
        } else {
            tracing::error!(hash = kept.hash, "kept pack skipped: it has another hash");
        }
    }
    Ok(())
}

/// Keeps this program's packs, before a match can begin with them.
pub(crate) async fn keep(store: &Store) -> Result<(), StoreError> {
    let packs = catalogue::GAMES.iter().map(|game| kept(*game));
    store.packs.keep(packs.collect()).await
}

/// The pack of a game, with the texts of the language of reference: reading a pack demands them.
fn kept(game: &dyn AnyGame) -> KeptPack {
    let (pack, reference) = (game.pack(), format!("{}.ftl", ftl::REFERENCE));
    let needed = |name: &str| !name.ends_with(".ftl") || name == reference;
    let files = pack.files().filter(|(name, _)| needed(name));
    let files = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
    let files: BTreeMap<String, String> = files.collect();
    KeptPack { hash: pack.hash(), game: game.slug().to_owned(), files }
}
