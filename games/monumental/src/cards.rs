//! A pile of cards with a fixed capacity, which is `Copy`.

use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

use crate::terms::{Card, MAX_CARDS};

/// A pile of cards, the last one on top. Its capacity is enough for any player; this is checked when the pack is
/// loaded.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct Cards {
    len: u8,
    cards: [Card; MAX_CARDS],
}

impl Default for Cards {
    fn default() -> Self {
        Self { len: 0, cards: [Card(0); MAX_CARDS] }
    }
}

impl Cards {
    /// The cards, the top one last.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards, for reordering.
    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// The number of cards.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a card on top.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.as_slice().last().copied()
    }

    /// Takes one card of that kind out, if there is one.
    pub fn remove(&mut self, card: Card) {
        if let Some(at) = self.as_slice().iter().position(|it| *it == card) {
            self.as_mut_slice()[at..].rotate_left(1);
            self.len -= 1;
        }
    }

    /// Removes all cards.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Whether there is a card of that kind.
    pub fn contains(&self, card: Card) -> bool {
        self.as_slice().contains(&card)
    }

    /// The cards, the top one last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.as_slice().iter().copied()
    }

    /// The kinds of cards in it, each once, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        let mut set = self.iter().fold(0u128, |set, card| set | 1 << card.0);
        std::iter::from_fn(move || {
            let idx = set.trailing_zeros() as u8;
            set &= set.checked_sub(1)?;
            Some(Card(idx))
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Cards::default();
        cards.into_iter().take(MAX_CARDS).for_each(|card| pile.push(card));
        pile
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Cards {}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(|card| card.0)).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
