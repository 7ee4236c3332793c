//! The numbers of actions, which are the same in every match.

use crate::action::{Action, Answer, HouseMove, Move};
use crate::terms::{
    Card, MAX_CARDS, MAX_MARKETS, MAX_POLICIES, MAX_STEPS, Place, Resource, SLOTS, TRACK, Unit,
};
use crate::tiles::Tile;

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
    CIVS,                // civ
    5,                   // resource
    9,                   // swap
    6,                   // branch
    SLOTS as u32,        // slot
    MAX_CARDS as u32,    // discarded
    PLACES,              // reuse
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
        Action::Move(it) => code_of_move(it),
        Action::Answer(it) => code_of_answer(it),
        Action::House(HouseMove::Automaton) => (32, 0),
    };
    STARTS[kind] + nth
}

fn code_of_move(it: Move) -> (usize, u32) {
    match it {
        Move::Row { row } => (0, row.into()),
        Move::Column { column } => (1, column.into()),
        Move::Use { place, step } => (2, u32::from(place.0) * STEPS + u32::from(step)),
        Move::UsePolicy { nth } => (3, nth.into()),
        Move::Buy { slot } => (4, slot.into()),
        Move::BuyBasic { pile } => (5, pile.into()),
        Move::Complete => (6, 0),
        Move::Develop { policy } => (7, policy.into()),
        Move::Conquer { tile } => (8, tile.0.into()),
        Move::Lead { tile, unit } => (10, with_unit(tile, unit)),
        Move::Outpost { tile } => (11, tile.0.into()),
        Move::Explore { explorer, tile } => (12, u32::from(explorer) * TILES + u32::from(tile.0)),
        Move::Take { explorer } => (13, explorer.into()),
        Move::Token => (14, 0),
        Move::Market { market } => (15, market.into()),
        Move::Progress => (16, 0),
        Move::End => (17, 0),
    }
}

fn code_of_answer(it: Answer) -> (usize, u32) {
    match it {
        Answer::Commit { tile, unit } => (9, with_unit(tile, unit)),
        Answer::Target { tile } => (18, tile.0.into()),
        Answer::Civ { civ } => (19, civ.into()),
        Answer::Resource { resource } => (20, resource as u32),
        Answer::Swap { from, to } => (21, from as u32 * 3 + to as u32),
        Answer::Branch { nth } => (22, nth.into()),
        Answer::Slot { slot } => (23, slot.into()),
        Answer::Discarded { card } => (24, card.0.into()),
        Answer::Reuse { place } => (25, place.0.into()),
        Answer::Pick { slot } => (26, slot.into()),
        Answer::PickBasic { pile } => (27, pile.into()),
        Answer::Keep { token } => (28, token.into()),
        Answer::Replay { policy } => (29, policy.into()),
        Answer::Accept => (30, 0),
        Answer::Stop => (31, 0),
    }
}

pub(crate) fn decode(code: u32) -> Option<Action> {
    let kind = STARTS.iter().rposition(|start| *start <= code)?;
    let at = code - STARTS[kind];
    let nth = at as u8;
    let tile = || Tile::at_code((at % TILES) as u8);
    Some(match kind {
        0 => Move::Row { row: nth }.into(),
        1 => Move::Column { column: nth }.into(),
        2 => Move::Use { place: Place((at / STEPS) as u8), step: (at % STEPS) as u8 }.into(),
        3 => Move::UsePolicy { nth }.into(),
        4 => Move::Buy { slot: nth }.into(),
        5 => Move::BuyBasic { pile: nth }.into(),
        6 => Move::Complete.into(),
        7 => Move::Develop { policy: nth }.into(),
        8 => Move::Conquer { tile: tile()? }.into(),
        9 => Answer::Commit { tile: tile()?, unit: unit(at) }.into(),
        10 => Move::Lead { tile: tile()?, unit: unit(at) }.into(),
        11 => Move::Outpost { tile: tile()? }.into(),
        12 => Move::Explore { explorer: (at / TILES) as u8, tile: tile()? }.into(),
        13 => Move::Take { explorer: nth }.into(),
        14 => Move::Token.into(),
        15 => Move::Market { market: nth }.into(),
        16 => Move::Progress.into(),
        17 => Move::End.into(),
        18 => Answer::Target { tile: tile()? }.into(),
        19 => Answer::Civ { civ: nth }.into(),
        20 => Answer::Resource { resource: Resource::ALL[usize::from(nth)] }.into(),
        21 => Answer::Swap {
            from: Resource::BASIC[usize::from(nth / 3)],
            to: Resource::BASIC[usize::from(nth % 3)],
        }
        .into(),
        22 => Answer::Branch { nth }.into(),
        23 => Answer::Slot { slot: nth }.into(),
        24 => Answer::Discarded { card: Card(nth) }.into(),
        25 => Answer::Reuse { place: Place(nth) }.into(),
        26 => Answer::Pick { slot: nth }.into(),
        27 => Answer::PickBasic { pile: nth }.into(),
        28 => Answer::Keep { token: nth }.into(),
        29 => Answer::Replay { policy: nth }.into(),
        30 => Answer::Accept.into(),
        31 => Answer::Stop.into(),
        32 => Action::House(HouseMove::Automaton),
        _ => return None,
    })
}

fn with_unit(tile: Tile, unit: Unit) -> u32 {
    unit as u32 * TILES + u32::from(tile.0)
}

fn unit(at: u32) -> Unit {
    if at < TILES { Unit::Soldier } else { Unit::Warlord }
}
