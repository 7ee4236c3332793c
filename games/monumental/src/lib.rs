//! Monumental, by Matthew Dunstan.
//!
//! Reading order: RULES.md, `terms`, `action`, `shelves`, `effects`, then `rules/`, one file for each section of the
//! rulebook. What is printed is in `content/`, and a card is never code.

mod action;
mod audit;
mod cards;
mod content;
mod effects;
mod imagine;
mod insight;
mod notation;
mod observe;
mod offer;
mod random_map;
mod rulebook;
mod rules;
mod setup;
mod shelves;
mod terms;
mod tiles;
mod words;

use std::ops::RangeInclusive;

use engine::{Erased, GameTypes, Outcome, Phrase, Score};
use serde::{Deserialize, Serialize};

pub use crate::action::{Action, Answer, HouseMove, Move};
pub use crate::cards::Cards;
pub use crate::content::{
    CardInfo, Civ, CivKind, Content, Exploration, Figures, Ground, Map, Market, Policy, SoloCard,
    SoloDeed, SoloStep, Terrain, Token, content,
};
pub use crate::effects::{
    ArchiveSource, Block, Branches, CardKind, Condition, Count, Lasting, Leaf, Modifiers, Shop,
    Step, StepId, Trigger,
};
pub use crate::rulebook::Refusal;
pub use crate::rules::pay::Payment;
pub use crate::rules::question::Question;
pub use crate::rules::siege::{CostOf, CostPart};
pub use crate::shelves::{
    Board, Chore, DeckPart, Drawn, Held, Phase, Player, Private, PrivateEvent, Public, PublicEvent,
    Reading, Secret, SecretEvent, Shelved, Slot, SoloDesk, SoloEvent, Task, Tie, Turn, With,
};
pub use crate::terms::{
    Amount, Card, Foe, Kind, MAX_CARDS, MAX_MARKETS, MAX_POLICIES, MAX_STEPS, Place, Purchase,
    Resource, SLOTS, TRACK, Unit, Who,
};
pub use crate::tiles::{Adjacency, Tile, Tiles};
pub use crate::words::{
    Attack, CardEntry, Catalogue, ChoiceEntry, CivEntry, Effect, Facts, Glyph, Icon, MarketEntry,
    PolicyEntry, Reserve, SiegeConquest, SoloEntry, SoloLine, StepEntry, TokenPurchase,
};

/// This game, for the catalogue.
pub const GAME: &dyn engine::AnyGame = &Erased::<Monumental>::NEW;

/// The game's rules, under the engine's trait.
#[derive(Clone, Copy, Debug)]
pub struct Monumental;

/// A table of this game.
pub type Table = engine::Table<Monumental>;
/// What one seat of it sees.
pub type View<'a> = engine::View<'a, Monumental>;

/// What the rulebook lets the players choose.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The board (MTL-04, MTL-12).
    pub map: MapChoice,
    /// Who chooses the civilisations (MTL-10).
    #[serde(rename = "civilizations")]
    pub civs: CivChoice,
    /// How the automaton plays (MTL-115).
    pub solo: SoloChoice,
}

/// The board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MapChoice {
    /// The board of the pack.
    #[default]
    Fixed,
    /// A board drawn at random.
    Random,
}

/// Who chooses the civilisations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CivChoice {
    /// The players.
    #[default]
    Chosen,
    /// Chance.
    Random,
}

/// How the automaton plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SoloChoice {
    /// As the rulebook says.
    #[default]
    Rulebook,
    /// As the printed edition plays it.
    Full,
}

impl GameTypes for Monumental {
    const SLUG: &'static str = "monumental";
    const SEATS: RangeInclusive<u8> = 1..=4;
    const RULES_VERSION: u32 = 4;
    const FORMER_RULES: &'static [u32] = &[3];
    const LEARNED_WEIGHTS: &'static [u8] = include_bytes!("../learned/weights.bin");
    const FORMER_WEIGHTS: &'static [u8] = include_bytes!("../learned/former.bin");

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Public = Public;
    type Private = Private;
    type Secret = Secret;
    type Refusal = Refusal;
}

/// The outcome of a match with this public shelf, over or not.
pub fn outcome(content: &Content, public: &Public) -> Outcome {
    rules::end::outcome(content, public)
}

/// The points of one player if the match were counted now.
pub fn score(content: &Content, public: &Public, who: Who) -> Score {
    rules::end::score(content, public, who)
}

/// The text of a card, made from its effects.
pub fn card_text(content: &Content, card: Card) -> Phrase {
    words::effect::card(content, card)
}

/// The text of a policy, made from its effects.
pub fn policy_text(content: &Content, policy: &Policy) -> Phrase {
    words::effect::policy(content, policy)
}
