use crate::View;
use crate::action::Action;

/// Lists what this seat may do now. The rules' own words are in `rules/`; a law holds both to the same answer.
#[inline]
pub(crate) fn offer(view: View<'_>, offers: &mut Vec<Action>) {
    if view.public.over || view.public.turn != view.seat {
        return;
    }
    offers.extend(view.mine.cards.iter().map(|card| Action::Lay { card }));
}
