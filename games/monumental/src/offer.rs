use crate::View;
use crate::action::{Action, Answer, Move};
use crate::rules::{activate, conquer, explore, manoeuvre, outpost, pay, policy, progress, siege};
use crate::shelves::Phase;
use crate::terms::{Kind, Place, Purchase, Resource, SLOTS, Unit, Who};
use crate::tiles::Tiles;

/// Lists the offers of this seat. It is a faster form of the checks in `rules/`; a law tests that both agree.
#[inline]
pub(crate) fn offer(view: View<'_>, offers: &mut Vec<Action>) {
    let public = view.public;
    if public.asked() != Some(Who(view.seat.0)) {
        return;
    }
    if let Some(question) = public.question() {
        return question.offer(view, offers);
    }
    match public.turn.phase {
        Phase::Row => offers.extend((0..3).map(|row| Action::from(Move::Row { row }))),
        Phase::Column(_) => {
            offers.extend((0..3).map(|column| Action::from(Move::Column { column })));
        }
        Phase::Act => actions(view, offers),
        Phase::Setup | Phase::Automaton(_) | Phase::Over => {}
    }
}

/// « Effectuer les actions » (MTL-40).
#[inline]
fn actions(view: View<'_>, offers: &mut Vec<Action>) {
    effects(view, offers);
    purchases(view, offers);
    on_the_board(view, offers);
    let player = view.public.current();
    if 0 < player.production_tokens {
        offers.push(Move::Token.into());
    }
    for market in 0..player.markets.len() as u8 {
        if explore::may_use_market(view, market).is_ok() {
            offers.push(Move::Market { market }.into());
        }
    }
    if progress::may_progress(view).is_ok() {
        offers.push(Move::Progress.into());
    }
    offers.push(Move::End.into());
}

#[inline]
fn effects(view: View<'_>, offers: &mut Vec<Action>) {
    let turn = &view.public.turn;
    let city = turn.left.iter().enumerate().map(|(idx, left)| (Place(idx as u8), *left));
    let drawn = turn.drawn.iter().enumerate().map(|(nth, it)| (Place::drawn(nth), it.left));
    for (place, mut left) in city.chain(drawn).filter(|(_, left)| *left != 0) {
        while left != 0 {
            let step = (left.trailing_zeros() / 4) as u8;
            left &= !(15 << (4 * step));
            if activate::may_use(view, place, step).is_ok() {
                offers.push(Move::Use { place, step }.into());
            }
        }
    }
    let n_lasting = policy::newest(view.content, view.public)
        .map_or(0, |it| view.content.lasting(it).len() as u8);
    for nth in 0..n_lasting {
        if policy::may_use(view, nth).is_ok() {
            offers.push(Move::UsePolicy { nth }.into());
        }
    }
}

/// The stock of one resource, including gold that can stand in for it (MTL-26).
#[inline]
fn within_reach(view: View<'_>, resource: Resource) -> u8 {
    view.public.turn.stock[resource.idx()].saturating_add(view.public.current().gold)
}

#[inline]
fn purchases(view: View<'_>, offers: &mut Vec<Action>) {
    let (content, public, player) = (view.content, view.public, view.public.current());
    let production = within_reach(view, Resource::Production);
    let science = within_reach(view, Resource::Science);
    let less = |on| pay::discount(content, public, on);
    let building = production.saturating_add(less(Purchase::Building));
    let knowledge = science.saturating_add(less(Purchase::Knowledge));
    let wonder = production.saturating_add(less(Purchase::Wonder));
    let basic = building.saturating_add(less(Purchase::Basic));
    for (slot, card) in public.track.iter().enumerate() {
        let Some(card) = card else { continue };
        let info = content.card(*card);
        let purse = match info.kind {
            Kind::Building => building,
            Kind::Knowledge => knowledge,
            Kind::Wonder => wonder,
        };
        if info.cost[0] <= purse {
            offers.push(Move::Buy { slot: slot as u8 }.into());
        }
    }
    for (pile, (card, _)) in content.basics.iter().enumerate() {
        if 0 < public.basics[pile] && content.card(*card).cost[0] <= basic {
            offers.push(Move::BuyBasic { pile: pile as u8 }.into());
        }
    }
    if player.construction.is_some_and(|card| content.card(card).cost[1] <= wonder) {
        offers.push(Move::Complete.into());
    }
    if pay::may_pay(public, policy::price(content, public)).is_ok() {
        let policies = player.civ.map_or(0, |civ| content.civs[usize::from(civ)].policies.len());
        for policy in (0..policies as u8).filter(|it| !player.policies.contains(it)) {
            offers.push(Move::Develop { policy }.into());
        }
    }
}

#[inline]
fn on_the_board(view: View<'_>, offers: &mut Vec<Action>) {
    let (public, player) = (view.public, view.public.current());
    let military = within_reach(view, Resource::Military);
    let most = public.turn.restricted.iter().fold(military, |sum, it| sum.saturating_add(*it));
    if 0 < most {
        for tile in conquer::targets(public).iter() {
            let affordable = siege::siege(view.content, public, tile).units <= most;
            if affordable && conquer::may_conquer(view, tile).is_ok() {
                offers.push(Move::Conquer { tile }.into());
            }
        }
    }
    if 0 < military {
        leads(view, offers);
        explores(view, None, offers);
    }
    takes(view, offers);
    if 0 < player.outposts_left {
        let needed = view.content.figures.costs.outpost_units;
        let sites = player.provinces().without(player.outposts).iter();
        let sites = sites.filter(|tile| needed <= outpost::units_at(public, *tile));
        offers.extend(sites.map(|tile| Action::from(Move::Outpost { tile })));
    }
}

/// The units that can be moved.
#[inline]
pub(crate) fn leads(view: View<'_>, offers: &mut Vec<Action>) {
    let joined = manoeuvre::joined(view.public);
    if joined.len() < 2 {
        return;
    }
    let (board, player) = (&view.public.board, view.public.current());
    let free = player.outposts.or(Tiles::one(player.home()));
    for tile in joined.iter() {
        let (soldiers, warlord) = (board.soldiers[tile.idx()], player.warlord_at(tile));
        if soldiers + u8::from(warlord) < 2 && !free.contains(tile) {
            continue;
        }
        if 0 < soldiers {
            offers.push(Move::Lead { tile, unit: Unit::Soldier }.into());
        }
        if warlord {
            offers.push(Move::Lead { tile, unit: Unit::Warlord }.into());
        }
    }
}

/// The steps of both explorers, or of `only` one.
#[inline]
pub(crate) fn explores(view: View<'_>, only: Option<u8>, offers: &mut Vec<Action>) {
    for explorer in (0..2).filter(|it| only.is_none_or(|only| only == *it)) {
        let from = view.public.current().explorers[usize::from(explorer)];
        let steps = explore::steps(view.public, from);
        offers.extend(steps.iter().map(|tile| Action::from(Move::Explore { explorer, tile })));
    }
}

/// The explorers that can take a token.
#[inline]
pub(crate) fn takes(view: View<'_>, offers: &mut Vec<Action>) {
    for explorer in 0..2 {
        if explore::may_take(view.public, explorer).is_ok() {
            offers.push(Move::Take { explorer }.into());
        }
    }
}

/// One answer for each tile.
pub(crate) fn tiles(tiles: Tiles, offers: &mut Vec<Action>) {
    offers.extend(tiles.iter().map(|tile| Action::from(Answer::Target { tile })));
}

/// One answer for each place of the city, one bit each.
pub(crate) fn slots(set: u16, offers: &mut Vec<Action>) {
    let slots = (0..SLOTS as u8).filter(|slot| set & (1 << slot) != 0);
    offers.extend(slots.map(|slot| Action::from(Answer::Slot { slot })));
}

/// One answer for each branch.
pub(crate) fn branches(many: u8, offers: &mut Vec<Action>) {
    offers.extend((0..many).map(|nth| Action::from(Answer::Branch { nth })));
}

/// One answer for each resource that is allowed.
pub(crate) fn resources(offers: &mut Vec<Action>, may: impl Fn(Resource) -> bool) {
    let some = Resource::ALL.into_iter().filter(|it| may(*it));
    offers.extend(some.map(|resource| Action::from(Answer::Resource { resource })));
}
