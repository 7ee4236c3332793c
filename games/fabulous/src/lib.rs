//! Monuments fabuleux, a family card game by Bioviva.
//!
//! Reading order: RULES.md, `action`, `shelves` with `round` and `piles`, then `rules/`, one file for each section of
//! the ledger.

mod action;
mod cards;
mod content;
mod hand;
mod imagine;
mod insight;
mod memory;
mod observe;
mod offer;
mod options;
mod piles;
mod round;
mod rulebook;
mod rules;
mod setup;
mod shelves;
mod words;

use std::ops::RangeInclusive;

use engine::{Erased, GameTypes};

pub use crate::action::Action;
pub use crate::cards::{
    Back, Backs, Card, Characteristic, Collector, CollectorSet, Figure, Grade, MAX_CARDS,
    MAX_CHARACTERISTICS, MAX_COLLECTORS, MAX_MONUMENTS,
};
pub use crate::content::{
    AreaKind, Content, Continent, Deck, Effect, Known, Monument, Origin, Place, Set, Special,
    Timing, Wins, content,
};
pub use crate::hand::{Faces, FacesEvent, Hand, HandEvent, Seen};
pub use crate::memory::Memory;
pub use crate::options::Options;
pub use crate::piles::Piles;
pub use crate::round::{Announced, Round};
pub use crate::rulebook::Refusal;
pub use crate::shelves::{Awaited, Career, Public, PublicEvent, What, With};
pub use crate::words::{Catalogue, CharacteristicEntry, CollectorEntry, MonumentEntry};

/// This game, for the catalogue.
pub const GAME: &dyn engine::AnyGame = &Erased::<Fabulous>::NEW;

/// The game's rules, under the engine's trait.
#[derive(Clone, Copy, Debug)]
pub struct Fabulous;

/// A table of this game.
pub type Table = engine::Table<Fabulous>;
/// What one seat of it sees.
pub type View<'a> = engine::View<'a, Fabulous>;

impl GameTypes for Fabulous {
    const SLUG: &'static str = "fabulous";
    const SEATS: RangeInclusive<u8> = 2..=6;
    const RULES_VERSION: u32 = 2;
    const FORMER_RULES: &'static [u32] = &[1];
    const LEARNED_WEIGHTS: &'static [u8] = include_bytes!("../learned/weights.bin");

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Public = Public;
    type Private = Hand;
    type Secret = Faces;
    type Refusal = Refusal;
}
