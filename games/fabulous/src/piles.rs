use engine::{BySeat, Seat, Seats};
use serde::{Serialize, Serializer};

use crate::cards::{Back, MAX_CARDS};

/// Where the cards lie: each seat's pile, and the cards that it has played in this round.
///
/// A pile is a linked list of backs: each back has the one under it. So piles are cut, joined and swapped without
/// moving a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Piles {
    #[cfg_attr(feature = "ts", ts(skip))]
    under: [Back; MAX_CARDS],
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Back>>"))]
    piles: BySeat<Chain>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Back>>"))]
    played: BySeat<Chain>,
}

/// A chain of cards on top of each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Chain {
    top: Back,
    bottom: Back,
    len: u8,
}

impl Chain {
    const EMPTY: Chain = Chain { top: Back::NONE, bottom: Back::NONE, len: 0 };
}

impl Piles {
    /// Deals these piles, each from its top down.
    pub fn deal<I: IntoIterator<Item = Back>>(seats: u8, mut pile: impl FnMut(Seat) -> I) -> Self {
        let mut dealt = Self {
            under: [Back::NONE; MAX_CARDS],
            piles: BySeat::new(seats, |_| Chain::EMPTY),
            played: BySeat::new(seats, |_| Chain::EMPTY),
        };
        for seat in (0..seats).map(Seat) {
            let mut chain = Chain::EMPTY;
            pile(seat).into_iter().for_each(|back| push(&mut dealt.under, &mut chain, back));
            dealt.piles[seat] = chain;
        }
        dealt
    }

    /// The number of cards in a pile.
    #[inline]
    pub fn len(&self, seat: Seat) -> u8 {
        self.piles[seat].len
    }

    /// Whether a pile has no card.
    #[inline]
    pub fn is_empty(&self, seat: Seat) -> bool {
        self.piles[seat].len == 0
    }

    /// The top card of a pile.
    #[inline]
    pub fn top(&self, seat: Seat) -> Option<Back> {
        let chain = self.piles[seat];
        (chain.len != 0).then_some(chain.top)
    }

    /// The card that a seat played first in this round: the one whose figures count.
    #[inline]
    pub fn in_play(&self, seat: Seat) -> Option<Back> {
        let chain = self.played[seat];
        (chain.len != 0).then_some(chain.top)
    }

    /// The card that a seat played last in this round.
    pub fn last_played(&self, seat: Seat) -> Option<Back> {
        let chain = self.played[seat];
        (chain.len != 0).then_some(chain.bottom)
    }

    /// A pile from its top down.
    pub fn pile(&self, seat: Seat) -> impl Iterator<Item = Back> {
        self.walk(self.piles[seat])
    }

    /// The cards that a seat played in this round, in order.
    pub fn played(&self, seat: Seat) -> impl Iterator<Item = Back> {
        self.walk(self.played[seat])
    }

    /// Plays the top card of a pile.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat) {
        let top = pop(&mut self.under, &mut self.piles[seat]);
        push(&mut self.under, &mut self.played[seat], top);
    }

    /// Removes the top card of a pile from the game.
    pub(crate) fn remove(&mut self, seat: Seat) {
        pop(&mut self.under, &mut self.piles[seat]);
    }

    /// Moves the top card of a pile under another pile.
    pub(crate) fn take(&mut self, from: Seat, to: Seat) {
        let top = pop(&mut self.under, &mut self.piles[from]);
        push(&mut self.under, &mut self.piles[to], top);
    }

    /// Swaps two piles.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat) {
        let pile = self.piles[one];
        self.piles[one] = self.piles[other];
        self.piles[other] = pile;
    }

    /// Passes the played cards of each seat to the next seat in the circle.
    pub(crate) fn pass_on(&mut self, circle: Seats) {
        let before = self.played.clone();
        for seat in circle.iter() {
            let to = circle.after(seat).unwrap_or(seat);
            self.played[to] = before[seat];
        }
    }

    /// Puts all played cards under the winner's pile: the winner's own first, then clockwise (FAB-13).
    #[inline]
    pub(crate) fn win(&mut self, winner: Seat, players: Seats) {
        let mut pile = self.piles[winner];
        for seat in players.clockwise_from(winner) {
            let played = std::mem::replace(&mut self.played[seat], Chain::EMPTY);
            join(&mut self.under, &mut pile, played);
        }
        self.piles[winner] = pile;
    }

    /// Sorts the `many` top cards of a pile, which were looked at: `pick` comes to the top, then those in the bits of
    /// `stay`, in order. The others go under the pile.
    pub(crate) fn sort_top(&mut self, seat: Seat, many: u8, pick: u8, stay: u8) {
        let mut pile = self.piles[seat];
        let looked: arrayvec::ArrayVec<Back, 8> =
            (0..many).map(|_| pop(&mut self.under, &mut pile)).collect();
        let (mut top, mut below) = (Chain::EMPTY, Chain::EMPTY);
        push(&mut self.under, &mut top, looked[usize::from(pick)]);
        for (nth, back) in (0..many).zip(looked).filter(|(nth, _)| *nth != pick) {
            let chain = if stay >> nth & 1 == 1 { &mut top } else { &mut below };
            push(&mut self.under, chain, back);
        }
        join(&mut self.under, &mut top, pile);
        join(&mut self.under, &mut top, below);
        self.piles[seat] = top;
    }

    fn walk(&self, chain: Chain) -> impl Iterator<Item = Back> {
        let mut next = chain.top;
        (0..chain.len).map(move |_| {
            let back = next;
            next = self.under[back.idx()];
            back
        })
    }
}

#[inline]
fn push(under: &mut [Back; MAX_CARDS], chain: &mut Chain, back: Back) {
    under[back.idx()] = Back::NONE;
    join(under, chain, Chain { top: back, bottom: back, len: 1 });
}

#[inline]
fn pop(under: &mut [Back; MAX_CARDS], chain: &mut Chain) -> Back {
    let top = chain.top;
    chain.top = std::mem::replace(&mut under[top.idx()], Back::NONE);
    chain.len -= 1;
    if chain.len == 0 {
        *chain = Chain::EMPTY;
    }
    top
}

#[inline]
fn join(under: &mut [Back; MAX_CARDS], chain: &mut Chain, below: Chain) {
    if below.len == 0 {
        return;
    }
    if chain.len == 0 {
        *chain = below;
        return;
    }
    under[chain.bottom.idx()] = below.top;
    chain.bottom = below.bottom;
    chain.len += below.len;
}

/// Serialised as two lists by seat: `piles`, each from its top down, and `played`, in the order played.
impl Serialize for Piles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let list = |chains: &BySeat<Chain>| -> Vec<Vec<Back>> {
            chains.values().iter().map(|chain| self.walk(*chain).collect()).collect()
        };
        serializer.collect_map([("piles", list(&self.piles)), ("played", list(&self.played))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piles(dealt: &[&[u8]]) -> Piles {
        Piles::deal(dealt.len() as u8, |seat| dealt[seat.idx()].iter().map(|idx| Back(*idx)))
    }

    fn pile(piles: &Piles, seat: u8) -> Vec<u8> {
        piles.pile(Seat(seat)).map(|back| back.0).collect()
    }

    #[test]
    fn cards_go_round_without_being_shuffled() {
        let mut table = piles(&[&[0, 1], &[2, 3], &[4]]);
        Seats::all(3).iter().for_each(|seat| table.play(seat));
        table.play(Seat(1));
        assert_eq!(table.in_play(Seat(1)), Some(Back(2)));
        assert_eq!(table.last_played(Seat(1)), Some(Back(3)));
        table.win(Seat(1), Seats::all(3));
        assert_eq!(pile(&table, 1), [2, 3, 4, 0]);
        assert_eq!((table.len(Seat(0)), table.len(Seat(2))), (1, 0));
    }

    #[test]
    fn piles_are_taken_from_swapped_and_sorted() {
        let mut table = piles(&[&[0, 1, 2, 3, 4], &[5]]);
        table.sort_top(Seat(0), 3, 1, 0b100);
        assert_eq!(pile(&table, 0), [1, 2, 3, 4, 0]);
        table.take(Seat(1), Seat(0));
        assert_eq!((pile(&table, 0), pile(&table, 1)), (vec![1, 2, 3, 4, 0, 5], vec![]));
        table.swap(Seat(0), Seat(1));
        table.remove(Seat(1));
        assert_eq!((pile(&table, 0), pile(&table, 1)), (vec![], vec![2, 3, 4, 0, 5]));
    }

    #[test]
    fn cards_in_play_are_passed_on_in_the_circle() {
        let mut table = piles(&[&[0], &[1], &[2]]);
        Seats::all(3).iter().for_each(|seat| table.play(seat));
        table.pass_on(Seats::all(3));
        let in_play: Vec<_> = (0..3).map(|seat| table.in_play(Seat(seat)).unwrap().0).collect();
        assert_eq!(in_play, [2, 0, 1]);
    }
}
