//! One file for each section of the rulebook, in its order.
//!
//! In each section, `may_…` says from a view whether an action is allowed, and its partner carries the action out by
//! telling events.

pub(crate) mod acquire;
pub(crate) mod activate;
pub(crate) mod agenda;
pub(crate) mod archive;
pub(crate) mod conquer;
pub(crate) mod effect;
pub(crate) mod end;
pub(crate) mod explore;
pub(crate) mod gain_card;
pub(crate) mod manoeuvre;
pub(crate) mod outpost;
pub(crate) mod pay;
pub(crate) mod policy;
pub(crate) mod progress;
pub(crate) mod question;
pub(crate) mod recover;
pub(crate) mod refill;
pub(crate) mod refresh;
pub(crate) mod siege;
pub(crate) mod solo;
pub(crate) mod solo_map;
pub(crate) mod solo_track;
pub(crate) mod track;
pub(crate) mod turn;

use engine::{BySeat, Observation, Outcome, Play, Rules, Seat, Seats, Status};

use crate::action::{Action, HouseMove, Move};
use crate::content::Content;
use crate::rulebook::Refusal;
use crate::shelves::{Phase, Public, PublicEvent};
use crate::terms::Who;
use crate::{Monumental, View, insight, observe, offer};

impl Rules for Monumental {
    #[inline]
    fn status(content: &Content, public: &Public) -> Status {
        if public.is_over() {
            return Status::Over(end::outcome(content, public));
        }
        let seat = public.asked().map_or(Seat::HOUSE, |who| Seat(who.0));
        let what = match (public.turn.phase, public.asked()) {
            (Phase::Setup, _) => Status::SETUP,
            (_, None) => "automaton",
            (_, Some(who)) if who == public.turn.who => "turn",
            (_, Some(_)) => "answer",
        };
        Status::Waiting { seats: Seats::one(seat), what }
    }

    #[inline]
    fn offer(view: View<'_>, offers: &mut Vec<Action>) {
        offer::offer(view, offers);
    }

    /// Asks the section that rules on the action.
    fn check(view: View<'_>, action: Action) -> Result<(), Refusal> {
        turn::is_asked(view)?;
        if let Some(question) = view.public.question() {
            return question.check(view, action);
        }
        match view.public.turn.phase {
            Phase::Row => may_choose_line(action.as_row()),
            Phase::Column(_) => may_choose_line(action.as_column()),
            Phase::Act => match action {
                Action::Move(it) => may_move(view, it),
                Action::Answer(_) => Err(Refusal::NotAsked),
                Action::House(HouseMove::Automaton) => Err(Refusal::ForTheAutomaton),
            },
            Phase::Setup | Phase::Automaton(_) | Phase::Over => Err(Refusal::NotYourTurn),
        }
    }

    /// Sends the action to the section that carries it out, and continues until a player must answer.
    #[inline]
    fn perform<P: Play<Self>>(play: &mut P, seat: Seat, action: Action) {
        match (play.public().question(), action) {
            (Some(question), action) => {
                play.tell_all(PublicEvent::Popped);
                question.perform(play, seat, action);
            }
            (None, Action::Move(it)) => perform_move(play, seat, it),
            (None, Action::Answer(_)) => {}
            (None, Action::House(HouseMove::Automaton)) => solo::play_card(play),
        }
        agenda::proceed(play);
    }

    fn house_offer(_content: &Content, public: &Public, offers: &mut Vec<Action>) {
        if !public.is_over() && public.asked().is_none() {
            offers.push(Action::House(HouseMove::Automaton));
        }
    }

    fn insight(view: View<'_>) -> BySeat<i32> {
        insight::insight(view)
    }

    fn observe(view: View<'_>, into: &mut Observation) {
        observe::observe(view, into);
    }

    fn side(content: &Content, public: &Public, seat: Seat) -> Option<String> {
        let civ = public.player(Who(seat.0)).civ?;
        Some(content.civs[usize::from(civ)].key.clone())
    }

    fn round(public: &Public) -> Option<u32> {
        Some(u32::from(public.round))
    }

    fn standings(content: &Content, public: &Public) -> Option<Outcome> {
        Some(end::outcome(content, public))
    }
}

fn may_choose_line(line: Option<u8>) -> Result<(), Refusal> {
    activate::may_choose_line(line.ok_or(Refusal::ActivateFirst)?)
}

/// « Effectuer les actions » (MTL-40).
fn may_move(view: View<'_>, it: Move) -> Result<(), Refusal> {
    match it {
        Move::Row { .. } | Move::Column { .. } => Err(Refusal::ActiveAlready),
        Move::Use { place, step } => activate::may_use(view, place, step),
        Move::UsePolicy { nth } => policy::may_use(view, nth),
        Move::Buy { slot } => acquire::may_buy(view, slot),
        Move::BuyBasic { pile } => acquire::may_buy_basic(view, pile),
        Move::Complete => acquire::may_complete(view),
        Move::Develop { policy } => policy::may_develop(view, policy),
        Move::Conquer { tile } => conquer::may_conquer(view, tile),
        Move::Lead { tile, unit } => manoeuvre::may_lead(view, tile, unit),
        Move::Outpost { tile } => outpost::may_build(view, tile),
        Move::Explore { explorer, tile } => explore::may_explore(view, explorer, tile),
        Move::Take { explorer } => explore::may_take(view.public, explorer),
        Move::Token => explore::may_use_token(view.public),
        Move::Market { market } => explore::may_use_market(view, market),
        Move::Progress => progress::may_progress(view),
        Move::End => Ok(()),
    }
}

fn perform_move(play: &mut impl Play<Monumental>, seat: Seat, it: Move) {
    match it {
        Move::Row { row } => activate::choose_row(play, row),
        Move::Column { column } => activate::choose_column(play, column),
        Move::Use { place, step } => activate::use_step(play, place, step),
        Move::UsePolicy { nth } => policy::use_action(play, nth),
        Move::Buy { slot } => acquire::buy(play, slot),
        Move::BuyBasic { pile } => acquire::buy_basic(play, pile),
        Move::Complete => acquire::complete(play),
        Move::Develop { policy } => policy::develop(play, policy),
        Move::Conquer { tile } => conquer::begin(play, tile),
        Move::Lead { tile, unit } => manoeuvre::lead(play, tile, unit),
        Move::Outpost { tile } => outpost::build(play, tile),
        Move::Explore { explorer, tile } => explore::explore(play, explorer, tile),
        Move::Take { explorer } => explore::take(play, seat, explorer),
        Move::Token => explore::use_token(play),
        Move::Market { market } => explore::use_market(play, seat, market),
        Move::Progress => progress::progress(play),
        Move::End => turn::end(play),
    }
}
