//! One file for each section of the ledger, in its order.
//!
//! In each section, `may_…` says from a view whether an action is allowed, and its partner carries the action out by
//! telling events.

pub(crate) mod challenge;
pub(crate) mod collectors;
pub(crate) mod effects;
pub(crate) mod end;
pub(crate) mod round;
pub(crate) mod ties;

use engine::{BySeat, Observation, Outcome, Play, Rules, Seat, Seats, Status};

use crate::action::Action;
use crate::content::Content;
use crate::rulebook::Refusal;
use crate::shelves::{Public, What};
use crate::{Fabulous, View, insight, observe, offer};

impl Rules for Fabulous {
    #[inline]
    fn status(_content: &Content, public: &Public) -> Status {
        let what = match public.awaited.what {
            What::Speak => "speak",
            What::Name => "name",
            What::Look => "look",
            What::Victim | What::Partner => "target",
            What::Pick => "pick",
            What::Nothing => return Status::Over(end::outcome(public)),
        };
        Status::Waiting { seats: Seats::one(public.awaited.seat), what }
    }

    #[inline]
    fn offer(view: View<'_>, offers: &mut Vec<Action>) {
        offer::offer(view, offers);
    }

    /// Asks the section that rules on the action.
    fn check(view: View<'_>, action: Action) -> Result<(), Refusal> {
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
    fn perform<P: Play<Self>>(play: &mut P, seat: Seat, action: Action) {
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

    /// If there is a limit in minutes, the house says once that time is up (FAB-53).
    fn house_offer(_content: &Content, public: &Public, offers: &mut Vec<Action>) {
        let is_over = public.awaited.what == What::Nothing;
        if public.with.minutes.is_some() && !public.time_up && !is_over {
            offers.push(Action::TimeUp);
        }
    }

    fn minutes(public: &Public) -> Option<u32> {
        public.with.minutes.map(u32::from)
    }

    fn insight(view: View<'_>) -> BySeat<i32> {
        insight::insight(view)
    }

    fn observe(view: View<'_>, into: &mut Observation) {
        observe::observe(view, into);
    }

    fn round(public: &Public) -> Option<u32> {
        Some(u32::from(public.round.number))
    }

    fn standings(_content: &Content, public: &Public) -> Option<Outcome> {
        Some(end::outcome(public))
    }
}

/// Checks that this is the decision that is awaited.
pub(crate) fn is_asked_for(view: View<'_>, what: What) -> Result<(), Refusal> {
    match view.public.awaited.what {
        asked if asked == what => Ok(()),
        asked => Err(Refusal::AskedFor { what: asked }),
    }
}
