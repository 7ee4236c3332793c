//! One file for each section of the rulebook, in its order.
//!
//! A section says who may do a thing (`may_…`, from what a seat sees) and does it (by telling events).

pub(crate) mod acquire;
pub(crate) mod activate;
pub(crate) mod agenda;
pub(crate) mod answer;
pub(crate) mod archive;
pub(crate) mod conquer;
pub(crate) mod end;
pub(crate) mod explore;
pub(crate) mod manoeuvre;
pub(crate) mod outpost;
pub(crate) mod pay;
pub(crate) mod policy;
pub(crate) mod progress;
pub(crate) mod recover;
pub(crate) mod refill;
pub(crate) mod refresh;
pub(crate) mod solo;
pub(crate) mod solo_map;
pub(crate) mod solo_track;
pub(crate) mod track;
pub(crate) mod turn;

use engine::{Play, Seat};

use crate::action::Action;
use crate::rulebook::Refusal;
use crate::shelves::{Phase, PublicEvent};
use crate::{Monumental, View};

/// Asks the section that rules on the action.
pub(crate) fn check(view: View<'_>, action: Action) -> Result<(), Refusal> {
    turn::is_asked(view)?;
    if let Some(task) = view.public.agenda.last() {
        return answer::check(view, *task, action);
    }
    match view.public.turn.phase {
        Phase::Row => may_choose_line(action, Action::is_row),
        Phase::Column(_) => may_choose_line(action, Action::is_column),
        Phase::Act => may_act(view, action),
        Phase::Setup | Phase::Automaton(_) | Phase::Over => Err(Refusal::NotYourTurn),
    }
}

fn may_choose_line(action: Action, asked: fn(Action) -> Option<u8>) -> Result<(), Refusal> {
    match asked(action) {
        Some(line) => activate::may_choose_row(line),
        None => Err(Refusal::ActivateFirst),
    }
}

/// « Effectuer les actions » (MTL-40).
fn may_act(view: View<'_>, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Use { place, step } => activate::may_use(view, place, step),
        Action::UsePolicy { nth } => policy::may_use(view, nth),
        Action::Buy { slot } => acquire::may_buy(view, slot),
        Action::BuyBasic { pile } => acquire::may_buy_basic(view, pile),
        Action::Complete => acquire::may_complete(view),
        Action::Develop { policy } => policy::may_develop(view, policy),
        Action::Conquer { tile } => conquer::may_conquer(view, tile),
        Action::Lead { tile, unit } => manoeuvre::may_lead(view, tile, unit),
        Action::Outpost { tile } => outpost::may_build(view, tile),
        Action::Explore { explorer, tile } => explore::may_explore(view, explorer, tile),
        Action::Take { explorer } => explore::may_take(view.public, explorer),
        Action::Token => explore::may_use_token(view.public),
        Action::Market { market } => explore::may_use_market(view, market),
        Action::Progress => progress::may_progress(view),
        Action::End => Ok(()),
        Action::Row { .. } | Action::Column { .. } => Err(Refusal::ActiveAlready),
        Action::Automaton => Err(Refusal::ForTheAutomaton),
        Action::Commit { .. }
        | Action::Target { .. }
        | Action::Civilization { .. }
        | Action::Resource { .. }
        | Action::Swap { .. }
        | Action::Branch { .. }
        | Action::Slot { .. }
        | Action::Discarded { .. }
        | Action::Again { .. }
        | Action::Pick { .. }
        | Action::PickBasic { .. }
        | Action::Keep { .. }
        | Action::Replay { .. }
        | Action::Accept
        | Action::Stop => Err(Refusal::NotAsked),
    }
}

/// Sends the action to the section that carries it out, and goes on until somebody must answer.
#[inline]
pub(crate) fn perform(play: &mut impl Play<Monumental>, seat: Seat, action: Action) {
    if let Some(task) = play.public().agenda.last().copied() {
        play.tell_all(PublicEvent::Popped);
        answer::perform(play, seat, task, action);
    } else {
        act(play, seat, action);
    }
    agenda::proceed(play);
}

fn act(play: &mut impl Play<Monumental>, seat: Seat, action: Action) {
    match action {
        Action::Row { row } => activate::choose_row(play, row),
        Action::Column { column } => activate::choose_column(play, column),
        Action::Use { place, step } => activate::use_step(play, place, step),
        Action::UsePolicy { nth } => policy::use_action(play, nth),
        Action::Buy { slot } => acquire::buy(play, slot),
        Action::BuyBasic { pile } => acquire::buy_basic(play, pile),
        Action::Complete => acquire::complete(play),
        Action::Develop { policy } => policy::develop(play, policy),
        Action::Conquer { tile } => conquer::begin(play, tile),
        Action::Lead { tile, unit } => manoeuvre::lead(play, tile, unit),
        Action::Outpost { tile } => outpost::build(play, tile),
        Action::Explore { explorer, tile } => explore::explore(play, explorer, tile),
        Action::Take { explorer } => explore::take(play, seat, explorer),
        Action::Token => explore::use_token(play),
        Action::Market { market } => explore::use_market(play, seat, market),
        Action::Progress => progress::progress(play),
        Action::End => turn::end(play),
        Action::Automaton => solo::play_card(play),
        Action::Commit { .. }
        | Action::Target { .. }
        | Action::Civilization { .. }
        | Action::Resource { .. }
        | Action::Swap { .. }
        | Action::Branch { .. }
        | Action::Slot { .. }
        | Action::Discarded { .. }
        | Action::Again { .. }
        | Action::Pick { .. }
        | Action::PickBasic { .. }
        | Action::Keep { .. }
        | Action::Replay { .. }
        | Action::Accept
        | Action::Stop => {}
    }
}
