use engine::{BySeat, Seat, Seats};
use serde::{Serialize, Serializer};

use crate::cards::{Back, Backs, Card, MAX_CARDS};

/// What an attentive player remembers: which backs have shown their faces, and who has seen which.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Memory {
    shown: Shown,
    /// What each seat has seen and not everybody has.
    pub seen_by: BySeat<Backs>,
    /// Those who have seen something that not everybody has.
    pub seers: Seats,
    /// Cards that nobody has shown, but that everybody knows to be monuments.
    pub monuments: Backs,
    /// Cards that nobody has shown, but that everybody knows to be Collectors.
    pub collectors: Backs,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "std::collections::BTreeMap<u8, Card>"))]
struct Shown([Card; MAX_CARDS]);

impl Memory {
    const UNKNOWN: Card = Card(u8::MAX);

    /// Nothing was seen yet, but everybody knows that `monuments` are some.
    pub fn new(seats: u8, monuments: Backs) -> Self {
        Self {
            shown: Shown([Self::UNKNOWN; MAX_CARDS]),
            seen_by: BySeat::new(seats, |_| Backs::default()),
            seers: Seats::EMPTY,
            monuments,
            collectors: Backs::default(),
        }
    }

    /// The face of a card that everybody has seen.
    #[inline]
    pub fn face(&self, back: Back) -> Option<Card> {
        let card = self.shown.0[back.idx()];
        (card != Self::UNKNOWN).then_some(card)
    }

    /// Everybody sees a card.
    #[inline]
    pub(crate) fn show(&mut self, back: Back, card: Card) {
        self.shown.0[back.idx()] = card;
        if !self.seers.is_empty() {
            self.forget_who_saw(back);
        }
    }

    /// One seat sees a card.
    pub(crate) fn saw(&mut self, seat: Seat, back: Back) {
        if self.face(back).is_none() {
            self.seen_by[seat].insert(back);
            self.seers = self.seers.with(seat);
        }
    }

    fn forget_who_saw(&mut self, back: Back) {
        for seat in self.seers.iter() {
            self.seen_by[seat].remove(back);
            if self.seen_by[seat].is_empty() {
                self.seers = self.seers.without(Seats::one(seat));
            }
        }
    }
}

/// From back to card.
impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = (0u8..).zip(&self.0).filter(|(_, card)| **card != Memory::UNKNOWN);
        serializer.collect_map(known)
    }
}
