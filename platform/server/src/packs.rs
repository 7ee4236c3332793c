//! Content packs in the store. They are found by their hash, so that a match can go on with the pack that it began
//! with.

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

fn kept(game: &dyn AnyGame) -> KeptPack {
    let pack = game.pack().without_translations();
    KeptPack { hash: pack.hash(), game: game.slug().to_owned(), files: pack.into_files() }
}
