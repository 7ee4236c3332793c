//! One file for each section of the ledger, in its order.
//!
//! A section says who may do a thing (`may_…`, from what a seat sees) and does it (by telling events).

pub(crate) mod build;
pub(crate) mod end;
pub(crate) mod fill;
pub(crate) mod pass;
pub(crate) mod take;

use engine::{Play, Seat};

use crate::action::Action;
use crate::rulebook::Refusal;
use crate::{Quarry, View};

/// Asks the section that rules on the action.
pub(crate) fn check(view: View<'_>, action: Action) -> Result<(), Refusal> {
    end::is_not_over(view)?;
    match action {
        Action::Enter { space, take } => take::may_enter(view, space, take),
        Action::Lay { position } => build::may_lay(view, position),
        Action::Pass => pass::may_pass(view),
    }
}

/// Sends the action to the section that carries it out.
#[inline]
pub(crate) fn perform(play: &mut impl Play<Quarry>, seat: Seat, action: Action) {
    match action {
        Action::Enter { space, take } => take::enter(play, seat, space, take),
        Action::Lay { position } => build::lay(play, seat, position),
        Action::Pass => pass::pass(play, seat),
    }
}
