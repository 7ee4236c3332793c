//! What a conquest takes (MTL-67 to MTL-69).

use crate::content::{Content, Token};
use crate::rules::pay::{self, Bill, Gold};
use crate::shelves::Public;
use crate::terms::{Amount, Foe, Purchase, Resource, Who};
use crate::tiles::Tile;

/// What it takes to conquer a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Siege {
    /// Units to move in, each for one military.
    pub(crate) units: u8,
    /// What a free town costs besides.
    pub(crate) price: Amount,
    /// Who defends it.
    pub(crate) foe: Option<Foe>,
    /// How much of the price is waived, as the player chooses.
    pub(crate) rebate: u8,
}

/// The cost of conquest (MTL-67 to MTL-69).
pub(crate) fn siege(content: &Content, public: &Public, tile: Tile) -> Siege {
    let cost = Siege { rebate: 0, ..assault(content, public, tile) };
    let units = cost.units.saturating_sub(public.turn.siege).max(1);
    let rebate = match cost.foe {
        Some(Foe::FreeTown) => {
            let lasting = pay::modifiers(content, public, public.turn.who).map_or(0, |it| it.town);
            lasting.saturating_add(pay::discount(content, public, Purchase::FreeTown))
        }
        Some(Foe::Barbarian | Foe::Enemy) | None => 0,
    };
    Siege { units, rebate, ..cost }
}

/// The same without what the attacker's effects take off.
pub(crate) fn assault(content: &Content, public: &Public, tile: Tile) -> Siege {
    let (board, value) = (&public.board, public.board.values[tile.idx()]);
    let plain = Siege { units: value.max(1), price: Amount::NONE, foe: None, rebate: 0 };
    if let Some(owner) = public.holder(tile) {
        let units = value.saturating_add(defence(content, public, owner, tile));
        return Siege { units, foe: Some(Foe::Enemy), ..plain };
    }
    match board.tokens[tile.idx()] {
        Some(Token::Barbarian(strength)) => {
            Siege { units: value + strength, foe: Some(Foe::Barbarian), ..plain }
        }
        Some(Token::Town(price)) => Siege { price, foe: Some(Foe::FreeTown), ..plain },
        None => plain,
    }
}

/// Soldier 1, warlord 2, outpost 3, wonder 2 (MTL-69).
fn defence(content: &Content, public: &Public, owner: Who, tile: Tile) -> u8 {
    let (figures, player) = (&content.figures.defence, public.player(owner));
    let more = pay::modifiers(content, public, owner).map_or(0, |it| it.soldier_defence);
    let soldiers = public.board.soldiers[tile.idx()].saturating_mul(figures.soldier + more);
    let warlord = if player.warlord_at(tile) { figures.warlord } else { 0 };
    let outpost = if player.outposts.contains(tile) { figures.outpost } else { 0 };
    let wonder = if public.board.wonder_tiles.contains(tile) { figures.wonder } else { 0 };
    soldiers.saturating_add(warlord + outpost + wonder)
}

/// What the units and the price cost.
pub(crate) fn bill(siege: Siege, price: Amount) -> Bill {
    let amount = price.plus(Amount::of(Resource::Military, siege.units));
    Bill { amount, foe: siege.foe, gold: Gold::StandsIn }
}

/// Whether units and price can be paid once some of the price is waived.
pub(crate) fn payable(public: &Public, siege: Siege, price: Amount, rebate: u8) -> bool {
    if rebate == 0 || price.is_none() {
        return pay::covers(public, bill(siege, price)).is_some();
    }
    price.parts().any(|(part, _)| payable(public, siege, price.less(part), rebate - 1))
}
