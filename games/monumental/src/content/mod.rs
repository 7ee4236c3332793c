//! The content of the game, read from its pack and checked once.

mod file;
mod load;
mod map;

use engine::Content as _;
use serde::{Deserialize, Serialize};

use crate::effects::{Block, Branches, Lasting, Modifiers, Step, StepId};
use crate::terms::{Amount, Card, Kind, Resource};

pub use file::Figures;
pub use map::{Ground, Map, Terrain, Token};

/// Cards, policies, tokens, boards and figures.
#[derive(Debug)]
pub struct Content {
    /// The figures that the rulebook states.
    pub figures: Figures,
    /// Every kind of card: starting cards, those of the civilisations, basic buildings, development cards.
    pub cards: Vec<CardInfo>,
    /// The cards that every civilisation starts with, with their copies.
    pub starters: Vec<(Card, u8)>,
    /// The basic buildings, with their copies (MTL-03).
    pub basics: Vec<(Card, u8)>,
    /// The first development card. The others follow it.
    pub first_development: Card,
    /// The civilisations.
    pub civs: Vec<Civ>,
    /// Barbarians and free towns.
    pub explorations: Vec<Exploration>,
    /// The markets, in the order in which boards number them (MTL-05).
    pub markets: Vec<Market>,
    /// The boards for two, three and four players.
    pub maps: [Map; 3],
    /// The cards of the automaton.
    pub solo: Vec<SoloCard>,
    pub(crate) steps: Vec<Step>,
    pub(crate) branches: Vec<Block>,
    pub(crate) lasting: Vec<Lasting>,
    hash: String,
    /// The former version of the rules that matches with this content are played by. `None` for the present version.
    former_rules: Option<u32>,
}

/// A kind of card.
#[derive(Debug)]
pub struct CardInfo {
    /// Its key.
    pub key: String,
    /// What kind of card it is.
    pub kind: Kind,
    /// The era of a development card, from 1; 0 for other cards.
    pub era: u8,
    /// Its cost. A wonder has two stages.
    pub cost: [u8; 2],
    /// What it does in the city.
    pub effect: Block,
    /// What a wonder gives when it is complete.
    pub complete: Block,
    /// The resources that it gives at once when it is activated (MTL-22).
    pub yields: Amount,
    /// How often each of its other steps can be used once it is active, four bits each.
    pub ready: u16,
    /// The same without the steps that reuse a card. Reusing this card gives these uses back (MTL-120).
    pub on_reuse: u16,
}

impl CardInfo {
    /// The cost of all its stages together (MTL-125).
    pub fn whole_cost(&self) -> u8 {
        self.cost[0].saturating_add(self.cost[1])
    }
}

/// A civilisation.
#[derive(Debug)]
pub struct Civ {
    /// Its key.
    pub key: String,
    /// Its type on the automaton's cards.
    pub kind: CivKind,
    /// Its special building.
    pub building: Card,
    /// Its knowledge.
    pub knowledge: Card,
    /// The key of its warlord.
    pub warlord: String,
    /// What its warlord gives.
    pub warlord_effect: Block,
    /// Its policies.
    pub policies: Vec<Policy>,
}

/// The type of a civilisation on the automaton's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CivKind {
    /// China.
    Technological,
    /// Denmark.
    Aggressive,
    /// Egypt.
    Architectural,
    /// Greece.
    Economic,
    /// Japan.
    Cultural,
}

/// A cultural policy.
#[derive(Debug)]
pub struct Policy {
    /// Its key.
    pub key: String,
    /// What it gives when it is developed, and again with each later one (MTL-51).
    pub develop: Block,
    /// The figures that it changes while it is the newest policy.
    pub modifiers: Modifiers,
    /// Its other effects while it is the newest policy.
    pub(crate) lasting: std::ops::Range<usize>,
}

/// A barbarian or a free town.
#[derive(Debug)]
pub struct Exploration {
    /// Its key.
    pub key: String,
    /// What is on its front.
    pub front: Token,
    /// What is on its back.
    pub rewards: [Block; 2],
}

/// A market.
#[derive(Debug)]
pub struct Market {
    /// Its key.
    pub key: String,
    /// What its tokens give.
    pub tokens: Vec<Block>,
}

/// A card of the automaton.
#[derive(Debug)]
pub struct SoloCard {
    /// Its key.
    pub key: String,
    /// The civilisation whose card it is.
    pub civ: Option<u8>,
    /// What it does, from top to bottom.
    pub steps: Vec<SoloStep>,
}

/// One line of an automaton's card.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloStep {
    /// What it does.
    #[serde(rename = "do")]
    pub deed: SoloDeed,
    /// Done only if the automaton can pay this much.
    #[serde(default)]
    pub gold: u8,
    /// Done only by a civilisation of this type.
    #[serde(rename = "type")]
    pub kind: Option<CivKind>,
}

/// What the automaton does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is explained at its function in rules::solo")]
pub enum SoloDeed {
    Wonder,
    BuildingLow,
    BuildingHigh,
    KnowledgeLow,
    KnowledgeHigh,
    KnowledgeAll,
    Policy,
    PolicyGold,
    Explore1,
    Explore2,
    Explore3,
    Gold3,
    ConquerLow,
    ConquerHigh,
    #[serde(rename = "conquer3_high")]
    Conquer3High,
    Shuffle,
    Draw,
    CoastalGold,
    UntilTech,
    TwiceCommon,
    AnySpecial,
    JapanChoice,
}

impl SoloDeed {
    /// Whether it turns up another card. Only the civilisation's own card may, so that a turn ends.
    pub(crate) fn reveals(self) -> bool {
        matches!(
            self,
            SoloDeed::Draw
                | SoloDeed::UntilTech
                | SoloDeed::TwiceCommon
                | SoloDeed::AnySpecial
                | SoloDeed::JapanChoice
        )
    }
}

/// The content of the pack that the program carries.
pub fn content() -> &'static Content {
    Content::standard()
}

impl Content {
    /// What is printed on a card.
    #[inline]
    pub fn card(&self, card: Card) -> &CardInfo {
        &self.cards[card.idx()]
    }

    /// Whether a card is a knowledge.
    #[inline]
    pub fn is_knowledge(&self, card: Card) -> bool {
        self.card(card).kind == Kind::Knowledge
    }

    /// One step of an effect.
    #[inline]
    pub fn step(&self, id: StepId) -> Step {
        self.steps[usize::from(id.0)]
    }

    /// The steps of a block.
    pub fn steps(&self, block: Block) -> impl Iterator<Item = Step> {
        block.ids().map(|id| self.step(id))
    }

    /// The branches of a choice.
    pub fn branches(&self, options: Branches) -> &[Block] {
        &self.branches[usize::from(options.from)..][..usize::from(options.len)]
    }

    /// A lasting effect of a policy, which acts by itself or as an action.
    #[inline]
    pub fn lasting(&self, policy: &Policy) -> &[Lasting] {
        &self.lasting[policy.lasting.clone()]
    }

    /// The board for this many players, including the automaton.
    pub fn map(&self, players: u8) -> &Map {
        &self.maps[usize::from(players.clamp(2, 4)) - 2]
    }

    /// The card with that key.
    pub fn card_named(&self, key: &str) -> Option<Card> {
        self.cards.iter().position(|it| it.key == key).map(|idx| Card(idx as u8))
    }

    /// All development cards.
    pub fn development(&self) -> impl Iterator<Item = Card> {
        (self.first_development.0..self.cards.len() as u8).map(Card)
    }

    /// The cards that a civilisation's city starts with, including copies (MTL-01).
    pub fn deck_of(&self, civ: u8) -> impl Iterator<Item = Card> {
        let civ = &self.civs[usize::from(civ)];
        let common = self
            .starters
            .iter()
            .flat_map(|(card, copies)| std::iter::repeat_n(*card, usize::from(*copies)));
        common.chain([civ.building, civ.knowledge])
    }

    /// Whether one of these steps, or of the steps within them, gives gold.
    pub fn can_give_gold(&self, block: Block) -> bool {
        self.steps(block).any(|step| match step {
            Step::Gain(amount) => 0 < amount.get(Resource::Gold),
            Step::Leaf(_) => false,
            Step::Choose(options) => {
                self.branches(options).iter().any(|block| self.can_give_gold(*block))
            }
            Step::Spend { then, .. }
            | Step::IfGenerated { then, .. }
            | Step::Per { then, .. }
            | Step::Archive { then, .. }
            | Step::EachOpponent { then, .. } => self.can_give_gold(then),
            Step::If { then, otherwise, .. } => {
                self.can_give_gold(then) || otherwise.is_some_and(|it| self.can_give_gold(it))
            }
        })
    }

    /// How much of `resource` the gains among these steps give.
    pub fn gains(&self, block: Block, resource: Resource) -> u8 {
        let gains = self.steps(block).filter_map(|step| {
            if let Step::Gain(amount) = step { Some(amount.get(resource)) } else { None }
        });
        gains.sum()
    }
}
