//! The content of matches that began with an earlier pack or by earlier rules.
//!
//! A pack is found by its hash, so a pack that is added changes nothing for the matches of others.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use engine::{AnyContent, AnyGame, Difference, Pack};

/// What a match is played with: the game, the hash of the pack, the version of the rules.
type Key = (&'static str, String, u32);

/// Packs besides those that the program carries, and contents that were read.
struct Kept {
    packs: BTreeMap<(&'static str, String), Pack>,
    contents: BTreeMap<Key, AnyContent>,
}

static KEPT: Mutex<Kept> = Mutex::new(Kept { packs: BTreeMap::new(), contents: BTreeMap::new() });

fn kept() -> MutexGuard<'static, Kept> {
    KEPT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps a whole pack for [`content`], under its hash. It is read when a match needs it.
pub fn keep_pack(game: &'static dyn AnyGame, pack: Pack) {
    kept().packs.entry((game.slug(), pack.hash())).or_insert(pack);
}

/// The content that a match began with: the pack with this hash, for tables that are played by these rules.
///
/// # Errors
/// [`Difference::Rules`] if the program does not play these rules, [`Difference::Content`] if nobody kept the pack, and
/// [`Difference::Opening`] if the program can no longer read it.
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
