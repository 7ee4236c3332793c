use serde::{Deserialize, Serialize};

use crate::terms::{
    Card, MAX_CARDS, MAX_MARKETS, MAX_POLICIES, MAX_STEPS, Place, Resource, SLOTS, TRACK, Unit,
};
use crate::tiles::Tile;

/// One small decision. Its code and its text are the same in every match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
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
    /// Sends a unit to the conquest (MTL-61).
    Commit { tile: Tile, unit: Unit },
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
    /// Names a tile: a capital, where a unit or a token goes, what the automaton does.
    Target { tile: Tile },
    /// Chooses a civilisation (MTL-10).
    Civilization { civ: u8 },
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
    /// Uses an active card again.
    Again { place: Place },
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
    /// The house plays the automaton's next card (MTL-112).
    Automaton,
}

const TILES: u32 = Tile::MANY as u32;
const STEPS: u32 = MAX_STEPS as u32;
const PLACES: u32 = Place::MANY as u32;
/// The most piles of basic buildings.
pub(crate) const PILES: u32 = 4;
/// The most civilisations.
const CIVS: u32 = 8;

/// The kinds of actions, each with how many there are, in the order of their codes.
const SPACES: [u32; 33] = [
    3,                   // row
    3,                   // column
    PLACES * STEPS,      // use
    4,                   // use policy
    TRACK as u32,        // buy
    PILES,               // buy basic
    1,                   // complete
    MAX_POLICIES as u32, // develop
    TILES,               // conquer
    2 * TILES,           // commit
    2 * TILES,           // lead
    TILES,               // outpost
    2 * TILES,           // explore
    2,                   // take
    1,                   // token
    MAX_MARKETS as u32,  // market
    1,                   // progress
    1,                   // end
    TILES,               // target
    CIVS,                // civilization
    5,                   // resource
    9,                   // swap
    6,                   // branch
    SLOTS as u32,        // slot
    MAX_CARDS as u32,    // discarded
    PLACES,              // again
    TRACK as u32,        // pick
    PILES,               // pick basic
    8,                   // keep
    MAX_POLICIES as u32, // replay
    1,                   // accept
    1,                   // stop
    1,                   // automaton
];

/// Where each kind begins.
const STARTS: [u32; SPACES.len() + 1] = {
    let mut starts = [0; SPACES.len() + 1];
    let mut kind = 0;
    while kind < SPACES.len() {
        starts[kind + 1] = starts[kind] + SPACES[kind];
        kind += 1;
    }
    starts
};

/// One more than the highest code.
pub(crate) const CODES: u32 = STARTS[SPACES.len()];

pub(crate) fn code(action: Action) -> u32 {
    let (kind, nth) = match action {
        Action::Row { row } => (0, row.into()),
        Action::Column { column } => (1, column.into()),
        Action::Use { place, step } => (2, u32::from(place.0) * STEPS + u32::from(step)),
        Action::UsePolicy { nth } => (3, nth.into()),
        Action::Buy { slot } => (4, slot.into()),
        Action::BuyBasic { pile } => (5, pile.into()),
        Action::Complete => (6, 0),
        Action::Develop { policy } => (7, policy.into()),
        Action::Conquer { tile } => (8, tile.0.into()),
        Action::Commit { tile, unit } => (9, with_unit(tile, unit)),
        Action::Lead { tile, unit } => (10, with_unit(tile, unit)),
        Action::Outpost { tile } => (11, tile.0.into()),
        Action::Explore { explorer, tile } => (12, u32::from(explorer) * TILES + u32::from(tile.0)),
        Action::Take { explorer } => (13, explorer.into()),
        Action::Token => (14, 0),
        Action::Market { market } => (15, market.into()),
        Action::Progress => (16, 0),
        Action::End => (17, 0),
        Action::Target { tile } => (18, tile.0.into()),
        Action::Civilization { civ } => (19, civ.into()),
        Action::Resource { resource } => (20, resource as u32),
        Action::Swap { from, to } => (21, from as u32 * 3 + to as u32),
        Action::Branch { nth } => (22, nth.into()),
        Action::Slot { slot } => (23, slot.into()),
        Action::Discarded { card } => (24, card.0.into()),
        Action::Again { place } => (25, place.0.into()),
        Action::Pick { slot } => (26, slot.into()),
        Action::PickBasic { pile } => (27, pile.into()),
        Action::Keep { token } => (28, token.into()),
        Action::Replay { policy } => (29, policy.into()),
        Action::Accept => (30, 0),
        Action::Stop => (31, 0),
        Action::Automaton => (32, 0),
    };
    STARTS[kind] + nth
}

pub(crate) fn decode(code: u32) -> Option<Action> {
    let kind = STARTS.iter().rposition(|start| *start <= code)?;
    let at = code - STARTS[kind];
    let nth = at as u8;
    let tile = || Tile::at_code((at % TILES) as u8);
    Some(match kind {
        0 => Action::Row { row: nth },
        1 => Action::Column { column: nth },
        2 => Action::Use { place: Place((at / STEPS) as u8), step: (at % STEPS) as u8 },
        3 => Action::UsePolicy { nth },
        4 => Action::Buy { slot: nth },
        5 => Action::BuyBasic { pile: nth },
        6 => Action::Complete,
        7 => Action::Develop { policy: nth },
        8 => Action::Conquer { tile: tile()? },
        9 => Action::Commit { tile: tile()?, unit: unit(at) },
        10 => Action::Lead { tile: tile()?, unit: unit(at) },
        11 => Action::Outpost { tile: tile()? },
        12 => Action::Explore { explorer: (at / TILES) as u8, tile: tile()? },
        13 => Action::Take { explorer: nth },
        14 => Action::Token,
        15 => Action::Market { market: nth },
        16 => Action::Progress,
        17 => Action::End,
        18 => Action::Target { tile: tile()? },
        19 => Action::Civilization { civ: nth },
        20 => Action::Resource { resource: Resource::ALL[usize::from(nth)] },
        21 => Action::Swap {
            from: Resource::BASIC[usize::from(nth / 3)],
            to: Resource::BASIC[usize::from(nth % 3)],
        },
        22 => Action::Branch { nth },
        23 => Action::Slot { slot: nth },
        24 => Action::Discarded { card: Card(nth) },
        25 => Action::Again { place: Place(nth) },
        26 => Action::Pick { slot: nth },
        27 => Action::PickBasic { pile: nth },
        28 => Action::Keep { token: nth },
        29 => Action::Replay { policy: nth },
        30 => Action::Accept,
        31 => Action::Stop,
        32 => Action::Automaton,
        _ => return None,
    })
}

fn with_unit(tile: Tile, unit: Unit) -> u32 {
    unit as u32 * TILES + u32::from(tile.0)
}

fn unit(at: u32) -> Unit {
    if at < TILES { Unit::Soldier } else { Unit::Warlord }
}

impl Action {
    /// The row it names.
    pub(crate) fn is_row(self) -> Option<u8> {
        if let Action::Row { row } = self { Some(row) } else { None }
    }

    /// The column it names.
    pub(crate) fn is_column(self) -> Option<u8> {
        if let Action::Column { column } = self { Some(column) } else { None }
    }
}
