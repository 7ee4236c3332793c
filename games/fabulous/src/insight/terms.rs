//! The terms of the judgement, one by one, for hints.

use engine::Term;

use super::insight;
use crate::View;

/// The cards of the pile.
pub(crate) const CARDS: &str = "cards";
/// The part of the cards in play that the seat may expect.
pub(crate) const ROUND: &str = "round";

pub(crate) fn terms(view: View<'_>) -> Vec<Term> {
    let public = view.public;
    let all = insight(view);
    Term::of_seats(public.with.seats, |seat| {
        let cards = 10 * i32::from(public.piles.len(seat));
        vec![(CARDS, 0, cards), (ROUND, 0, all[seat] - cards)]
    })
}
