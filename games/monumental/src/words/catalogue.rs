//! The content for clients: numbered as in views and actions, with all names and texts.

use engine::Phrase;
use serde::Serialize;

use super::icons::{self, Glyph};
use super::{effect, name, solo};
use crate::action::{Action, Answer};
use crate::content::{Civ, CivKind, Content, Policy, SoloDeed};
use crate::effects::{Block, Leaf, Step, StepId};
use crate::terms::{Amount, Card, Kind, Resource};

/// The content in one language. Each list is in the order of the numbers that views use.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// Every kind of card.
    pub cards: Vec<CardEntry>,
    /// The cards of the piles of basic buildings.
    pub basics: Vec<Card>,
    /// The civilisations.
    pub civs: Vec<CivEntry>,
    /// The two rewards of each exploration token.
    pub rewards: Vec<[Effect; 2]>,
    /// The markets.
    pub markets: Vec<MarketEntry>,
    /// The branches of all choices. A task says which of them are its own.
    pub branches: Vec<Effect>,
    /// The automaton's cards.
    pub solo: Vec<SoloEntry>,
    /// What scientific progress costs in science.
    pub progress: u8,
}

/// Some steps, as a sentence and as icons.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effect {
    /// What they do.
    pub text: String,
    /// The same as icons.
    pub icons: Vec<Glyph>,
    /// How many basic resources of the player's choice they give, if they do nothing else; otherwise 0.
    pub any: u8,
}

/// A kind of card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardEntry {
    /// Its key, by which it is drawn.
    pub key: String,
    /// Its name.
    pub name: String,
    /// What kind of card it is.
    pub kind: Kind,
    /// The era of a development card, from 1; 0 for other cards.
    pub era: u8,
    /// The cost: one number, or two for the stages of a wonder. Empty for starting cards.
    pub cost: Vec<u8>,
    /// All that it does.
    pub text: String,
    /// The same in lines: of a wonder, what its completion gives, and what it does in the city.
    pub lines: Vec<String>,
    /// What it does in the city, as icons.
    pub icons: Vec<Glyph>,
    /// The same, step by step: an action names a step by its place here.
    pub steps: Vec<StepEntry>,
    /// What a wonder gives when it is complete.
    pub complete: Vec<Glyph>,
    /// The resources that it gives at once when it is activated (MTL-22).
    pub yields: Amount,
}

/// One step of a card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepEntry {
    /// What it does.
    pub text: String,
    /// The same as icons.
    pub icons: Vec<Glyph>,
    /// Whether it happens by itself when the card is activated.
    pub at_once: bool,
    /// The answers to what it asks, if it asks one thing and the same answers are always possible.
    pub choices: Vec<ChoiceEntry>,
}

/// An answer to what a step asks, which can be chosen together with the step.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChoiceEntry {
    /// What it gives.
    pub text: String,
    /// The same as icons.
    pub icons: Vec<Glyph>,
    /// The action that answers.
    pub answer: Action,
}

/// A civilisation.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CivEntry {
    /// Its key, by which it is drawn.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Its type on the automaton's cards.
    pub kind: CivKind,
    /// The name of that type.
    pub kind_name: String,
    /// Its special building.
    pub building: Card,
    /// Its knowledge.
    pub knowledge: Card,
    /// Its warlord's name.
    pub warlord: String,
    /// What its warlord gives.
    pub warlord_effect: Effect,
    /// Its policies.
    pub policies: Vec<PolicyEntry>,
}

/// A cultural policy.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PolicyEntry {
    /// Its name.
    pub name: String,
    /// All that it does.
    pub text: String,
    /// What it gives when it is developed, as icons.
    pub develop: Vec<Glyph>,
    /// What it does while it is the newest policy, as icons: one line for each effect.
    pub lasting: Vec<Vec<Glyph>>,
}

/// A market.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MarketEntry {
    /// Its key, by which it is drawn.
    pub key: String,
    /// Its name.
    pub name: String,
    /// What its tokens give.
    pub tokens: Vec<Effect>,
}

/// A card of the automaton.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SoloEntry {
    /// Its name.
    pub name: String,
    /// What it does, from top to bottom.
    pub lines: Vec<SoloLine>,
}

/// One line of an automaton's card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SoloLine {
    /// What is done.
    pub text: String,
    /// The same as a key, by which it is drawn.
    pub deed: SoloDeed,
    /// Done only by a civilisation of this type; by all if there is none.
    pub kind: Option<CivKind>,
}

/// Makes the catalogue of `content` in the language of `say`.
pub(super) fn catalogue(content: &Content, say: &dyn Fn(Phrase) -> String) -> Catalogue {
    Maker { content, say }.catalogue()
}

struct Maker<'a> {
    content: &'a Content,
    say: &'a dyn Fn(Phrase) -> String,
}

impl Maker<'_> {
    fn catalogue(&self) -> Catalogue {
        let content = self.content;
        let cards = 0..content.cards.len() as u8;
        let markets = content.markets.iter().zip(0u8..).map(|(market, nth)| MarketEntry {
            key: market.key.clone(),
            name: self.say(name::market(content, nth)),
            tokens: market.tokens.iter().map(|it| self.effect(*it)).collect(),
        });
        let solo = content.solo.iter().map(|card| SoloEntry {
            name: self.say(solo::card(card)),
            lines: card
                .steps
                .iter()
                .map(|step| SoloLine {
                    text: self.say(solo::line(*step)),
                    deed: step.deed,
                    kind: step.kind,
                })
                .collect(),
        });
        Catalogue {
            cards: cards.map(|nth| self.card(Card(nth))).collect(),
            basics: content.basics.iter().map(|(card, _)| *card).collect(),
            civs: content.civs.iter().zip(0..).map(|(civ, nth)| self.civ(civ, nth)).collect(),
            rewards: content
                .explorations
                .iter()
                .map(|it| it.rewards.map(|reward| self.effect(reward)))
                .collect(),
            markets: markets.collect(),
            branches: content.branches.iter().map(|it| self.effect(*it)).collect(),
            solo: solo.collect(),
            progress: content.figures.costs.progress,
        }
    }

    fn say(&self, phrase: Phrase) -> String {
        (self.say)(phrase)
    }

    fn effect(&self, block: Block) -> Effect {
        Effect {
            text: self.say(effect::block(self.content, block)),
            icons: self.icons(icons::block(self.content, block)),
            any: self.any(block),
        }
    }

    fn any(&self, block: Block) -> u8 {
        let mut steps = block.ids().map(|id| self.content.step(id));
        match (steps.next(), steps.next()) {
            (Some(Step::Leaf(Leaf::GainAny { n })), None) => n,
            _ => 0,
        }
    }

    fn icons(&self, line: Vec<Glyph>) -> Vec<Glyph> {
        icons::in_words(line, self.say)
    }

    fn card(&self, card: Card) -> CardEntry {
        let content = self.content;
        let info = content.card(card);
        let steps = info.effect.ids().zip(0..).map(|(id, nth)| StepEntry {
            text: self.say(effect::step(content, id)),
            icons: self.icons(icons::step(content, id)),
            choices: self.choices(id),
            at_once: info.ready >> (4 * nth) & 0xf == 0,
        });
        CardEntry {
            key: info.key.clone(),
            name: self.say(name::card(content, card)),
            kind: info.kind,
            era: info.era,
            cost: info.cost.into_iter().filter(|cost| 0 < *cost).collect(),
            text: self.say(effect::card(content, card)),
            lines: effect::card_lines(content, card).into_iter().map(|it| self.say(it)).collect(),
            icons: self.icons(icons::block(content, info.effect)),
            steps: steps.collect(),
            complete: self.icons(icons::block(content, info.complete)),
            yields: info.yields,
        }
    }

    /// The branches of a step, or the resources of which it gives one.
    fn choices(&self, id: StepId) -> Vec<ChoiceEntry> {
        match self.content.step(id) {
            Step::Choose(options) => {
                let branches = self.content.branches(options).iter().zip(0..);
                let choice = |(block, nth): (&Block, u8)| {
                    let Effect { text, icons, .. } = self.effect(*block);
                    ChoiceEntry { text, icons, answer: Answer::Branch { nth }.into() }
                };
                branches.map(choice).collect()
            }
            Step::Leaf(Leaf::GainAny { n: 1 }) => {
                let choice = |resource| ChoiceEntry {
                    text: self.say(name::so_many(1, resource)),
                    icons: icons::one_of(resource),
                    answer: Answer::Resource { resource }.into(),
                };
                Resource::BASIC.into_iter().map(choice).collect()
            }
            Step::Leaf(_)
            | Step::Gain(_)
            | Step::Spend { .. }
            | Step::IfGenerated { .. }
            | Step::If { .. }
            | Step::Per { .. }
            | Step::Archive { .. }
            | Step::EachOpponent { .. } => Vec::new(),
        }
    }

    fn civ(&self, civ: &Civ, nth: u8) -> CivEntry {
        CivEntry {
            key: civ.key.clone(),
            name: self.say(name::civ(self.content, nth)),
            kind: civ.kind,
            kind_name: self.say(solo::kind_name(civ.kind)),
            building: civ.building,
            knowledge: civ.knowledge,
            warlord: self.say(Phrase::new(format!("warlord-{}", civ.warlord))),
            warlord_effect: self.effect(civ.warlord_effect),
            policies: civ.policies.iter().map(|it| self.policy(it)).collect(),
        }
    }

    fn policy(&self, policy: &Policy) -> PolicyEntry {
        let lasting = icons::lasting(self.content, policy).into_iter();
        PolicyEntry {
            name: self.say(Phrase::new(format!("card-{}", policy.key))),
            text: self.say(effect::policy(self.content, policy)),
            develop: self.icons(icons::block(self.content, policy.develop)),
            lasting: lasting.map(|it| self.icons(it)).collect(),
        }
    }
}
