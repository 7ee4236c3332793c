//! One file for each section of the rulebook, in its order.
//!
//! In each section, `may_…` says from a view whether an action is allowed, and its partner carries the action out by
//! telling events.

pub(crate) mod draw;
pub(crate) mod end;
pub(crate) mod erect;
pub(crate) mod improve;
pub(crate) mod laying;
pub(crate) mod pay;
pub(crate) mod powers;
pub(crate) mod score;
pub(crate) mod story;
pub(crate) mod turn;

use engine::{BySeat, Observation, Outcome, Play, Rules, Seat, Seats, Status};

use crate::action::Action;
use crate::content::Content;
use crate::rulebook::Refusal;
use crate::shelves::Public;
use crate::{Antiquity, View, insight, observe, offer};

impl Rules for Antiquity {
    #[inline]
    fn status(content: &Content, public: &Public) -> Status {
        if public.over {
            return Status::Over(end::outcome(content, public));
        }
        Status::Waiting { seats: Seats::one(public.turn.seat), what: "turn" }
    }

    #[inline]
    fn offer(view: View<'_>, offers: &mut Vec<Action>) {
        offer::offer(view, offers);
    }

    /// Asks the section that rules on the action.
    fn check(view: View<'_>, action: Action) -> Result<(), Refusal> {
        turn::is_mine(view)?;
        match action {
            Action::DrawRow { slot } => draw::may_draw_row(view, slot),
            Action::DrawPile => draw::may_draw_pile(view),
            Action::Erect { colour, monument } => erect::may_erect(view, colour, monument),
            Action::Improve { colour, monument } => improve::may_improve(view, colour, monument),
            Action::Lay { card } => laying::may_lay(view, card),
            Action::Rearrange => powers::may_rearrange(view),
            Action::Done => laying::may_finish(view),
            Action::Score { colour } => score::may_score(view, colour),
            Action::Buy => turn::may_buy(view),
            Action::Discard { card } => pay::may_discard(view, card),
            Action::Story { colour } => story::may_write(view, colour),
            Action::Acquire { colour, power } => powers::may_acquire(view, colour, power),
            Action::HeroRow { slot } => powers::may_call_hero_to_row(view, slot),
            Action::HeroPile => powers::may_call_hero_to_pile(view),
            Action::Exchange { slot } => powers::may_exchange(view, slot),
            Action::Give { card } => powers::may_give(view, card),
            Action::EndTurn => turn::may_end(view),
        }
    }

    /// Sends the action to the section that carries it out.
    #[inline]
    fn perform<P: Play<Self>>(play: &mut P, seat: Seat, action: Action) {
        match action {
            Action::DrawRow { slot } => draw::draw_row(play, seat, slot),
            Action::DrawPile => draw::draw_pile(play, seat),
            Action::Erect { colour, monument } => erect::begin(play, seat, colour, monument),
            Action::Improve { colour, monument } => improve::begin(play, seat, colour, monument),
            Action::Lay { card } => laying::lay(play, seat, card),
            Action::Rearrange => powers::rearrange(play, seat),
            Action::Done => laying::finish(play, seat),
            Action::Score { colour } => score::begin(play, seat, colour),
            Action::Buy => turn::begin_to_buy(play, seat),
            Action::Discard { card } => pay::discard(play, seat, card),
            Action::Story { colour } => story::write(play, colour),
            Action::Acquire { colour, power } => powers::acquire(play, colour, power),
            Action::HeroRow { slot } => powers::call_hero_to_row(play, seat, slot),
            Action::HeroPile => powers::call_hero_to_pile(play, seat),
            Action::Exchange { slot } => powers::begin_to_exchange(play, seat, slot),
            Action::Give { card } => powers::give(play, seat, card),
            Action::EndTurn => turn::end(play, seat),
        }
    }

    fn insight(view: View<'_>) -> BySeat<i32> {
        insight::insight(view)
    }

    fn observe(view: View<'_>, into: &mut Observation) {
        observe::observe(view, into);
    }

    fn standings(content: &Content, public: &Public) -> Option<Outcome> {
        Some(end::outcome(content, public))
    }
}
