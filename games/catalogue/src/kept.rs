//! The content of matches that began with another pack or an earlier version of the rules.
//!
//! A pack is found by its hash, so adding a pack does not affect matches with other packs.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use engine::{AnyContent, AnyGame, Difference, Pack};

/// The game's slug, the hash of the pack and the version of the rules.
type Key = (&'static str, String, u32);

/// Packs besides those that are compiled into the program, and the contents that were read so far.
struct Kept {
    packs: BTreeMap<(&'static str, String), Pack>,
    contents: BTreeMap<Key, AnyContent>,
}

static KEPT: Mutex<Kept> = Mutex::new(Kept { packs: BTreeMap::new(), contents: BTreeMap::new() });

fn kept() -> MutexGuard<'static, Kept> {
    KEPT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Adds a complete pack, which [`content`] then finds by its hash. The pack is read when a match needs it.
pub fn keep_pack(game: &'static dyn AnyGame, pack: Pack) {
    kept().packs.entry((game.slug(), pack.hash())).or_insert(pack);
}

/// The content that a match began with: the pack with this hash, for tables that are played by version `rules` of the
/// rules. It is read once and kept for the life of the program.
///
/// # Errors
/// [`Difference::Rules`] if the program does not play these rules, [`Difference::Content`] if it does not have the
/// pack, and [`Difference::Opening`] if it can no longer read the pack.
pub fn content(
    game: &'static dyn AnyGame,
    rules: u32,
    hash: &str,
) -> Result<AnyContent, Difference> {
    let program = game.rules_version();
    if rules != program && !game.former_rules().contains(&rules) {
        return Err(Difference::Rules { record: rules, program });
    }
    let standard = game.standard();
    if (rules, hash) == (program, standard.hash) {
        return Ok(standard);
    }
    let key: Key = (game.slug(), hash.to_owned(), rules);
    if let Some(content) = kept().contents.get(&key) {
        return Ok(*content);
    }
    let carried = [game.pack()].into_iter().chain(game.former_packs());
    let carried = carried.into_iter().find(|pack| pack.hash() == hash);
    let pack = carried.or_else(|| kept().packs.get(&(game.slug(), hash.to_owned())).cloned());
    let pack = pack.ok_or_else(|| Difference::Content(hash.chars().take(12).collect()))?;
    let restored = game.restore(&pack, rules);
    let restored = restored.map_err(|faults| Difference::Opening(faults.to_string()))?;
    Ok(*kept().contents.entry(key).or_insert(restored))
}
