//! Judges a view for bots: the cards that each seat may expect, in tenths of a card.
//!
//! It counts the cards of each pile, and divides the cards in play by how likely each seat is to win the round.

pub(crate) mod terms;

use engine::{BySeat, Seat, Seats};

use crate::View;
use crate::cards::{Card, Characteristic, Figure};
use crate::content::Wins;
use crate::shelves::What;

/// Certain, in thousandths.
pub(crate) const CERTAIN: i32 = 1000;

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
pub(crate) fn chance_to_win(view: View<'_>, characteristic: Characteristic, card: Card) -> i32 {
    let round = &view.public.round;
    let worth = worth(view, characteristic);
    let figure = view.content.figure(card, characteristic);
    let mine = worth(figure.0);
    let share = part_beaten(view, characteristic, figure);
    let mut likely = CERTAIN;
    for seat in round.players.without(Seats::one(view.seat)).iter() {
        let said = round
            .spoken
            .contains(seat)
            .then(|| round.value(seat, characteristic))
            .and_then(|it| it.known());
        likely = match said.map(&worth) {
            Some(theirs) if mine < theirs => return 0,
            Some(theirs) if mine == theirs => likely / 2,
            Some(_) => likely,
            None => likely * share / CERTAIN,
        };
    }
    likely
}

/// The part of the whole pack that a card with this figure beats in this round, in thousandths.
pub(crate) fn part_beaten(view: View<'_>, characteristic: Characteristic, figure: Figure) -> i32 {
    let pack = &view.content.packs[usize::from(view.public.with.pack)];
    let figures = &pack.sorted[characteristic.idx()];
    let beaten = match is_highest_best(view, characteristic) {
        true => figures.partition_point(|it| *it < figure),
        false => figures.len() - figures.partition_point(|it| *it <= figure),
    };
    (CERTAIN * beaten as i32 / (figures.len().max(2) as i32 - 1)).min(CERTAIN)
}

/// Maps a value of the characteristic to a number that is greater the better the value is in this round.
fn worth(view: View<'_>, characteristic: Characteristic) -> impl Fn(i32) -> i64 {
    let turned = if is_highest_best(view, characteristic) { 1 } else { -1 };
    move |value| i64::from(value) * turned
}

/// Whether the highest value of the characteristic wins this round.
fn is_highest_best(view: View<'_>, characteristic: Characteristic) -> bool {
    match (view.content.wins(characteristic), view.public.round.lowest_wins) {
        (Wins::Highest, false) | (Wins::Lowest, true) => true,
        (Wins::Highest, true) | (Wins::Lowest, false) => false,
    }
}
