//! The cost of a conquest (MTL-67 to MTL-69).

use serde::Serialize;

use crate::content::{Content, Token};
use crate::rules::pay::{self, Bill, Gold};
use crate::shelves::Public;
use crate::terms::{Amount, Foe, Purchase, Resource, Who};
use crate::tiles::Tile;

/// The cost of conquering a province.
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

/// A part of what a conquest costs in military.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CostPart {
    /// What asks for it.
    pub of: CostOf,
    /// The amount. For `siege` it is subtracted.
    pub n: u8,
}

/// What asks for a part of the military of a conquest (MTL-67 to MTL-69).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CostOf {
    /// The value of the province, or one unit if the province has no value.
    Terrain,
    /// The barbarians' token.
    Barbarians,
    /// The soldiers that defend it.
    Soldiers,
    /// The warlord.
    Warlord,
    /// The outpost.
    Outpost,
    /// The wonder.
    Wonder,
    /// The reduction by the attacker's siege engines.
    Siege,
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

/// The cost without reductions by the attacker's effects.
pub(crate) fn assault(content: &Content, public: &Public, tile: Tile) -> Siege {
    let (board, value) = (&public.board, public.board.values[tile.idx()]);
    let plain = Siege { units: value.max(1), price: Amount::NONE, foe: None, rebate: 0 };
    if let Some(owner) = public.holder(tile) {
        let defence = defence(content, public, owner, tile);
        let units = defence.into_iter().fold(value, |sum, part| sum.saturating_add(part.n));
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
fn defence(content: &Content, public: &Public, owner: Who, tile: Tile) -> [CostPart; 4] {
    let (figures, player) = (&content.figures.defence, public.player(owner));
    let more = pay::modifiers(content, public, owner).map_or(0, |it| it.soldier_defence);
    let soldiers = public.board.soldiers[tile.idx()].saturating_mul(figures.soldier + more);
    let warlord = if player.warlord_at(tile) { figures.warlord } else { 0 };
    let outpost = if player.outposts.contains(tile) { figures.outpost } else { 0 };
    let wonder = if public.board.wonder_tiles.contains(tile) { figures.wonder } else { 0 };
    [
        CostPart { of: CostOf::Soldiers, n: soldiers },
        CostPart { of: CostOf::Warlord, n: warlord },
        CostPart { of: CostOf::Outpost, n: outpost },
        CostPart { of: CostOf::Wonder, n: wonder },
    ]
}

/// The parts of the military, without reductions by the attacker's effects. They add up to the units of [`assault`].
pub(crate) fn parts(content: &Content, public: &Public, tile: Tile) -> Vec<CostPart> {
    let units = assault(content, public, tile).units;
    let against = match (public.holder(tile), public.board.tokens[tile.idx()]) {
        (Some(owner), _) => defence(content, public, owner, tile).to_vec(),
        (None, Some(Token::Barbarian(strength))) => {
            vec![CostPart { of: CostOf::Barbarians, n: strength }]
        }
        (None, Some(Token::Town(_)) | None) => Vec::new(),
    };
    let rest: u8 = against.iter().map(|part| part.n).sum();
    let terrain = CostPart { of: CostOf::Terrain, n: units.saturating_sub(rest) };
    [terrain].into_iter().chain(against).collect()
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
