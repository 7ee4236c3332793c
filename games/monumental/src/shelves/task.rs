use std::hash::{Hash, Hasher};

use serde::Serialize;

use crate::content::{CivKind, SoloDeed};
use crate::effects::{Block, StepId};
use crate::rules::question::Question;
use crate::terms::{Card, Place, Who};
use crate::tiles::Tiles;

/// A task of the agenda. The last one is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Task {
    /// A task that goes on by itself.
    Chore(Chore),
    /// A task that waits for an answer.
    Question(Question),
}

impl From<Chore> for Task {
    fn from(it: Chore) -> Self {
        Task::Chore(it)
    }
}

/// Hashes chores and questions as if they were one list, as the digests of recorded matches need.
impl Hash for Task {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Task::Chore(it) => it.hash(state),
            Task::Question(it) => it.hash(state),
        }
    }
}

/// A task that goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "task", rename_all = "snake_case")]
#[allow(missing_docs, reason = "what each part is follows from its name and its type")]
pub enum Chore {
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
    /// The automaton conquers the most expensive of these that it still can, in order.
    Storm { tiles: Tiles, left: u8 },
    /// The automaton's explorers go on, with this many steps left for each.
    Wander { explorer: u8, left: u8, steps: u8 },
    /// The automaton turns to its next card, or ends its turn.
    NextCard,
}

/// How the lines of a card of the automaton are read (MTL-112).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

/// A decision of the player for the automaton (MTL-112).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
