use crate::View;
use crate::action::Action;
use crate::effects::From;
use crate::rules::{
    acquire, activate, answer, archive, conquer, explore, manoeuvre, outpost, pay, policy, progress,
};
use crate::shelves::{Phase, Shelved, Task};
use crate::terms::{Kind, Place, Purchase, Resource, SLOTS, TRACK, Unit, Who};
use crate::tiles::Tiles;

/// Lists what this seat may do now. The rules' own words are in `rules/`; a law holds both to the same answer.
#[inline]
pub(crate) fn offer(view: View<'_>, offers: &mut Vec<Action>) {
    let public = view.public;
    if public.asked() != Some(Who(view.seat.0)) {
        return;
    }
    if let Some(task) = public.agenda.last() {
        answers(view, *task, offers);
        if answer::may_stop(*task).is_ok() {
            offers.push(Action::Stop);
        }
        return;
    }
    match public.turn.phase {
        Phase::Row => offers.extend((0..3).map(|row| Action::Row { row })),
        Phase::Column(_) => offers.extend((0..3).map(|column| Action::Column { column })),
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
        offers.push(Action::Token);
    }
    for market in 0..player.markets.len() as u8 {
        if explore::may_use_market(view, market).is_ok() {
            offers.push(Action::Market { market });
        }
    }
    if progress::may_progress(view).is_ok() {
        offers.push(Action::Progress);
    }
    offers.push(Action::End);
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
                offers.push(Action::Use { place, step });
            }
        }
    }
    let n_passives = policy::newest(view.content, view.public)
        .map_or(0, |it| view.content.passives(it).len() as u8);
    for nth in 0..n_passives {
        if policy::may_use(view, nth).is_ok() {
            offers.push(Action::UsePolicy { nth });
        }
    }
}

/// What is within reach: the stock of one resource, with gold standing in for it (MTL-26).
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
            offers.push(Action::Buy { slot: slot as u8 });
        }
    }
    for (pile, (card, _)) in content.basics.iter().enumerate() {
        if 0 < public.basics[pile] && content.card(*card).cost[0] <= basic {
            offers.push(Action::BuyBasic { pile: pile as u8 });
        }
    }
    if player.construction.is_some_and(|card| content.card(card).cost[1] <= wonder) {
        offers.push(Action::Complete);
    }
    if pay::may_pay(public, policy::price(content, public)).is_ok() {
        let policies = player.civ.map_or(0, |civ| content.civs[usize::from(civ)].policies.len());
        for policy in (0..policies as u8).filter(|it| !player.policies.contains(it)) {
            offers.push(Action::Develop { policy });
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
            let affordable = conquer::siege(view.content, public, tile).units <= most;
            if affordable && conquer::may_conquer(view, tile).is_ok() {
                offers.push(Action::Conquer { tile });
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
        offers.extend(sites.map(|tile| Action::Outpost { tile }));
    }
}

#[inline]
fn leads(view: View<'_>, offers: &mut Vec<Action>) {
    let joined = manoeuvre::joined(view.public);
    if joined.len() < 2 {
        return;
    }
    let (board, player) = (&view.public.board, view.public.current());
    let free = player.outposts.or(Tiles::one(player.home()));
    for tile in joined.iter() {
        let (soldiers, warlord) = (board.soldiers[tile.idx()], player.warlord_at(tile));
        if soldiers + u8::from(warlord) < 2 && !free.has(tile) {
            continue;
        }
        if 0 < soldiers {
            offers.push(Action::Lead { tile, unit: Unit::Soldier });
        }
        if warlord {
            offers.push(Action::Lead { tile, unit: Unit::Warlord });
        }
    }
}

#[inline]
fn explores(view: View<'_>, only: Option<u8>, offers: &mut Vec<Action>) {
    for explorer in (0..2).filter(|it| only.is_none_or(|only| only == *it)) {
        let from = view.public.current().explorers[usize::from(explorer)];
        let steps = explore::steps(view.public, from);
        offers.extend(steps.iter().map(|tile| Action::Explore { explorer, tile }));
    }
}

#[inline]
fn takes(view: View<'_>, offers: &mut Vec<Action>) {
    for explorer in 0..2 {
        if explore::may_take(view.public, explorer).is_ok() {
            offers.push(Action::Take { explorer });
        }
    }
}

/// What answers a task, besides declining it.
fn answers(view: View<'_>, task: Task, offers: &mut Vec<Action>) {
    let (content, public) = (view.content, view.public);
    match task {
        Task::Capital { .. } => {
            let free = public.board.capitals.iter().filter(|it| public.holder(*it).is_none());
            offers.extend(free.map(|tile| Action::Target { tile }));
        }
        Task::Civ { .. } => {
            let taken = |civ: &u8| public.players.iter().any(|it| it.civ == Some(*civ));
            let free = (0..content.civs.len() as u8).filter(|civ| !taken(civ));
            offers.extend(free.map(|civ| Action::Civilization { civ }));
        }
        Task::GainAny { .. } => {
            offers.extend(Resource::BASIC.map(|resource| Action::Resource { resource }));
        }
        Task::Choose { options, .. } => branches(options.len, offers),
        Task::SpendMore { .. } => offers.push(Action::Accept),
        Task::PayAny { step, .. } => resources(offers, |resource| {
            answer::may_pay_with(content, public, step, resource).is_ok()
        }),
        Task::Archive { who, step, .. } => {
            archives(view, who, archive::from(content, step), offers)
        }
        Task::Activate { .. } => slots(activate::idle_slots(public), offers),
        Task::Reuse { .. } => {
            offers.extend(activate::reusable(content, public).map(|place| Action::Again { place }));
        }
        Task::GainCard { step } => {
            offers.extend(acquire::gainable(content, public, step).map(|from| match from {
                Shelved::Track(slot) => Action::Pick { slot },
                Shelved::Basic(pile) => Action::PickBasic { pile },
            }));
        }
        Task::MoveUnits { .. } => leads(view, offers),
        Task::MoveTo { from, .. } => {
            targets(manoeuvre::joined(public).without(Tiles::one(from)), offers);
        }
        Task::MoveExplorers { only, .. } => {
            explores(view, only, offers);
            takes(view, offers);
        }
        Task::Exchange { .. } => {
            let held = Resource::BASIC.into_iter().filter(|it| 0 < public.turn.stock[it.idx()]);
            offers.extend(held.flat_map(|from| {
                let others = Resource::BASIC.into_iter().filter(move |to| *to != from);
                others.map(move |to| Action::Swap { from, to })
            }));
        }
        Task::Outpost => targets(outpost::free_sites(public), offers),
        Task::Refresh { .. } => {
            let filled = (0..TRACK as u8).filter(|slot| public.track[usize::from(*slot)].is_some());
            offers.extend(filled.map(|slot| Action::Pick { slot }));
        }
        Task::Recover { .. } => {
            offers.extend(public.current().discard.kinds().map(|card| Action::Discarded { card }));
        }
        Task::Reward { .. } | Task::KeepWonder { .. } | Task::Duel { .. } => branches(2, offers),
        Task::Rebate { tile, left, price } => resources(offers, |resource| {
            conquer::may_waive(view, (tile, left, price), resource).is_ok()
        }),
        Task::Commit { tile: target, .. } => {
            for tile in conquer::reach(public, target).iter() {
                for unit in Unit::ALL {
                    if conquer::may_leave(public, tile, unit).is_ok() {
                        offers.push(Action::Commit { tile, unit });
                    }
                }
            }
        }
        Task::PlaceWonder { .. } => targets(acquire::wonder_sites(public), offers),
        Task::Market { market, .. } => {
            let seen = view.mine.seen[usize::from(market)];
            let there = (0..8).filter(|token| seen & (1 << token) != 0);
            offers.extend(there.map(|token| Action::Keep { token }));
        }
        Task::Replay { policies } => {
            let left = (0..8).filter(|policy| policies & (1 << policy) != 0);
            offers.extend(left.map(|policy| Action::Replay { policy }));
        }
        Task::Reinforce { .. } => slots(archive::reinforceable(public), offers),
        Task::Tie { tiles, .. } => targets(tiles, offers),
        Task::Steps { .. }
        | Task::Times { .. }
        | Task::OnTop { .. }
        | Task::Opponents { .. }
        | Task::Refill { .. }
        | Task::RefillOne { .. }
        | Task::Cover { .. }
        | Task::Deal
        | Task::Begin { .. }
        | Task::Clear
        | Task::Track
        | Task::Pass
        | Task::Solo { .. }
        | Task::Deed { .. }
        | Task::Storm { .. }
        | Task::Wander { .. }
        | Task::NextCard => {}
    }
}

fn archives(view: View<'_>, who: Who, from: From, offers: &mut Vec<Action>) {
    let (city, discard) = match from {
        From::City => (true, false),
        From::Discard => (false, true),
        From::CityOrDiscard => (true, true),
    };
    if city {
        slots(archive::city_targets(view.public, who), offers);
    }
    if discard {
        let cards = archive::discard_targets(view.content, view.public, who);
        offers.extend(cards.map(|card| Action::Discarded { card }));
    }
}

fn targets(tiles: Tiles, offers: &mut Vec<Action>) {
    offers.extend(tiles.iter().map(|tile| Action::Target { tile }));
}

fn slots(set: u16, offers: &mut Vec<Action>) {
    let slots = (0..SLOTS as u8).filter(|slot| set & (1 << slot) != 0);
    offers.extend(slots.map(|slot| Action::Slot { slot }));
}

fn branches(many: u8, offers: &mut Vec<Action>) {
    offers.extend((0..many).map(|nth| Action::Branch { nth }));
}

fn resources(offers: &mut Vec<Action>, may: impl Fn(Resource) -> bool) {
    let some = Resource::ALL.into_iter().filter(|it| may(*it));
    offers.extend(some.map(|resource| Action::Resource { resource }));
}
