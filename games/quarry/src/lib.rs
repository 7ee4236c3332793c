//! World Monuments, by Piero Cioni.
//!
//! Reading order: RULES.md, `action`, `shelves`, then `rules/`, one file for each section of the ledger.

mod action;
mod content;
mod insight;
mod observe;
mod offer;
mod pieces;
mod places;
mod rulebook;
mod rules;
mod setup;
mod shelves;
mod stones;
mod words;

use std::ops::RangeInclusive;

use engine::{Erased, GameTypes, Outcome};
use serde::{Deserialize, Serialize};

pub use crate::action::Action;
pub use crate::content::{Board, Content, Figures, Ground, Monument, Plan, Site, Supply, content};
pub use crate::pieces::{Colour, Piece, Pieces};
pub use crate::places::{Position, PositionSet, Ring, Space, SpaceSet};
pub use crate::rulebook::Refusal;
pub use crate::shelves::{
    Bag, BagEvent, Earned, Ending, Holdings, Phase, Public, PublicEvent, Screen, ScreenEvent, Turn,
    With,
};
pub use crate::stones::Stones;
pub use crate::words::{Catalogue, Facts, JewelPoints, MonumentEntry, SiteEntry, TableFacts};

/// This game, for the catalogue.
pub const GAME: &dyn engine::AnyGame = &Erased::<Quarry>::NEW;

/// The game's rules, under the engine's trait.
#[derive(Clone, Copy, Debug)]
pub struct Quarry;

/// A table of this game.
pub type Table = engine::Table<Quarry>;
/// What one seat of it sees.
pub type View<'a> = engine::View<'a, Quarry>;

/// What the players choose before they begin (QRY-07, QRY-26).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The key of the monument. An unknown key stands for the first monument.
    pub monument: String,
    /// Shows the pieces that each player has taken, which players at a real table must remember.
    pub show_taken: bool,
}

impl Default for Options {
    fn default() -> Self {
        let first = content().boards.first();
        Self { monument: first.map_or(String::new(), |board| board.key.clone()), show_taken: false }
    }
}

impl GameTypes for Quarry {
    const SLUG: &'static str = "quarry";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 1;
    const LEARNED_WEIGHTS: &'static [u8] = include_bytes!("../learned/weights.bin");
    const FORMER_WEIGHTS: &'static [u8] = include_bytes!("../learned/former.bin");

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Public = Public;
    type Private = Screen;
    type Secret = Bag;
    type Refusal = Refusal;
}

/// How a match with this public shelf would be ranked, over or not.
pub fn outcome(public: &Public) -> Outcome {
    rules::end::outcome(public)
}

/// The space of the score track for a score. `None` below 1 (QRY-03).
pub fn marker(content: &Content, score: i32) -> Option<i32> {
    setup::marker(content, score)
}
