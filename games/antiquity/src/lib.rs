//! Monuments: Wonders of Antiquity, by Stefan Risthaus.
//!
//! Reading order: RULES.md, `action`, `shelves`, then `rules/`, one file for each section of the rulebook.

mod action;
mod cards;
mod content;
mod holdings;
mod insight;
mod observe;
mod offer;
mod rulebook;
mod rules;
mod setup;
mod shelves;
mod words;

use std::ops::RangeInclusive;

use engine::{Erased, GameTypes, Outcome, Score};
use serde::{Deserialize, Serialize};

pub use crate::action::Action;
pub use crate::cards::{Card, CardSet, Colour, Monument, Pile, Power, Symbol};
pub use crate::content::{Column, Content, Figures, content};
pub use crate::holdings::{Colours, Earned, Exhibition, Holdings};
pub use crate::rulebook::{Purpose, Refusal};
pub use crate::shelves::{
    Deck, DeckEvent, Hand, HandEvent, Plan, Public, PublicEvent, Story, Turn, TurnKind, With,
};
pub use crate::words::{
    CardEntry, Catalogue, Facts, MonumentEntry, RulePoints, ScoreNow, Share, TableFacts,
};

/// This game, for the catalogue.
pub const GAME: &dyn engine::AnyGame = &Erased::<Antiquity>::NEW;

/// The game's rules, under the engine's trait.
#[derive(Clone, Copy, Debug)]
pub struct Antiquity;

/// A table of this game.
pub type Table = engine::Table<Antiquity>;
/// What one seat of it sees.
pub type View<'a> = engine::View<'a, Antiquity>;

/// What the rulebook lets the players choose (ANT-08).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Plays with the three power cards.
    pub power_cards: bool,
    /// A power card counts as one more of its symbol for scoring.
    pub power_symbols: bool,
    /// The key of the monument that two players leave out; `random` draws one.
    pub left_out: String,
}

impl Default for Options {
    fn default() -> Self {
        Self { power_cards: false, power_symbols: false, left_out: "random".to_owned() }
    }
}

impl GameTypes for Antiquity {
    const SLUG: &'static str = "antiquity";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 2;
    const FORMER_RULES: &'static [u32] = &[1];
    const LEARNED_WEIGHTS: &'static [u8] = include_bytes!("../learned/weights.bin");
    const FORMER_WEIGHTS: &'static [u8] = include_bytes!("../learned/former.bin");

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Public = Public;
    type Private = Hand;
    type Secret = Deck;
    type Refusal = Refusal;
}

/// How a match with this public shelf would be counted, over or not.
pub fn outcome(content: &Content, public: &Public) -> Outcome {
    rules::end::outcome(content, public)
}

/// The points of one colour as they would be counted now.
pub fn score(content: &Content, public: &Public, colour: Colour) -> Score {
    rules::end::score(content, public, colour)
}
