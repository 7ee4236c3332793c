//! « Améliorer un monument existant » (ANT-40, ANT-41).

use engine::{Play, Seat};

use crate::cards::{Colour, Monument, Pile};
use crate::rulebook::Refusal;
use crate::rules::{erect, turn};
use crate::shelves::{HandEvent, Plan, PublicEvent};
use crate::{Antiquity, View};

/// One action adds any number of hand cards to a monument of the player's own exhibition (ANT-40).
pub(crate) fn may_improve(
    view: View<'_>,
    colour: Colour,
    monument: Monument,
) -> Result<(), Refusal> {
    turn::has_action(view)?;
    turn::is_my_colour(view, colour)?;
    erect::must_be_in_play(view.public, monument)?;
    if !view.public.colours[colour].exhibition.contains(monument) {
        return Err(Refusal::NotBuilt);
    }
    if view.mine.cards.and(monument.cards()).is_empty() {
        return Err(Refusal::NoCardToAdd);
    }
    Ok(())
}

pub(crate) fn begin(
    play: &mut impl Play<Antiquity>,
    seat: Seat,
    colour: Colour,
    monument: Monument,
) {
    let plan = Plan::Improve { colour, monument, laid: Pile::default() };
    play.tell(seat, HandEvent::Planned(plan));
}

/// The new cards go on top; those below keep their order (ANT-41).
pub(crate) fn finish(
    play: &mut impl Play<Antiquity>,
    seat: Seat,
    colour: Colour,
    monument: Monument,
    cards: Pile,
) {
    play.tell_all(PublicEvent::ActionTaken);
    play.tell_all(PublicEvent::Improved { colour, monument, cards });
    play.tell(seat, HandEvent::Lost { cards: cards.cards(monument) });
}
