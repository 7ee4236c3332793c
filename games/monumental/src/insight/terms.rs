//! The terms of the judgement, one by one, for hints.

use engine::Term;

use super::{begun, by_category, hopes, later_by_kind, this_turn, time_left};
use crate::View;
use crate::terms::Who;

/// The points counted in a category, by its place in `end::counts`.
pub(crate) const COUNTED: &str = "counted";
/// The lead in a category, by its place in `end::counts`.
pub(crate) const LEAD: &str = "lead";
/// The cards of the city and its deck.
pub(crate) const CARDS: &str = "cards";
/// Culture.
pub(crate) const CULTURE: &str = "culture";
/// Tokens in reserve.
pub(crate) const TOKENS: &str = "tokens";
/// Gold.
pub(crate) const GOLD: &str = "gold";
/// A wonder under construction.
pub(crate) const BEGUN: &str = "begun";
/// What can still be done in this turn.
const TURN: &str = "turn";
/// What the automaton can expect, which counts against the player.
pub(crate) const AUTOMATON: &str = "automaton";

pub(crate) fn terms(view: View<'_>) -> Vec<Term> {
    let (content, public) = (view.content, view.public);
    let seats = public.with.players - u8::from(public.with.automaton);
    Term::of_seats(seats, |seat| {
        let who = Who(seat.0);
        let player = public.player(who);
        let mut terms = Vec::new();
        for (nth, (counted, lead)) in (0u8..).zip(by_category(content, public, who)) {
            terms.extend([(COUNTED, nth, counted), (LEAD, nth, lead)]);
        }
        if public.with.automaton {
            terms.push((AUTOMATON, 0, -hopes(view, Who(seats))));
        }
        if public.is_over() {
            return terms;
        }
        let [cards, culture, tokens, gold] = later_by_kind(content, player, time_left(public));
        let turn = match public.turn.who == who {
            true => this_turn(content, public, player),
            false => 0,
        };
        terms.extend([
            (CARDS, 0, cards),
            (CULTURE, 0, culture),
            (TOKENS, 0, tokens),
            (GOLD, 0, gold),
            (BEGUN, 0, begun(content, player)),
            (TURN, 0, turn),
        ]);
        terms
    })
}
