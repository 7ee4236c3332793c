//! Stairs.
//!
//! Reading order: RULES.md, this file, `shelves`, then `rules`.

mod content;
mod rules;
mod shelves;
mod words;

use std::ops::RangeInclusive;

use engine::{BitSet, Erased, GameTypes, NoOptions, Notation, bit_set_item};
use serde::{Deserialize, Serialize};

pub use crate::content::{Content, Figures, content};
pub use crate::rules::Refusal;
pub use crate::shelves::{Hand, HandEvent, Pile, PileEvent, Public, PublicEvent};
pub use crate::words::Catalogue;

/// This game, for the catalogue.
pub const GAME: &dyn engine::AnyGame = &Erased::<Stairs>::NEW;

/// The game's rules, under the engine's traits.
#[derive(Clone, Copy, Debug)]
pub struct Stairs;

/// A table of this game.
pub type Table = engine::Table<Stairs>;
/// What one seat of it sees.
pub type View<'a> = engine::View<'a, Stairs>;

impl GameTypes for Stairs {
    const SLUG: &'static str = "stairs";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 1;

    type Content = Content;
    type Options = NoOptions;
    type Action = Action;
    type Public = Public;
    type Private = Hand;
    type Secret = Pile;
    type Refusal = Refusal;
}

/// One small decision. Its code and its text are the same in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lays a card of the hand (STA-02).
    Lay { card: Card },
}

/// The most cards that a pack has.
pub(crate) const MOST_CARDS: usize = 30;

/// A card. The first one has the number 1.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Notation,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
#[notation(below = MOST_CARDS)]
pub struct Card(pub u8);

impl Card {
    /// What is printed on it.
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

bit_set_item!(Card: u32);

/// A set of cards.
pub type CardSet = BitSet<Card>;
