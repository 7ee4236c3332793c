use engine::Rule;
use serde::Serialize;

use crate::cards::{Card, Power};

/// Why a rule refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "because", rename_all = "snake_case")]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// It is another player's turn.
    NotYourTurn,
    /// That colour is another player's, or plays no part.
    NotYourColour,
    /// The action that was begun by that rule must be finished first.
    FinishFirst {
        #[serde(skip)]
        rule: Rule,
    },
    /// A monument turn has begun: no story can follow.
    MonumentTurnBegun,
    /// A story was written: nothing else is done in this turn.
    StoryWritten,
    /// All actions of the turn are taken.
    NoActionLeft,
    /// A turn has at least one action.
    ActFirst,
    /// An action was bought in this turn.
    BoughtAlready,
    /// There are no two cards of one symbol to pay with.
    NoPair { to: Purpose },
    /// The two cards bear different symbols.
    SymbolsDiffer { to: Purpose },
    /// The card to pay with is not in hand.
    NotInHandToPay { to: Purpose, card: Card },
    /// No card of that symbol is left to go with this one.
    NoPartner { to: Purpose, card: Card },
    /// Nothing is being paid for.
    NothingToPay,
    /// The place in the row is empty until the end of the turn.
    EmptySlot { slot: u8 },
    /// The pile is empty.
    PileEmpty,
    /// The monument is not in this game, by that rule.
    NotInPlay {
        #[serde(skip)]
        rule: Rule,
    },
    /// Two have built it.
    BuiltByTwo,
    /// This colour has built it: it can improve it.
    BuiltByYou,
    /// The first builder needs more cards of it.
    FirstBuilderNeeds { needed: u8, have: u8 },
    /// The second builder needs more cards of it.
    SecondBuilderNeeds { needed: u8, have: u8 },
    /// This colour has not built it.
    NotBuilt,
    /// There is no card to improve it with.
    NoCardToAdd,
    /// Nothing is being built.
    NothingToLay,
    /// The card to lay is not in hand.
    NotInHandToLay { card: Card },
    /// The card shows another monument.
    OtherMonument { card: Card },
    /// The card is laid already.
    LaidAlready { card: Card },
    /// No historian is left.
    NoHistorian,
    /// No other exhibition has a monument of two cards or more.
    NothingToTell,
    /// The power cards are not in this game.
    NoPowerCards,
    /// Another colour shows as many of the symbol, or more.
    NoMajority { power: Power },
    /// This colour holds the power card.
    HeldAlready { power: Power },
    /// None of your colours holds the power card.
    NotHeld { power: Power },
    /// The power was used in this turn.
    UsedAlready { power: Power },
    /// The Hero costs a point.
    NoPointToPay,
    /// The Scribe helps only while improving.
    OnlyWhileImproving,
    /// All the cards that were taken up must be laid again.
    LayAllAgain,
    /// Nothing is being exchanged.
    NothingToExchange,
    /// The card to give is not in hand.
    NotInHandToGive { card: Card },
}

/// What two cards of one symbol pay for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// Points (ANT-45).
    Points,
    /// An action (ANT-12).
    Action,
}

impl Purpose {
    fn rule(self) -> &'static str {
        match self {
            Purpose::Points => "ANT-45",
            Purpose::Action => "ANT-12",
        }
    }
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> Rule {
        let power = |power: &Power| match power {
            Power::Scribe => "ANT-104",
            Power::Hero => "ANT-105",
            Power::Naute => "ANT-106",
        };
        Rule(match self {
            Refusal::Over => "ANT-70",
            Refusal::NotYourTurn => "ANT-07",
            Refusal::NotYourColour => "ANT-62",
            Refusal::FinishFirst { rule } | Refusal::NotInPlay { rule } => rule.0,
            Refusal::NoActionLeft | Refusal::ActFirst => "ANT-11",
            Refusal::MonumentTurnBegun => "ANT-10",
            Refusal::StoryWritten => "ANT-56",
            Refusal::BoughtAlready => "ANT-12",
            Refusal::NoPair { to }
            | Refusal::SymbolsDiffer { to }
            | Refusal::NotInHandToPay { to, .. }
            | Refusal::NoPartner { to, .. } => to.rule(),
            Refusal::NothingToPay => "ANT-45",
            Refusal::EmptySlot { .. } => "ANT-13",
            Refusal::PileEmpty => "ANT-22",
            Refusal::BuiltByTwo => "ANT-34",
            Refusal::BuiltByYou => "ANT-35",
            Refusal::FirstBuilderNeeds { .. } => "ANT-31",
            Refusal::SecondBuilderNeeds { .. } => "ANT-32",
            Refusal::NotBuilt | Refusal::NoCardToAdd => "ANT-40",
            Refusal::NothingToLay
            | Refusal::NotInHandToLay { .. }
            | Refusal::OtherMonument { .. } => "ANT-30",
            Refusal::LaidAlready { .. } => "ANT-36",
            Refusal::NoHistorian | Refusal::NothingToTell => "ANT-50",
            Refusal::NoPowerCards => "ANT-08",
            Refusal::NoMajority { .. } => "ANT-101",
            Refusal::HeldAlready { .. } => "ANT-102",
            Refusal::NotHeld { power: it } => power(it),
            Refusal::UsedAlready { .. } => "ANT-108",
            Refusal::NoPointToPay => "ANT-105",
            Refusal::OnlyWhileImproving | Refusal::LayAllAgain => "ANT-104",
            Refusal::NothingToExchange | Refusal::NotInHandToGive { .. } => "ANT-106",
        })
    }
}
