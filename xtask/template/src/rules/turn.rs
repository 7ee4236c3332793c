//! A turn (STA-02, STA-03).

use engine::{Play, Seat};

use crate::cards::Card;
use crate::rulebook::Refusal;
use crate::shelves::{HandEvent, PileEvent, PublicEvent};
use crate::{Stairs, View};

/// Only the player whose turn it is acts (STA-01), until the match ends (STA-04).
pub(crate) fn is_mine(view: View<'_>) -> Result<(), Refusal> {
    if view.public.over {
        return Err(Refusal::Over);
    }
    if view.public.turn != view.seat {
        return Err(Refusal::NotYourTurn);
    }
    Ok(())
}

/// A card of the own hand is laid (STA-02).
pub(crate) fn may_lay(view: View<'_>, card: Card) -> Result<(), Refusal> {
    if !view.mine.cards.contains(card) {
        return Err(Refusal::NotInHand { card });
    }
    Ok(())
}

pub(crate) fn lay(play: &mut impl Play<Stairs>, seat: Seat, card: Card) {
    let is_higher = play.public().last.is_some_and(|last| last < card);
    let points = if is_higher { play.content().figures.step } else { 0 };
    play.tell(seat, HandEvent::Lost { card });
    play.tell_all(PublicEvent::Laid { seat, card, points });
    draw(play, seat);
    pass(play, seat);
}

/// The hand is filled from the pile; only its owner sees with what (STA-02).
fn draw(play: &mut impl Play<Stairs>, seat: Seat) {
    if play.public().pile_left == 0 {
        return;
    }
    let card = play.secret().0.last().copied().expect("everyone sees that the pile has cards");
    play.keep(PileEvent::TopTaken);
    play.tell_all(PublicEvent::Drew { seat });
    play.tell(seat, HandEvent::Gained { card });
}

/// The next player who holds a card goes on; where there is none, the match ends (STA-04).
fn pass(play: &mut impl Play<Stairs>, seat: Seat) {
    let hand_sizes = &play.public().hand_sizes;
    let seats = hand_sizes.n_seats();
    let mut clockwise = (1..=seats).map(|ahead| Seat((seat.0 + ahead) % seats));
    match clockwise.find(|seat| 0 < hand_sizes[*seat]) {
        Some(to) => play.tell_all(PublicEvent::TurnPassed { to }),
        None => play.tell_all(PublicEvent::Ended),
    }
}
