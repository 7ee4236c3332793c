use engine::Notation;
use serde::{Deserialize, Serialize};

use crate::content::Content;
use crate::terms::{
    Card, MAX_MARKETS, MAX_POLICIES, MAX_STEPS, Place, Resource, SLOTS, TRACK, Unit,
};
use crate::tiles::Tile;

/// The most piles of basic buildings.
const PILES: u8 = 4;

/// One small decision. Its code, its text and its JSON are the same in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
#[notation(content = Content, merged)]
pub enum Action {
    /// A move in the player's own turn. Some moves also answer a question; then an effect pays for them.
    Move(Move),
    /// An answer to a question, and nothing else.
    Answer(Answer),
    /// A move of the house, for the automaton.
    House(HouseMove),
}

/// A move in the player's own turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Activates a row (MTL-20).
    Row {
        #[notation(below = 3)]
        row: u8,
    },
    /// Activates a column (MTL-20).
    Column {
        #[notation(below = 3)]
        column: u8,
    },
    /// Uses a step of an active card (MTL-22).
    Use {
        place: Place,
        #[notation(below = MAX_STEPS)]
        step: u8,
    },
    /// Uses the action of the newest policy (MTL-52).
    UsePolicy {
        #[notation(below = 4)]
        nth: u8,
    },
    /// Acquires a card of the track, or a wonder's first stage (MTL-40).
    Buy {
        #[notation(below = TRACK)]
        slot: u8,
    },
    /// Acquires a basic building (MTL-41).
    BuyBasic {
        #[notation(below = PILES)]
        pile: u8,
    },
    /// Completes the wonder under construction (MTL-43).
    Complete,
    /// Develops a policy (MTL-50).
    Develop {
        #[notation(below = MAX_POLICIES)]
        policy: u8,
    },
    /// Begins to conquer a province; the units follow (MTL-60).
    Conquer { tile: Tile },
    /// Picks up a unit to move it; the target follows (MTL-75).
    #[notation(code = 579, text = "move {unit} {tile}")]
    Lead { tile: Tile, unit: Unit },
    /// Builds an outpost (MTL-77).
    Outpost { tile: Tile },
    /// Moves an explorer (MTL-80).
    Explore {
        #[notation(below = 2)]
        explorer: u8,
        tile: Tile,
    },
    /// An explorer takes a token on its tile (MTL-81).
    Take {
        #[notation(below = 2)]
        explorer: u8,
    },
    /// Uses a production token (MTL-27).
    Token,
    /// Uses a market token (MTL-82).
    Market {
        #[notation(below = MAX_MARKETS)]
        market: u8,
    },
    /// Scientific progress (MTL-85).
    Progress,
    /// Ends the actions (MTL-90).
    End,
}

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[notation(content = Content)]
pub enum Answer {
    /// Sends a unit to the conquest (MTL-61).
    #[notation(code = 467, text = "send {unit} {tile}")]
    Commit { tile: Tile, unit: Unit },
    /// Names a tile: a capital, the target of a unit or a token, or a target of the automaton.
    #[notation(code = 868, text = "at {tile}")]
    Target { tile: Tile },
    /// Chooses a civilisation (MTL-10).
    #[serde(rename = "civilization")]
    #[notation(text = "civilization {civ}")]
    Civ {
        #[notation(below = 8)]
        civ: u8,
    },
    /// Names a resource: to receive, to pay with, to waive.
    #[notation(text = "{resource}")]
    Resource { resource: Resource },
    /// Turns a basic resource into another.
    Swap {
        #[notation(below = 3)]
        from: Resource,
        #[notation(below = 3)]
        to: Resource,
    },
    /// Chooses a branch, a reward, or one of two cards.
    #[notation(text = "choose {nth}")]
    Branch {
        #[notation(below = 6)]
        nth: u8,
    },
    /// Names a place of the city: to archive, to activate, to keep.
    #[notation(text = "card {slot}")]
    Slot {
        #[notation(with = Place, below = SLOTS)]
        slot: u8,
    },
    /// Names a card of the discard pile: to archive, to recover.
    Discarded { card: Card },
    /// Reuses an active card.
    #[serde(rename = "again")]
    #[notation(text = "again {place}")]
    Reuse { place: Place },
    /// Names a card of the track: to gain, to replace.
    Pick {
        #[notation(below = TRACK)]
        slot: u8,
    },
    /// Names a basic building: to gain.
    PickBasic {
        #[notation(below = PILES)]
        pile: u8,
    },
    /// Keeps one of the market tokens looked at (MTL-81).
    Keep {
        #[notation(below = 8)]
        token: u8,
    },
    /// Plays an earlier policy again (MTL-51).
    Replay {
        #[notation(below = MAX_POLICIES)]
        policy: u8,
    },
    /// Pays for an effect once more.
    Accept,
    /// Declines the rest of an effect.
    Stop,
}

/// A move of the house, for the automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum HouseMove {
    /// Plays the automaton's next card (MTL-112).
    #[notation(code = 1179)]
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
