//! The words of the rulebook, as types.

use engine::Notation;
use serde::{Deserialize, Serialize};

use crate::content::Content;

/// The most players at a board, the automaton among them.
pub(crate) const MAX_PLAYERS: usize = 4;
/// The most kinds of cards.
pub const MAX_CARDS: usize = 96;
/// The most steps that one card's effect has.
pub const MAX_STEPS: usize = 4;
/// The places of the city.
pub const SLOTS: usize = 9;
/// The markets of a board.
pub const MAX_MARKETS: usize = 4;
/// The policies of a civilisation.
pub const MAX_POLICIES: usize = 6;
/// The places of the development track.
pub const TRACK: usize = 6;

/// A player at the board: a seat, or the automaton of a solo game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Who(pub u8);

impl Who {
    /// The index into arrays by player.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// As a letter, in drawings.
    pub(crate) fn letter(self) -> char {
        char::from(b'A' + self.0)
    }
}

/// A kind of card: several copies can be in play.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Notation,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
#[notation(content = Content, below = MAX_CARDS, keys = card_keys)]
pub struct Card(pub u8);

fn card_keys(content: &Content) -> impl Iterator<Item = &str> {
    content.cards.iter().map(|card| card.key.as_str())
}

impl Card {
    /// The index into arrays by card.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

/// What kind of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Costs production.
    Building,
    /// Costs science, and lies under another card in the city.
    Knowledge,
    /// Costs production in two stages.
    Wonder,
}

/// What cards yield and cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// For buildings and wonders.
    Production,
    /// For knowledge and progress.
    Science,
    /// For units and explorers.
    Military,
    /// Stands in for any basic resource.
    Gold,
    /// For policies.
    Culture,
}

impl Resource {
    /// All of them.
    pub const ALL: [Resource; 5] = [
        Resource::Production,
        Resource::Science,
        Resource::Military,
        Resource::Gold,
        Resource::Culture,
    ];
    /// Those that are lost at the end of the turn (MTL-25).
    pub const BASIC: [Resource; 3] = [Resource::Production, Resource::Science, Resource::Military];

    /// The index into an [`Amount`].
    pub fn idx(self) -> usize {
        self as usize
    }

    /// Whether it is lost at the end of the turn.
    pub fn is_basic(self) -> bool {
        self.idx() < 3
    }
}

/// An amount of each resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Amount(pub [u8; 5]);

impl Amount {
    /// No resources.
    pub const NONE: Amount = Amount([0; 5]);

    /// An amount of one resource.
    pub fn of(resource: Resource, many: u8) -> Self {
        let mut amount = Self::NONE;
        amount.0[resource.idx()] = many;
        amount
    }

    /// The amount of one resource.
    pub fn get(self, resource: Resource) -> u8 {
        self.0[resource.idx()]
    }

    /// Whether it is nothing.
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, other: Amount) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(mine, more)| *mine = mine.saturating_add(more));
        self
    }

    /// One less of `resource`.
    #[must_use]
    pub fn less(mut self, resource: Resource) -> Self {
        let left = &mut self.0[resource.idx()];
        *left = left.saturating_sub(1);
        self
    }

    /// The resources it has, with how many.
    pub fn parts(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL.into_iter().map(move |it| (it, self.get(it))).filter(|(_, many)| 0 < *many)
    }
}

/// The holder of a province before its conquest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    /// A barbarian token.
    Barbarian,
    /// A free town.
    FreeTown,
    /// Another player.
    Enemy,
}

impl Foe {
    /// The index into arrays by foe.
    pub fn idx(self) -> usize {
        self as usize
    }
}

/// The kinds of payment that can be cheaper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Purchase {
    /// Any building.
    Building,
    /// A basic building.
    Basic,
    /// A knowledge.
    Knowledge,
    /// A stage of a wonder.
    Wonder,
    /// Scientific progress.
    Progress,
    /// A policy.
    Policy,
    /// The price of a free town.
    FreeTown,
}

/// How many kinds of payment there are.
pub(crate) const PURCHASES: usize = 7;

impl Purchase {
    /// The index into arrays by purchase.
    pub fn idx(self) -> usize {
        self as usize
    }
}

/// A unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// One of nine.
    Soldier,
    /// The only one.
    Warlord,
}

impl Unit {
    /// Both.
    pub const ALL: [Unit; 2] = [Unit::Soldier, Unit::Warlord];
}

/// Where an active card lies: over or under in the city, or beside it.
///
/// 0 to 8 are the city's places from the top left, 9 to 17 the knowledge under them, from 18 on the cards drawn in
/// this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Place(pub u8);

impl Place {
    /// One more than the last place.
    pub const MANY: u8 = 96;
    /// No card: a policy, a warlord, a token.
    pub const NONE: Place = Place(u8::MAX);
    /// The first card drawn in this turn.
    pub const DRAWN: u8 = 2 * SLOTS as u8;

    /// The card on top in a place of the city.
    pub fn over(slot: u8) -> Self {
        Place(slot)
    }

    /// The knowledge in a place of the city.
    pub fn under(slot: u8) -> Self {
        Place(slot + SLOTS as u8)
    }

    /// The `nth` card drawn.
    pub fn drawn(nth: usize) -> Self {
        Place(Self::DRAWN + nth as u8)
    }

    /// The index into arrays by place.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}
