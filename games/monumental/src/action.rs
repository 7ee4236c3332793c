use serde::{Deserialize, Serialize};

use crate::terms::{Card, Place, Resource, Unit};
use crate::tiles::Tile;

/// One small decision. Its code, its text and its JSON are the same in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Action {
    /// What a player does in the own turn. Some moves also answer a question: an effect then pays for them.
    Move(Move),
    /// What answers a question, and nothing else.
    Answer(Answer),
    /// What the house does.
    House(HouseMove),
}

/// What a player does in the own turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Activates a row (MTL-20).
    Row { row: u8 },
    /// Activates a column (MTL-20).
    Column { column: u8 },
    /// Uses a step of an active card (MTL-22).
    Use { place: Place, step: u8 },
    /// Uses the action of the newest policy (MTL-52).
    UsePolicy { nth: u8 },
    /// Acquires a card of the track, or a wonder's first stage (MTL-40).
    Buy { slot: u8 },
    /// Acquires a basic building (MTL-41).
    BuyBasic { pile: u8 },
    /// Completes the wonder under construction (MTL-43).
    Complete,
    /// Develops a policy (MTL-50).
    Develop { policy: u8 },
    /// Begins to conquer a province; the units follow (MTL-60).
    Conquer { tile: Tile },
    /// Takes a unit up to move it; where to follows (MTL-75).
    Lead { tile: Tile, unit: Unit },
    /// Builds an outpost (MTL-77).
    Outpost { tile: Tile },
    /// Moves an explorer (MTL-80).
    Explore { explorer: u8, tile: Tile },
    /// Has an explorer take what lies there (MTL-81).
    Take { explorer: u8 },
    /// Uses a production token (MTL-27).
    Token,
    /// Uses a market token (MTL-82).
    Market { market: u8 },
    /// Scientific progress (MTL-85).
    Progress,
    /// Ends the actions (MTL-90).
    End,
}

/// What answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// Sends a unit to the conquest (MTL-61).
    Commit { tile: Tile, unit: Unit },
    /// Names a tile: a capital, where a unit or a token goes, what the automaton does.
    Target { tile: Tile },
    /// Chooses a civilisation (MTL-10).
    #[serde(rename = "civilization")]
    Civ { civ: u8 },
    /// Names a resource: to receive, to pay with, to waive.
    Resource { resource: Resource },
    /// Turns a basic resource into another.
    Swap { from: Resource, to: Resource },
    /// Chooses a branch, a reward, or one of two cards.
    Branch { nth: u8 },
    /// Names a place of the city: to archive, to activate, to keep.
    Slot { slot: u8 },
    /// Names a card of the discard pile: to archive, to recover.
    Discarded { card: Card },
    /// Reuses an active card.
    #[serde(rename = "again")]
    Reuse { place: Place },
    /// Names a card of the track: to gain, to replace.
    Pick { slot: u8 },
    /// Names a basic building: to gain.
    PickBasic { pile: u8 },
    /// Keeps one of the market tokens looked at (MTL-81).
    Keep { token: u8 },
    /// Plays an earlier policy again (MTL-51).
    Replay { policy: u8 },
    /// Pays once more.
    Accept,
    /// Leaves the rest of it.
    Stop,
}

/// What the house does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum HouseMove {
    /// Plays the automaton's next card (MTL-112).
    Automaton,
}

impl From<Move> for Action {
    fn from(it: Move) -> Self {
        Action::Move(it)
    }
}

impl From<Answer> for Action {
    fn from(it: Answer) -> Self {
        Action::Answer(it)
    }
}

impl Action {
    /// The row it names.
    pub(crate) fn as_row(self) -> Option<u8> {
        if let Action::Move(Move::Row { row }) = self { Some(row) } else { None }
    }

    /// The column it names.
    pub(crate) fn as_column(self) -> Option<u8> {
        if let Action::Move(Move::Column { column }) = self { Some(column) } else { None }
    }

    /// The tile that it answers with.
    pub(crate) fn as_target(self) -> Option<Tile> {
        if let Action::Answer(Answer::Target { tile }) = self { Some(tile) } else { None }
    }

    /// The resource that it answers with.
    pub(crate) fn as_resource(self) -> Option<Resource> {
        if let Action::Answer(Answer::Resource { resource }) = self { Some(resource) } else { None }
    }

    /// The branch that it answers with.
    pub(crate) fn as_branch(self) -> Option<u8> {
        if let Action::Answer(Answer::Branch { nth }) = self { Some(nth) } else { None }
    }

    /// The place of the city that it answers with.
    pub(crate) fn as_slot(self) -> Option<u8> {
        if let Action::Answer(Answer::Slot { slot }) = self { Some(slot) } else { None }
    }

    /// The discarded card that it answers with.
    pub(crate) fn as_discarded(self) -> Option<Card> {
        if let Action::Answer(Answer::Discarded { card }) = self { Some(card) } else { None }
    }
}
