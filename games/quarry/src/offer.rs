use crate::View;
use crate::action::Action;
use crate::rules::take;
use crate::shelves::Phase;

/// Lists the offers of this seat. It is a faster form of the checks in `rules/`; a law tests that both agree.
#[inline]
pub(crate) fn offer(view: View<'_>, offers: &mut Vec<Action>) {
    if view.public.turn.seat != view.seat {
        return;
    }
    match view.public.phase {
        Phase::Quarry => paces(view, offers),
        Phase::Building => bricks(view, offers),
        Phase::Over(_) => {}
    }
}

#[inline]
fn paces(view: View<'_>, offers: &mut Vec<Action>) {
    for space in take::within_reach(view.content, view.public) {
        let pieces = view.public.quarry.at(space);
        if pieces.is_empty() {
            offers.push(Action::Enter { space, take: None });
        }
        offers.extend(pieces.kinds().map(|piece| Action::Enter { space, take: Some(piece) }));
    }
}

#[inline]
fn bricks(view: View<'_>, offers: &mut Vec<Action>) {
    let plan = &view.content.board(view.public.with.monument).plan;
    let open = plan.open_to(view.mine.pieces, view.public.built);
    if open.is_empty() {
        offers.push(Action::Pass);
    }
    offers.extend(open.iter().map(|position| Action::Lay { position }));
}
