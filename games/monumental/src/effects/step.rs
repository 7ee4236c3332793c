//! The vocabulary of effects.

use serde::{Deserialize, Serialize};

use crate::effects::Leaf;
use crate::terms::{Amount, Foe, PURCHASES, Resource};

/// One step of the content's list of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct StepId(pub u16);

/// Steps that follow each other in the content's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Block {
    /// The first one.
    pub from: u16,
    /// The number of items.
    pub len: u8,
}

impl Block {
    /// No step.
    pub const NONE: Block = Block { from: 0, len: 0 };

    /// Whether there is no step.
    pub fn is_none(self) -> bool {
        self.len == 0
    }

    /// Its steps.
    pub fn ids(self) -> impl Iterator<Item = StepId> {
        (self.from..self.from + u16::from(self.len)).map(StepId)
    }

    /// All steps but the first.
    #[must_use]
    pub fn rest(self) -> Block {
        Block { from: self.from + 1, len: self.len - 1 }
    }
}

/// Blocks that follow each other in the content's list of branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Branches {
    /// The first one.
    pub from: u16,
    /// The number of items.
    pub len: u8,
}

/// One step of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the keys are explained in content/vocabulary.toml")]
pub enum Step {
    /// A step without other steps inside.
    Leaf(Leaf),
    /// Resources. A card's gains are taken when it is activated (MTL-22).
    Gain(Amount),
    Choose(Branches),
    Spend {
        cost: Amount,
        any: u8,
        max: u8,
        then: Block,
    },
    IfGenerated {
        resource: Resource,
        at_least: u8,
        then: Block,
    },
    If {
        condition: Condition,
        n: u8,
        then: Block,
        otherwise: Option<Block>,
    },
    Per {
        count: Count,
        each: u8,
        max: Option<u8>,
        then: Block,
    },
    Archive {
        n: u8,
        from: ArchiveSource,
        then: Block,
    },
    EachOpponent {
        steps: Block,
        then: Block,
    },
}

/// From where cards are archived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ArchiveSource {
    /// The player's own city.
    City,
    /// The player's own discard pile.
    Discard,
    /// Either.
    CityOrDiscard,
}

impl ArchiveSource {
    /// Whether cards of the city can be archived.
    pub fn has_city(self) -> bool {
        self != ArchiveSource::Discard
    }

    /// Whether discarded cards can be archived.
    pub fn has_discard(self) -> bool {
        self != ArchiveSource::City
    }
}

/// From where cards are gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shop {
    /// The piles of basic buildings.
    Basic,
    /// The development track.
    #[serde(rename = "display")]
    Track,
}

/// Which cards can be gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    /// Buildings.
    Building,
    /// Knowledge.
    Knowledge,
    /// Wonders.
    Wonder,
    /// All of them.
    Any,
}

/// What an effect counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Provinces controlled.
    Provinces,
    /// Provinces controlled that touch the sea.
    CoastalProvinces,
    /// Wonders owned.
    WondersOwned,
    /// Policies developed.
    Policies,
    /// Knowledge lying in the city.
    KnowledgeInCity,
    /// Knowledge activated in this turn.
    ActivatedKnowledge,
    /// Cards archived.
    Archived,
    /// Explorers that are not in the capital.
    ExplorersAbroad,
    /// Market tokens, used or not.
    MarketTokens,
    /// Barbarian tokens.
    BarbarianTokens,
    /// Free-town tokens.
    FreeTownTokens,
    /// Provinces conquered in this turn.
    ConqueredThisTurn,
    /// Outposts on the board.
    Outposts,
}

/// What an effect depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// At least n provinces were conquered in this turn.
    ConqueredThisTurn,
    /// The warlord took part in a conquest of this turn.
    WarlordAttacked,
    /// At least n policies are developed.
    HasPolicies,
    /// At least n wonders are owned.
    OwnsWonders,
    /// A card lies on this knowledge.
    HasAttached,
    /// No player has fewer provinces.
    FewestProvinces,
}

/// When a lasting effect is triggered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// Before the city is activated.
    TurnStart,
    /// After a conquest.
    Conquer,
    /// After a building was acquired.
    AcquireBuilding,
    /// After a knowledge was acquired.
    AcquireKnowledge,
    /// After a wonder was completed.
    CompleteWonder,
    /// After scientific progress.
    Progress,
    /// After an explorer took something.
    ExplorerTake,
    /// After a card was archived.
    Archive,
}

/// A lasting effect that does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    /// Acts by itself, at most `limit` times a turn (0 for no limit).
    Trigger {
        /// The event that triggers it.
        on: Trigger,
        /// Only against this kind of foe.
        filter: Option<Foe>,
        /// The most uses in a turn.
        limit: u8,
        /// The effect.
        then: Block,
    },
    /// Acts as an action, at most `limit` times a turn.
    Action {
        /// The most uses in a turn.
        limit: u8,
        /// The effect.
        then: Block,
    },
}

/// Lasting effects that change a figure (MTL-122).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// Payments of that kind cost this much less.
    pub discount: [u8; PURCHASES],
    /// Each soldier adds this much more defence.
    pub soldier_defence: u8,
    /// Progress costs this much less science.
    pub progress: u8,
    /// Steps beyond the first for each military paid for an explorer.
    pub extra_steps: u8,
    /// Uses of the warlord beyond the first in a turn.
    pub extra_warlord: u8,
    /// Cards kept in the city at the end of each turn.
    pub reinforce: u8,
    /// A free town's price is this much less.
    pub town: u8,
}
