//! « Déroulement du jeu » and « Tour Monument » (ANT-10 to ANT-13).

use engine::{Play, Rule, Seat};

use crate::cards::{Card, Colour};
use crate::rulebook::{Purpose, Refusal};
use crate::rules::{draw, pay};
use crate::shelves::{DeckEvent, HandEvent, Plan, Public, PublicEvent, TurnKind};
use crate::{Antiquity, View};

/// Only the player whose turn it is acts (ANT-07).
pub(crate) fn is_mine(view: View<'_>) -> Result<(), Refusal> {
    if view.public.over {
        return Err(Refusal::Over);
    }
    if view.public.turn.seat != view.seat {
        return Err(Refusal::NotYourTurn);
    }
    Ok(())
}

/// An action that was begun must be finished first. The rule of that action says what belongs to it.
pub(crate) fn nothing_begun(view: View<'_>) -> Result<(), Refusal> {
    let rule = match view.mine.plan {
        Plan::None => return Ok(()),
        Plan::Erect { .. } => "ANT-30",
        Plan::Improve { .. } => "ANT-40",
        Plan::Rearrange { .. } => "ANT-104",
        Plan::Score { .. } => "ANT-45",
        Plan::Buy { .. } => "ANT-12",
        Plan::Exchange { .. } => "ANT-106",
    };
    Err(Refusal::FinishFirst { rule: Rule(rule) })
}

/// A monument turn can begin or go on (ANT-10, ANT-56).
pub(crate) fn is_monument_turn(view: View<'_>) -> Result<(), Refusal> {
    nothing_begun(view)?;
    match view.public.turn.kind {
        TurnKind::Open | TurnKind::Monument => Ok(()),
        TurnKind::Story => Err(Refusal::StoryWritten),
    }
}

/// There is an action left to take (ANT-11).
pub(crate) fn has_action(view: View<'_>) -> Result<(), Refusal> {
    is_monument_turn(view)?;
    if view.public.turn.actions_left == 0 {
        return Err(Refusal::NoActionLeft);
    }
    Ok(())
}

/// A player acts for their own colours (ANT-62).
pub(crate) fn is_my_colour(view: View<'_>, colour: Colour) -> Result<(), Refusal> {
    let public = view.public;
    if !public.colours.contains(colour) || colour.owner(public.with.seats) != view.seat {
        return Err(Refusal::NotYourColour);
    }
    Ok(())
}

/// One more action, once a turn, for two cards of one symbol (ANT-12).
pub(crate) fn may_buy(view: View<'_>) -> Result<(), Refusal> {
    is_monument_turn(view)?;
    if view.public.turn.bought {
        return Err(Refusal::BoughtAlready);
    }
    pay::has_pair(view, Purpose::Action)
}

pub(crate) fn begin_to_buy(play: &mut impl Play<Antiquity>, seat: Seat) {
    play.tell(seat, HandEvent::Planned(Plan::Buy { first: None }));
}

pub(crate) fn bought(play: &mut impl Play<Antiquity>, seat: Seat, cards: [Card; 2]) {
    play.tell_all(PublicEvent::Bought { seat, cards });
}

/// A turn has at least one action (ANT-11).
pub(crate) fn may_end(view: View<'_>) -> Result<(), Refusal> {
    nothing_begun(view)?;
    if !view.public.turn.acted {
        return Err(Refusal::ActFirst);
    }
    Ok(())
}

/// How many actions a player who ended the turn now would not have taken (ANT-11); none after a story, which takes the whole
/// turn (ANT-56).
pub(crate) fn actions_lost(public: &Public) -> u8 {
    match public.turn.kind {
        TurnKind::Open | TurnKind::Monument => public.turn.actions_left,
        TurnKind::Story => 0,
    }
}

/// Fills the row (ANT-13). When a card cannot be replaced, the game ends at once (ANT-70).
pub(crate) fn end(play: &mut impl Play<Antiquity>, seat: Seat) {
    for slot in 0..3 {
        if play.public().row[usize::from(slot)].is_some() {
            continue;
        }
        let Some(card) = draw::top(play) else {
            return play.tell_all(PublicEvent::Ended);
        };
        play.keep(DeckEvent::TopTaken);
        play.tell_all(PublicEvent::RowFilled { slot, card });
    }
    let to = left_of(play.public(), seat);
    let actions = play.content().figures.actions;
    play.tell_all(PublicEvent::TurnPassed { to, actions });
}

fn left_of(public: &Public, seat: Seat) -> Seat {
    public.hand_sizes.after(seat)
}
