//! « Conquérir une Province » (MTL-60 to MTL-72).

use engine::Play;

use crate::content::{Content, Token};
use crate::effects::Trigger;
use crate::rulebook::Refusal;
use crate::rules::pay::{self, Bill, Gold};
use crate::rules::policy;
use crate::shelves::{Public, PublicEvent, Task};
use crate::terms::{Amount, Foe, Place, Purchase, Resource, Unit, Who};
use crate::tiles::{Tile, Tiles};
use crate::{Monumental, View};

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
    let outpost = if player.outposts.has(tile) { figures.outpost } else { 0 };
    let wonder = if public.board.wonder_tiles.has(tile) { figures.wonder } else { 0 };
    soldiers.saturating_add(warlord + outpost + wonder)
}

/// The provinces that are adjacent to a tile of the player and not the player's (MTL-60). No capital is (MTL-65).
#[inline]
pub(crate) fn targets(public: &Public) -> Tiles {
    let held = public.current().held;
    held.neighbours().and(public.board.provinces).without(held)
}

pub(crate) fn may_conquer(view: View<'_>, tile: Tile) -> Result<(), Refusal> {
    let (board, player) = (&view.public.board, view.public.current());
    if board.capitals.has(tile) {
        return Err(Refusal::CapitalSafe);
    }
    if !board.provinces.has(tile) {
        return Err(Refusal::NoProvince);
    }
    if player.held.has(tile) {
        return Err(Refusal::OwnProvince { tile });
    }
    if !player.held.neighbours().has(tile) {
        return Err(Refusal::NotAdjacent { tile });
    }
    let siege = siege(view.content, view.public, tile);
    let have = units_in_reach(view.public, reach(view.public, tile));
    if have < siege.units {
        return Err(Refusal::NotEnoughUnits { needed: siege.units, have });
    }
    if !payable(view.public, siege, siege.price, siege.rebate) {
        return Err(Refusal::NotEnough { needed: bill(siege, siege.price).amount });
    }
    Ok(())
}

/// Own tiles joined to one that is adjacent to the target (MTL-61, MTL-66).
#[inline]
pub(crate) fn reach(public: &Public, target: Tile) -> Tiles {
    Tiles::one(target).neighbours().spread(public.current().held)
}

/// The units there that could leave: one, or an outpost, stays on every province (MTL-63).
#[inline]
pub(crate) fn units_in_reach(public: &Public, reach: Tiles) -> u8 {
    let player = public.current();
    let soldiers: u8 = reach.iter().map(|tile| public.board.soldiers[tile.idx()]).sum();
    let warlord = u8::from(player.warlord.is_some_and(|tile| reach.has(tile)));
    let bound = reach.without(player.outposts).without(Tiles::one(player.home())).len();
    (soldiers + warlord).saturating_sub(bound)
}

/// Whether such a unit can leave a tile of the player (MTL-63).
pub(crate) fn may_leave(public: &Public, from: Tile, unit: Unit) -> Result<(), Refusal> {
    let player = public.current();
    if !player.held.has(from) {
        return Err(Refusal::NotHeld { tile: from });
    }
    let soldiers = public.board.soldiers[from.idx()];
    let warlord = player.warlord_at(from);
    let there = match unit {
        Unit::Soldier => 0 < soldiers,
        Unit::Warlord => warlord,
    };
    if !there {
        return Err(Refusal::NoUnitThere { tile: from });
    }
    let bound = from != player.home() && !player.outposts.has(from);
    if bound && soldiers + u8::from(warlord) < 2 {
        return Err(Refusal::OneStays { tile: from });
    }
    Ok(())
}

/// What the units and the price cost.
pub(crate) fn bill(siege: Siege, price: Amount) -> Bill {
    let amount = price.plus(Amount::of(Resource::Military, siege.units));
    Bill { amount, foe: siege.foe, gold: Gold::StandsIn }
}

/// Whether units and price can be paid once some of the price is waived.
fn payable(public: &Public, siege: Siege, price: Amount, rebate: u8) -> bool {
    if rebate == 0 || price.is_none() {
        return pay::covers(public, bill(siege, price)).is_some();
    }
    price.parts().any(|(part, _)| payable(public, siege, price.less(part), rebate - 1))
}

pub(crate) fn begin(play: &mut impl Play<Monumental>, tile: Tile) {
    let siege = siege(play.content(), play.public(), tile);
    play.tell_all(PublicEvent::ConquestBegun {
        who: play.public().turn.who,
        tile,
        units: siege.units,
    });
    waive(play, tile, siege.rebate, siege.price);
}

/// The player chooses which part of a free town's price is waived (MTL-122), where there is a choice.
fn waive(play: &mut impl Play<Monumental>, tile: Tile, left: u8, price: Amount) {
    let mut parts = price.parts();
    match (left, parts.next(), parts.next()) {
        (0, ..) | (_, None, _) => pay_conquest(play, tile, price),
        (_, Some((only, _)), None) => waive(play, tile, left - 1, price.less(only)),
        (_, Some(_), Some(_)) => {
            play.tell_all(PublicEvent::Pushed(Task::Rebate { tile, left, price }));
        }
    }
}

pub(crate) fn may_waive(
    view: View<'_>,
    (tile, left, price): (Tile, u8, Amount),
    resource: Resource,
) -> Result<(), Refusal> {
    if price.get(resource) == 0 {
        return Err(Refusal::NotInPrice { resource });
    }
    let siege = siege(view.content, view.public, tile);
    if !payable(view.public, siege, price.less(resource), left - 1) {
        return Err(Refusal::NotEnough { needed: bill(siege, price.less(resource)).amount });
    }
    Ok(())
}

pub(crate) fn waived(
    play: &mut impl Play<Monumental>,
    (tile, left, price): (Tile, u8, Amount),
    resource: Resource,
) {
    waive(play, tile, left - 1, price.less(resource));
}

/// Each unit costs one military whatever the distance (MTL-61).
fn pay_conquest(play: &mut impl Play<Monumental>, tile: Tile, price: Amount) {
    let siege = siege(play.content(), play.public(), tile);
    pay::pay(play, bill(siege, price));
    if siege.foe == Some(Foe::FreeTown) {
        pay::spend_discount(play, Purchase::FreeTown);
    }
    if 0 < play.public().turn.siege {
        play.tell_all(PublicEvent::SiegeSpent);
    }
    let task = Task::Commit { tile, left: siege.units, soldiers: 0, warlord: false };
    play.tell_all(PublicEvent::Pushed(task));
}

/// Units come from the capital or from own provinces joined to the target (MTL-61).
pub(crate) fn may_commit(
    view: View<'_>,
    target: Tile,
    from: Tile,
    unit: Unit,
) -> Result<(), Refusal> {
    may_leave(view.public, from, unit)?;
    if !reach(view.public, target).has(from) {
        return Err(Refusal::NotJoined { tile: from });
    }
    Ok(())
}

/// A conquest under way, with the units on their way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct March {
    pub(crate) tile: Tile,
    pub(crate) left: u8,
    pub(crate) soldiers: u8,
    pub(crate) warlord: bool,
}

pub(crate) fn commit(play: &mut impl Play<Monumental>, march: March, from: Tile, unit: Unit) {
    play.tell_all(PublicEvent::Committed { who: play.public().turn.who, from, unit });
    let soldiers = march.soldiers + u8::from(unit == Unit::Soldier);
    let warlord = march.warlord || unit == Unit::Warlord;
    let march = March { tile: march.tile, left: march.left - 1, soldiers, warlord };
    if march.left == 0 {
        return conquered(play, march);
    }
    let March { tile, left, soldiers, warlord } = march;
    play.tell_all(PublicEvent::Pushed(Task::Commit { tile, left, soldiers, warlord }));
}

/// The token's reward comes first, then the warlord's, then what else is triggered (MTL-72).
fn conquered(play: &mut impl Play<Monumental>, march: March) {
    let March { tile, soldiers, warlord, .. } = march;
    let content = play.content();
    let foe = assault(content, play.public(), tile).foe;
    let loser = play.public().holder(tile);
    let token = play.public().board.tokens[tile.idx()];
    play.tell_all(PublicEvent::Conquered {
        who: play.public().turn.who,
        tile,
        soldiers,
        warlord,
        foe,
        loser,
    });
    policy::trigger(play, Trigger::Conquer, foe);
    if warlord {
        call_warlord(play);
    }
    if token.is_some() {
        let token = play.secret().backs[tile.idx()];
        play.tell_all(PublicEvent::TokenTurned { tile, token });
        play.tell_all(PublicEvent::Pushed(Task::Reward { token }));
    }
}

/// Conquering with the warlord triggers the warlord card once per turn (MTL-71).
fn call_warlord(play: &mut impl Play<Monumental>) {
    let (content, public) = (play.content(), play.public());
    let more = pay::modifiers(content, public, public.turn.who).map_or(0, |it| it.extra_warlord);
    if more < public.turn.warlord_uses {
        return;
    }
    let civ = usize::from(public.current().civ.expect("a player in turn has a civilisation"));
    let block = content.civs[civ].warlord_effect;
    play.tell_all(PublicEvent::WarlordCalled { who: play.public().turn.who });
    play.tell_all(PublicEvent::Pushed(Task::Steps { block, place: Place::NONE }));
}

/// One of two rewards is chosen at once (MTL-67, MTL-68).
pub(crate) fn reward(play: &mut impl Play<Monumental>, token: u8, nth: u8) {
    let block = play.content().explorations[usize::from(token)].rewards[usize::from(nth)];
    play.tell_all(PublicEvent::Pushed(Task::Steps { block, place: Place::NONE }));
}
