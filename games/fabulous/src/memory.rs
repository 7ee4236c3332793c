use engine::{BySeat, Seat, Seats};
use serde::{Serialize, Serializer};

use crate::cards::{Back, Backs, Card, MAX_CARDS};

/// What an attentive player remembers: which backs have shown their faces, and which seats have seen which.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Memory {
    shown: Shown,
    /// The cards that each seat has seen and not everyone has.
    pub seen_by: BySeat<Backs>,
    /// The seats that have seen a card that not everyone has.
    pub seers: Seats,
    /// Unseen cards that everyone knows to be monuments.
    pub monuments: Backs,
    /// Unseen cards that everyone knows to be Collectors.
    pub collectors: Backs,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "std::collections::BTreeMap<u8, Card>"))]
struct Shown([Card; MAX_CARDS]);

impl Memory {
    const UNKNOWN: Card = Card(u8::MAX);

    /// The memory at the start: everyone knows that `monuments` are monuments.
    pub fn new(seats: u8, monuments: Backs) -> Self {
        Self {
            shown: Shown([Self::UNKNOWN; MAX_CARDS]),
            seen_by: BySeat::new(seats, |_| Backs::default()),
            seers: Seats::EMPTY,
            monuments,
            collectors: Backs::default(),
        }
    }

    /// The face of a card, if everyone has seen it.
    #[inline]
    pub fn face(&self, back: Back) -> Option<Card> {
        let card = self.shown.0[back.idx()];
        (card != Self::UNKNOWN).then_some(card)
    }

    /// Notes that everyone sees a card.
    #[inline]
    pub(crate) fn show(&mut self, back: Back, card: Card) {
        self.shown.0[back.idx()] = card;
        if !self.seers.is_empty() {
            self.forget_who_saw(back);
        }
    }

    /// Notes that one seat sees a card.
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

/// Serialised as a map from back to card.
impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = (0u8..).zip(&self.0).filter(|(_, card)| **card != Memory::UNKNOWN);
        serializer.collect_map(known)
    }
}
