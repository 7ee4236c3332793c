//! One file for each section of the ledger, in its order.
//!
//! In each section, `may_…` says from a view whether an action is allowed, and its partner carries the action out by
//! telling events.

pub(crate) mod build;
pub(crate) mod end;
pub(crate) mod fill;
pub(crate) mod pass;
pub(crate) mod take;

use engine::{BySeat, Observation, Outcome, Play, Rules, Seat, Seats, Status};

use crate::action::Action;
use crate::content::Content;
use crate::rulebook::Refusal;
use crate::shelves::{Phase, Public, Screen};
use crate::{Quarry, View, insight, observe, offer};

impl Rules for Quarry {
    #[inline]
    fn status(_content: &Content, public: &Public) -> Status {
        let what = match public.phase {
            Phase::Quarry => "walk",
            Phase::Building => "brick",
            Phase::Over(_) => return Status::Over(end::outcome(public)),
        };
        Status::Waiting { seats: Seats::one(public.turn.seat), what }
    }

    #[inline]
    fn offer(view: View<'_>, offers: &mut Vec<Action>) {
        offer::offer(view, offers);
    }

    /// Asks the section that rules on the action.
    fn check(view: View<'_>, action: Action) -> Result<(), Refusal> {
        end::is_not_over(view)?;
        match action {
            Action::Enter { space, take } => take::may_enter(view, space, take),
            Action::Lay { position } => build::may_lay(view, position),
            Action::Pass => pass::may_pass(view),
        }
    }

    /// Sends the action to the section that carries it out.
    #[inline]
    fn perform<P: Play<Self>>(play: &mut P, seat: Seat, action: Action) {
        match action {
            Action::Enter { space, take } => take::enter(play, seat, space, take),
            Action::Lay { position } => build::lay(play, seat, position),
            Action::Pass => pass::pass(play, seat),
        }
    }

    fn insight(view: View<'_>) -> BySeat<i32> {
        insight::insight(view)
    }

    fn observe(view: View<'_>, into: &mut Observation) {
        observe::observe(view, into);
    }

    fn round(public: &Public) -> Option<u32> {
        Some(u32::from(public.round))
    }

    fn standings(_content: &Content, public: &Public) -> Option<Outcome> {
        Some(end::outcome(public))
    }

    fn tally(content: &Content, public: &Public, private: &BySeat<Screen>) -> Option<BySeat<i32>> {
        Some(end::tally(content, public, private))
    }
}
