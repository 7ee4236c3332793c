//! One file for each section of the rulebook, in its order.
//!
//! A section says who may do a thing (`may_…`, from what a seat sees) and does it (by telling events).

pub(crate) mod end;
pub(crate) mod turn;

use engine::{Play, Seat};

use crate::action::Action;
use crate::rulebook::Refusal;
use crate::{Stairs, View};

/// Asks the section that rules on the action.
pub(crate) fn check(view: View<'_>, action: Action) -> Result<(), Refusal> {
    turn::is_mine(view)?;
    match action {
        Action::Lay { card } => turn::may_lay(view, card),
    }
}

/// Sends the action to the section that carries it out.
#[inline]
pub(crate) fn perform(play: &mut impl Play<Stairs>, seat: Seat, action: Action) {
    match action {
        Action::Lay { card } => turn::lay(play, seat, card),
    }
}
