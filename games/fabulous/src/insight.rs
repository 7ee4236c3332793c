//! Judges a view for bots: the cards that each seat may expect, in tenths of a card.
//!
//! It counts the cards of each pile, and divides the cards in play by how likely each seat is to win the round.

use engine::{BySeat, Seat, Seats};

use crate::View;
use crate::cards::{Card, Characteristic};
use crate::content::Wins;
use crate::shelves::What;

/// Certain, in thousandths.
const CERTAIN: i32 = 1000;

pub(crate) fn insight(view: View<'_>) -> BySeat<i32> {
    let public = view.public;
    let seats = public.with.seats;
    let mut hopes = BySeat::new(seats, |seat| 10 * i32::from(public.piles.len(seat)));
    if public.awaited.what == What::Nothing {
        return hopes;
    }
    let played = |seat: Seat| public.piles.played(seat).count() as i32;
    let pot: i32 = (0..seats).map(Seat).map(played).sum();
    let rivals = public.round.in_play.without(Seats::one(view.seat));
    let likely = match (public.round.characteristic, view.mine.card) {
        (Some(characteristic), Some(card)) => chance_to_win(view, characteristic, card),
        (None, _) | (_, None) => CERTAIN / public.round.players.len().max(1) as i32,
    };
    let others = rivals.len().max(1) as i32;
    for seat in rivals.iter() {
        hopes[seat] += 10 * pot * (CERTAIN - likely) / (CERTAIN * others);
    }
    hopes[view.seat] += 10 * pot * likely / CERTAIN;
    hopes
}

/// The probability that this card has the best value, in thousandths. It is 0 if a better value was said, and each
/// equal value halves it. For each player who has not spoken, it is multiplied by the part of the whole pack that the
/// card beats.
fn chance_to_win(view: View<'_>, characteristic: Characteristic, card: Card) -> i32 {
    let (content, round) = (view.content, &view.public.round);
    let turned = match (content.wins(characteristic), round.lowest_wins) {
        (Wins::Highest, false) | (Wins::Lowest, true) => 1,
        (Wins::Highest, true) | (Wins::Lowest, false) => -1,
    };
    let worth = |value: i32| i64::from(value) * turned;
    let mine = worth(content.figure(card, characteristic).0);
    let pack = &content.packs[usize::from(view.public.with.pack)].cards;
    let beaten = pack.iter().filter(|it| worth(content.figure(**it, characteristic).0) < mine);
    let share = CERTAIN * beaten.count() as i32 / (pack.len().max(2) as i32 - 1);
    let mut likely = CERTAIN;
    for seat in round.players.without(Seats::one(view.seat)).iter() {
        let said = round
            .spoken
            .contains(seat)
            .then(|| round.value(seat, characteristic))
            .and_then(|it| it.known());
        likely = match said.map(worth) {
            Some(theirs) if mine < theirs => return 0,
            Some(theirs) if mine == theirs => likely / 2,
            Some(_) => likely,
            None => likely * share.min(CERTAIN) / CERTAIN,
        };
    }
    likely
}
