//! « Compléter la piste de Développement » (MTL-95, MTL-96, MTL-98), and the trigger of the end (MTL-100).

use engine::Play;

use crate::Monumental;
use crate::shelves::{PublicEvent, SecretEvent};
use crate::terms::TRACK;

/// Fills each row: acquired cards are replaced. If no card of a row was acquired, its rightmost card is discarded
/// first.
pub(crate) fn refill(play: &mut impl Play<Monumental>) {
    let rows = play.public().rows();
    let width = (TRACK / rows) as u8;
    for row in 0..rows as u8 {
        let taken = play.public().turn.rows_taken & (1 << row) != 0;
        let (left, right) = (row * width, row * width + width - 1);
        let last = play.public().track[usize::from(right)];
        if let (false, Some(card), true) = (taken, last, play.public().unseen != 0) {
            play.tell_all(PublicEvent::TrackDiscarded { slot: right, card });
        }
        if (left..=right).any(|slot| play.public().track[usize::from(slot)].is_none()) {
            play.tell_all(PublicEvent::TrackSlid { row });
        }
        for slot in (left..=right).rev() {
            if play.public().track[usize::from(slot)].is_none() {
                fill(play, slot);
            }
        }
    }
    let public = play.public();
    if public.unseen == 0 && public.last_round.is_none() {
        let last_round = public.round + 1;
        play.tell_all(PublicEvent::EndTriggered { last_round });
    }
}

/// Lays the top card of the deck on a place; a separator met on the way leaves the game (MTL-02).
pub(crate) fn fill(play: &mut impl Play<Monumental>, slot: u8) {
    if play.public().unseen == 0 {
        return;
    }
    let Some(card) = play.secret().development.top() else { return };
    play.keep(SecretEvent::DevelopmentTop);
    let era = play.content().card(card).era;
    if play.public().era < era {
        play.tell_all(PublicEvent::EraBegan { era });
    }
    play.tell_all(PublicEvent::TrackFilled { slot, card });
}
