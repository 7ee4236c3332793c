//! Why a hint prefers an offer.

use engine::{Comparison, Gain, Phrase};

use super::name;
use crate::View;
use crate::action::Action;
use crate::cards::{Card, Colour, Monument};
use crate::insight::terms::{EARNED, HAND, HISTORIANS, MONUMENT, POWERS, STORIES};
use crate::rules::erect;
use crate::shelves::Plan;

pub(super) fn reasons(view: View<'_>, comparison: &Comparison<Action>) -> Vec<Phrase> {
    if let Action::DrawPile | Action::HeroPile = comparison.action {
        // Nobody knows what it will be.
        return from_pile(comparison.other).into_iter().collect();
    }
    let order = order_of_cards(view, comparison.action);
    let gains = comparison.gains.iter().filter_map(|gain| reason(view, comparison, *gain));
    order.into_iter().chain(gains).collect()
}

/// Why an unknown card is better than one of the row.
fn from_pile(other: Option<Action>) -> Option<Phrase> {
    let is_row = matches!(other, Some(Action::DrawRow { .. } | Action::HeroRow { .. }));
    is_row.then(|| Phrase::new("reason-pile"))
}

/// Which card of a tower a story takes first (ANT-52, ANT-53).
fn order_of_cards(view: View<'_>, action: Action) -> Option<Phrase> {
    let Action::Lay { card } = action else { return None };
    let (Plan::Erect { laid, .. } | Plan::Improve { laid, .. }) = view.mine.plan else {
        return None;
    };
    let loose = view.mine.cards.and(card.monument().cards()).without(laid.cards(card.monument()));
    let lower = loose.iter().any(|it| it.value() < card.value());
    let phrase = |id: &'static str, value: u8| Phrase::new(id).with("value", value);
    match laid.highest() {
        0 if lower => Some(phrase("reason-below", card.value())),
        high if card.value() < high => Some(phrase("reason-above", high)),
        _ => None,
    }
}

fn reason(view: View<'_>, comparison: &Comparison<Action>, gain: Gain) -> Option<Phrase> {
    let with_points = |id: &'static str| Phrase::new(id).with("points", gain.points());
    let monument = Monument(gain.of);
    if gain.seat != view.seat {
        return match gain.name {
            MONUMENT => {
                let phrase = with_points("reason-monument-of").with("who", gain.seat);
                Some(phrase.with("monument", name(view.content, monument)))
            }
            STORIES => Some(with_points("reason-stories-of").with("who", gain.seat)),
            _ => None,
        };
    }
    match gain.name {
        MONUMENT => {
            let later = comparison.then.iter().find_map(|it| works_on(*it, monument));
            let is_now = works_on(comparison.action, monument).is_some();
            let id = if is_now { "reason-monument" } else { later.unwrap_or("reason-monument") };
            Some(with_points(id).with("monument", name(view.content, monument)))
        }
        // What is laid does not stay in the hand.
        HAND if comparison.then.iter().any(|it| works_on(*it, monument).is_some()) => None,
        HAND => of_hand(view, comparison.action, monument),
        EARNED => Some(with_points("reason-earned")),
        POWERS => Some(with_points("reason-powers")),
        STORIES => Some(with_points("reason-stories")),
        HISTORIANS => {
            let cost = view.content.figures.unused_historian.abs();
            Some(Phrase::new("reason-historians").with("points", cost))
        }
        _ => None,
    }
}

/// The message about an action that begins to erect or improve this monument.
fn works_on(action: Action, on: Monument) -> Option<&'static str> {
    if matches!(action, Action::Erect { monument, .. } if monument == on) {
        return Some("reason-erect");
    }
    matches!(action, Action::Improve { monument, .. } if monument == on)
        .then_some("reason-improve-then")
}

/// What the cards of a monument are good for: one more of them, or those that stay in hand.
fn of_hand(view: View<'_>, action: Action, monument: Monument) -> Option<Phrase> {
    let (content, public) = (view.content, view.public);
    let held = view.mine.cards.and(monument.cards()).len();
    let drawn = drawn(view, action).is_some_and(|card| card.monument() == monument);
    let with_name = |id: &'static str| Phrase::new(id).with("monument", name(content, monument));
    if !drawn {
        let stays = works_on(action, monument).is_none() && !matches!(action, Action::Lay { .. });
        return (stays && 0 < held).then(|| with_name("reason-keep").with("cards", held));
    }
    let mut colours = Colour::of(view.seat, public.with.seats);
    if colours.any(|it| public.colours[it].exhibition.contains(monument)) {
        return Some(with_name("reason-improve"));
    }
    let have = held + 1;
    if have < 2 {
        return None;
    }
    let enough = erect::enough_cards(content, public, monument, have).is_ok();
    let phrase = with_name("reason-collect").with("cards", have);
    Some(phrase.with("enough", if enough { "yes" } else { "no" }))
}

/// The card that an action takes from the row.
fn drawn(view: View<'_>, action: Action) -> Option<Card> {
    match action {
        Action::DrawRow { slot } | Action::HeroRow { slot } | Action::Exchange { slot } => {
            view.public.row.get(usize::from(slot)).copied().flatten()
        }
        Action::DrawPile
        | Action::HeroPile
        | Action::Erect { .. }
        | Action::Improve { .. }
        | Action::Lay { .. }
        | Action::Rearrange
        | Action::Done
        | Action::Score { .. }
        | Action::Buy
        | Action::Discard { .. }
        | Action::Story { .. }
        | Action::Acquire { .. }
        | Action::Give { .. }
        | Action::EndTurn => None,
    }
}
