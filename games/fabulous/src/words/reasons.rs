//! Why a hint prefers an offer.

use engine::{Comparison, Gain, Phrase};

use super::names;
use crate::View;
use crate::action::Action;
use crate::cards::Characteristic;
use crate::insight::terms::{CARDS, ROUND};
use crate::insight::{CERTAIN, chance_to_win};

pub(super) fn reasons(view: View<'_>, comparison: &Comparison<Action>) -> Vec<Phrase> {
    match odds(view, comparison) {
        Some(odds) => vec![odds],
        None => comparison.gains.iter().filter_map(|gain| cards(view, *gain)).collect(),
    }
}

/// How likely the card is to win by the characteristic of the first offer, and by that of the other.
fn odds(view: View<'_>, comparison: &Comparison<Action>) -> Option<Phrase> {
    let card = view.mine.card?;
    let asked = |action: Action| match action {
        Action::Name { characteristic } | Action::Impose { characteristic } => Some(characteristic),
        Action::Say => view.public.round.characteristic,
        Action::Look
        | Action::Target { .. }
        | Action::Decline
        | Action::Pick { .. }
        | Action::TimeUp => None,
    };
    let by = asked(comparison.action)?;
    let other = asked(comparison.other?)?;
    // Never ten times in ten: a Collector card may turn up.
    let times = |it: Characteristic| {
        i64::from((10 * chance_to_win(view, it, card) + CERTAIN / 2) / CERTAIN).min(9)
    };
    if times(by) <= times(other) {
        return None;
    }
    let name = |it: Characteristic| names::characteristic(view.content, it);
    let phrase = Phrase::new("reason-odds").with("name", name(by)).with("times", times(by));
    Some(phrase.with("other", name(other)).with("fewer", times(other)))
}

fn cards(view: View<'_>, gain: Gain) -> Option<Phrase> {
    match gain.name {
        ROUND if gain.seat == view.seat => Some(Phrase::new("reason-round")),
        CARDS if gain.seat == view.seat => {
            Some(Phrase::new("reason-cards").with("cards", gain.points()))
        }
        CARDS => {
            let phrase = Phrase::new("reason-cards-of").with("who", gain.seat);
            Some(phrase.with("cards", gain.points()))
        }
        _ => None,
    }
}
