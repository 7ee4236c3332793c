use engine::Rule;
use serde::Serialize;

use crate::terms::{Amount, Card, Resource};
use crate::tiles::Tile;

/// Why a rule refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "because", rename_all = "snake_case")]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another player decides now.
    NotYourTurn,
    /// The action that was begun must be finished first.
    FinishFirst,
    /// This is not what the player is asked now.
    NotAsked,
    /// The city is activated first.
    ActivateFirst,
    /// The city is active already.
    ActiveAlready,
    /// Only the automaton does this.
    ForTheAutomaton,
    /// This cannot be declined, by that rule.
    MustAnswer { rule: Rule },
    /// There are three rows and three columns.
    NoSuchLine,
    /// There is no such branch.
    NoSuchBranch,
    /// It is not a capital.
    NoCapital { tile: Tile },
    /// The capital is taken.
    CapitalTaken,
    /// There is no such civilisation.
    NoSuchCiv,
    /// The civilisation is taken.
    CivTaken,
    /// No card is active there.
    NotActive,
    /// An effect that uses a card again is that card's own.
    FeedsItself,
    /// The place is empty or active.
    NotIdle,
    /// The card has no such step.
    NoSuchStep,
    /// Its yield was taken when it was activated.
    TakenAlready,
    /// It was used in this turn.
    EffectUsed,
    /// It would do nothing now.
    NothingToDo,
    /// It costs more.
    NotEnough { needed: Amount },
    /// It costs more culture.
    NotEnoughCulture { needed: u8 },
    /// Only production, science and military can be chosen.
    NotBasic,
    /// The place of the track is empty.
    EmptyTrackSlot { slot: u8 },
    /// There is no such pile.
    NoSuchPile,
    /// The pile is empty.
    PileEmpty { card: Card },
    /// No wonder is under construction.
    NoConstruction,
    /// This effect does not give that card.
    NotThatCard,
    /// A wonder's token lies there.
    WonderThere { tile: Tile },
    /// There is no such policy.
    NoSuchPolicy,
    /// It is developed.
    PolicyDeveloped,
    /// It is not to be played again now.
    NotToReplay,
    /// The newest policy has no such action.
    NoPolicyAction,
    /// A capital cannot be attacked.
    CapitalSafe,
    /// It is not a province.
    NoProvince,
    /// It is the player's own.
    OwnProvince { tile: Tile },
    /// It touches no tile of the player.
    NotAdjacent { tile: Tile },
    /// Too few units could come.
    NotEnoughUnits { needed: u8, have: u8 },
    /// The player does not control it.
    NotHeld { tile: Tile },
    /// No such unit is there.
    NoUnitThere { tile: Tile },
    /// One unit or an outpost stays.
    OneStays { tile: Tile },
    /// No path of the player's own tiles leads from there to the target.
    NotJoined { tile: Tile },
    /// No path of the player's own tiles joins it to the capital.
    Isolated { tile: Tile },
    /// There is no other tile to go to.
    NowhereToGo,
    /// The unit is there.
    ThereAlready,
    /// The price of the town does not have it.
    NotInPrice { resource: Resource },
    /// An outpost replaces more units.
    OutpostNeeds { needed: u8, have: u8 },
    /// An outpost is only for provinces.
    OutpostInCapital,
    /// An outpost is there.
    OutpostThere { tile: Tile },
    /// No outpost is in reserve.
    NoOutpostLeft,
    /// There are two explorers.
    NoSuchExplorer,
    /// The steps are the other explorer's.
    OtherExplorer,
    /// The tile does not touch the explorer's.
    NotBeside { tile: Tile },
    /// The explorer took something in this turn.
    ExplorerUsed,
    /// Nothing lies there.
    NothingToTake,
    /// A token of this market was taken before.
    MarketVisited,
    /// The market has no token left.
    MarketEmpty,
    /// No such token is there.
    NoSuchToken,
    /// There is no such token in reserve.
    NoToken,
    /// The token was used.
    TokenUsed,
    /// City deck and discard pile are empty.
    NothingToDraw,
    /// The development deck is empty.
    DeckEmpty,
    /// Only a card that is not active can be archived.
    NotToArchive,
    /// Cards are not archived from there.
    NotFromThere,
    /// No such card is in the discard pile.
    NotDiscarded,
    /// Only an active card can be kept.
    NotToReinforce,
    /// The automaton has no such choice.
    NotAmongEquals,
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Refusal::MustAnswer { rule } => rule.0,
            Refusal::Over => "MTL-100",
            Refusal::NotYourTurn | Refusal::FinishFirst | Refusal::NotAsked => "MTL-15",
            Refusal::ActivateFirst | Refusal::ActiveAlready | Refusal::NoSuchLine => "MTL-20",
            Refusal::ForTheAutomaton => "MTL-112",
            Refusal::FeedsItself => "MTL-120",
            Refusal::NoSuchBranch
            | Refusal::NotActive
            | Refusal::NotIdle
            | Refusal::NoSuchStep
            | Refusal::TakenAlready
            | Refusal::EffectUsed
            | Refusal::NothingToDo => "MTL-22",
            Refusal::NoCapital { .. }
            | Refusal::CapitalTaken
            | Refusal::NoSuchCiv
            | Refusal::CivTaken => "MTL-10",
            Refusal::NotEnough { .. } => "MTL-26",
            Refusal::NotEnoughCulture { .. } => "MTL-50",
            Refusal::NotBasic => "MTL-25",
            Refusal::EmptyTrackSlot { .. } => "MTL-95",
            Refusal::NoSuchPile | Refusal::PileEmpty { .. } => "MTL-41",
            Refusal::NoConstruction => "MTL-43",
            Refusal::NotThatCard => "MTL-32",
            Refusal::WonderThere { .. } => "MTL-44",
            Refusal::NoSuchPolicy | Refusal::PolicyDeveloped => "MTL-50",
            Refusal::NotToReplay => "MTL-51",
            Refusal::NoPolicyAction => "MTL-52",
            Refusal::CapitalSafe => "MTL-65",
            Refusal::NoProvince | Refusal::OwnProvince { .. } | Refusal::NotAdjacent { .. } => {
                "MTL-60"
            }
            Refusal::NotEnoughUnits { .. } | Refusal::NoUnitThere { .. } => "MTL-61",
            Refusal::NotHeld { .. } => "MTL-64",
            Refusal::OneStays { .. } => "MTL-63",
            Refusal::NotJoined { .. } => "MTL-66",
            Refusal::Isolated { .. } | Refusal::NowhereToGo | Refusal::ThereAlready => "MTL-75",
            Refusal::NotInPrice { .. } => "MTL-122",
            Refusal::OutpostNeeds { .. }
            | Refusal::OutpostInCapital
            | Refusal::OutpostThere { .. }
            | Refusal::NoOutpostLeft => "MTL-77",
            Refusal::NoSuchExplorer | Refusal::OtherExplorer | Refusal::NotBeside { .. } => {
                "MTL-80"
            }
            Refusal::ExplorerUsed
            | Refusal::NothingToTake
            | Refusal::MarketEmpty
            | Refusal::NoSuchToken => "MTL-81",
            Refusal::MarketVisited | Refusal::TokenUsed => "MTL-82",
            Refusal::NoToken => "MTL-27",
            Refusal::NothingToDraw => "MTL-97",
            Refusal::DeckEmpty => "MTL-124",
            Refusal::NotToArchive | Refusal::NotFromThere | Refusal::NotDiscarded => "MTL-30",
            Refusal::NotToReinforce => "MTL-35",
            Refusal::NotAmongEquals => "MTL-112",
        })
    }
}
