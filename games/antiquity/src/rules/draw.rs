//! « Piocher une carte » (ANT-20 to ANT-22).

use engine::{Play, Seat};

use crate::cards::Card;
use crate::rulebook::Refusal;
use crate::rules::turn;
use crate::shelves::{DeckEvent, HandEvent, PublicEvent};
use crate::{Antiquity, View};

/// One action takes one of the cards lying face up (ANT-20).
pub(crate) fn may_draw_row(view: View<'_>, slot: u8) -> Result<(), Refusal> {
    turn::has_action(view)?;
    lies_in_row(view, slot)
}

pub(crate) fn draw_row(play: &mut impl Play<Antiquity>, seat: Seat, slot: u8) {
    play.tell_all(PublicEvent::ActionTaken);
    take_from_row(play, seat, slot);
}

/// One action takes the top card of the pile, which only its owner sees (ANT-20).
pub(crate) fn may_draw_pile(view: View<'_>) -> Result<(), Refusal> {
    turn::has_action(view)?;
    pile_has_cards(view)
}

pub(crate) fn draw_pile(play: &mut impl Play<Antiquity>, seat: Seat) {
    play.tell_all(PublicEvent::ActionTaken);
    take_from_pile(play, seat);
}

/// The row is filled only when the turn ends (ANT-13).
pub(crate) fn lies_in_row(view: View<'_>, slot: u8) -> Result<(), Refusal> {
    match view.public.row.get(usize::from(slot)) {
        Some(Some(_)) => Ok(()),
        Some(None) | None => Err(Refusal::EmptySlot { slot }),
    }
}

/// Nothing is drawn from an empty pile (ANT-22).
pub(crate) fn pile_has_cards(view: View<'_>) -> Result<(), Refusal> {
    if view.public.pile_left == 0 {
        return Err(Refusal::PileEmpty);
    }
    Ok(())
}

pub(crate) fn take_from_row(play: &mut impl Play<Antiquity>, seat: Seat, slot: u8) {
    let card = play.public().row[usize::from(slot)].expect("checked: a card lies there");
    play.tell_all(PublicEvent::TookFromRow { seat, slot, card });
    play.tell(seat, HandEvent::Took { card });
}

pub(crate) fn take_from_pile(play: &mut impl Play<Antiquity>, seat: Seat) {
    let card = top(play).expect("checked: the pile has cards");
    play.keep(DeckEvent::TopTaken);
    play.tell_all(PublicEvent::DrewFromPile { seat });
    play.tell(seat, HandEvent::Drew { card });
}

pub(crate) fn top(play: &mut impl Play<Antiquity>) -> Option<Card> {
    play.secret().0.last().copied()
}
