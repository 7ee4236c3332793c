use serde::Serialize;

use crate::content::{CivKind, SoloDeed};
use crate::effects::{Block, Branches, StepId};
use crate::terms::{Amount, Card, Place, Unit, Who};
use crate::tiles::{Tile, Tiles};

/// Something under way. The last one of the agenda is next: it goes on by itself, or waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "task", rename_all = "snake_case")]
#[allow(missing_docs, reason = "what each part is follows from its name and its type")]
pub enum Task {
    // What goes on by itself.
    /// Steps of an effect.
    Steps { block: Block, place: Place },
    /// The same steps several times.
    Times { block: Block, place: Place, left: u8 },
    /// A completed wonder goes on top of the city deck (MTL-44).
    OnTop { card: Card },
    /// Each opponent in turn takes a step.
    Opponents { step: StepId, next: u8 },
    /// Empty places of a city are filled, from `slot` on.
    Refill { who: Who, slot: u8 },
    /// One place of a city is filled.
    RefillOne { who: Who, slot: u8 },
    /// A knowledge gets a card on it.
    Cover { who: Who, slot: u8 },
    /// The cities are dealt, and the first turn begins.
    Deal,
    /// The turn of `who` begins.
    Begin { who: Who },
    /// The active cards go to the discard pile.
    Clear,
    /// The development track is filled.
    Track,
    /// The turn passes.
    Pass,
    /// The automaton's card goes on at its step `step`.
    Solo { card: u8, step: u8, reading: Reading },
    /// The automaton does this.
    Deed { deed: SoloDeed },
    /// The automaton conquers the dearest of these that it still can, in order.
    Storm { tiles: Tiles, left: u8 },
    /// The automaton's explorers go on: so many steps left for each.
    Wander { explorer: u8, left: u8, steps: u8 },
    /// The automaton turns to its next card, or ends its turn.
    NextCard,

    // What waits for an answer.
    /// A capital.
    Capital { who: Who },
    /// A civilisation, for oneself or for the automaton.
    Civ { who: Who },
    /// Basic resources of one's choice.
    GainAny { left: u8 },
    /// One of several branches.
    Choose { options: Branches, place: Place },
    /// To pay once more, or not.
    SpendMore { step: StepId, left: u8, place: Place },
    /// A resource to pay with.
    PayAny { step: StepId, any: u8, left: u8, place: Place },
    /// Cards to archive; `reward` is for the player whose turn it is.
    Archive { who: Who, step: StepId, left: u8, reward: Block },
    /// Places to activate.
    Activate { left: u8 },
    /// Active cards to use again.
    Reuse { left: u8 },
    /// A card to gain.
    GainCard { step: StepId },
    /// Free manoeuvres.
    MoveUnits { left: u8 },
    /// Where a unit goes.
    MoveTo { from: Tile, unit: Unit },
    /// Free steps of an explorer: of one, or of both.
    MoveExplorers { left: u8, only: Option<u8> },
    /// Basic resources to turn into others.
    Exchange { left: u8 },
    /// Where an outpost is placed.
    Outpost,
    /// Cards of the track to replace.
    Refresh { left: u8 },
    /// Discarded cards to put on the deck.
    Recover { left: u8 },
    /// One of two rewards of a token.
    Reward { token: u8 },
    /// Which part of a free town's price is waived.
    Rebate { tile: Tile, left: u8, price: Amount },
    /// Units to conquer with.
    Commit { tile: Tile, left: u8, soldiers: u8, warlord: bool },
    /// Where a wonder's token is placed.
    PlaceWonder { card: Card },
    /// Which of two wonders is kept.
    KeepWonder { old: Card, new: Card },
    /// Which of two knowledge cards is kept.
    Duel { who: Who, slot: u8, card: Card },
    /// Which market token is taken.
    Market { explorer: u8, market: u8 },
    /// Which earlier policy is played again next, one bit each.
    Replay { policies: u8 },
    /// Cards to keep in place at the end of the turn.
    Reinforce { left: u8 },
    /// The player decides for the automaton between equals.
    Tie { tiles: Tiles, tie: Tie },
}

/// How the lines of a card of the automaton are read (MTL-112).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// Those for everyone and for its civilisation.
    #[default]
    AsPrinted,
    /// Those for any type of civilisation.
    Typed,
    /// Those for everyone, twice.
    CommonTwice,
    /// None: it looks for another card.
    PassedOver,
}

impl Reading {
    /// Whether a line for civilisations of the type `of` is read by one of the type `own`.
    pub fn reads(self, of: Option<CivKind>, own: Option<CivKind>) -> bool {
        match self {
            Reading::AsPrinted => of.is_none() || of == own,
            Reading::Typed => of.is_some(),
            Reading::CommonTwice => of.is_none(),
            Reading::PassedOver => false,
        }
    }
}

/// What the player decides for the automaton (MTL-112).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what each part is follows from its name and its type")]
pub enum Tie {
    /// Which province it conquers.
    Conquest,
    /// Where its wonder's token goes.
    Wonder { card: Card },
    /// Where its explorer goes.
    Explorer { explorer: u8 },
}
