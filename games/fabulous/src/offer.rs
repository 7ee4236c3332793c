use engine::Seats;

use crate::View;
use crate::action::Action;
use crate::cards::Card;
use crate::rules::{challenge, collectors};
use crate::shelves::What;

/// Lists the offers of this seat. It is a faster form of the checks in `rules/`; a law tests that both agree.
#[inline]
pub(crate) fn offer(view: View<'_>, offers: &mut Vec<Action>) {
    let public = view.public;
    if public.awaited.seat != view.seat {
        return;
    }
    let set = &view.content.sets[usize::from(public.with.set)];
    match public.awaited.what {
        What::Speak => {
            let Some(in_force) = public.round.characteristic else { return };
            let all = &set.to_speak[in_force.idx()];
            // The first offer is to say the value. The others are only for a player who may impose.
            let many = match !public.round.locked & challenge::outranks(view) {
                true => all.len(),
                false => 1,
            };
            offers.extend_from_slice(&all[..many]);
        }
        What::Name => offers.extend_from_slice(&set.to_name),
        What::Look => offers.push(Action::Look),
        What::Victim => targets(view, offers),
        What::Partner => {
            targets(view, offers);
            offers.push(Action::Decline);
        }
        What::Pick => {
            let is_monument = |card: &Card| card.collector().is_none();
            let monuments =
                (0u8..).zip(collectors::looked_at(view)).filter(|(_, it)| is_monument(it));
            offers.extend(monuments.map(|(nth, _)| Action::Pick { nth }));
        }
        What::Nothing => {}
    }
}

fn targets(view: View<'_>, offers: &mut Vec<Action>) {
    let others = view.public.round.players.without(Seats::one(view.seat));
    offers.extend(others.clockwise_from(view.seat).map(|seat| Action::Target { seat }));
}
