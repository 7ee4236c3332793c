//! One file for each section of the ledger, in its order.
//!
//! A section says who may do a thing (`may_…`, from what a seat sees) and does it (by telling events).

pub(crate) mod challenge;
pub(crate) mod collectors;
pub(crate) mod effects;
pub(crate) mod end;
pub(crate) mod round;
pub(crate) mod ties;

use engine::{Play, Seat};

use crate::action::Action;
use crate::rulebook::Refusal;
use crate::shelves::What;
use crate::{Fabulous, View};

/// Asks the section that rules on the action.
pub(crate) fn check(view: View<'_>, action: Action) -> Result<(), Refusal> {
    if view.public.awaited.what == What::Nothing {
        return Err(Refusal::Over);
    }
    if view.public.awaited.seat != view.seat {
        return Err(Refusal::NotAsked);
    }
    match action {
        Action::Look => is_asked_for(view, What::Look),
        Action::Name { characteristic } => round::may_name(view, characteristic),
        Action::Say => is_asked_for(view, What::Speak),
        Action::Impose { characteristic } => challenge::may_impose(view, characteristic),
        Action::Target { seat } => collectors::may_target(view, seat),
        Action::Decline => collectors::may_decline(view),
        Action::Pick { nth } => collectors::may_pick(view, nth),
        Action::TimeUp => Err(Refusal::TheHouses),
    }
}

/// Sends the action to the section that carries it out.
#[inline]
pub(crate) fn perform(play: &mut impl Play<Fabulous>, seat: Seat, action: Action) {
    match action {
        Action::Look => round::begin(play, seat),
        Action::Name { characteristic } => round::name(play, seat, characteristic),
        Action::Say => round::say(play, seat),
        Action::Impose { characteristic } => challenge::impose(play, seat, characteristic),
        Action::Target { seat: other } => collectors::target(play, seat, other),
        Action::Decline => collectors::decline(play, seat),
        Action::Pick { nth } => collectors::pick(play, seat, nth),
        Action::TimeUp => end::time_is_up(play),
    }
}

/// What is asked now is this, and nothing else.
pub(crate) fn is_asked_for(view: View<'_>, what: What) -> Result<(), Refusal> {
    match view.public.awaited.what {
        asked if asked == what => Ok(()),
        asked => Err(Refusal::AskedFor { what: asked }),
    }
}
