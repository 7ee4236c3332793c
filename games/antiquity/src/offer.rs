use crate::View;
use crate::action::Action;
use crate::cards::{Colour, Monument, Power};
use crate::rules::{erect, laying, pay, powers, story};
use crate::shelves::{Plan, TurnKind};

/// Lists the offers of this seat. It is a faster form of the checks in `rules/`; a law tests that both agree.
#[inline]
pub(crate) fn offer(view: View<'_>, offers: &mut Vec<Action>) {
    let (public, hand) = (view.public, view.mine);
    if public.over || public.turn.seat != view.seat {
        return;
    }
    match hand.plan {
        Plan::None => choices(view, offers),
        Plan::Erect { .. } | Plan::Improve { .. } | Plan::Rearrange { .. } => lays(view, offers),
        Plan::Score { first, .. } | Plan::Buy { first } => {
            let cards = pay::payable(view.content, hand, first);
            offers.extend(cards.iter().map(|card| Action::Discard { card }));
        }
        Plan::Exchange { .. } => {
            offers.extend(hand.cards.iter().map(|card| Action::Give { card }));
        }
    }
}

/// Lists the actions that the seat can begin.
#[inline]
fn choices(view: View<'_>, offers: &mut Vec<Action>) {
    let (public, turn) = (view.public, &view.public.turn);
    if turn.kind == TurnKind::Open {
        stories(view, offers);
    }
    if turn.kind != TurnKind::Story {
        if 0 < turn.actions_left {
            actions(view, offers);
        }
        if !turn.bought && !pay::in_pairs(view.content, view.mine.cards).is_empty() {
            offers.push(Action::Buy);
        }
        if public.with.power_cards {
            power_uses(view, offers);
        }
    }
    if turn.acted {
        offers.push(Action::EndTurn);
    }
}

fn stories(view: View<'_>, offers: &mut Vec<Action>) {
    for colour in Colour::of(view.seat, view.public.with.seats) {
        if 0 < view.public.colours[colour].historians && story::can_tell(view.public, colour) {
            offers.push(Action::Story { colour });
        }
    }
}

#[inline]
fn actions(view: View<'_>, offers: &mut Vec<Action>) {
    let (public, hand) = (view.public, view.mine.cards);
    for slot in 0..3 {
        if public.row[usize::from(slot)].is_some() {
            offers.push(Action::DrawRow { slot });
        }
    }
    if 0 < public.pile_left {
        offers.push(Action::DrawPile);
    }
    let pairs = !pay::in_pairs(view.content, hand).is_empty();
    let mut left = hand;
    while let Some(card) = left.first() {
        let monument = card.monument();
        let cards = left.and(monument.cards());
        left = left.without(cards);
        buildings(view, monument, cards.len(), offers);
    }
    for colour in Colour::of(view.seat, public.with.seats) {
        if pairs {
            offers.push(Action::Score { colour });
        }
        if public.with.power_cards {
            acquisitions(view, colour, offers);
        }
    }
}

#[inline]
fn buildings(view: View<'_>, monument: Monument, have: u8, offers: &mut Vec<Action>) {
    for colour in Colour::of(view.seat, view.public.with.seats) {
        if view.public.colours[colour].exhibition.contains(monument) {
            offers.push(Action::Improve { colour, monument });
        } else if erect::enough_cards(view.content, view.public, monument, have).is_ok() {
            offers.push(Action::Erect { colour, monument });
        }
    }
}

fn acquisitions(view: View<'_>, colour: Colour, offers: &mut Vec<Action>) {
    for power in Power::ALL {
        if view.public.powers[power.idx()] != Some(colour)
            && powers::has_majority(view.content, view.public, colour, power)
        {
            offers.push(Action::Acquire { colour, power });
        }
    }
}

fn power_uses(view: View<'_>, offers: &mut Vec<Action>) {
    let public = view.public;
    let row = || (0..3).filter(|slot| public.row[usize::from(*slot)].is_some());
    if powers::may_call_hero(view).is_ok() {
        offers.extend(row().map(|slot| Action::HeroRow { slot }));
        if 0 < public.pile_left {
            offers.push(Action::HeroPile);
        }
    }
    let first_in_row = row().next();
    if first_in_row.is_some_and(|slot| powers::may_exchange(view, slot).is_ok()) {
        offers.extend(row().map(|slot| Action::Exchange { slot }));
    }
}

fn lays(view: View<'_>, offers: &mut Vec<Action>) {
    let Some(site) = laying::site(view.public, view.mine) else { return };
    offers.extend(site.loose.iter().map(|card| Action::Lay { card }));
    if view.public.with.power_cards && powers::may_rearrange(view).is_ok() {
        offers.push(Action::Rearrange);
    }
    if laying::may_finish(view).is_ok() {
        offers.push(Action::Done);
    }
}
